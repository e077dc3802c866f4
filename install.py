"""Fetches the packages that the studio runs with: for this machine, as package-lock.json names them, with the npm of a Node found here.

ComfyUI-Manager and comfy-cli run this once after they have put the pack in place and installed requirements.txt, which brings a Node.
ComfyUI itself never runs it. A clone is built as well.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

PACK = Path(__file__).resolve().parent
BUILT = ("ci", "--omit=dev", "--ignore-scripts")
CLONED = ("ci",)
NO_NPM = "Episode Studio needs Node 20.19 or newer with npm, and found none: install it from nodejs.org, then run `npm {}` in {}"
FAILED = "Episode Studio could not fetch its packages (npm ended with {}): run `npm {}` in {}, then restart ComfyUI"


def main() -> int:
    """The exit code."""
    wanted = CLONED if (PACK / "tsconfig.json").is_file() else BUILT
    command = " ".join(wanted)
    for node in _nodes():
        npm = _npm_of(node)
        if npm is None or not _is_new_enough(node):
            continue
        variables = {**os.environ, "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}
        print(f"[Episode Studio] npm {command}", flush=True)
        code = subprocess.run([node, str(npm), *wanted], cwd=PACK, env=variables, check=False).returncode
        return 0 if code == 0 else _fail(FAILED.format(code, command, PACK))
    return _fail(NO_NPM.format(command, PACK))


def _nodes() -> list[str]:
    """As the shim looks for them; it cannot be imported where there is no ComfyUI."""
    spec = importlib.util.spec_from_file_location("episode_studio_find_node", PACK / "extension" / "shim" / "find_node.py")
    assert spec and spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found.find_nodes(PACK)


def _npm_of(node: str) -> Path | None:
    """The npm that came with a Node, else the one on the PATH."""
    home = Path(node).resolve().parent
    inside = Path("node_modules", "npm", "bin", "npm-cli.js")
    linked = Path(shutil.which("npm") or "npm").resolve()
    for program in (home / inside, home.parent / "lib" / inside, linked):
        if program.name == inside.name and program.is_file():
            return program
    return None


def _is_new_enough(node: str) -> bool:
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = [int(part) for part in asked.stdout.strip().lstrip("v").split(".") if part.isdigit()]
    return version >= [20, 19]


def _fail(sentence: str) -> int:
    print(f"[Episode Studio] {sentence}", file=sys.stderr, flush=True)
    return 1


if __name__ == "__main__":
    sys.exit(main())
