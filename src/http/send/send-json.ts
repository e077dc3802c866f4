// A verb's reply on the wire. In tests and while developing it is checked against the route's schema first.
import type { Response } from "express";
import { check } from "../../contracts/check.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { Route } from "../../contracts/route.ts";

/** Sends the reply as JSON with an ETag; `validate` refuses one that does not fit its contract, loudly. */
export function sendJson(response: Response, route: Route, reply: unknown, validate: boolean): void {
  const text = JSON.stringify(reply) ?? "null";
  // Checked as the client will read it: without undefined fields, with null for NaN.
  if (validate) requireFit(route, JSON.parse(text) as unknown);
  response.type("application/json").send(text);
}

function requireFit(route: Route, reply: unknown): void {
  const checked = route.reply ? check(route.reply, reply) : { ok: true as const };
  if (checked.ok) return;
  throw new Refusal("tool-failed", `the reply of ${route.id} does not fit its contract: ${checked.sentence}`);
}
