// A server of one file that answers in every wrong way there is. What it has to answer comes in turns: the last turn stays.
import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createRaw, type AddressInfo } from "node:net";
import { seededDice } from "../../support/values/seeded-random.ts";

export type Turn = (request: IncomingMessage, response: ServerResponse) => unknown;

const die = seededDice(77);
export const FILE = Buffer.from(Array.from({ length: 200_000 }, () => die(256)));
export const OTHER = Buffer.from(FILE.map((byte, at) => (at > 150_000 ? byte ^ 1 : byte)));
export const SHA256 = createHash("sha256").update(FILE).digest("hex");
export const HALF = 100_000;
const TAG = '"one"';

export const send =
  (status: number, headers: OutgoingHttpHeaders = {}, body: Buffer | string = ""): Turn =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

/** As a good server does it: ranges, where the tag is still this one. */
export const honest =
  (file = FILE, etag: string | undefined = TAG, more: OutgoingHttpHeaders = {}): Turn =>
  ({ headers }, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? -1);
    const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
    const tags = { ...(etag && { etag }), ...more };
    if (from < 0 || !isSame) return response.writeHead(200, { ...tags, "content-length": file.length }).end(file);
    if (from >= file.length) return response.writeHead(416, { "content-range": `bytes */${file.length}` }).end();
    const range = `bytes ${from}-${file.length - 1}/${file.length}`;
    response.writeHead(206, { ...tags, "content-range": range, "content-length": file.length - from });
    response.end(file.subarray(from));
  };

/** Sends so many bytes of the promised ones and breaks off once they have left. */
export const cutAt =
  (bytes: number, { length = FILE.length, etag = TAG as string | undefined, file = FILE, more = {} } = {}): Turn =>
  (_, response) => {
    response.writeHead(200, { "content-length": length, ...(etag && { etag }), ...more });
    response.flushHeaders();
    response.write(file.subarray(0, bytes), () => setTimeout(() => response.destroy(), 30));
  };

/** As the hub of models does: the file lies elsewhere, its hash and size are said here. */
export const linked =
  (to: (request: IncomingMessage) => string, headers: OutgoingHttpHeaders = {}): Turn =>
  (request, response) =>
    response
      .writeHead(302, {
        location: to(request),
        "x-linked-etag": `"${SHA256}"`,
        "x-linked-size": FILE.length,
        ...headers,
      })
      .end();

export interface TurnServer {
  readonly url: string;
  readonly origin: string;
  readonly asked: IncomingMessage[];
  /** From now on, by path; a path without turns is 404. */
  answer(turns: Readonly<Record<string, readonly Turn[]>>): void;
  close(): Promise<void>;
}

export async function openTurns(): Promise<TurnServer> {
  let left: Record<string, Turn[]> = {};
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.on("error", () => undefined);
    const turns = left[request.url ?? ""] ?? [];
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    (turn ?? send(404))(request, response);
  });
  const origin = await listen(server);
  return {
    ...{ origin, asked, url: `${origin}/file` },
    answer: (turns) => {
      asked.length = 0;
      left = Object.fromEntries(Object.entries(turns).map(([path, list]) => [path, [...list]]));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port that speaks something else. */
export async function openGarbage(text: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createRaw((socket) => {
    socket.on("error", () => undefined);
    socket.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`, close: () => void server.close() };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
