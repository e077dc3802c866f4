// The websocket that tells pages what happens: `{type, data}` to everybody who listens. docs/http.md "Events".
// One way only: what a client sends is not read. A hint, not a record: a page that missed something asks the routes.
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { StudioEvent } from "../contracts/events.ts";
import { whyRefused, type AllowedHosts } from "./guard.ts";
import { ignoreUpgrade } from "./ignore-upgrade.ts";

export interface SocketOptions {
  readonly hosts: AllowedHosts;
  /** Whether somebody whom the guard lets in may listen; everybody when absent. */
  readonly mayEnter?: (request: IncomingMessage) => boolean;
  /** Between two pings; a client that has not answered by the next is gone. Milliseconds. */
  readonly pingEvery?: number;
  /** What may wait for one slow client before it is dropped. Bytes. */
  readonly backlog?: number;
}

export interface Sockets {
  /** Answers a server's websocket upgrades from now on. */
  attach(server: Server): void;
  broadcast(event: StudioEvent): void;
  /** How many clients listen. */
  count(): number;
  /** Says goodbye to every client; those that do not answer within `grace` milliseconds are cut off. */
  close(grace?: number): Promise<void>;
}

const GOING_AWAY = 1001;
const LARGEST_MESSAGE = 4096;
const PATH = "/ws";

export function openSockets(options: SocketOptions): Sockets {
  const { pingEvery = 30_000, backlog = 4 * 1024 * 1024 } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const silent = new WeakSet<WebSocket>();
  server.on("connection", (client) => {
    client.on("pong", () => silent.delete(client));
    client.on("error", () => client.terminate());
  });
  const pings = setInterval(() => dropSilent(server.clients, silent), pingEvery);
  pings.unref();
  let closing = false;
  return {
    attach: (http) => {
      http.on("upgrade", (request, socket, head) => {
        if (request.headers.upgrade?.toLowerCase() !== "websocket") return ignoreUpgrade(http, request, socket, head);
        const refusal = closing ? GONE : refusalOf(request, options);
        if (refusal) return refuse(socket, refusal);
        server.handleUpgrade(request, socket, head, (client) => server.emit("connection", client, request));
      });
    },
    broadcast: (event) => sendAll(server.clients, JSON.stringify(event), backlog),
    count: () => server.clients.size,
    close: async (grace = 1000) => {
      closing = true;
      clearInterval(pings);
      await closeAll([...server.clients], grace);
    },
  };
}

function dropSilent(clients: Iterable<WebSocket>, silent: WeakSet<WebSocket>): void {
  for (const client of clients) {
    if (silent.has(client)) client.terminate();
    silent.add(client);
    client.ping();
  }
}

/** One client that does not read must not grow the service's memory, nor hold up the others. */
function sendAll(clients: Iterable<WebSocket>, message: string, backlog: number): void {
  for (const client of clients) {
    if (client.readyState !== client.OPEN) continue;
    if (client.bufferedAmount > backlog) client.terminate();
    else client.send(message);
  }
}

async function closeAll(clients: readonly WebSocket[], grace: number): Promise<void> {
  const gone = clients.map((client) => new Promise((resolve) => client.once("close", resolve)));
  for (const client of clients) client.close(GOING_AWAY, "the studio stops");
  const cut = setTimeout(() => clients.forEach((client) => client.terminate()), grace);
  await Promise.all(gone);
  clearTimeout(cut);
}

interface UpgradeRefusal {
  readonly status: string;
  readonly sentence: string;
}

/** What is told to whoever knocks at a studio inside a host without coming through it. */
export const THROUGH_THE_HOST = "this studio answers through the host that it runs in: open it there, under /studio/";

const GONE: UpgradeRefusal = { status: "503 Service Unavailable", sentence: "the studio stops" };

function refusalOf(request: IncomingMessage, { hosts, mayEnter }: SocketOptions): UpgradeRefusal | undefined {
  const why = whyRefused(request, hosts) ?? (mayEnter?.(request) === false ? THROUGH_THE_HOST : undefined);
  if (why !== undefined) return { status: "403 Forbidden", sentence: why };
  if ((request.url ?? "").split("?")[0] === PATH) return undefined;
  return { status: "404 Not Found", sentence: `events are told at ${PATH}` };
}

function refuse(socket: Duplex, { status, sentence }: UpgradeRefusal): void {
  const body = Buffer.from(JSON.stringify({ error: sentence }));
  const headers = [
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  socket.on("error", () => socket.destroy());
  socket.write(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n`);
  socket.end(body, () => socket.destroy());
}
