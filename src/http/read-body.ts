// The JSON body of a request: declared as JSON, within the limit, strict UTF-8, and valid; else a sentence that says where not.
// A foreign page cannot declare JSON without asking first (a preflight, never granted), so the declared type is also a guard.
import type { IncomingMessage } from "node:http";
import { parse, type ParseError } from "jsonc-parser";
import { Refusal } from "../contracts/refusal.ts";
import { isTooDeep, MOST_LEVELS } from "../contracts/json-depth.ts";

/** Past this many characters the place of a JSON error is not looked for: finding it would hold up everybody else. */
const PLACE_LIMIT = 1_000_000;

/** The body's value; undefined when the request has no body. `limit` in bytes. */
export async function requireJsonBody(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  requireJsonType(request);
  if (request.readableEnded) return (request as { body?: unknown }).body; // the app of a host has read it already
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  return parseJson(decodeUtf8(bytes));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function requireJsonType({ headers }: IncomingMessage): void {
  const type = headers["content-type"] ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal("bad-input", "send the body as JSON, with the header Content-Type: application/json");
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? "utf-8";
  if (!/^utf-?8$/i.test(charset)) throw new Refusal("bad-input", `send the body as UTF-8, not as ${charset}`);
  const coding = headers["content-encoding"] ?? "identity";
  if (coding !== "identity") throw new Refusal("bad-input", `send the body as it is, not packed with ${coding}`);
}

/** Milliseconds in which a body has to arrive. */
const ARRIVAL = 300_000;

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new Refusal("too-large", `the body is larger than ${Math.floor(limit / 1024)} KB`);
  return new Promise((resolve, reject) => {
    // The rest of a refused body still flows, to nowhere: a client that is cut off while it sends never reads why.
    const refuse = () => {
      request.resume();
      reject(tooLarge);
    };
    if (Number(request.headers["content-length"] ?? 0) > limit) return refuse();
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => request.destroy(), ARRIVAL);
    request.once("close", () => clearTimeout(late));
    request.once("end", () => clearTimeout(late));
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      request.off("data", onData);
      refuse();
    };
    request.on("data", onData);
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("the request was given up before its body had arrived")));
  });
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal("bad-input", "the body is not valid UTF-8");
  }
}

function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new Refusal("bad-input", `the body nests deeper than ${MOST_LEVELS} levels`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal("bad-input", `the body is not valid JSON${placeOfError(text)}`);
  }
}

/** ` (line 2, column 7)`, both from 1; empty when the place cannot be told. */
function placeOfError(text: string): string {
  const offset = text.length > PLACE_LIMIT ? undefined : errorOffset(text);
  if (offset === undefined) return "";
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return ` (line ${before.length}, column ${(before.at(-1) ?? "").length + 1})`;
}

function errorOffset(text: string): number | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return undefined; // nested deeper than its stack reaches
  }
  return errors[0]?.offset;
}
