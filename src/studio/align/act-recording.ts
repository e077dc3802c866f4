// The recording of an episode: where it lies, how the series config spells that, and what is known of it.
import { basename, posix, relative, resolve, sep } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeStatus } from "../../contracts/routes/episodes.ts";
import type { AuthoredPlace } from "../../disk/authored.ts";
import type { Pass } from "../../contracts/schema.ts";
import { storedShots } from "../../core/render/stored-build.ts";
import { readBuild } from "../../disk/builds.ts";
import type { EpisodeFolder, InsideRoot } from "../../disk/roots.ts";
import { relativeTo } from "../../disk/roots.ts";
import { readReach, requireFile } from "../../disk/relative-path.ts";
import { readRoots } from "../config/act-roots.ts";
import { describeTrack } from "../episodes/act-read-track.ts";
import type { Studio } from "../studio.ts";

export interface Recording {
  /** Relative to the episode. */
  readonly path: string;
  readonly file: InsideRoot;
}

/** The recording at a path relative to the episode. */
export async function requireRecording(
  studio: Pick<Studio, "place">,
  ep: EpisodeFolder,
  path: string | null,
): Promise<Recording> {
  if (path === null || path === "") {
    const why = "names no recording: attach one first, or name one in track";
    throw new Refusal("bad-input", `the series config of ${basename(ep)} ${why}`);
  }
  const reach = await readReach(await readRoots(studio), ep);
  const file = await requireFile(reach, path, "own and opened");
  const written = posix.normalize(path);
  const isPlain = resolve(ep, ...written.split("/")) === file;
  return { path: isPlain ? relativeTo(ep, file) : written, file };
}

/** A path relative to the episode as the config spells it: from its own folder. */
export function configPath(ep: EpisodeFolder, { folder }: Pick<AuthoredPlace, "folder">, path: string): string {
  return relative(resolve(ep, folder), resolve(ep, ...path.split("/")))
    .split(sep)
    .join("/");
}

/** As the status of a pass tells it. */
export async function trackAt(
  studio: Pick<Studio, "place" | "tools" | "probes" | "shotlists">,
  ep: EpisodeFolder,
  path: string,
  pass: Pass,
): Promise<NonNullable<EpisodeStatus["track"]>> {
  const reach = await readReach(await readRoots(studio), ep);
  const build = await readBuild(ep, pass, studio.shotlists).catch(() => undefined);
  const aligned = build ? storedShots(build).filter(({ entry }) => entry.audio_in !== undefined).length : 0;
  return describeTrack(studio, reach, path, aligned);
}
