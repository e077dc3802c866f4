// Files and folders read at once, where their paths say they are.
import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { inFolder, NotOpened, openProven } from "./proven-paths.ts";

const MB = 1024 * 1024;

/** The bytes of a file. Throws what the system says, or NotOpened about one that is larger than `most` bytes. */
export async function readWhole(path: string, most = Infinity): Promise<Buffer> {
  const handle = await openProven(path);
  try {
    const { size } = await handle.stat();
    if (size > most) throw new NotOpened("tool-failed", `${basename(path)} is larger than ${Math.floor(most / MB)} MB`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Names in a folder. */
export async function listFolder(path: string): Promise<string[]> {
  return inFolder(path, ({ at }) => readdir(at(".")));
}
