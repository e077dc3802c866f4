// What a file that came from elsewhere is, told by its name's ending, and what it is called beside the take.
import { extname, join } from "node:path";
import type { KnownJob, FinishedFile } from "./backend.ts";

const ROLES: Readonly<Record<string, FinishedFile["role"]>> = {
  ".mp4": "video",
  ".mov": "video",
  ".mkv": "video",
  ".webm": "video",
  ".wav": "audio",
  ".flac": "audio",
  ".mp3": "audio",
  ".opus": "audio",
  ".png": "image",
  ".jpg": "image",
  ".jpeg": "image",
  ".webp": "image",
  ".safetensors": "latent",
  ".latent": "latent",
};

/** With their dots. */
export const KNOWN_ENDINGS: readonly string[] = Object.keys(ROLES);

/** Undefined for a file that is no part of a take. */
export function roleOf(filename: string): FinishedFile["role"] | undefined {
  return ROLES[endingOf(filename)];
}

/** `.mp4`, in lower case. */
export function endingOf(filename: string): string {
  return extname(filename).toLowerCase();
}

/** Where the file of that number belongs: the first has the take's own name. */
export function finishedPath(
  { folder, stem }: Pick<KnownJob, "folder" | "stem">,
  index: number,
  ending: string,
): string {
  return join(folder, `${stem}${index === 0 ? "" : `_${index + 1}`}${ending}`);
}
