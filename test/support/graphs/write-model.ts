// A model file with random weights: a safetensors file as a host reads it, written piece by piece.
import { open, type FileHandle } from "node:fs/promises";
import { seededDice } from "../values/seeded-random.ts";
import { textBytes } from "./model-texts.ts";
import { tensorsOf, type Recipe, type Recipes } from "./recipe.ts";

/** Numbers between -1 and 1, written again and again. */
const BLOCK = 1 << 20;

interface Entry {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: "BF16" | "F32" | "U8";
  readonly bytes: number;
  write(file: FileHandle): Promise<unknown>;
}

export async function writeModel(path: string, recipe: Recipe, recipes: Recipes): Promise<void> {
  const dtype = recipe.dtype ?? "BF16";
  const entries = [...tensorsOf(recipe, recipes)].map(([name, shape]) => weights(name, shape, dtype));
  for (const [name, kind] of Object.entries(recipe.texts ?? {})) entries.push(text(name, textBytes(kind)));
  const header: Record<string, unknown> = { __metadata__: metadataOf(recipe) };
  let end = 0;
  for (const { name, shape, dtype: kind, bytes } of entries) {
    header[name] = { dtype: kind, shape, data_offsets: [end, (end += bytes)] };
  }
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(head.length));
  const file = await open(path, "w");
  try {
    await file.write(Buffer.concat([length, head]));
    for (const entry of entries) await entry.write(file);
  } finally {
    await file.close();
  }
}

function metadataOf({ metadata = {} }: Recipe): Record<string, string> {
  const texts = Object.entries(metadata).map(([key, value]) => [
    key,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return { format: "pt", ...(Object.fromEntries(texts) as Record<string, string>) };
}

function text(name: string, bytes: Buffer): Entry {
  const write = (file: FileHandle) => file.write(bytes);
  return { name, shape: [bytes.length], dtype: "U8", bytes: bytes.length, write };
}

function weights(name: string, shape: readonly number[], dtype: "BF16" | "F32"): Entry {
  const count = shape.reduce((product, side) => product * side, 1);
  const size = dtype === "F32" ? 4 : 2;
  return {
    name,
    shape,
    dtype,
    bytes: count * size,
    write: (file) => writeNumbers(file, count, size, valuesFor(name, shape)),
  };
}

async function writeNumbers(
  file: FileHandle,
  count: number,
  size: 2 | 4,
  at: (index: number) => number,
): Promise<void> {
  const block = numbers(Math.min(count, BLOCK), size, at);
  for (let left = count; left > 0; left -= BLOCK) await file.write(block.subarray(0, Math.min(left, BLOCK) * size));
}

/** A number's upper half is the same number in BF16. */
function numbers(count: number, size: 2 | 4, at: (index: number) => number): Buffer {
  const wide = Float32Array.from({ length: count }, (_, index) => at(index));
  if (size === 4) return Buffer.from(wide.buffer);
  const halves = new Uint16Array(wide.buffer);
  return Buffer.from(Uint16Array.from({ length: count }, (_, index) => halves[index * 2 + 1]!).buffer);
}

const dice = seededDice(1);
const block = Float32Array.from({ length: BLOCK }, () => dice(65_536) / 32_768 - 1);

/** Scales are 1, offsets 0, and what multiplies keeps the size of what goes in: no number runs away, however deep a model is. */
function valuesFor(name: string, shape: readonly number[]): (index: number) => number {
  const last = name.split(".").at(-1)!;
  const width = shape.slice(1).reduce((product, side) => product * side, 1);
  if (last === "bias" || last === "running_mean") return () => 0;
  if (last === "running_var" || (shape.filter((side) => side > 1).length < 2 && /weight|scale|gamma|alpha/.test(last)))
    return () => 1;
  const bound = 1 / Math.sqrt(Math.max(1, width));
  return (index) => block[index]! * bound;
}
