"""Episode Studio as a pack of ComfyUI: everything is in extension/shim."""

from .extension.shim import NODE_CLASS_MAPPINGS, WEB_DIRECTORY

__all__ = ["NODE_CLASS_MAPPINGS", "WEB_DIRECTORY"]
