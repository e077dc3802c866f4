"""install.py as ComfyUI's installers run it, on small packs whose packages lie beside them. Run by install-py.test.ts."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class FetchTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="studio pack ")
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name).resolve()
        self.pack = self.home / "episode-studio"
        (self.pack / "extension" / "shim").mkdir(parents=True)
        (self.home / "draws").mkdir()
        (self.home / "draws" / "package.json").write_text('{"name": "draws", "version": "1.0.0"}')
        shutil.copy(ROOT / "install.py", self.pack)
        shutil.copy(ROOT / "extension" / "shim" / "find_node.py", self.pack / "extension" / "shim")
        needs = {"dependencies": {"draws": "file:../draws"}, "devDependencies": {"tests": "1.0.0"}}
        scripts = {"prepare": "node -e \"fs.writeFileSync('built', '')\""}
        self.write("package.json", {"name": "episode-studio", "version": "1.0.0", "scripts": scripts, **needs})
        nowhere = {"version": "1.0.0", "resolved": "http://127.0.0.1:9/tests.tgz", "dev": True}
        packages = {"": {"name": "episode-studio", "version": "1.0.0", **needs}, "../draws": {"version": "1.0.0"}}
        links = {"node_modules/draws": {"resolved": "../draws", "link": True}, "node_modules/tests": nowhere}
        lock = {"name": "episode-studio", "version": "1.0.0", "lockfileVersion": 3, "packages": {**packages, **links}}
        self.write("package-lock.json", lock)

    def write(self, name: str, value: object) -> None:
        (self.pack / name).write_text(json.dumps(value))

    def run_it(self, **variables: str) -> subprocess.CompletedProcess[str]:
        quiet = {"npm_config_audit": "false", "npm_config_cache": str(self.home / "cache"), "npm_config_fetch_retries": "0"}
        program = [sys.executable, str(self.pack / "install.py")]
        return subprocess.run(program, env={**os.environ, **quiet, **variables}, cwd=self.home, capture_output=True, text=True, check=False)

    def test_fetches_what_runs_and_nothing_for_developers(self) -> None:
        ended = self.run_it()
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertTrue((self.pack / "node_modules" / "draws" / "package.json").is_file())
        self.assertFalse((self.pack / "node_modules" / "tests").exists())
        self.assertFalse((self.pack / "built").exists())

    def test_builds_a_clone(self) -> None:
        (self.pack / "tsconfig.json").write_text("{}")
        self.write("package.json", {**json.loads((self.pack / "package.json").read_text()), "devDependencies": {}})
        lock = json.loads((self.pack / "package-lock.json").read_text())
        del lock["packages"]["node_modules/tests"], lock["packages"][""]["devDependencies"]
        self.write("package-lock.json", lock)
        ended = self.run_it()
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertTrue((self.pack / "built").is_file())

    def test_says_what_to_do_when_npm_fails(self) -> None:
        (self.pack / "package-lock.json").unlink()
        ended = self.run_it()
        self.assertEqual(ended.returncode, 1)
        self.assertIn(f"run `npm ci --omit=dev --ignore-scripts` in {self.pack}, then restart ComfyUI", ended.stderr)


if __name__ == "__main__":
    unittest.main()
