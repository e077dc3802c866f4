"""Hears what happens in the studio, over the service's own websocket, and hands it to those who listen at the host's."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp

from .listeners import look_again, tell
from .proxy import TOKEN_HEADER
from .sidecar import Sidecar

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
                            look_again(server)
                        was_there = True
                        async for message in socket:
                            if message.type == aiohttp.WSMsgType.TEXT:
                                tell(server, json.loads(message.data))
                except (aiohttp.ClientError, OSError, asyncio.TimeoutError):
                    pass  # it is looked for again
            await asyncio.sleep(PAUSE)
