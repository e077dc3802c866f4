"""The shim's way to the service and back, over real sockets: needs aiohttp, as every ComfyUI has it. Run by shim.test.ts."""

import asyncio
import importlib
import sys
import types
import unittest
from pathlib import Path

import aiohttp
from aiohttp import web

package = types.ModuleType("shim")  # without its __init__, which is for the host
package.__path__ = [str(Path(__file__).resolve().parents[2] / "extension" / "shim")]
sys.modules["shim"] = package
proxy = importlib.import_module("shim.proxy")

MB = 1024 * 1024


class ProxyTest(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        self.asked: list[web.BaseRequest] = []
        self.bodies: list[int] = []
        self.sidecar = types.SimpleNamespace(port=await self.serve(web.Server(self.answer)), trouble=None, is_coming=True, is_over=False)
        passing = proxy.Proxy(self.sidecar, "the token")
        passing.open()
        self.addAsyncCleanup(passing._session.close)
        host = web.Application(client_max_size=1024)
        for path in ("/studio", "/studio/{rest:.*}"):
            host.router.add_route("*", path, passing.handle)
        self.port = await self.serve(web.AppRunner(host))
        self.client = aiohttp.ClientSession(auto_decompress=False)
        self.addAsyncCleanup(self.client.close)

    async def serve(self, what) -> int:
        runner = web.ServerRunner(what) if isinstance(what, web.Server) else what
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.addAsyncCleanup(runner.cleanup)
        return runner.addresses[0][1]

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Stands in for the service."""
        self.asked.append(request)
        size = 0
        async for chunk in request.content.iter_any():
            size += len(chunk)
        self.bodies.append(size)
        if request.path.endswith("/packed"):
            return web.Response(body=b"\x1f\x8bpacked", headers={"Content-Encoding": "gzip", "Keep-Alive": "timeout=5"})
        if request.path.endswith("/film"):
            headers = {"Content-Range": "bytes 2-4/9", "Content-Length": "3", "Accept-Ranges": "bytes"}
            return web.Response(status=206, headers=headers, body=None if request.method == "HEAD" else b"lm!")
        if request.path.endswith("/cut"):
            response = web.StreamResponse(headers={"Content-Length": str(MB)})
            await response.prepare(request)
            await response.write(b"x" * 1000)
            request.transport.abort()
            return response
        return web.json_response({"ok": True})

    def ask(self, path: str, method: str = "GET", **options):
        return self.client.request(method, aiohttp.client.URL(f"http://127.0.0.1:{self.port}{path}", encoded=True), **options)

    async def test_passes_a_request_on_as_it_is(self) -> None:
        sent = {"X-Forwarded-For": "127.0.0.1", "X-Forwarded-Proto": "https", "X-Real-IP": "1.2.3.4", "X-Studio-Token": "guess"}
        named = {"Connection": "close, X-Hop", "X-Hop": "1", "Host": "films.example", "Origin": "http://films.example"}
        async with self.ask("/studio/a%2Fb%20c?ep=%2Fx+y&q=a%3Ab", headers={**sent, **named, "Range": "bytes=2-4"}) as reply:
            self.assertEqual((reply.status, await reply.json()), (200, {"ok": True}))
        [asked] = self.asked
        self.assertEqual(asked.raw_path, "/studio/a%2Fb%20c?ep=%2Fx+y&q=a%3Ab")
        heard = asked.headers
        self.assertEqual(heard.getall("X-Studio-Token"), ["the token"])
        self.assertEqual(heard.getall("X-Forwarded-For"), ["unknown"])
        self.assertEqual((heard["Host"], heard["Origin"], heard["Range"]), ("films.example", "http://films.example", "bytes=2-4"))
        for name in ("X-Forwarded-Proto", "X-Real-IP", "X-Hop", "Transfer-Encoding"):
            self.assertNotIn(name, heard)

    async def test_says_who_asked_where_no_proxy_stands_before_the_host(self) -> None:
        async with self.ask("/studio/config"):
            pass
        self.assertEqual(self.asked[-1].headers.getall("X-Forwarded-For"), ["127.0.0.1"])

    async def test_passes_an_answer_back_as_it_is(self) -> None:
        async with self.ask("/studio/packed") as reply:
            self.assertEqual((reply.headers["Content-Encoding"], await reply.read()), ("gzip", b"\x1f\x8bpacked"))
            self.assertNotIn("Keep-Alive", reply.headers)
        for method, body in (("GET", b"lm!"), ("HEAD", b"")):
            async with self.ask("/studio/film", method) as reply:
                self.assertEqual((reply.status, reply.headers["Content-Range"]), (206, "bytes 2-4/9"))
                self.assertEqual((reply.headers["Content-Length"], await reply.read()), ("3", body))

    async def test_takes_more_than_the_host_does(self) -> None:
        async def chunks():
            for _ in range(4):
                yield b"x" * MB

        for body in (b"x" * 4 * MB, chunks()):
            async with self.ask("/studio/form", "POST", data=body) as reply:
                self.assertEqual(reply.status, 200)
        self.assertEqual(self.bodies, [4 * MB, 4 * MB])

    async def test_lets_nobody_take_a_part_for_the_whole(self) -> None:
        with self.assertRaises(aiohttp.ClientError):
            async with self.ask("/studio/cut") as reply:
                await reply.read()

    async def test_waits_for_a_service_that_starts_and_says_why_one_does_not(self) -> None:
        port, self.sidecar.port = self.sidecar.port, None
        waiting = asyncio.create_task(self.ask("/studio/info").__aenter__())
        await asyncio.sleep(0.3)
        self.assertFalse(waiting.done())
        self.sidecar.port = port
        self.assertEqual((await waiting).status, 200)
        self.sidecar.port, self.sidecar.trouble, self.sidecar.is_coming = None, "it needs <Node>", False
        async with self.ask("/studio/info") as reply:
            self.assertEqual((reply.status, await reply.json()), (503, {"error": "it needs <Node>"}))
        async with self.ask("/studio/", headers={"Accept": "text/html,*/*"}) as reply:
            self.assertEqual((reply.status, reply.content_type), (503, "text/html"))
            self.assertIn("it needs &lt;Node&gt;", await reply.text())

    async def test_shows_a_page_of_its_own_that_says_what_to_do(self) -> None:
        self.sidecar.port, self.sidecar.is_coming = None, False
        self.sidecar.trouble = "Episode Studio is not built: run `npm ci` in /a <b>, and restart ComfyUI"
        for is_over, title in ((False, "Episode Studio is being started"), (True, "Episode Studio does not run")):
            self.sidecar.is_over = is_over
            async with self.ask("/studio/", headers={"Accept": "text/html,*/*"}) as reply:
                page = await reply.text()
            self.assertIn(f"<h1>{title}</h1>", page)
            self.assertIn(">Episode Studio is not built: run <code>npm ci</code> in /a &lt;b&gt;, and restart ComfyUI<", page)
            self.assertEqual("<h2>What to do</h2>" in page, is_over)
            self.assertNotRegex(page, r"\{[A-Z]+\}|src=|url\(")
        async with self.ask("/studio/info") as reply:
            self.assertEqual(await reply.json(), {"error": self.sidecar.trouble})


if __name__ == "__main__":
    unittest.main()
