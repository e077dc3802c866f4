// What is kept of a download that was cut off: the bytes as `NAME.part` beside the file, and of which file they are as `NAME.part.json`. They
// survive the service: unlike a partial file of a process they are named, and the next try goes on with them.
import { stat } from "node:fs/promises";
import { readIfThere, removeFile } from "../files.ts";
import { writeInFolder } from "../write-file.ts";
import type { KeptPart, PartMark } from "./read-answer.ts";

export const partOf = (path: string): string => `${path}.part`;
const markOf = (path: string): string => `${path}.part.json`;

/** Bytes without a mark, or of another address, are none. */
export async function readKept(path: string, url: string): Promise<KeptPart> {
  const mark = readMark(await readIfThere(markOf(path)).catch(() => undefined));
  if (mark?.url !== url) return { bytes: 0, mark: null };
  const facts = await stat(partOf(path)).catch(() => undefined);
  return { bytes: facts?.isFile() ? facts.size : 0, mark };
}

/** Comes before the first byte. */
export async function keepMark(path: string, mark: PartMark): Promise<void> {
  await writeInFolder(markOf(path), `${JSON.stringify(mark)}\n`);
}

export async function dropKept(path: string): Promise<void> {
  await removeFile(partOf(path));
  await removeFile(markOf(path));
}

/** The mark alone: the bytes have their name. */
export async function dropMark(path: string): Promise<void> {
  await removeFile(markOf(path));
}

function readMark(text: string | undefined): PartMark | null {
  if (text === undefined) return null;
  try {
    const { url, etag, sha256, total } = JSON.parse(text) as Record<string, unknown>;
    if (typeof url !== "string") return null;
    const textOf = (value: unknown) => (typeof value === "string" ? value : null);
    const isCount = Number.isSafeInteger(total) && (total as number) > 0;
    return { url, etag: textOf(etag), sha256: textOf(sha256), total: isCount ? (total as number) : null };
  } catch {
    return null;
  }
}
