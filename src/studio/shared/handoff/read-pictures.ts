// A picture of each clip of a timeline, as a data URI for a page that carries its pictures in itself.
import type { Handoff } from "../../../core/handoff/timeline.ts";
import { pathOf, thumbOf, type Take } from "../../../core/takes/take.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { requireFile } from "../../../disk/relative-path.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

/** Bytes of a picture, at most: thumbnails are far smaller, and somebody may have put another file in the place of one. */
const LARGEST = 2_000_000;

/** By shot. A picture that is missing is left out. */
export async function readPictures(snapshot: PassSnapshot, { items }: Handoff): Promise<Map<string, string>> {
  const { takes } = snapshot.cutFacts;
  const found = await mapPool(items, async (item) => {
    if (item.kind === "gap") return undefined;
    const take = takes(item.shot, item.pass).find((each) => each.take === item.take);
    return take && readPicture(snapshot, take);
  });
  return new Map(items.flatMap(({ shot }, index) => (found[index] === undefined ? [] : [[shot, found[index]]])));
}

async function readPicture({ reach }: PassSnapshot, take: Take): Promise<string | undefined> {
  const path = pathOf(take, thumbOf(take));
  if (path === null) return undefined;
  const bytes = await requireFile(reach, path, "own and opened").then(readWhole, () => undefined);
  return bytes && bytes.length <= LARGEST ? `data:image/jpeg;base64,${bytes.toString("base64")}` : undefined;
}
