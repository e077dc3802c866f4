// Many finished takes as files, without anything drawn: records up to date with the build, one film and two pictures for all of them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import { presetHash, storyHash } from "../../../src/core/compile/hashes.ts";
import { takeStem } from "../../../src/core/lib/names.ts";
import { mapPool } from "../../../src/disk/reading/pool.ts";
import { makeSidecar } from "../values/make-take.ts";

export interface ManyTakes {
  /** Of each shot. */
  readonly takes: number;
  readonly film: Uint8Array;
  readonly thumb?: Uint8Array;
  readonly strip?: Uint8Array;
}

const NOTHING = new Uint8Array();

/** Of the proxy pass, which is built. */
export async function writeManyTakes(
  ep: string,
  { takes, film, thumb = NOTHING, strip = NOTHING }: ManyTakes,
): Promise<void> {
  const list = JSON.parse(await readFile(join(ep, "shotlist", "shotlist_proxy.json"), "utf8")) as Shotlist;
  const ref = { slot: "Picture 1", subject: "ada", path: "refs/ada.png", sha1: "0".repeat(40) };
  await mapPool(list.shots, async (entry) => {
    const folder = join(ep, "renders_proxy", entry.id);
    await mkdir(folder, { recursive: true });
    const hashes = { shot_hash: storyHash(entry), preset_hash: presetHash(list.defaults, entry) };
    for (let take = 1; take <= takes; take++) {
      const stem = takeStem(entry.id, take);
      const reported = { shot: entry.id, take, pass: "proxy" as const, target: list.target, ...hashes, refs: [ref] };
      await writeFile(join(folder, `${stem}.json`), JSON.stringify(makeSidecar(reported), null, 2));
      await writeFile(join(folder, `${stem}.mp4`), film);
      await writeFile(join(folder, `${stem}.jpg`), thumb);
      await writeFile(join(folder, `${stem}_strip.jpg`), strip);
    }
  });
}
