import { expect } from "chai";
import { createConnection, type Socket } from "node:net";
import { WebSocket } from "ws";
import { getConfigRoute } from "../../src/contracts/routes/config.ts";
import { bind } from "../../src/http/binding.ts";
import { listen } from "../../src/http/server.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { sendRequest, openTestServer } from "./open-test-server.ts";

const config = { roots: [], review_copy: false, version: 1, host: "here" };

describe("The server", () => {
  it("takes any free port for 0 and says where it listens", async () => {
    const server = await openTestServer();
    expect(server.port).to.be.greaterThan(0);
    expect(server.url).to.equal(`http://127.0.0.1:${server.port}`);
    await server.close();
  });

  it("writes an IPv6 address as a URL does", async function () {
    const first = await openTestServer();
    const six = await listen(first.httpApp, { host: "::1", port: 0 }).catch(() => undefined);
    await first.close();
    if (!six) this.skip(); // no IPv6 on this machine
    expect(six.url).to.match(/^http:\/\/\[::1\]:\d+$/);
    await six.close();
  });

  it("says what to do when the port is taken", async () => {
    const first = await openTestServer();
    const refusal = await refusalOf(listen(first.httpApp, { host: "127.0.0.1", port: first.port }));
    expect(refusal.message).to.include(`port ${first.port} is taken`).and.include("--port").and.include("STUDIO_PORT");
    await first.close();
  });

  it("says what to do when the address is not this machine's", async () => {
    const server = await openTestServer();
    const refusal = await refusalOf(listen(server.httpApp, { host: "192.0.2.1", port: 0 }));
    expect(refusal.message).to.include("192.0.2.1 is not an address of this machine").and.include("--listen");
    await server.close();
  });

  it("lets a reply under way end when it stops", async () => {
    let begun = (): void => {};
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const server = await openTestServer({
      bindings: [
        bind(getConfigRoute, async () => {
          begun();
          await new Promise((resolve) => setTimeout(resolve, 150));
          return config;
        }),
      ],
    });
    const reply = sendRequest(server, "/studio/config", { headers: { Connection: "keep-alive" } });
    await beginning;
    await server.close(5000);
    expect((await reply).status).to.equal(200);
  });

  it("stops when the grace is over, whatever clients hold open, and not before", async () => {
    const [hasty, patient] = [await openBusy(), await openBusy()];
    let isOver = false;
    const leaving = patient.server.close(600_000).then(() => (isOver = true));
    await hasty.server.close(200);
    await hasty.cut;
    expect(isOver).to.equal(false);
    hasty.goAway();
    patient.goAway();
    await leaving;
  });
});

/** A server whose clients hold it: an idle one, one that waits for its reply, half a request, and a page that hears no goodbye. */
async function openBusy() {
  const server = await openTestServer({ bindings: [bind(getConfigRoute, () => new Promise(() => {}))] });
  const texts = ["", "GET /studio/config HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHos"];
  const sockets = await Promise.all(texts.map((text) => keepOpen(server.port, text)));
  const page = new WebSocket(`${server.url.replace("http", "ws")}/ws`);
  await new Promise((resolve) => page.once("open", resolve));
  page.pause();
  const cut = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve))));
  const goAway = () => {
    sockets.forEach((socket) => socket.destroy());
    page.terminate();
  };
  return { server, cut, goAway };
}

async function keepOpen(port: number, text: string): Promise<Socket> {
  const socket = createConnection(port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}
