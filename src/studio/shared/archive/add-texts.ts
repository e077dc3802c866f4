// The texts of an archive: script and config, cut, overrides and notes, the builds, the show's own targets, sounds and titles.
import { posix } from "node:path";
import { playedEntries } from "../../../core/cut/assemble-plan.ts";
import type { ArchiveParts } from "../../../disk/archive/archive-parts.ts";
import { relativeTo, type InsideRoot } from "../../../disk/roots.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

const OWN = ["negative.txt", "cut.json", "overrides.json", "_issues.json"];
const TITLES = ["_titles/INTRO.mp4", "_titles/OUTRO.mp4"];

export async function addTexts(
  collected: ArchiveParts,
  episode: EpisodeContext,
  passes: readonly PassSnapshot[],
): Promise<void> {
  const { script, series } = await episode.texts();
  for (const read of [script, series]) if (read.ok) await collected.proven(read.location.name, read.location.path);
  for (const name of OWN) await collected.own(name);
  for (const folder of ["shotlist", "versions"]) await collected.folder(folder, (name) => name.endsWith(".json"));
  await addOwnTargets(collected, episode);
  for (const snapshot of passes) await addSounds(collected, snapshot);
  for (const snapshot of passes.slice(0, 1)) await addTitles(collected, snapshot);
}

async function addOwnTargets(collected: ArchiveParts, episode: EpisodeContext): Promise<void> {
  const { own } = await episode.registry();
  for (const { folder } of own.values()) {
    const path = relativeTo(episode.folder, folder);
    for (const name of ["target.json", "workflow.json"])
      await collected.proven(`${path}/${name}`, posix.join(folder, name) as InsideRoot);
  }
}

/** The recording with its words, and files whose sound the cut plays. */
async function addSounds(collected: ArchiveParts, { build, cut }: PassSnapshot): Promise<void> {
  const { master_track: track } = build.main.defaults;
  if (track && (await collected.named(track))) await collected.named(`${track}.words.json`);
  for (const { audio } of playedEntries(cut)) if (audio?.source === "file") await collected.named(audio.path);
}

/** What the config names, and the films that lie where a show's titles do. */
async function addTitles(collected: ArchiveParts, { series, text, reach }: PassSnapshot): Promise<void> {
  const { intro, outro, subtitle } = series?.publish ?? {};
  const folder = text?.configFolder ?? "";
  for (const path of [intro, outro, subtitle?.font]) if (path) await collected.named(posix.join(folder, path));
  for (const path of TITLES) await collected.own(path);
  if (reach.show) for (const path of TITLES) await collected.shown(`../${path}`);
}
