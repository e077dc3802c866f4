"""What the sidecar is told of the host: where it answers, and where its folders really are."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Any

PACK = Path(__file__).resolve().parents[2]


def greet(args: Any, folders: Any, token: str) -> dict[str, Any]:
    """The first line that the sidecar reads. `args` are the host's own arguments, `folders` its folder_paths."""
    models = {name: list(entry[0]) for name, entry in folders.folder_names_and_paths.items() if name != "custom_nodes"}
    return {
        "token": token,
        "url": address_of(args.listen, args.port, bool(args.tls_keyfile and args.tls_certfile)),
        "userDir": folders.get_user_directory(),
        "folder": folders.base_path,
        "input": folders.get_input_directory(),
        "output": folders.get_output_directory(),
        "models": models,
    }


def address_of(listen: str, port: int, has_tls: bool) -> str:
    """Where a program on this machine reaches a host that listens on these addresses (a list with commas, or one)."""
    first = listen.split(",")[0].strip()
    host = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(first, first)
    try:
        host = f"[{host}]" if ipaddress.ip_address(host).version == 6 else host
    except ValueError:
        pass  # a name
    return f"{'https' if has_tls else 'http'}://{host}:{port}"
