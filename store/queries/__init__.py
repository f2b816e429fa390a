"""All statements of a store, each written once, and the methods around them."""
