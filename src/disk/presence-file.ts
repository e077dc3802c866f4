// A studio's lasting name, and where its sign lies in an episode that it works on.
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { createExclusive, readIfThere, removeEmptyFolder, removeFile, writeAtomic } from "../machine/files.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

const STUDIO_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isStudioId(text: string): boolean {
  return STUDIO_ID.test(text);
}

/** The lasting name of the studio that keeps its files in `folder`. */
export async function studioId(folder: string): Promise<string> {
  const path = join(folder, "studio-id");
  await createExclusive(path, `${randomUUID()}\n`);
  const id = (await readIfThere(path))?.trim() ?? "";
  if (STUDIO_ID.test(id)) return id;
  const fresh = randomUUID(); // it was damaged by hand
  await writeAtomic(path, `${fresh}\n`);
  return fresh;
}

export function presencePath(ep: EpisodeFolder, owner: string): Promise<InsideRoot> {
  return requireOwnPath(ep, "_cache", "studios", `${owner}.json`);
}

export async function removePresence(path: InsideRoot): Promise<void> {
  await removeFile(path);
  await removeEmptyFolder(dirname(path));
  await removeEmptyFolder(dirname(dirname(path)));
}
