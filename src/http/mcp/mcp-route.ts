// The Model Context Protocol over HTTP: one address, behind the same guard as every route, without sessions. What a client posts goes to the
// SDK, and what that answers goes out as it comes. docs/http.md "Agents and the leash".
import type { RequestHandler, Response } from "express";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { explainDiskError } from "../../contracts/disk-error.ts";
import { hidePaths, Refusal, reasonOf } from "../../contracts/refusal.ts";
import { AGENT_HEADER } from "../agents/asker.ts";
import { NEUTRAL_SENTENCE, type HttpLog } from "../error-reply.ts";
import type { RouteTable } from "../owner/owner-access.ts";
import { requireJsonBody } from "../read-body.ts";
import { openMcp } from "./open-mcp.ts";
import { openAgentStudios } from "./studio-in-process.ts";

export interface McpRouteOptions extends RouteTable {
  readonly version: string;
  readonly log: HttpLog;
  /** Folders that an answer may name. */
  readonly openFolders: () => Promise<readonly string[]>;
}

/** Bytes: a script, whole, and what is around it. */
const BODY_LIMIT = 4 * 1024 * 1024;

type McpHandler = {
  readonly fetch: (request: Request, more: { parsedBody?: unknown }) => Promise<globalThis.Response>;
};

export function mcpRoute(options: McpRouteOptions): RequestHandler {
  let opening: Promise<McpHandler> | undefined;
  return async (request, response) => {
    const parsedBody = await requireJsonBody(request, BODY_LIMIT);
    const { fetch } = await (opening ??= openHandler(options));
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const answer = await fetch(webRequest(request, gone.signal), parsedBody === undefined ? {} : { parsedBody });
    await sendAnswer(answer, response);
  };
}

async function openHandler(options: McpRouteOptions): Promise<McpHandler> {
  const { createMcpHandler } = await import("@modelcontextprotocol/server");
  const studioFor = openAgentStudios(options, null);
  const { version, log } = options;
  const explain = (error: unknown, input: unknown) => explainTo(options, error, input);
  return createMcpHandler(
    async ({ requestInfo }) => {
      const otherwise = requestInfo?.headers.get(AGENT_HEADER) ?? "an agent";
      return openMcp({ version, studioFor, otherwise, explain });
    },
    { onerror: (error) => log.warn({ err: error }, "a request of an agent was not understood") },
  );
}

/** The rules of every route: sentences name no place that is not open, and what went wrong inside stays in the log. */
async function explainTo({ log, openFolders }: McpRouteOptions, error: unknown, input: unknown): Promise<string> {
  const isSentence = error instanceof Refusal || explainDiskError(error) !== undefined;
  if (!isSentence) {
    log.error({ err: error }, reasonOf(error));
    return NEUTRAL_SENTENCE;
  }
  const { ep } = (input ?? {}) as { readonly ep?: unknown };
  const known = ["/studio", ...(await openFolders()), ...(typeof ep === "string" ? [ep] : [])];
  return hidePaths(reasonOf(error), known);
}

/** The headers and the method are all that the SDK asks for beside the body, which is read here. */
function webRequest(request: IncomingMessage & { readonly originalUrl: string }, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const address = new URL(request.originalUrl, `http://${request.headers.host ?? "localhost"}`);
  const method = request.method ?? "GET";
  return new Request(address, { method, headers, signal, ...(method === "POST" && { body: "{}" }) });
}

async function sendAnswer(answer: globalThis.Response, response: Response): Promise<void> {
  response.status(answer.status);
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  if (answer.body === null) return void response.end();
  // Whoever hangs up in the middle has had enough.
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => undefined);
}
