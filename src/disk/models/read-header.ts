// The header of a safetensors file: eight bytes of length, then JSON that names every tensor. Nothing behind it is read. A file that
// is torn, no such file, or made to do harm has no header.
import { open } from "node:fs/promises";
import { isRecord } from "../../core/lib/json-values.ts";
import type { ModelHeader } from "../../core/models/identify.ts";

/** Bytes before the header. */
const START = 8;
/** Bytes. The largest models stay far below it. */
const LARGEST = 64 * 1024 * 1024;

export interface HeaderText {
  /** Bytes of the JSON. */
  readonly length: number;
  /** Bytes of the whole file. */
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** What `use` makes of the header's length and text; null when the file has none. `path` is known to be a plain file. */
export async function withHeader<T>(path: string, use: (header: HeaderText) => Promise<T>): Promise<T | null> {
  const file = await open(path, "r").catch(() => null);
  if (!file) return null;
  try {
    const start = new Uint8Array(START);
    const { bytesRead } = await file.read(start, 0, START, 0);
    const { size } = await file.stat();
    const length = Number(new DataView(start.buffer).getBigUint64(0, true));
    if (bytesRead < START || length < 2 || length > LARGEST || length > size - START) return null;
    return await use({
      length,
      size,
      text: async () => {
        const bytes = new Uint8Array(length);
        await file.read(bytes, 0, length, START);
        return new TextDecoder().decode(bytes);
      },
    });
  } finally {
    await file.close();
  }
}

/** The header in its JSON, or null when it is none. */
export function parseHeader(text: string): ModelHeader | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { __metadata__: metadata, ...entries } = value as Record<string, unknown>;
  const tensors = new Map<string, readonly number[]>();
  for (const [name, entry] of Object.entries(entries)) {
    const shape = typeof entry === "object" && entry !== null && "shape" in entry ? entry.shape : undefined;
    if (!Array.isArray(shape) || !shape.every((side) => typeof side === "number")) return null;
    tensors.set(name, shape);
  }
  return { tensors, metadata: textsOf(metadata) };
}

function textsOf(value: unknown): Record<string, string> {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Why a file that calls itself a safetensors file cannot be a whole one, or undefined: a web page or half a file is not. */
export async function whyNotWhole(path: string): Promise<string | undefined> {
  const read = await withHeader(path, async ({ length, size, text }) => {
    const end = tensorsEnd(await text());
    return end === undefined ? null : { due: START + length + end, size };
  });
  if (!read) return "it is no safetensors file";
  return read.due === read.size ? undefined : `its header tells of ${read.due} bytes, and ${read.size} came`;
}

/** Bytes of all tensors; undefined for what is no header. */
function tensorsEnd(text: string): number | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const ends = Object.entries(value).map(([name, entry]) => (name === "__metadata__" ? 0 : endOf(entry)));
  return ends.every((end) => end !== undefined) ? Math.max(0, ...ends) : undefined;
}

function endOf(entry: unknown): number | undefined {
  const offsets = isRecord(entry) ? entry["data_offsets"] : undefined;
  const end: unknown = Array.isArray(offsets) ? offsets[1] : undefined;
  return typeof end === "number" && Number.isSafeInteger(end) ? end : undefined;
}
