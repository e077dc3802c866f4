// Puts one bound route on a router: who may call it, what it is handed, and its answer on the wire.
import type { Request, RequestHandler, Response, Router } from "express";
import type { IncomingMessage } from "node:http";
import { Refusal } from "../contracts/refusal.ts";
import type { FileToSend, Binding } from "./binding.ts";
import { gzipJson } from "./gzip.ts";
import { guardedFields, requireInput, type InputRules } from "./read-input.ts";
import { sendFile } from "./send-file.ts";
import { sendJson } from "./send-json.ts";
import { isText, sendText } from "./send-text.ts";

export interface MountRules extends InputRules {
  readonly isLocal: (request: IncomingMessage) => boolean;
  readonly validateReplies: boolean;
}

/** Adds the route under its path; express answers HEAD wherever there is a GET. */
export function mount(router: Router, binding: Binding, rules: MountRules): void {
  const { route } = binding;
  guardedFields(route); // a contract that the door cannot guard stops the start, not a request
  const handlers: RequestHandler[] = [
    ...(route.reply ? [gzipJson] : []),
    (request, response) => answer(binding, rules, request, response),
  ];
  router[route.method](route.path, ...handlers);
}

async function answer(binding: Binding, rules: MountRules, request: Request, response: Response): Promise<void> {
  const { route } = binding;
  if (route.localOnly && !rules.isLocal(request)) {
    throw new Refusal("outside-roots", "only the machine that the studio runs on may ask for this");
  }
  const input = await requireInput(route, request, rules);
  const reply = await binding.answer(input);
  if (response.destroyed) return;
  if (isText(route, reply)) sendText(response, route, reply);
  else if (route.reply) sendJson(response, route, reply, rules.validateReplies);
  else await sendFile(reply as FileToSend, request, response);
}
