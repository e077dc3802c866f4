// Reads files piece by piece, so that a film need not fit into memory: ranges of bytes, walks from header to header, hashes.
import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { openProven } from "./proven-paths.ts";

/** Opens a file for as long as `work` reads it. */
export async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await openProven(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** What is there of a range; fewer bytes at the file's end. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

/** Feeds a parser the ranges that it yields, and returns what it comes to. */
export async function walkFile<Result>(
  file: FileHandle,
  walk: Generator<{ readonly at: number; readonly length: number }, Result, Uint8Array>,
): Promise<Result> {
  let step = walk.next();
  while (!step.done) step = walk.next(await bytesAt(file, step.value.at, step.value.length));
  return step.value;
}

/** The SHA-1 of a file of any size. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<string> {
  return digestOf(path, "sha1", signal);
}

/** The SHA-256 of a file of any size. */
export async function sha256OfFile(path: string, signal?: AbortSignal): Promise<string> {
  return digestOf(path, "sha256", signal);
}

async function digestOf(path: string, algorithm: "sha1" | "sha256", signal?: AbortSignal): Promise<string> {
  const hash = createHash(algorithm);
  const file = await openProven(path);
  try {
    const pieces = file.createReadStream({ autoClose: false, ...(signal && { signal }) });
    for await (const piece of pieces) hash.update(piece as Buffer);
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}
