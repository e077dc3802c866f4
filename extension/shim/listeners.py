"""Who hears what at the host's websocket.

Everybody hears `studio.*`. What speaks of single jobs (`progress`, `execution_*`) has the host's own words and would be taken for a
run of the host's own page: only the studio's pages hear it, which open their sockets as `studio-…`.
"""

from __future__ import annotations

import asyncio
from typing import Any

PAGE = "studio-"
SERVICE_RESTART = 1012
"""Close code of a websocket."""
_under_way: set[asyncio.Task[Any]] = set()


def tell(server: Any, event: dict[str, Any]) -> None:
    """One event, to those who are to hear it."""
    kind, data = event["type"], event["data"]
    if kind.startswith("studio."):
        server.send_sync(kind, data)
        return
    for name in list(server.sockets):
        if name.startswith(PAGE):
            server.send_sync(kind, data, name)


def look_again(server: Any) -> None:
    """Pages may have missed something: they ask for everything when they connect anew."""
    for name, socket in list(server.sockets.items()):
        if name.startswith(PAGE):
            closing = asyncio.create_task(socket.close(code=SERVICE_RESTART))
            _under_way.add(closing)
            closing.add_done_callback(_under_way.discard)
