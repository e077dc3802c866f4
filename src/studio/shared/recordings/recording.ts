// The recording of an episode: where it lies, how the series config spells that, and what is known of it.
import { basename, posix, relative, resolve, sep } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import type { EpisodeStatus } from "../../../contracts/replies/episode-status.ts";
import type { AuthoredLocation } from "../../../disk/authored.ts";
import type { Pass } from "../../../contracts/schema.ts";
import { storedShots } from "../../../core/compile/stored-build.ts";
import { readBuild } from "../../../disk/builds.ts";
import { type EpisodeFolder, type InsideRoot, relativeTo } from "../../../disk/roots.ts";
import { requireFile } from "../../../disk/relative-path.ts";
import { describeTrack } from "./describe-track.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export interface Recording {
  /** Relative to the episode. */
  readonly path: string;
  readonly file: InsideRoot;
}

/** The recording at a path relative to the episode. */
export async function requireRecording(
  episode: Pick<EpisodeContext, "folder" | "reach">,
  path: string | null,
): Promise<Recording> {
  const { folder: ep } = episode;
  if (path === null || path === "") {
    const why = "names no recording: attach one first, or name one in track";
    throw new Refusal("bad-input", `the series config of ${basename(ep)} ${why}`);
  }
  const file = await requireFile(await episode.reach(), path, "own and opened");
  const written = posix.normalize(path);
  const isPlain = resolve(ep, ...written.split("/")) === file;
  return { path: isPlain ? relativeTo(ep, file) : written, file };
}

/** A path relative to the episode as the config spells it: from its own folder. */
export function configPath(ep: EpisodeFolder, { folder }: Pick<AuthoredLocation, "folder">, path: string): string {
  return relative(resolve(ep, folder), resolve(ep, ...path.split("/")))
    .split(sep)
    .join("/");
}

/** As the status of a pass shows it. */
export async function trackAt(
  ports: Pick<StudioPorts, "tools" | "probes" | "shotlists">,
  episode: Pick<EpisodeContext, "folder" | "reach">,
  path: string,
  pass: Pass,
): Promise<NonNullable<EpisodeStatus["track"]>> {
  const build = await readBuild(episode.folder, pass, ports.shotlists).catch(() => undefined);
  const aligned = build ? storedShots(build).filter(({ entry }) => entry.audio_in !== undefined).length : 0;
  return describeTrack(ports, await episode.reach(), path, aligned);
}
