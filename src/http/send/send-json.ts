// A verb's reply on the wire. In tests and while developing it is checked against the route's schema first.
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Response } from "express";
import { check } from "../../contracts/check.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { Route } from "../../contracts/route.ts";

/** Members of a list that are written between two turns of the request loop; a longer list is written member by member. */
const MEMBERS_A_TURN = 64;
/** Letters of JSON: what is longer becomes bytes in a turn of its own. */
const LONG = 1_000_000;

/** Sends the reply as JSON with an ETag; `validate` refuses one that does not fit its contract, loudly. */
export async function sendJson(response: Response, route: Route, reply: unknown, validate: boolean): Promise<void> {
  const { bytes, tag } = await wordsOf(reply);
  // Checked as the client will read it: without undefined fields, with null for NaN.
  if (validate) requireFit(route, JSON.parse(bytes.toString()) as unknown);
  if (response.destroyed) return;
  response.type("application/json").set("ETag", tag).send(bytes);
}

interface Words {
  readonly bytes: Buffer;
  /** Of the bytes themselves: whoever has it has these very words. */
  readonly tag: string;
}

/** Of values that nobody can change: one that is given again, as a reply or in a list of one, need not be written again. */
const written = new WeakMap<object, Words>();

async function wordsOf(reply: unknown): Promise<Words> {
  if (!isLasting(reply)) return writeWhole(reply);
  const words = written.get(reply) ?? (hasLongList(reply) ? await writeParts(reply) : write(reply));
  written.set(reply, words);
  return words;
}

function isLasting(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.isFrozen(value);
}

function hasLongList(reply: object): boolean {
  return Object.values(reply).some((held: unknown) => Array.isArray(held) && held.length >= MEMBERS_A_TURN);
}

async function writeWhole(value: unknown): Promise<Words> {
  const text = jsonOf(value);
  if (text.length > LONG) await setImmediate();
  return wordsIn(text);
}

function write(value: unknown): Words {
  return wordsIn(jsonOf(value));
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}

function wordsIn(text: string): Words {
  const bytes = Buffer.from(text);
  return { bytes, tag: tagOf(bytes, bytes) };
}

/** An object as JSON, with what is written already of the members of its lists. Its tag is made of theirs. */
async function writeParts(reply: object): Promise<Words> {
  const parts: Buffer[] = [];
  const tags: string[] = [];
  let members = 0;
  for (const piece of piecesOf(reply)) {
    const { bytes, tag } = typeof piece === "string" ? { bytes: Buffer.from(piece), tag: piece } : writeMember(piece);
    parts.push(bytes);
    tags.push(tag);
    if (typeof piece !== "string" && ++members % MEMBERS_A_TURN === 0) await setImmediate();
  }
  const bytes = Buffer.concat(parts);
  return { bytes, tag: tagOf(bytes, tags.join("")) };
}

/** Pieces of JSON, and members of lists that nobody can change. */
function* piecesOf(reply: object): Generator<string | object> {
  let before = "{";
  for (const [key, held] of Object.entries(reply) as [string, unknown][]) {
    if (held === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    if (Array.isArray(held)) yield* piecesOfList(held);
    else yield JSON.stringify(held);
    before = ",";
  }
  yield "}";
}

function* piecesOfList(list: readonly unknown[]): Generator<string | object> {
  let before = "[";
  for (const member of list) {
    yield before;
    yield isLasting(member) ? member : (JSON.stringify(member) ?? "null");
    before = ",";
  }
  yield list.length === 0 ? "[]" : "]";
}

function writeMember(member: object): Words {
  const words = written.get(member) ?? write(member);
  written.set(member, words);
  return words;
}

function tagOf({ length }: Buffer, content: string | Buffer): string {
  return `W/"${length.toString(36)}-${createHash("sha1").update(content).digest("base64url")}"`;
}

function requireFit(route: Route, reply: unknown): void {
  const checked = route.reply ? check(route.reply, reply) : { ok: true as const };
  if (checked.ok) return;
  throw new Refusal("tool-failed", `the reply of ${route.id} does not fit its contract: ${checked.sentence}`);
}
