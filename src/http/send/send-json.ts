// A verb's reply on the wire. In tests and while developing it is checked against the route's schema first.
import { createHash } from "node:crypto";
import type { Response } from "express";
import { check } from "../../contracts/check.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { Route } from "../../contracts/route.ts";

/** Sends the reply as JSON with an ETag; `validate` refuses one that does not fit its contract, loudly. */
export function sendJson(response: Response, route: Route, reply: unknown, validate: boolean): void {
  const { text, tag } = wordsOf(reply);
  // Checked as the client will read it: without undefined fields, with null for NaN.
  if (validate) requireFit(route, JSON.parse(text) as unknown);
  response.type("application/json").set("ETag", tag).send(text);
}

interface Words {
  readonly text: string;
  /** Of the text itself: whoever has it has these very words. */
  readonly tag: string;
}

/** Of replies that nobody can change: one that is given again need not be written again. */
const written = new WeakMap<object, Words>();

function wordsOf(reply: unknown): Words {
  const isLasting = typeof reply === "object" && reply !== null && Object.isFrozen(reply);
  const before = isLasting ? written.get(reply) : undefined;
  if (before) return before;
  const text = JSON.stringify(reply) ?? "null";
  const words = { text, tag: `W/"${text.length.toString(36)}-${createHash("sha1").update(text).digest("base64url")}"` };
  if (isLasting) written.set(reply, words);
  return words;
}

function requireFit(route: Route, reply: unknown): void {
  const checked = route.reply ? check(route.reply, reply) : { ok: true as const };
  if (checked.ok) return;
  throw new Refusal("tool-failed", `the reply of ${route.id} does not fit its contract: ${checked.sentence}`);
}
