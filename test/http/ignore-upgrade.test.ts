import { expect } from "chai";
import { Type } from "typebox";
import { defineRoute } from "../../src/contracts/route.ts";
import { closed, open } from "../../src/contracts/schema.ts";
import { bind } from "../../src/http/binding.ts";
import { sendRaw, openTestServer, type TestServer } from "./open-test-server.ts";

const echo = defineRoute({
  id: "echo",
  method: "post",
  path: "/echo",
  summary: "Says again what it was told.",
  body: closed({ said: Type.String() }),
  reply: open({ said: Type.String() }),
});

describe("a request that offers another protocol", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ bindings: [bind(echo, async ({ said }) => ({ said }))] });
  });
  afterEach(() => server.close());

  /** As curl offers HTTP/2 over an open connection. */
  const offer = (protocol = "h2c") =>
    `Host: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n`;
  const last = "GET /studio/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

  it("is answered in plain HTTP, and so is what comes after it on its connection", async () => {
    for (const protocol of ["h2c", "TLS/1.0", "foo"]) {
      const said = await sendRaw(server, `GET /studio/openapi.json HTTP/1.1\r\n${offer(protocol)}\r\n${last}`);
      expect(said.match(/HTTP\/1\.1 200 OK/g), protocol).to.have.length(2);
    }
  });

  it("keeps its body", async () => {
    const body = JSON.stringify({ said: "ä".repeat(40_000) });
    const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    const said = await sendRaw(server, `POST /studio/echo HTTP/1.1\r\n${offer()}${type}\r\n${body}${last}`);
    expect(said).to.match(/^HTTP\/1\.1 200 OK/);
    expect(Buffer.from(said, "latin1").toString("utf8")).to.contain(body);
  });

  it("is guarded as every request", async () => {
    const foreign = `GET /studio/openapi.json HTTP/1.1\r\n${offer()}Origin: http://evil.example\r\n\r\n${last}`;
    expect(await sendRaw(server, foreign)).to.match(/^HTTP\/1\.1 403 Forbidden/);
  });

  it("ends its connection when it asks for that", async () => {
    const closing = offer().replace("Connection: Upgrade", "Connection: close, Upgrade");
    const said = await sendRaw(server, `GET /studio/openapi.json HTTP/1.1\r\n${closing}\r\n`);
    expect(said).to.match(/^HTTP\/1\.1 200 OK[^]*\r\nConnection: close\r\n/);
  });
});
