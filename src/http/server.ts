// Puts the app on a port and takes it off again, within a bounded time.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Refusal } from "../contracts/refusal.ts";
import type { HttpApp } from "./app.ts";

export interface Address {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface Listening {
  /** `http://ADDR:PORT`, with the port that was taken. */
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** Lets running replies end, for at most `grace` milliseconds; then cuts every connection. */
  close(grace?: number): Promise<void>;
}

const SECONDS = 1000;

/** The Node server of an app, before it listens. */
export function openServer(httpApp: HttpApp): Server {
  const server = createServer(httpApp.app);
  server.headersTimeout = 20 * SECONDS;
  // Until a request has arrived whole: forms and JSON bodies have limits of their own. A reply may take as long as a film.
  server.requestTimeout = 6 * 3600 * SECONDS;
  server.keepAliveTimeout = 30 * SECONDS;
  httpApp.sockets.attach(server);
  return server;
}

/** Starts to listen; throws a Refusal that says what to do when the address cannot be had. */
export async function listen(httpApp: HttpApp, address: Address, server = openServer(httpApp)): Promise<Listening> {
  await start(server, address);
  server.on("error", (error) => httpApp.log.warn({ err: error }, "a connection could not be taken"));
  const { port } = server.address() as AddressInfo;
  return { url: urlOf(address.host, port), port, server, close: (grace) => stop(httpApp, server, grace) };
}

function start(server: Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(refusalOf(error, { host, port })));
    server.listen({ host, port }, () => {
      server.removeAllListeners("error");
      resolve();
    });
  });
}

function refusalOf(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  switch (error.code ?? "") {
    case "EADDRINUSE":
      return new Refusal(
        "conflict",
        `port ${port} is taken: stop the program that uses it, or choose another with --port or STUDIO_PORT (0 takes any free one)`,
      );
    case "EACCES":
      return new Refusal(
        "conflict",
        `port ${port} needs more rights: choose one above 1023 with --port or STUDIO_PORT`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return new Refusal(
        "bad-input",
        `${host} is not an address of this machine: choose another with --listen or STUDIO_LISTEN`,
      );
    default:
      return error;
  }
}

export function urlOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

async function stop(httpApp: HttpApp, server: Server, grace = 3 * SECONDS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection that ends its reply only now would stay open until it times out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await Promise.all([closed, httpApp.sockets.close(grace)]);
  clearInterval(idle);
  clearTimeout(cut);
}
