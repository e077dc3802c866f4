"""Keeps the service running beside the host: starts it, hears where it answers, starts it again when it dies, takes it along at the end.

A thread of its own does that, so that no loop of the host waits for a process. The service ends by itself when its standard input
closes, which it does however the host ends. After some starts in a row that came to nothing, it is left alone and the reason told.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from .find_node import find_nodes

NO_NODE = "Episode Studio needs Node 20.19 or newer, and found none: install it from nodejs.org, or name it in STUDIO_NODE, and restart ComfyUI"
TOO_OLD = "Episode Studio needs Node 20.19 or newer, and found {}: install a newer one, or name it in STUDIO_NODE, and restart ComfyUI"
NOT_BUILT = "Episode Studio is not built: run `npm ci` in {}, and restart ComfyUI"
NOT_WHOLE = "Episode Studio is not whole in {}: run install.js again, and restart ComfyUI"
# Megabytes of each half of Node's space for new objects: 16 by itself, which an idle service would keep.
YOUNG_SPACE = "--max-semi-space-size=4"
PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0)
"""Seconds before each start that follows one that came to nothing."""
SETTLED = 60.0
"""Seconds that a service has to live to count as one that started well."""
LAST_WORDS = 2.0
"""Seconds in which the last line of a service that has ended arrives."""
PATIENCE = 10.0
"""Seconds that an orderly end may take."""

log = logging.getLogger("episode_studio")


class Sidecar:
    """`port` is where the service answers; while that is None, `trouble` says why, and `is_coming` whether it is worth waiting.

    A service that has said itself why it does not run is started again, and not waited for: a user folder that another studio
    works in may be given back. One that says that no other try would help is left alone at once.
    """

    def __init__(
        self, pack: Path, greet: Callable[[], dict[str, Any]], certificates: str | None = None, pauses: tuple[float, ...] = PAUSES
    ) -> None:
        self._pack = pack
        self._greet = greet
        self._certificates = certificates
        self._pauses = pauses
        self._stopping = threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self._last_line = ""
        self.port: int | None = None
        self.trouble: str | None = None
        self.is_coming = True
        self.is_over = False

    def start(self) -> None:
        """Returns at once."""
        threading.Thread(target=self._keep, name="episode-studio", daemon=True).start()

    def stop(self) -> None:
        """Returns when the service has ended."""
        self._stopping.set()
        process, self.port = self._process, None
        if process is None or process.poll() is not None:
            return
        try:
            _close(process.stdin)
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()

    def _keep(self) -> None:
        if not (self._pack / "dist" / "bin" / "sidecar.js").is_file():
            is_copy = (self._pack / "installed.json").is_file()
            return self._give_up((NOT_WHOLE if is_copy else NOT_BUILT).format(self._pack))
        nodes = find_nodes(self._pack)
        if not nodes:
            return self._give_up(NO_NODE)
        failures = 0
        while not self._stopping.is_set():
            began = time.monotonic()
            answer, why = self._run(nodes[0])
            if self._stopping.is_set():
                return None
            if "tooOld" in answer:
                nodes.pop(0)
                if not nodes:
                    return self._give_up(TOO_OLD.format(answer["tooOld"]))
                continue
            if answer.get("lasting"):
                return self._give_up(why)
            failures = 0 if time.monotonic() - began > SETTLED else failures
            if failures == len(self._pauses):
                return self._give_up(f"{why} (started {failures + 1} times: restart ComfyUI to try again)")
            self.is_coming = "error" not in answer
            self.trouble = f"{why}; it is being started again"
            log.warning("[Episode Studio] %s", self.trouble)
            self._stopping.wait(self._pauses[failures])
            failures += 1
        return None

    def _run(self, node: str) -> tuple[dict[str, Any], str]:
        """Runs the service until it ends: what it said when it started, and why it ended."""
        try:
            process = self._open(node)
        except OSError as error:
            return {}, f"Episode Studio could not start {node}: {error}"
        hearing = threading.Thread(target=self._hear, args=(process.stderr,), daemon=True)
        hearing.start()
        answer = self._hand_shake(process)
        port = answer.get("port")
        if isinstance(port, int):
            self.port, self.trouble, self.is_coming = port, None, True
            log.info("[Episode Studio] runs (port %s of this machine); open it at /studio/", port)
        code = process.wait()
        hearing.join(LAST_WORDS)
        self.port = None
        _close(process.stdin)
        _close(process.stdout)
        reason = answer.get("error") or self._last_line or _ending(code)
        return answer, f"Episode Studio does not run: {reason}"

    def _open(self, node: str) -> subprocess.Popen[str]:
        variables = dict(os.environ)
        if self._certificates:
            variables["NODE_EXTRA_CA_CERTS"] = self._certificates  # or it would not trust the host that it works for
        apart: dict[str, Any] = {"start_new_session": True}  # a Ctrl+C is for the host, which then closes standard input
        if os.name == "nt":
            apart = {"creationflags": subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP}
        self._last_line = ""
        process = subprocess.Popen(
            [node, YOUNG_SPACE, str(self._pack / "extension" / "start-sidecar.cjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=variables,
            encoding="utf-8",
            errors="replace",
            **apart,
        )
        self._process = process
        if self._stopping.is_set():
            _close(process.stdin)
        return process

    def _hand_shake(self, process: subprocess.Popen[str]) -> dict[str, Any]:
        try:
            assert process.stdin and process.stdout
            process.stdin.write(json.dumps(self._greet()) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            return answer if isinstance(answer, dict) else {}
        except (OSError, ValueError):
            return {}  # it ended before it said anything

    def _hear(self, lines: IO[str]) -> None:
        with lines:
            for line in lines:
                self._last_line = _sentence_in(line.strip())
                log.warning("[Episode Studio] %s", self._last_line)

    def _give_up(self, sentence: str) -> None:
        self.is_coming, self.trouble, self.is_over = False, sentence, True
        log.error("[Episode Studio] %s", sentence)


def _ending(code: int) -> str:
    return f"it was ended by signal {-code}" if code < 0 else f"it ended with code {code}"


def _sentence_in(line: str) -> str:
    """What a line of the service's log says, without what programs read of it."""
    try:
        return str(json.loads(line)["msg"])
    except (ValueError, KeyError, TypeError):
        return line


def _close(pipe: IO[str] | None) -> None:
    try:
        if pipe:
            pipe.close()
    except OSError:
        pass  # it is closed already
