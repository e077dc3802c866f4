"""The parts of ComfyUI's shim that need no ComfyUI. Run by shim.test.ts, which names the Node to use in STUDIO_NODE."""

import asyncio
import importlib.util
import json
import logging
import os
import sys
import tempfile
import time
import types
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
NODE = os.environ["STUDIO_NODE"]

package = types.ModuleType("shim")  # without its __init__, which is for the host
package.__path__ = [str(ROOT / "extension" / "shim")]
sys.modules["shim"] = package
find_node, host, listeners, sidecar, trust = (
    importlib.import_module(f"shim.{name}") for name in ("find_node", "host", "listeners", "sidecar", "trust")
)
logging.disable(logging.CRITICAL)

RUNS = """
const { createInterface } = require("node:readline");
createInterface({ input: process.stdin }).once("line", (line) => {
  require("node:fs").appendFileSync(process.env.SEEN, line + "\\n");
  process.stdout.write(JSON.stringify({ port: process.pid }) + "\\n");
}).once("close", () => process.exit(0));
"""
FAILS = 'process.stdout.write(JSON.stringify({ error: "the folder is taken" }) + "\\n"); process.exitCode = 1;'
NEVER_RUNS = FAILS.replace("error:", "lasting: true, error:")
CRASHES = 'console.error(JSON.stringify({ level: 60, msg: "out of memory" })); process.exit(134);'
TOO_OLD = 'process.stdout.write(JSON.stringify({ tooOld: "16.2.0" }) + "\\n");'


class ShimTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="studio shim ")
        self.addCleanup(folder.cleanup)
        self.pack = Path(folder.name)
        self.seen = self.pack / "seen"
        patch = mock.patch.dict(os.environ, {"SEEN": str(self.seen)})
        patch.start()
        self.addCleanup(patch.stop)

    def build(self, program: str) -> None:
        for path, text in {"dist/bin/sidecar.js": "", "extension/start-sidecar.cjs": program}.items():
            (self.pack / path).parent.mkdir(parents=True, exist_ok=True)
            (self.pack / path).write_text(text)

    def open(self, pauses: tuple[float, ...] = (0.01, 0.01)) -> "sidecar.Sidecar":
        opened = sidecar.Sidecar(self.pack, lambda: {"token": "t"}, pauses=pauses)
        self.addCleanup(opened.stop)
        opened.start()
        return opened

    def until(self, is_so) -> None:
        end = time.monotonic() + 20
        while not is_so():
            self.assertLess(time.monotonic(), end, "it did not come to that")
            time.sleep(0.02)


class SidecarTest(ShimTest):
    def test_greets_the_service_and_starts_it_again_when_it_dies(self) -> None:
        self.build(RUNS)
        opened = self.open()
        self.until(lambda: opened.port)
        first = opened.port
        os.kill(first, 9)
        self.until(lambda: opened.port not in (None, first))
        self.assertEqual([json.loads(line) for line in self.seen.read_text().splitlines()], [{"token": "t"}] * 2)
        second = opened.port
        opened.stop()
        self.assertIsNone(opened.port)
        with self.assertRaises(ProcessLookupError):
            os.kill(second, 0)

    def test_leaves_a_service_alone_that_does_not_start(self) -> None:
        for program, why in ((FAILS, "the folder is taken"), (CRASHES, "out of memory")):
            self.build(program)
            opened = self.open()
            self.until(lambda: opened.is_over)
            self.assertEqual(
                opened.trouble, f"Episode Studio does not run: {why} (started 3 times: restart ComfyUI to try again)"
            )

    def test_leaves_it_alone_at_once_when_another_try_would_not_help(self) -> None:
        self.build(NEVER_RUNS)
        opened = self.open()
        self.until(lambda: opened.is_over)
        self.assertEqual(opened.trouble, "Episode Studio does not run: the folder is taken")

    def test_is_worth_waiting_for_unless_it_has_said_why_it_does_not_run(self) -> None:
        for program, is_coming in ((FAILS, False), (CRASHES, True)):
            self.build(program)
            opened = self.open(pauses=(60.0,))
            self.assertTrue(opened.is_coming)
            self.until(lambda: opened.trouble)
            self.assertEqual(opened.is_coming, is_coming)
            self.assertIn("it is being started again", opened.trouble)
            opened.stop()

    def test_says_what_is_needed(self) -> None:
        opened = self.open()
        self.until(lambda: opened.is_over)
        self.assertEqual(opened.trouble, f"Episode Studio is not built: run `npm ci` in {self.pack}, and restart ComfyUI")
        (self.pack / "installed.json").write_text("{}")
        opened = self.open()
        self.until(lambda: opened.is_over)
        self.assertEqual(opened.trouble, f"Episode Studio is not whole in {self.pack}: run install.js again, and restart ComfyUI")
        self.build(TOO_OLD)
        with mock.patch.object(sidecar, "find_nodes", lambda _pack: [NODE]):
            opened = self.open()
            self.until(lambda: opened.is_over)
        self.assertIn("needs Node 20.19 or newer, and found 16.2.0", opened.trouble)
        with mock.patch.object(sidecar, "find_nodes", lambda _pack: []):
            opened = self.open()
            self.until(lambda: opened.is_over)
        self.assertIn("needs Node 20.19 or newer, and found none", opened.trouble)


class FindNodeTest(ShimTest):
    def test_takes_what_is_named_then_what_was_noted(self) -> None:
        noted = self.pack / "node"
        noted.write_text("")
        (self.pack / "installed.json").write_text(json.dumps({"node": str(noted)}))
        self.assertEqual(find_node.find_nodes(self.pack)[:2], [NODE, str(noted)])

    def test_passes_over_what_is_not_there(self) -> None:
        (self.pack / "installed.json").write_text("[]")
        with mock.patch.dict(os.environ, {"STUDIO_NODE": "/nowhere/node", "PATH": ""}):
            self.assertNotIn("/nowhere/node", find_node.find_nodes(self.pack))


class HostTest(unittest.TestCase):
    def test_is_reached_from_this_machine(self) -> None:
        for listen, has_tls, url in (
            ("127.0.0.1", False, "http://127.0.0.1:8188"),
            ("0.0.0.0,::", False, "http://127.0.0.1:8188"),
            ("::", False, "http://[::1]:8188"),
            ("192.0.2.7", True, "https://192.0.2.7:8188"),
            ("render-box", False, "http://render-box:8188"),
        ):
            self.assertEqual(host.address_of(listen, 8188, has_tls), url)

    def test_tells_its_real_folders(self) -> None:
        args = types.SimpleNamespace(listen="127.0.0.1", port=8188, tls_keyfile=None, tls_certfile=None)
        folders = types.SimpleNamespace(
            get_user_directory=lambda: "/data/user",
            base_path="/data",
            get_input_directory=lambda: "/data/in",
            get_output_directory=lambda: "/data/out",
            folder_names_and_paths={"vae": (["/data/models/vae", "/more/vae"], {".safetensors"}), "custom_nodes": (["/c"], set())},
        )
        self.assertEqual(
            host.greet(args, folders, "t"),
            {
                "token": "t",
                "url": "http://127.0.0.1:8188",
                "userDir": "/data/user",
                "folder": "/data",
                "input": "/data/in",
                "output": "/data/out",
                "models": {"vae": ["/data/models/vae", "/more/vae"]},
            },
        )


class TrustTest(unittest.TestCase):
    def test_the_hosts_certificate_joins_what_is_trusted_already(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            own, named = Path(folder, "own.pem"), Path(folder, "named.pem")
            own.write_text("OWN")
            named.write_text("NAMED")
            self.assertEqual(trust.trusted(None, str(named)), str(named))
            self.assertEqual(trust.trusted(str(own), None), str(own))
            self.assertEqual(trust.trusted(str(own), str(Path(folder, "nowhere"))), str(own))
            self.assertEqual(Path(trust.trusted(str(own), str(named))).read_text(), "NAMED\nOWN")


class ListenersTest(unittest.TestCase):
    def test_tell_the_hosts_page_nothing_of_single_jobs(self) -> None:
        server = mock.Mock(sockets={"studio-1": None, "studio-2": None, "main": None, "episode-studio-3": None})
        listeners.tell(server, {"type": "studio.job", "data": {"id": "a"}})
        listeners.tell(server, {"type": "progress", "data": {"value": 1}})
        self.assertEqual(
            server.send_sync.call_args_list,
            [
                mock.call("studio.job", {"id": "a"}),
                mock.call("progress", {"value": 1}, "studio-1"),
                mock.call("progress", {"value": 1}, "studio-2"),
            ],
        )

    def test_look_again_when_something_may_have_been_missed(self) -> None:
        page, main = mock.AsyncMock(), mock.AsyncMock()

        async def run() -> None:
            listeners.look_again(mock.Mock(sockets={"studio-1": page, "main": main}))
            await asyncio.sleep(0)

        asyncio.run(run())
        page.close.assert_awaited_once_with(code=1012)
        main.close.assert_not_awaited()


if __name__ == "__main__":
    unittest.main()
