// The door as a whole: guards, then the routes under their prefixes, then the page, then the sentence for what is not there.
// Opens no port (`server.ts`) and knows no verb (`studio-routes.ts`).
import express, { type Express, type RequestHandler, type Router } from "express";
import type { IncomingMessage } from "node:http";
import { openapiRoute } from "../contracts/routes/config.ts";
import type { HostAnswers } from "../studio/models/pass-through.ts";
import { bind, type Binding } from "./binding.ts";
import { guard, readHosts } from "./guard.ts";
import { HOST_PREFIXES, hostRoutes } from "./host-routes.ts";
import { isFromThisMachine } from "./local.ts";
import { mount } from "./mount.ts";
import { nothingHere, type Prefix } from "./nothing-here.ts";
import type { UploadPlace } from "./read-form.ts";
import { openapiDocument } from "./openapi.ts";
import type { OwnersDoor } from "./owner/owners-door.ts";
import { pageRoutes } from "./page.ts";
import { answerErrors, type DoorLog } from "./refuse.ts";
import { openSockets, type Sockets } from "./socket.ts";

/** Standing alone: the queue's routes under `/studio` only (contract, part A; decisions 19). */
export const STANDALONE: readonly Prefix[] = [
  { path: "/studio", hasQueue: true },
  { path: "/api/studio", hasQueue: false },
];

const BODY_LIMIT = 8 * 1024 * 1024;
const UPLOAD_LIMIT = 64 * 1024 * 1024;

export interface DoorOptions {
  readonly bindings: readonly Binding[];
  /** STANDALONE when absent. */
  readonly prefixes?: readonly Prefix[];
  /** The service's version, for the OpenAPI document. */
  readonly version: string;
  /** Names that a browser may call us by, beside addresses and localhost. */
  readonly allowedHosts: readonly string[];
  readonly log: DoorLog;
  /** The workflow host whose own routes are passed on; absent inside the host itself. */
  readonly host?: HostAnswers;
  /** Folder of the built page; null serves none. */
  readonly page: string | null;
  /** Checks every reply against its contract: for tests and development. */
  readonly validateReplies: boolean;
  /** The real path of an episode folder inside a root; throws a Refusal otherwise. */
  readonly resolveEpisode: (ep: unknown) => Promise<string>;
  /** How a command line works through this service; absent where none does. */
  readonly ownersDoor?: OwnersDoor;
  /** Whether a request comes from this machine; told by the connection's addresses when absent. */
  readonly isLocal?: (request: IncomingMessage) => boolean;
  /** Largest JSON body in bytes. */
  readonly bodyLimit?: number;
  /** Where the files of forms lie on their way in; without it none are taken. */
  readonly uploadPlace?: UploadPlace;
}

export interface Door {
  readonly app: Express;
  readonly sockets: Sockets;
  readonly log: DoorLog;
}

/** Builds the express app and the websockets beside it; `listen` puts both on a port. */
export function openApp(options: DoorOptions): Door {
  const prefixes = options.prefixes ?? STANDALONE;
  const hosts = readHosts(options.allowedHosts);
  const bindings = [...options.bindings, bind(openapiRoute, async () => openapiDocument(options.version, prefixes))];
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.set("query parser", false); // read-query.ts reads it, strictly
  app.use(commonHeaders, guard(hosts));
  for (const prefix of prefixes) app.use(prefix.path, routesUnder(prefix, bindings, options));
  if (options.host) for (const path of HOST_PREFIXES) app.use(path, hostRoutes(options.host));
  if (options.page !== null) app.use(pageRoutes(options.page));
  app.use(nothingHere([]));
  app.use(answerErrors(options.log));
  return { app, sockets: openSockets({ hosts }), log: options.log };
}

function routesUnder(prefix: Prefix, bindings: readonly Binding[], options: DoorOptions): Router {
  const router = express.Router({ caseSensitive: true });
  const served = bindings.filter(({ route }) => prefix.hasQueue || !route.standaloneOnlyUnderStudio);
  const uploads = options.uploadPlace && { ...options.uploadPlace, limit: UPLOAD_LIMIT };
  const rules = { isLocal: isFromThisMachine, bodyLimit: BODY_LIMIT, uploads, ...options };
  for (const binding of served) mount(router, binding, rules);
  const routes = served.map((binding) => binding.route);
  router.use(nothingHere(routes));
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
