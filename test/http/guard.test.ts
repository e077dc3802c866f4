import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getConfigRoute, putConfigRoute, stopServerRoute } from "../../src/contracts/routes/config.ts";
import { bind } from "../../src/http/binding.ts";
import { readHosts } from "../../src/http/guard.ts";
import { isLoopback } from "../../src/http/guard.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { JSON_TYPE, sendRequest, sendRaw, openTestServer, type TestServer } from "./open-test-server.ts";

const config = { roots: [], review_copy: false, version: 1, host: "here" };

describe("The guard against foreign pages", () => {
  let server: TestServer;
  let stopped = 0;
  let saved = 0;
  let isLocal = true;
  const page = suiteFolder();
  before(async () => {
    await writeFile(join(page(), "index.html"), "<!doctype html><title>page</title>");
    server = await openTestServer({
      page: page(),
      allowedHosts: ["Workstation", "http://studio.example:8190/"],
      isLocal: () => isLocal,
      bindings: [
        bind(getConfigRoute, async () => config),
        bind(putConfigRoute, async () => ((saved += 1), config)),
        bind(stopServerRoute, async () => ((stopped += 1), { stopping: true, restart: false })),
      ],
    });
  });
  after(() => server.close());

  const ask = (headers: Record<string, string | string[]>, path = "/studio/config") =>
    sendRequest(server, path, { headers });
  const put = (headers: Record<string, string>) =>
    sendRequest(server, "/studio/config", {
      method: "PUT",
      headers: { ...JSON_TYPE, ...headers },
      body: '{"roots":[]}',
    });

  describe("by Host", () => {
    it("let in addresses, localhost, the machine's name and the names of the setting", async () => {
      const names = ["127.0.0.1", "127.0.0.1:8190", "192.168.1.20:8190", "[::1]", "[::1]:8190", "[fe80::1]:80"];
      names.push("localhost", "LOCALHOST:3000", "localhost.", "studio.localhost:8190");
      names.push("workstation", "workstation:8190", "studio.example", "STUDIO.example:1");
      for (const Host of names) expect((await ask({ Host })).status, Host).to.equal(200);
    });

    it("refuse a foreign name that is pointed at this machine", async () => {
      const names = [
        "evil.example",
        "evil.example:8190",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evillocalhost",
      ];
      names.push(
        "127.0.0.1@evil.example",
        "studio.example.evil",
        "xworkstation",
        "[::1].evil.example",
        "127.0.0.1:80:80",
      );
      for (const Host of names) {
        const reply = await ask({ Host });
        expect(reply.status, Host).to.equal(403);
        expect(reply.error, Host).to.match(/STUDIO_HOSTS|does not say which host/);
      }
    });

    it("refuse a request for no host, or for two", async () => {
      const line = "GET /studio/config HTTP/1.1\r\nConnection: close\r\n";
      for (const hosts of [
        "Host:\r\n",
        "Host: localhost\r\nHost: evil.example\r\n",
        "Host: evil.example\r\nHost: localhost\r\n",
      ]) {
        expect(await sendRaw(server, `${line}${hosts}\r\n`), hosts).to.match(/^HTTP\/1.1 403 /);
      }
      expect(await sendRaw(server, "GET /studio/config HTTP/1.0\r\n\r\n")).to.match(/^HTTP\/1.1 403 /);
    });

    it("look at the page and at unknown paths too", async () => {
      for (const path of ["/", "/nowhere", "/studio/nowhere"]) {
        expect((await ask({ Host: "evil.example" }, path)).status, path).to.equal(403);
      }
    });
  });

  describe("by Origin", () => {
    it("let in programs, which send none, and the page itself", async () => {
      expect((await put({})).status).to.equal(200);
      expect((await put({ Host: "localhost:8190", Origin: "http://localhost:8190" })).status).to.equal(200);
      expect((await put({ Host: "studio.example", Origin: "https://studio.example" })).status).to.equal(200);
      expect((await put({ Host: "localhost:80", Origin: "http://localhost" })).status).to.equal(200);
    });

    it("refuse every other page, reading and writing, and change nothing", async () => {
      const before = saved;
      const origins = ["http://evil.example", "null", "http://localhost:3000", "http://127.0.0.1:8190", "file://"];
      origins.push("http://localhost", "chrome-extension://abc", "http://localhost:8190.evil.example", "nonsense", "");
      for (const Origin of origins) {
        expect((await put({ Host: "localhost:8190", Origin })).status, Origin).to.equal(403);
        expect((await ask({ Host: "localhost:8190", Origin })).status, Origin).to.equal(403);
      }
      expect(saved).to.equal(before);
    });

    it("grant no preflight", async () => {
      const headers = { Origin: "http://evil.example", "Access-Control-Request-Method": "PUT" };
      const reply = await sendRequest(server, "/studio/config", { method: "OPTIONS", headers });
      expect(reply.status).to.equal(403);
      expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).to.deep.equal([]);
      expect((await sendRequest(server, "/studio/config", { method: "OPTIONS" })).status).to.equal(404);
    });
  });

  describe("by Referer, where a browser says nothing more", () => {
    const Host = "192.168.1.20:8190";

    it("let in the page's own requests", async () => {
      expect((await ask({ Host, Referer: "http://192.168.1.20:8190/" })).status).to.equal(200);
      expect((await ask({ Host: "localhost:80", Referer: "http://localhost/index.html?a" })).status).to.equal(200);
    });

    it("refuse pictures, scripts and forms of other pages", async () => {
      for (const Referer of ["http://evil.example/a", "http://192.168.1.20:3000/", "file:///a.html", "nonsense", ""]) {
        const reply = await ask({ Host, Referer });
        expect(reply.status, Referer).to.equal(403);
        expect(reply.error).to.include("open the studio's own page");
      }
    });

    it("let a link of another site open the page", async () => {
      expect((await ask({ Host, Referer: "http://mail.example/" }, "/")).status).to.equal(200);
    });

    it("believe the browser where it does say", async () => {
      const Referer = "http://evil.example/";
      expect((await ask({ Host, Referer, "Sec-Fetch-Site": "same-origin" })).status).to.equal(200);
      expect((await ask({ Host, Referer, Origin: `http://${Host}` })).status).to.equal(200);
    });
  });

  describe("by Sec-Fetch-Site", () => {
    it("let in the page's own requests and what a person typed", async () => {
      for (const site of ["same-origin", "none"]) expect((await ask({ "Sec-Fetch-Site": site })).status).to.equal(200);
    });

    it("refuse pictures, scripts and links of other pages, on reading too", async () => {
      for (const site of ["cross-site", "same-site", "anything"]) {
        for (const mode of ["no-cors", "cors", "navigate"]) {
          const headers = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": "document" };
          const reply = await ask(headers);
          expect(reply.status, `${site} ${mode}`).to.equal(403);
          expect(reply.error).to.include("open the studio's own page");
        }
      }
    });

    it("let a link of another site open the page in a window of its own, but not inside itself", async () => {
      const visit = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
      expect((await ask(visit, "/")).status).to.equal(200);
      expect((await ask(visit, "/?from=mail")).status).to.equal(200);
      expect((await ask({ ...visit, "Sec-Fetch-Dest": "iframe" }, "/")).status).to.equal(403);
      expect((await ask({ ...visit, "Sec-Fetch-Mode": "no-cors" }, "/")).status).to.equal(403);
      expect((await sendRequest(server, "/", { method: "POST", headers: visit })).status).to.equal(403);
    });
  });

  it("forbid foreign pages to embed what they cannot read", async () => {
    const { headers } = await ask({});
    expect(headers["cross-origin-resource-policy"]).to.equal("same-origin");
    expect(headers["x-content-type-options"]).to.equal("nosniff");
    expect(headers["x-powered-by"]).to.equal(undefined);
  });

  describe("around stopping the service", () => {
    const stop = (headers: Record<string, string> = {}) =>
      sendRequest(server, "/studio/server/stop", { method: "POST", headers: { ...JSON_TYPE, ...headers }, body: "{}" });

    it("let this machine stop it", async () => {
      expect((await stop()).status).to.equal(200);
      expect(stopped).to.equal(1);
    });

    it("refuse every other machine", async () => {
      isLocal = false;
      const reply = await stop();
      isLocal = true;
      expect([reply.status, stopped]).to.deep.equal([403, 1]);
      expect(reply.error).to.include("only the machine");
    });

    it("do not need a body", async () => {
      expect((await sendRequest(server, "/studio/server/stop", { method: "POST" })).status).to.equal(200);
    });

    it("know this machine by the connection alone", async () => {
      const plain = await openTestServer({
        bindings: [bind(stopServerRoute, async () => ({ stopping: true, restart: false }))],
      });
      const knocked = { method: "POST", headers: JSON_TYPE, body: "{}" };
      expect((await sendRequest(plain, "/studio/server/stop", knocked)).status).to.equal(200);
      const forwarded = { ...knocked, headers: { ...JSON_TYPE, "X-Forwarded-For": "127.0.0.1" } };
      expect((await sendRequest(plain, "/studio/server/stop", forwarded)).status).to.equal(403);
      await plain.close();
    });

    it("know loopback in each of its spellings", () => {
      for (const address of ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"]) {
        expect(isLoopback(address), address).to.equal(true);
      }
      for (const address of ["10.0.0.1", "::ffff:10.0.0.1", "::2", "fe80::1", "1127.0.0.1", "127.0.0.1.evil", ""]) {
        expect(isLoopback(address), address).to.equal(false);
      }
    });
  });

  it("read host names as people write them", () => {
    const names = readHosts(["Studio.Example", " https://a.example:8190/x ", "[::1]:80", "", "two words"]);
    expect([...names]).to.deep.equal(["studio.example", "a.example", "::1"]);
  });
});
