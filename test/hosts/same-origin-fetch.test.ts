import { expect } from "chai";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askHost } from "../../src/hosts/comfy/ask-host.ts";
import { CrossOriginRedirect, sameOriginFetch } from "../../src/hosts/same-origin-fetch.ts";

describe("asking an address that sends on", () => {
  let home: Server;
  let away: Server;
  let received: string[];
  const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  beforeEach(async () => {
    received = [];
    const open = async (name: string): Promise<Server> => {
      const server = createServer((request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://x");
        let body = "";
        request.on("data", (chunk: Buffer) => (body += chunk.toString()));
        request.on("end", () => {
          received.push(`${name} ${request.method} ${pathname} ${body}`);
          const to = searchParams.get("to");
          if (to === null) return void response.end("{}");
          response.writeHead(Number(searchParams.get("status") ?? 307), { location: to }).end();
        });
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return server;
    };
    [home, away] = [await open("home"), await open("away")];
  });
  afterEach(() => [home, away].forEach((server) => server.close()));

  const ask = (to: string, status: number, init: RequestInit = {}) =>
    sameOriginFetch(`${urlOf(home)}/a?status=${status}&to=${encodeURIComponent(to)}`, init).catch(
      (error: unknown) => error,
    );
  const post = { method: "POST", body: "a graph" };

  it("follows it to another place of the same origin, with all that was sent", async () => {
    expect(await ask("/b", 307, post)).to.have.property("status", 200);
    expect(await ask("/b", 302)).to.have.property("status", 200);
    expect(received).to.deep.equal(["home POST /a a graph", "home POST /b a graph", "home GET /a ", "home GET /b "]);
  });

  it("does not follow it to another origin, whatever was asked", async () => {
    for (const init of [post, {}]) {
      const refused = await ask(`${urlOf(away)}/b`, 308, init);
      expect(refused).to.be.instanceOf(CrossOriginRedirect);
      expect((refused as Error).message).to.equal(
        `${urlOf(home)} sends on to ${urlOf(away)}, where nothing is sent: if that is the right address, type it in the settings`,
      );
    }
    expect(received.filter((line) => line.startsWith("away"))).to.deep.equal([]);
  });

  it("does not follow where what was sent would be lost, nor in a circle", async () => {
    expect(await ask("/b", 302, post)).to.be.instanceOf(CrossOriginRedirect);
    const round = createServer((_, response) => void response.writeHead(307, { location: "/" }).end());
    await new Promise<void>((resolve) => round.listen(0, "127.0.0.1", resolve));
    expect(await sameOriginFetch(urlOf(round)).catch((error: unknown) => error)).to.be.instanceOf(CrossOriginRedirect);
    round.close();
  });

  it("tells a workflow host's graph to nobody else", async () => {
    const path = `/prompt?to=${encodeURIComponent(`${urlOf(away)}/prompt`)}`;
    const answer = await askHost(urlOf(home), path, { method: "POST", json: { prompt: {} } });
    expect(answer).to.deep.include({ is: "silent", sent: false });
    expect(received.filter((line) => line.startsWith("away"))).to.deep.equal([]);
  });
});
