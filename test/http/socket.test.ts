import { expect } from "chai";
import { createConnection } from "node:net";
import { WebSocket } from "ws";
import type { StudioEvent } from "../../src/contracts/events.ts";
import { openSockets, type Sockets } from "../../src/http/socket.ts";
import { sendRequest, sendRaw, openTestServer, type TestServer } from "./open-test-server.ts";
import { until } from "../support/until.ts";

const EVENT: StudioEvent = { type: "studio.episode", data: { ep: "/films/ep01" } };

const connected = (sockets: Sockets, count: number) =>
  until(() => sockets.count() === count, `the clients did not become ${count}`);

/** The messages that a listener has had, once it is connected. */
async function listener(
  server: TestServer,
  headers: Record<string, string> = {},
): Promise<{ socket: WebSocket; received: unknown[] }> {
  const received: unknown[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers });
  socket.on("message", (data: Buffer) => received.push(JSON.parse(data.toString())));
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return { socket, received };
}

function upgrade(path: string, headers: Record<string, string> = {}): string {
  const all = {
    Host: "localhost:8190",
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
  };
  return `GET ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
}

describe("The websocket", () => {
  let server: TestServer;
  let sockets: Sockets;
  beforeEach(async () => {
    server = await openTestServer();
    sockets = server.httpApp.sockets;
  });
  afterEach(() => server.close());

  it("tells everybody who listens, in order", async () => {
    const [first, second] = [await listener(server), await listener(server)];
    const takes = [1, 2, 3].map((value): StudioEvent => ({
      type: "progress",
      data: { prompt_id: "7", value, max: 3 },
    }));
    for (const event of [EVENT, ...takes]) sockets.broadcast(event);
    await until(() => first.received.length === 4 && second.received.length === 4, "the messages did not arrive");
    expect(first.received).to.deep.equal([EVENT, ...takes]);
    expect(second.received).to.deep.equal(first.received);
  });

  it("forgets who has left", async () => {
    const { socket } = await listener(server);
    expect(sockets.count()).to.equal(1);
    socket.terminate();
    await connected(sockets, 0);
    sockets.broadcast(EVENT);
  });

  it("lets in the page itself and programs, and no page of another site", async () => {
    await listener(server, {
      Host: "localhost:8190",
      Origin: "http://localhost:8190",
      "Sec-Fetch-Site": "same-origin",
    });
    const foreign: Record<string, string>[] = [
      { Origin: "http://evil.example" },
      { Origin: "null" },
      { Origin: "http://localhost:3000" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Host: "evil.example", Origin: "http://evil.example" },
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
    ];
    for (const headers of foreign) {
      const reply = await sendRaw(server, upgrade("/ws", headers));
      expect(reply, JSON.stringify(headers)).to.match(/^HTTP\/1.1 403 Forbidden\r\n[^]*"error":"/);
    }
    expect(sockets.count()).to.equal(1);
  });

  it("is nowhere else, and says so", async () => {
    for (const path of ["/", "/studio/ws", "/wss", "/ws/x"]) {
      expect(await sendRaw(server, upgrade(path)), path).to.match(
        /^HTTP\/1.1 404 Not Found\r\n[^]*events are told at \/ws/,
      );
    }
    expect((await sendRequest(server, "/ws")).status).to.equal(404);
    expect((await sendRequest(server, "/ws?x=1", { headers: { Origin: "http://evil.example" } })).status).to.equal(403);
  });

  it("does not read what clients say, and drops one that says too much", async () => {
    const [quiet, chatty] = [await listener(server), await listener(server)];
    quiet.socket.send("hello");
    chatty.socket.on("error", () => {});
    chatty.socket.send("x".repeat(100_000));
    await connected(sockets, 1);
    sockets.broadcast(EVENT);
    await until(() => quiet.received.length === 1, "the messages did not arrive");
  });

  it("drops a client that does not read, and goes on for the others", async () => {
    const good = await listener(server);
    const stuck = createConnection(server.port, "127.0.0.1", () => stuck.write(upgrade("/ws")));
    stuck.on("error", () => {});
    await connected(sockets, 2);
    stuck.pause();
    const long: StudioEvent = { type: "studio.episode", data: { ep: "x".repeat(1_000_000) } };
    for (let i = 1; i <= 60 && sockets.count() === 2; i += 1) {
      sockets.broadcast(long);
      await until(() => good.received.length === i, "the messages did not arrive");
    }
    expect(sockets.count()).to.equal(1);
    stuck.destroy();
  });

  it("drops a client that answers no ping", async () => {
    const hub = openSockets({ hosts: new Set(), pingEvery: 250 });
    server.server.removeAllListeners("upgrade");
    hub.attach(server.server);
    const alive = await listener(server);
    const dead = createConnection(server.port, "127.0.0.1", () => dead.write(upgrade("/ws")));
    dead.on("data", () => {}); // reads, and never answers
    await connected(hub, 2);
    await connected(hub, 1);
    await new Promise((resolve) => alive.socket.once("ping", resolve));
    await new Promise((resolve) => alive.socket.once("ping", resolve));
    expect([hub.count(), alive.socket.readyState]).to.deep.equal([1, WebSocket.OPEN]);
    await hub.close();
  });

  it("says goodbye when the service stops, and cuts off who does not answer", async () => {
    const { socket } = await listener(server);
    const rude = createConnection(server.port, "127.0.0.1", () => rude.write(upgrade("/ws")));
    rude.on("data", () => {});
    await connected(sockets, 2);
    const goodbye = new Promise<number>((resolve) => socket.once("close", resolve));
    await sockets.close(50);
    expect(await goodbye).to.equal(1001);
    expect(sockets.count()).to.equal(0);
    expect(await sendRaw(server, upgrade("/ws"))).to.match(/^HTTP\/1.1 503 /);
  });
});
