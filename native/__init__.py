"""The rules as machine code: which of them are compiled, where a build lies, and whether it fits these sources."""
