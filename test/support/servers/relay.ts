// A server between the studio and a real Comfy API that passes everything on, but for one thing at a time that it spoils.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

export interface Passing {
  readonly method: string;
  /** Below the address, with its query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** Asks the real service. */
  readonly pass: () => Promise<Response>;
  readonly response: ServerResponse;
}

/** Answers a question in the service's place; false leaves it to the service. */
export type Spoil = (passing: Passing) => Promise<boolean>;

const HOP_BY_HOP = new Set(["connection", "host", "content-length", "transfer-encoding", "keep-alive", "expect"]);

export class Relay {
  spoil: Spoil = async () => false;
  /** `POST /api/v2/jobs`, and so on. */
  readonly received: string[] = [];
  readonly #to: string;
  readonly #server: Server;

  constructor(to: string) {
    this.#to = to.replace(/\/+$/, "");
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = request;
    this.received.push(`${method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
    const init = {
      method,
      headers: Object.fromEntries(kept) as Record<string, string>,
      redirect: "manual" as const,
      signal: gone.signal,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    };
    const pass = () => fetch(`${this.#to}${path}`, init);
    if (await this.spoil({ method, path, headers, pass, response })) return;
    const answer = await pass();
    response.writeHead(answer.status, headersOf(answer));
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    else response.end();
  }
}

export function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !HOP_BY_HOP.has(name) || name === "content-length"));
}
