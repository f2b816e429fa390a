"""The Trojan Horse."""
