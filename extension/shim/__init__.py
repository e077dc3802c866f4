"""What ComfyUI loads: starts the studio's service beside the host, and lets the host's pages and programs reach it.

It adds no node. The service is a Node program (`extension/sidecar-program.ts`) that listens on a loopback port and answers only to
the token that it is given here.
"""

import asyncio
import atexit
import os
import secrets

import aiohttp
import folder_paths
from comfy.cli_args import args
from server import PromptServer

from .events import relay_events
from .host import PACK, greet
from .proxy import Proxy
from .sidecar import Sidecar
from .trust import trusted

NODE_CLASS_MAPPINGS: dict = {}
WEB_DIRECTORY = "./extension/web"


def _open() -> None:
    server = PromptServer.instance
    token = secrets.token_hex(32)
    certificates = trusted(args.tls_certfile, os.environ.get("NODE_EXTRA_CA_CERTS"))
    sidecar = Sidecar(PACK, lambda: greet(args, folder_paths, token), certificates)
    proxy = Proxy(sidecar, token)
    for path in ("/studio", "/studio/{rest:.*}"):
        server.routes.route("*", path)(proxy.handle)  # the host answers the same under /api

    async def start(_app: aiohttp.web.Application) -> None:
        sidecar.start()
        proxy.open()
        server.app["episode_studio"] = asyncio.create_task(relay_events(sidecar, server, token))

    server.app.on_startup.append(start)
    atexit.register(sidecar.stop)


_open()
