// Streams one file with ranges and revalidation. The verb has opened the guarded file: size, tag and bytes are of that descriptor, even
// while a new version is renamed into its place. That is why the package `send`, which opens by path, is not used.
import type { Request, Response } from "express";
import type { FileHandle } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { Refusal } from "../contracts/refusal.ts";
import type { FileToSend } from "./binding.ts";
import { inlineAs, isPassive, typeOfFile } from "./file-type.ts";

const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Answers with the file's bytes, 304 when the client has them, 416 when it asks for bytes that do not exist. */
export async function sendFile(file: FileToSend, request: Request, response: Response): Promise<void> {
  const handle = await requireFile(file);
  try {
    const { size, tag } = await describe(handle, file);
    setHeaders(response, file, tag);
    if (hasTag(request.get("If-None-Match"), tag)) return void response.status(304).end();
    const wanted = wantedBytes(request, size, tag);
    if (wanted.kind === "none") return refuseRange(response, size);
    const span = wanted.kind === "part" ? wanted.span : { first: 0, last: size - 1 };
    if (wanted.kind === "part") response.status(206).set("Content-Range", `bytes ${span.first}-${span.last}/${size}`);
    response.set("Content-Length", String(span.last - span.first + 1));
    if (request.method === "HEAD" || size === 0) return void response.end();
    await stream(handle, span, response);
  } finally {
    await handle.close();
  }
}

async function requireFile(file: FileToSend): Promise<FileHandle> {
  try {
    return await file.open();
  } catch (thrown) {
    const code = (thrown as NodeJS.ErrnoException).code;
    const name = basename(file.path);
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") throw noSuchFile(name);
    if (code === "EACCES" || code === "EPERM") {
      throw new Refusal("tool-failed", `${name} cannot be read: the studio lacks the right to open it`);
    }
    throw thrown;
  }
}

async function describe(handle: FileHandle, file: FileToSend): Promise<{ size: number; tag: string }> {
  const stat = await handle.stat({ bigint: true });
  if (!stat.isFile()) throw noSuchFile(basename(file.path));
  const parts = [stat.size, stat.mtimeNs, stat.ino].map((value) => value.toString(36));
  return { size: Number(stat.size), tag: `"${parts.join("-")}"` };
}

function noSuchFile(name: string): Refusal {
  return new Refusal("unknown", `there is no file ${name} here`);
}

function setHeaders(response: Response, file: FileToSend, tag: string): void {
  const type = typeOfFile(file.path);
  response.set({
    "Accept-Ranges": "bytes",
    "Cache-Control": "no-cache",
    "Content-Disposition": inlineAs(file.name ?? file.path),
    "Content-Type": type,
    ETag: tag,
  });
  if (!isPassive(type)) response.set("Content-Security-Policy", SANDBOX);
}

/** A range counts only for a plain GET of the version that the client already has a part of. */
function wantedBytes(request: Request, size: number, tag: string): RequestedRange {
  const version = request.get("If-Range");
  if (request.method !== "GET" || (version !== undefined && version !== tag)) return { kind: "whole" };
  return parseRange(request.get("Range"), size);
}

function refuseRange(response: Response, size: number): void {
  response.removeHeader("Content-Disposition");
  response.removeHeader("ETag");
  response.status(416).set("Content-Range", `bytes */${size}`);
  response
    .type("application/json")
    .send(JSON.stringify({ error: `the file has ${size} bytes: ask for some of those` }));
}

async function stream(handle: FileHandle, span: Span, response: Response): Promise<void> {
  const bytes = handle.createReadStream({ start: span.first, end: span.last, autoClose: false });
  try {
    await pipeline(bytes, response, { end: false });
  } catch {
    // The client left, or the disk failed half way: either way only the connection is left to end.
    response.destroy();
    return;
  }
  // A file that shrank under us cannot fill the promised length: cut the connection, so that no client takes the part for the whole.
  if (bytes.bytesRead < span.last - span.first + 1) response.destroy();
  else response.end();
}

/** First and last byte, both included; `size` is the whole file's. */
interface Span {
  readonly first: number;
  readonly last: number;
}

type RequestedRange = { kind: "whole" } | { kind: "part"; span: Span } | { kind: "none" };

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
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
