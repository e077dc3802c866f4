// The HTTP app in its parts: an app of our own with its websockets, the routes under their prefixes, and what a standalone studio serves
// beside them. The routes need nothing of the app that they are put on: each prefix has its guard and answers its own errors, so that
// they can be put on any host's. Opens no port (`server.ts`) and knows no verb (`studio-routes.ts`).
import express, { type Express, type RequestHandler, type Router } from "express";
import type { IncomingMessage } from "node:http";
import { Refusal } from "../contracts/refusal.ts";
import type { Route } from "../contracts/route.ts";
import { openapiRoute } from "../contracts/routes/config.ts";
import type { HostAnswers } from "../studio/models/pass-through.ts";
import { bind, type Binding } from "./binding.ts";
import { guard, isFromThisMachine, readHosts } from "./guard.ts";
import { HOST_PREFIXES, hostRoutes } from "./host-routes.ts";
import { answerRoutes, plainPath } from "./answer-routes.ts";
import type { UploadFolder } from "./read-form.ts";
import { openapiDocument } from "./openapi.ts";
import type { OwnerAccess } from "./owner/owner-access.ts";
import { pageRoutes } from "./page.ts";
import { isServedUnder, STANDALONE, type Prefix } from "./prefix.ts";
import { answerErrors, type HttpLog } from "./error-reply.ts";
import { followRequest } from "./watch/follow-request.ts";
import type { Metrics } from "./watch/metrics.ts";
import { openSockets, type Sockets, type SocketOptions } from "./socket.ts";
import type { OpenEpisode } from "../studio/shared/episode/episode-context.ts";

const BODY_LIMIT = 8 * 1024 * 1024;
/** The files that routes take are films and recordings. Bytes. */
const UPLOAD_LIMIT = 2 * 1024 ** 3;

/** Who may come in, and where it is told what went wrong and what was done. */
export interface GuardOptions {
  /** Names that a browser may call us by, beside addresses and localhost. */
  readonly allowedHosts: readonly string[];
  readonly log: HttpLog;
  /** Absent where nobody watches. */
  readonly metrics?: Metrics;
}

export interface RoutesOptions extends GuardOptions {
  readonly bindings: readonly Binding[];
  /** STANDALONE when absent. */
  readonly prefixes?: readonly Prefix[];
  /** The service's version, for the OpenAPI document. */
  readonly version: string;
  /** Folder of the built page, for the prefixes that show it; null serves none. */
  readonly page: string | null;
  /** Checks every reply against its contract: for tests and development. */
  readonly validateReplies: boolean;
  readonly openEpisode: OpenEpisode;
  /** The roots: no sentence names a place outside of them that a request did not name; none when absent. */
  readonly openFolders?: () => Promise<readonly string[]>;
  /** Answers agents that speak the Model Context Protocol; absent where none do. */
  readonly mcp?: RequestHandler;
  /** How a command line works through this service; absent where none does. */
  readonly ownerAccess?: OwnerAccess;
  /** Whether a request comes from this machine; told by the connection's addresses when absent. */
  readonly isLocal?: (request: IncomingMessage) => boolean;
  /** Largest JSON body in bytes. */
  readonly bodyLimit?: number;
  /** Where the files of forms lie on their way in; without it none are taken. */
  readonly uploadFolder?: UploadFolder;
}

export interface StandaloneRoutesOptions extends GuardOptions {
  /** The same as under the prefixes, at `/mcp`, where clients look for it. */
  readonly mcp?: RequestHandler;
  /** The workflow host whose own routes are passed on. */
  readonly host?: HostAnswers;
  /** Folder of the built page; null serves none. */
  readonly page: string | null;
}

export interface HttpApp {
  readonly app: Express;
  readonly sockets: Sockets;
  readonly log: HttpLog;
}

/** An app of our own that serves nothing yet, and the websockets beside it; `listen` puts both on a port. */
export function openHttpApp({ allowedHosts, log, mayEnter }: GuardOptions & Pick<SocketOptions, "mayEnter">): HttpApp {
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.set("query parser", false); // read-input.ts reads it, strictly
  const sockets = openSockets({ hosts: readHosts(allowedHosts), ...(mayEnter && { mayEnter }) });
  return { app, sockets, log };
}

/** Puts the routes on an app, ours or a host's. */
export function mountRoutes(app: Pick<Express, "use">, options: RoutesOptions): void {
  const prefixes = options.prefixes ?? STANDALONE;
  const openapi = bind(openapiRoute, async () => openapiDocument(options.version, prefixes));
  const bindings = [...options.bindings, openapi];
  for (const prefix of prefixes) app.use(prefix.path, routesUnder(prefix, bindings, options));
}

/** What a studio on its own serves beside the routes: the host's own, the page, and the sentence for what is not there. */
export function mountStandaloneRoutes(app: Pick<Express, "use">, options: StandaloneRoutesOptions): void {
  const { host, page, mcp } = options;
  const router = guarded(options, (inside) => {
    if (mcp) inside.all("/mcp", mcp);
    if (host) for (const path of HOST_PREFIXES) inside.use(path, hostRoutes(host));
    if (page !== null) inside.use(pageRoutes(page, false));
    inside.use(notFound([]));
  });
  app.use(router);
}

function routesUnder(prefix: Prefix, bindings: readonly Binding[], options: RoutesOptions): Router {
  const served = bindings.filter(({ route }) => isServedUnder(prefix, route));
  const uploads = options.uploadFolder && { limit: UPLOAD_LIMIT, ...options.uploadFolder };
  const rules = { isLocal: isFromThisMachine, openFolders: async () => [], bodyLimit: BODY_LIMIT, uploads, ...options };
  return guarded(options, (inside) => {
    inside.use(answerRoutes(served, rules));
    if (options.mcp) inside.all("/mcp", options.mcp);
    if (options.metrics) inside.get("/metrics", options.metrics.answer);
    if (prefix.hasPage && options.page !== null) inside.use(pageRoutes(options.page, prefix.isMounted ?? false));
    inside.use(notFound(served.map((binding) => binding.route)));
  });
}

/** Guards first, then what is filled in, then the answer to whatever was thrown. */
function guarded({ allowedHosts, log, metrics }: GuardOptions, fill: (inside: Router) => void): Router {
  const router = express.Router({ caseSensitive: true });
  const ended = followRequest(({ id, ...what }) => {
    log.debug({ request: id, ...what }, "answered");
    metrics?.countRequest({ id, ...what });
  });
  router.use(ended, commonHeaders, guard(readHosts(allowedHosts)));
  fill(router);
  router.use(answerErrors(log));
  return router;
}

/** On every reply: never guessed at, never embedded by a foreign page, never reused without asking. */
const commonHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    "Cache-Control": "no-cache",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
  });
  next();
};

/** 404 with a sentence that says what is there instead; `routes` are those served under the prefix, none outside of every prefix. */
function notFound(routes: readonly Route[]): RequestHandler {
  return (request) => {
    const path = `${request.baseUrl}${request.path}`.slice(0, 200);
    const here = routes.filter((route) => route.path === plainPath(request));
    const methods = [...new Set(here.map((route) => route.method.toUpperCase()))];
    if (methods.length > 0)
      throw new Refusal("unknown", `${path} does not take ${request.method}, only ${list(methods)}`);
    const hint = routes.length > 0 ? `: GET ${request.baseUrl}/openapi.json lists every route` : "";
    throw new Refusal("unknown", `there is no ${path} here${hint}`);
  };
}

function list(words: readonly string[]): string {
  return words.join(" and ");
}
