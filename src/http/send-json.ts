// A verb's reply as JSON: with an ETag, packed when it is large (docs/http.md "Conventions"), long lists in pieces between which the
// request loop turns. In tests and development it is checked against the route's schema first.
import compression from "compression";
import { createHash, type Hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { RequestHandler, Response } from "express";
import { constants } from "node:zlib";
import { check } from "../contracts/check.ts";
import { Refusal } from "../contracts/refusal.ts";
import type { Route } from "../contracts/route.ts";

/** Pieces that are written between two turns of the request loop; a list as long is written in pieces. */
const MEMBERS_A_TURN = 64;
/** Members that nobody writes again are written several at once. */
const MEMBERS_A_PIECE = 16;
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
  if (!isLasting(reply)) return hasLongList(reply) ? writeParts(reply) : writeWhole(reply);
  const words = written.get(reply) ?? (hasLongList(reply) ? await writeParts(reply) : write(reply));
  written.set(reply, words);
  return words;
}

function isLasting(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.isFrozen(value);
}

function hasLongList(reply: unknown): reply is object {
  if (typeof reply !== "object" || reply === null || Array.isArray(reply)) return false;
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
  return { bytes, tag: tagOf(bytes.length, createHash("sha1").update(bytes)) };
}

/** An object as JSON, with what is written already of the members of its lists. Its tag is made of theirs. */
async function writeParts(reply: object): Promise<Words> {
  const parts: Buffer[] = [];
  const tags = createHash("sha1");
  let length = 0;
  let untilTurn = MEMBERS_A_TURN;
  for (const piece of piecesOf(reply)) {
    const { bytes, tag } = typeof piece === "string" ? { bytes: Buffer.from(piece), tag: piece } : writeMember(piece);
    parts.push(bytes);
    length += bytes.length;
    tags.update(tag);
    if (--untilTurn > 0) continue;
    await setImmediate();
    untilTurn = MEMBERS_A_TURN;
  }
  return { bytes: Buffer.concat(parts, length), tag: tagOf(length, tags) };
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
  for (let at = 0; at < list.length; before = ",") {
    const member = list[at];
    yield before;
    if (isLasting(member)) {
      yield member;
      at += 1;
    } else {
      const near = list.slice(at, at + MEMBERS_A_PIECE);
      const next = near.findIndex(isLasting);
      const part = next < 0 ? near : near.slice(0, next);
      yield JSON.stringify(part).slice(1, -1);
      at += part.length;
    }
  }
  yield list.length === 0 ? "[]" : "]";
}

function writeMember(member: object): Words {
  const words = written.get(member) ?? write(member);
  written.set(member, words);
  return words;
}

function tagOf(length: number, content: Hash): string {
  return `W/"${length.toString(36)}-${content.digest("base64url")}"`;
}

function requireFit(route: Route, reply: unknown): void {
  const checked = route.reply ? check(route.reply, reply) : { ok: true as const };
  if (checked.ok) return;
  throw new Refusal("tool-failed", `the reply of ${route.id} does not fit its contract: ${checked.sentence}`);
}

/** "Over 64 KB": the first length that is packed. Gzip only, at its fastest: brotli takes three times as long for the same size. */
const FIRST_PACKED_BYTES = 64 * 1024 + 1;

const compress = compression({ threshold: FIRST_PACKED_BYTES, level: constants.Z_BEST_SPEED, filter: () => true });

/** For routes that reply with JSON; streamed files never pass here, so ranges count the file's own bytes. */
export const gzipJson: RequestHandler = (request, response, next) => {
  const accepted = request.headers["accept-encoding"] !== undefined && request.acceptsEncodings("gzip") === "gzip";
  request.headers["accept-encoding"] = accepted ? "gzip" : "identity";
  compress(request, response, next);
};
