// Answers bound routes: finds the one that is asked for, who may call it, what it is handed, and its answer on the wire.
import type { Request, RequestHandler, Response } from "express";
import type { IncomingMessage } from "node:http";
import { isAbsolute, resolve } from "node:path";
import { hidePaths, Refusal } from "../contracts/refusal.ts";
import type { Route } from "../contracts/route.ts";
import { askerOf } from "./agents/asker.ts";
import type { Binding, FileToSend, TextToSend } from "./binding.ts";
import { isForwarded } from "./guard.ts";
import { readOwnerRequest, SECRET_HEADER, type RouteTable, type OwnerAccess } from "./owner/owner-access.ts";
import { discardUpload } from "./read-form.ts";
import { requireInput, type InputRules } from "./read-input.ts";
import { namesEpisode } from "./route-fields.ts";
import { sendFile } from "./send-file.ts";
import { gzipJson, sendJson } from "./send-json.ts";
import { noteRoute } from "./watch/follow-request.ts";

export interface MountRules extends InputRules {
  readonly isLocal: (request: IncomingMessage) => boolean;
  readonly validateReplies: boolean;
  /** Folders that an answer may name. */
  readonly openFolders: () => Promise<readonly string[]>;
  /** Absent where no command line works through this service. */
  readonly ownerAccess?: OwnerAccess;
}

/** Answers what is asked of the bound routes, HEAD wherever there is a GET; hands on what is none of them. No path of a route has a part that varies. */
export function answerRoutes(bindings: readonly Binding[], rules: MountRules): RequestHandler {
  const bound = new Map(
    bindings.map((binding) => [keyOf(binding.route.method.toUpperCase(), binding.route.path), binding]),
  );
  bindings.forEach(({ route }) => namesEpisode(route)); // a contract that cannot be guarded fails the start, not a request
  return (request, response, next) => {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const binding = bound.get(keyOf(method, plainPath(request)));
    if (!binding) return next();
    const go = () => void answer(binding, rules, request, response).catch(next);
    if (binding.route.reply) gzipJson(request, response, go);
    else go();
  };
}

function keyOf(method: string, path: string): string {
  return `${method} ${path}`;
}

/** The path below the prefix, as routes have it: a slash at its end means nothing. */
export function plainPath({ path }: Pick<Request, "path">): string {
  return path.replace(/(?<=.)\/$/, "");
}

async function answer(binding: Binding, rules: MountRules, request: Request, response: Response): Promise<void> {
  const sent: unknown[] = [];
  noteRoute(response, binding.route);
  try {
    await answerRoute(binding, { ...rules, onInput: (value) => void sent.push(value) }, request, response);
  } catch (error) {
    // The owner's own command line may know where things lie.
    if (!(error instanceof Refusal) || request.headers[SECRET_HEADER] !== undefined) throw error;
    const known = [...ROUTES, ...(await rules.openFolders()), ...sent.flatMap(pathsIn)];
    throw new Refusal(error.kind, hidePaths(error.message, known), error.fields);
  }
}

/** Sentences name routes too. */
const ROUTES = ["/studio", "/api/", "/models", "/object_info", "/queue", "/ws"];

/** What a request named itself, as it named it and as it is read. */
function pathsIn(value: unknown): string[] {
  if (typeof value === "string") return isAbsolute(value) ? [value, resolve(value)] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

async function answerRoute(
  binding: Binding,
  rules: MountRules & Pick<InputRules, "onInput">,
  request: Request,
  response: Response,
): Promise<void> {
  const { route } = binding;
  if (route.localOnly && !rules.isLocal(request)) {
    throw new Refusal("outside-roots", "only the machine that the studio runs on may ask for this");
  }
  const owners = ownerRoute(binding, rules, request);
  const { fields, episode, upload } = await requireInput(route, request, { ...rules, ...owners });
  const [by, signal] = owners ? [owners.binding, hangUpSignal(response)] : [binding, undefined];
  let reply: unknown;
  try {
    const asker = askerOf(request);
    reply = await by.answer(fields, { signal, upload, episode, asker, isFromHere: rules.isLocal(request) });
  } finally {
    await discardUpload(upload, rules.uploads);
  }
  if (response.destroyed) return;
  if (isText(route, reply)) sendText(response, route, reply);
  else if (route.reply) await sendJson(response, route, reply, rules.validateReplies);
  else await sendFile(reply as FileToSend, request, response);
}

/** The route as the owner's own command line may use it, which comes straight and not through a host; undefined for everybody else. */
function ownerRoute(
  own: Binding,
  { ownerAccess, isLocal }: MountRules,
  request: Request,
): (Pick<RouteTable, "openEpisode"> & { readonly binding: Binding }) | undefined {
  const owners = readOwnerRequest(request, ownerAccess?.secret, isLocal(request) && !isForwarded(request));
  if (!owners || !ownerAccess) return undefined;
  const { bindings, openEpisode } = ownerAccess.withRoots(owners.roots);
  return { binding: bindings.find(({ route }) => route === own.route) ?? own, openEpisode };
}

/** Aborted when the client hangs up before the reply. */
function hangUpSignal(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) hungUp.abort(new Error("whoever asked for this has gone"));
  });
  return hungUp.signal;
}

/** Whether a reply is the text that a route can be asked for. */
function isText({ alsoText }: Route, reply: unknown): reply is TextToSend {
  return alsoText !== undefined && typeof reply === "object" && reply !== null && "text" in reply && "name" in reply;
}

function sendText(response: Response, { alsoText = "text/plain" }: Route, reply: TextToSend): void {
  const { text, name, type = alsoText, headers = {} } = reply;
  response.set(headers).attachment(name).type(`${type}; charset=utf-8`).send(text);
}
