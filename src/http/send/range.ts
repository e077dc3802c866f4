// Which bytes of a file a request asks for. One range at a time: a list of ranges is answered with the whole file, as HTTP allows.

/** First and last byte, both included; `size` is the whole file's. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export type RequestedRange = { kind: "whole" } | { kind: "part"; span: Span } | { kind: "none" };

const WHOLE: RequestedRange = { kind: "whole" };

/** Reads a `Range` header against a file of `size` bytes; `none` means that no byte of it exists (416). */
export function parseRange(header: string | undefined, size: number): RequestedRange {
  const match = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "");
  if (!match) return WHOLE;
  const [, from = "", to = ""] = match;
  if (from === "") return to === "" ? WHOLE : lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === "" ? Number.POSITIVE_INFINITY : Number(to);
  if (last < first) return WHOLE;
  if (first >= size) return { kind: "none" };
  return { kind: "part", span: { first, last: Math.min(last, size - 1) } };
}

function lastBytes(count: number, size: number): RequestedRange {
  if (count === 0 || size === 0) return { kind: "none" };
  return { kind: "part", span: { first: Math.max(0, size - count), last: size - 1 } };
}

/** Whether one of the tags in an `If-None-Match` header is this one; weak and strong tags compare alike. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
