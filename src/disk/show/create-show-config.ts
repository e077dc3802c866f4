// Gives a show the config that all its episodes share.
import { join } from "node:path";
import { createExclusive } from "../../machine/files.ts";
import { SERIES_FILE } from "../authored.ts";
import type { InsideRoot } from "../roots.ts";

/** False when the show has one already: then nothing was written. Makes the show's folder when it is not there. */
export async function createShowConfig(show: InsideRoot, text: string): Promise<boolean> {
  return createExclusive(join(show, SERIES_FILE), text);
}
