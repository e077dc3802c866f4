// Takes and their upscales by the recipe for every shot of a built episode, as finished jobs leave them: of small films that whoever needs
// many brings.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import type { UpscaleRecord } from "../../../src/contracts/files/upscale.ts";
import { presetHash, storyHash } from "../../../src/core/compile/hashes.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { takeStem } from "../../../src/core/lib/names.ts";
import { settingsHash, settingsOfRecipe } from "../../../src/core/upscale/settings.ts";
import { mapPool } from "../../../src/disk/reading/pool.ts";
import { filmStampOf } from "../../../src/disk/takes/read-takes.ts";
import { makeSidecar } from "../values/make-take.ts";
import { smallSeries } from "./sample-episodes.ts";

const FIELDS = { method: "pixel", pixel_model: "lanczos" } as const;

/** The small show, delivered at a size. */
export function deliveredSeries(width: number, height: number) {
  return { ...smallSeries, upscale: { master: { deliver: `${width}x${height}`, targets: { "*": FIELDS } } } };
}

export interface ManyUpscales {
  readonly ep: string;
  /** Paths of the films that every take and, by its shot's place, every upscale is a copy of, at 24 a second. */
  readonly film: string;
  readonly upscale: (index: number) => string;
  readonly frames: number;
  readonly width: number;
  readonly height: number;
}

/** Gives every shot of the final pass its first take with a fresh upscale. */
export async function placeUpscales(order: ManyUpscales): Promise<void> {
  const { shots, defaults, target } = await finalList(order.ep);
  await mapPool([...shots.entries()], async ([index, entry]) => {
    const hashes = { shot_hash: storyHash(entry), preset_hash: presetHash(defaults, entry) };
    await placeTake(order, { shot: entry.id, take: 1, target, ...hashes });
    await placeUpscale(order, { shot: entry.id, take: 1, target, index });
  });
}

export interface PlacedTake {
  readonly shot: string;
  readonly take: number;
  readonly target: string;
}

/** A take that stands, without an upscale. */
export async function placeTake({ ep, film, frames }: ManyUpscales, take: PlacedTake & object): Promise<void> {
  const stem = stemOf(ep, take);
  await mkdir(join(stem, ".."), { recursive: true });
  await copyFile(film, `${stem}.mp4`);
  const pictures = { thumb: null, strip: null };
  const record = makeSidecar({ ...take, pass: "final", frames, length: frames, ...pictures });
  await writeFile(`${stem}.json`, JSON.stringify(record));
}

/** The upscale of a take that stands, as the recipe says it. */
export async function placeUpscale(order: ManyUpscales, take: PlacedTake & { readonly index: number }): Promise<void> {
  const { ep, upscale, frames, width, height } = order;
  const [stem, film] = [stemOf(ep, take), upscale(take.index)];
  await copyFile(film, `${stem}.up.mp4`);
  const { upscale: config } = deliveredSeries(width, height);
  const record: UpscaleRecord = {
    ...{ shot: take.shot, take: take.take, pass: "final", target: take.target, status: "ok" },
    made_from: sha1(await readFile(`${stem}.mp4`)),
    made_from_stamp: await filmStampOf(`${stem}.mp4`),
    recipe_hash: settingsHash(settingsOfRecipe(config.master, FIELDS, false)),
    ...{ quality: "review", mode: "pixel", route: "pixel", width, height, fps: 24, frames },
    sha1: sha1(await readFile(film)),
    save_notes: "",
  };
  await writeFile(`${stem}.up.json`, JSON.stringify(record));
}

async function finalList(ep: string): Promise<Shotlist> {
  return JSON.parse(await readFile(join(ep, "shotlist", "shotlist.json"), "utf8")) as Shotlist;
}

function stemOf(ep: string, { shot, take }: PlacedTake): string {
  return join(ep, "renders", shot, takeStem(shot, take));
}
