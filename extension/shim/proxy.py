"""Passes what comes to /studio and /api/studio on to the service, as it comes and in both directions: nothing is held in memory.

The host's own guards have looked at a request before; the service's guards look at it again, so the name and the page that it comes
from are left as they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import aiohttp
from aiohttp import web
from multidict import CIMultiDict
from yarl import URL

from .down_page import down_page
from .sidecar import Sidecar

TOKEN_HEADER = "X-Studio-Token"
HOP_BY_HOP = {
    "connection",
    "keep-alive",
    "proxy-authenticate",
    "proxy-authorization",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
}
"""Headers that speak of one connection, not of the message."""
OURS = {"expect", TOKEN_HEADER.lower()}
"""Headers that a client has no say in."""
FORWARDED = {"forwarded", "x-real-ip"}
"""Beside all that begin with X-Forwarded: they say that a proxy stands before the host, whose address is not the asker's."""
STARTING = 20.0
"""Seconds that a request waits for a service that is being started."""
PAGE_STARTING = 3.0
"""Seconds that the page waits: then it says so, and looks by itself."""
LOOK_EVERY = 0.1
"""Seconds."""


class Proxy:
    """The handler of both prefixes."""

    def __init__(self, sidecar: Sidecar, token: str) -> None:
        self._sidecar = sidecar
        self._token = token
        self._session: aiohttp.ClientSession | None = None

    def open(self) -> None:
        """Called in the host's loop, once."""
        self._session = aiohttp.ClientSession(
            auto_decompress=False,
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None, sock_connect=5),
        )

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answers with what the service answers, or with 503 and the reason why it does not."""
        port = await self._port(PAGE_STARTING if _wants_page(request) else STARTING)
        if port is None or self._session is None:
            return self._unavailable(request, "Episode Studio is being started: try again in a moment")
        url = URL.build(
            scheme="http",
            host="127.0.0.1",
            port=port,
            path=request.rel_url.raw_path,
            query_string=request.rel_url.raw_query_string,
            encoded=True,
        )
        try:
            answer = await self._session.request(
                request.method,
                url,
                headers=self._asked(request),
                data=request.content if request.body_exists else None,
                skip_auto_headers=("Accept", "Accept-Encoding", "Content-Type", "User-Agent"),
                allow_redirects=False,
            )
        except (aiohttp.ClientError, OSError):
            return self._unavailable(request, "Episode Studio did not answer: try again in a moment")
        return await _pass_back(request, answer)

    async def _port(self, patience: float) -> int | None:
        for _ in range(round(patience / LOOK_EVERY)):
            if self._sidecar.port is not None or not self._sidecar.is_coming:
                break
            await asyncio.sleep(LOOK_EVERY)
        return self._sidecar.port

    def _asked(self, request: web.Request) -> CIMultiDict[str]:
        headers = _passed_on(request.headers)
        asker = request.remote or "unknown"
        for name in list(headers):
            if name.lower() in FORWARDED or name.lower().startswith("x-forwarded-"):
                asker = "unknown"
            elif name.lower() not in OURS:
                continue
            headers.popall(name, None)
        headers["X-Forwarded-For"] = asker
        headers[TOKEN_HEADER] = self._token
        return headers

    def _unavailable(self, request: web.Request, otherwise: str) -> web.Response:
        sentence = self._sidecar.trouble or otherwise
        headers = {"Retry-After": "2", "Cache-Control": "no-store"}
        if not _wants_page(request):
            return web.json_response({"error": sentence}, status=503, headers=headers)
        page = down_page(sentence, self._sidecar.is_over)
        return web.Response(text=page, content_type="text/html", status=503, headers=headers)


async def _pass_back(request: web.Request, answer: aiohttp.ClientResponse) -> web.StreamResponse:
    response = web.StreamResponse(status=answer.status, reason=answer.reason, headers=_passed_on(answer.headers))
    try:
        await response.prepare(request)
        async for chunk in answer.content.iter_any():
            await response.write(chunk)
        await response.write_eof()
    except (ConnectionError, aiohttp.ClientError):
        # Either side has hung up in the middle: a reply that is not whole must not look as if it were.
        if request.transport is not None:
            request.transport.abort()
    finally:
        answer.close()
    return response


def _passed_on(headers: Mapping[str, str]) -> CIMultiDict[str]:
    given = CIMultiDict(headers)
    named = {word.strip().lower() for line in given.getall("Connection", []) for word in line.split(",")}
    return CIMultiDict((name, value) for name, value in given.items() if name.lower() not in HOP_BY_HOP | named)


def _wants_page(request: web.Request) -> bool:
    return "text/html" in request.headers.get("Accept", "")
