"""Tells the host's websockets what happens in the studio.

Everybody hears `studio.*`. What speaks of single jobs (`progress`, `execution_*`) has the host's own words and would be taken for a
run of the host's own page: only the studio's pages hear it, which open their sockets as `studio-…`.
"""

import asyncio
import json
from typing import Any

import aiohttp

from .proxy import TOKEN_HEADER
from .sidecar import Sidecar

PAGE = "studio-"
PAUSE = 0.3
"""Seconds between two looks for the service."""


async def relay_events(sidecar: Sidecar, server: Any, token: str) -> None:
    """Runs for as long as the host does. `server` is the host's PromptServer."""
    was_there = False
    async with aiohttp.ClientSession() as session:
        while True:
            if sidecar.port is not None:
                try:
                    url = f"http://127.0.0.1:{sidecar.port}/ws"
                    async with session.ws_connect(url, headers={TOKEN_HEADER: token}, heartbeat=30, max_msg_size=0) as socket:
                        if was_there:
                            _look_again(server)
                        was_there = True
                        async for message in socket:
                            if message.type == aiohttp.WSMsgType.TEXT:
                                tell(server, json.loads(message.data))
                except (aiohttp.ClientError, OSError, asyncio.TimeoutError):
                    pass  # it is looked for again
            await asyncio.sleep(PAUSE)


def tell(server: Any, event: dict[str, Any]) -> None:
    """One event, to those who are to hear it."""
    kind, data = event["type"], event["data"]
    if kind.startswith("studio."):
        server.send_sync(kind, data)
        return
    for name in list(server.sockets):
        if name.startswith(PAGE):
            server.send_sync(kind, data, name)


def _look_again(server: Any) -> None:
    """Pages may have missed something: they ask for everything when they connect anew."""
    for name, socket in list(server.sockets.items()):
        if name.startswith(PAGE):
            asyncio.create_task(socket.close(code=aiohttp.WSCloseCode.SERVICE_RESTART))
