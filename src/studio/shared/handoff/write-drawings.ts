// What was drawn with notes as pictures in the episode, which a hand-off names. A picture is named by what it shows: one that is there
// is the one.
import { join } from "node:path";
import { reasonOf } from "../../../contracts/refusal.ts";
import type { Handoff } from "../../../core/handoff/timeline.ts";
import { requireOwnPath, type EpisodeFolder } from "../../../disk/roots.ts";
import { makeFolder } from "../../../machine/files.ts";
import { exists } from "../../../machine/paths.ts";
import { writeAtomic } from "../../../machine/write-file.ts";
import { paintDrawings } from "../../../media/drawings/paint-drawings.ts";

/** Notes about pictures that could not be written: what names them is good without them. */
export async function writeDrawings(ep: EpisodeFolder, handoff: Handoff): Promise<readonly string[]> {
  try {
    await writeMissing(ep, handoff);
    return [];
  } catch (error) {
    return [`what was drawn with notes could not be written: ${reasonOf(error)}`];
  }
}

async function writeMissing(ep: EpisodeFolder, { items, width, height }: Handoff): Promise<void> {
  const overlays = items.flatMap(({ markers }) => markers.flatMap(({ overlay }) => overlay ?? []));
  const missing = new Map<string, (typeof overlays)[number]>();
  for (const overlay of overlays) {
    if (!(await exists(join(ep, overlay.path)))) missing.set(overlay.path, overlay);
  }
  if (missing.size === 0) return;
  const wanted = [...missing.values()];
  const pictures = await paintDrawings({ drawings: wanted.map(({ marks }) => marks), width, height });
  for (const [index, { path, name }] of wanted.entries()) {
    const folder = await requireOwnPath(ep, ...path.split("/").slice(0, -1));
    await makeFolder(folder);
    const picture = pictures[index];
    if (picture) await writeAtomic(join(folder, name), picture);
  }
}
