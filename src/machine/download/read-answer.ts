// What a server's answer to a question for a file means for the bytes that are kept of it. Decides only; `download-file` acts.
import type { IncomingHttpHeaders } from "node:http";

/** What is known of the file whose bytes are kept. Stands beside them (`part-mark`). */
export interface PartMark {
  readonly url: string;
  /** A strong one, or null. */
  readonly etag: string | null;
  readonly sha256: string | null;
  /** Bytes. */
  readonly total: number | null;
}

export interface KeptPart {
  readonly bytes: number;
  readonly mark: PartMark | null;
}

export interface AnswerFacts {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** What is to come, by the record or the hub. */
  readonly sha256: string | null;
  readonly size: number | null;
}

export type AnswerMeaning =
  /** The body is the file from byte `from` on; `total` null: only its hash tells whether it is whole. */
  | { readonly is: "bytes"; readonly from: number; readonly total: number | null; readonly etag: string | null }
  /** What is kept is all of it. */
  | { readonly is: "whole" }
  /** What is kept is of no use: ask anew without it. */
  | { readonly is: "anew"; readonly why: string }
  /** Another try may go well. `after`: milliseconds that the server asks for. */
  | { readonly is: "later"; readonly why: string; readonly after: number | null }
  | { readonly is: "never"; readonly why: string }
  /** It wants to know who asks, or that a licence was accepted. */
  | { readonly is: "gated" };

/** Statuses of a server that works on something else. */
const LATER = new Set([408, 425, 429]);

export function readAnswer(facts: AnswerFacts, kept: KeptPart): AnswerMeaning {
  const { status } = facts;
  if (status === 401 || status === 403) return { is: "gated" };
  if (status === 416) return readPastTheEnd(facts, kept);
  if (status >= 500 || LATER.has(status)) return { is: "later", why: `status ${status}`, after: waitOf(facts.headers) };
  if (status !== 200 && status !== 206) return { is: "never", why: `status ${status}` };
  return noFile(facts) ?? (status === 206 ? readPart(facts, kept) : readWhole(facts));
}

/** The strong entity tag of an answer; a weak one promises no bytes. */
export function strongTag({ etag }: IncomingHttpHeaders): string | null {
  return etag !== undefined && /^"[^"]+"$/.test(etag) ? etag : null;
}

function noFile({ headers }: AnswerFacts): AnswerMeaning | undefined {
  const coding = headers["content-encoding"];
  if (coding !== undefined && coding !== "identity") return { is: "never", why: `it comes packed as ${coding}` };
  const type = headers["content-type"] ?? "";
  return /^\s*(text\/html|application\/xhtml)/i.test(type)
    ? { is: "never", why: "a web page comes in its place" }
    : undefined;
}

function readWhole({ headers, size, sha256 }: AnswerFacts): AnswerMeaning {
  const length = lengthOf(headers);
  if (length === 0) return { is: "never", why: "it is empty" };
  if (size !== null && length !== null && length !== size) return otherSize(length, size);
  const total = length ?? size;
  if (total === null && sha256 === null)
    return { is: "never", why: "neither its length nor its hash is said, so nobody could tell whether it is whole" };
  return { is: "bytes", from: 0, total, etag: strongTag(headers) };
}

/** A part is taken only from where the kept bytes end, and of the very same file. */
function readPart({ headers, size }: AnswerFacts, { bytes, mark }: KeptPart): AnswerMeaning {
  const range = rangeOf(headers);
  if (!range || !mark) return { is: "anew", why: "a part came without saying which" };
  const { from, last, total } = range;
  if (size !== null && total !== size) return otherSize(total, size);
  if (mark.total !== total || isOtherTag(strongTag(headers), mark.etag))
    return { is: "anew", why: "the file has changed there" };
  const length = lengthOf(headers);
  const isRest = from === bytes && last === total - 1 && (length === null || length === total - from);
  return isRest ? { is: "bytes", from, total, etag: mark.etag } : { is: "anew", why: "another part was sent" };
}

/** What `Content-Range` says of a part: its first and last byte, and the bytes of the whole. */
function rangeOf(headers: IncomingHttpHeaders): { from: number; last: number; total: number } | undefined {
  const said = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(headers["content-range"] ?? "");
  return said ? { from: Number(said[1]), last: Number(said[2]), total: Number(said[3]) } : undefined;
}

function isOtherTag(now: string | null, before: string | null): boolean {
  return now !== null && before !== null && now !== before;
}

/** There is nothing behind the kept bytes: either they are all, or they are of another file. */
function readPastTheEnd({ headers }: AnswerFacts, { bytes, mark }: KeptPart): AnswerMeaning {
  const total = /^bytes \*\/(\d{1,15})$/.exec(headers["content-range"] ?? "")?.[1];
  if (bytes === 0) return { is: "never", why: "status 416" };
  const isWhole = mark !== null && mark.total === bytes && (total === undefined || Number(total) === bytes);
  return isWhole ? { is: "whole" } : { is: "anew", why: "the file has changed there" };
}

function otherSize(said: number, due: number): AnswerMeaning {
  return { is: "never", why: `it has ${said} bytes there, where ${due} are due` };
}

function lengthOf(headers: IncomingHttpHeaders): number | null {
  const text = headers["content-length"];
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Milliseconds that a server asks to be left alone; at most a minute. */
function waitOf(headers: IncomingHttpHeaders): number | null {
  const text = headers["retry-after"];
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(60, Number(text)) * 1000 : null;
}
