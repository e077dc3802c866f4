// A small HTTP server with stand-in verbs on a free port, and requests with exactly the headers that a test wants.
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { createConnection } from "node:net";
import type { HttpApp } from "../../src/http/app.ts";
import type { FileToSend } from "../../src/http/binding.ts";
import { openProven } from "../../src/machine/proven-paths.ts";
import { openApp, type AppOptions } from "../support/servers/open-app.ts";
import { listen, type Listening } from "../../src/http/server.ts";
import { folderOnly } from "../support/episodes/episode-context.ts";

export interface LogLine {
  readonly level: "warn" | "error";
  readonly fields: object;
  readonly message: string;
}

export interface TestServer extends Listening {
  readonly httpApp: HttpApp;
  readonly lines: LogLine[];
  /** What the log says of each request that has ended. */
  readonly ended: object[];
}

/** A file as a verb hands it over. */
export function fileAt(path: string): FileToSend {
  return { path, open: () => openProven(path) };
}

/** The caller closes it. */
export async function openTestServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const lines: LogLine[] = [];
  const ended: object[] = [];
  const note = (level: LogLine["level"]) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  const httpApp = openApp({
    bindings: [],
    version: "1.2.3",
    allowedHosts: [],
    log: { debug: (fields) => void ended.push(fields), warn: note("warn"), error: note("error") },
    page: null,
    validateReplies: true,
    openEpisode: async (ep) => folderOnly(ep),
    ...options,
  });
  return { ...(await listen(httpApp, { host: "127.0.0.1", port: 0 })), httpApp, lines, ended };
}

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly error: string;
}

/** One request, on a connection of its own, as it is: Node's client adds nothing but Host and Connection. */
export function sendRequest(
  server: Listening,
  path: string,
  { method = "GET", headers = {}, body }: TestRequest = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: "127.0.0.1", port: server.port, path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("error", reject);
      reply.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, ...readText(bytes) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function readText(bytes: Buffer): { text: string; error: string } {
  const text = bytes.toString("utf8");
  try {
    return { text, error: String((JSON.parse(text) as { error?: unknown }).error) };
  } catch {
    return { text, error: "" };
  }
}

export const JSON_TYPE = { "Content-Type": "application/json" };

/** Sends text as it stands, and gives back all that comes until the connection ends. */
export function sendRaw(server: Listening, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = createConnection(server.port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}
