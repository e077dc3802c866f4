// A film as one of the episode's versions: its clips cropped, its own recording, its lines as subtitles beside it. docs/http.md "Versions".
import type { FilmVersion } from "../../../contracts/files/delivery/film-version.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { later, type Handoff } from "../../../core/handoff/timeline.ts";
import { framesNear } from "../../../core/time/rate.ts";
import { cropOf, shapeOf, sizeProblem } from "../../../core/film-versions/crop.ts";
import { inLanguage } from "../../../core/film-versions/lines.ts";
import { writeSrt } from "../../../core/handoff/write-captions.ts";
import { requireFilmVersion } from "../../../disk/film-versions.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import { writeAtomic } from "../../../machine/write-file.ts";
import type { MeasuredClip } from "../../../media/film/assemble-run.ts";
import { readPictureSize } from "../../../media/read-clip.ts";

export interface NamedVersion {
  readonly id: string;
  readonly file: FilmVersion;
}

/** The version that a request names; null where it names none. */
export async function findVersion(ep: EpisodeFolder, id: string | null | undefined): Promise<NamedVersion | null> {
  if (id === null || id === undefined) return null;
  const file = await requireFilmVersion(ep, id);
  const problem = sizeProblem(file);
  if (problem !== null) throw new Refusal("conflict", `versions/${id}.json: ${problem}`);
  return { id, file };
}

/** `ep01.vertical`: what is made of a version is called after both. */
export function versionStem(stem: string, version: NamedVersion | null): string {
  return version ? `${stem}.${version.id}` : stem;
}

export interface CroppedClips {
  readonly clips: readonly MeasuredClip[];
  readonly notes: readonly string[];
}

/** The clips with the part of each picture that the version shows. */
export async function cropClips(clips: readonly MeasuredClip[], version: NamedVersion | null): Promise<CroppedClips> {
  if (!version || shapeOf(version.file) === null) return { clips, notes: [] };
  const cropped = await mapPool(clips, async (clip) => {
    const size = await readPictureSize(clip.mp4).catch(() => undefined);
    if (!size) return { clip, note: `${clip.shot}: the size of take ${clip.take} cannot be read; it is shown whole` };
    const crop = cropOf(version.file, clip.shot, [size.width, size.height]);
    return { clip: crop ? { ...clip, crop } : clip };
  });
  return { clips: cropped.map(({ clip }) => clip), notes: cropped.flatMap(({ note }) => note ?? []) };
}

interface Subtitled {
  readonly version: NamedVersion | null;
  /** Absolute path. */
  readonly film: string;
  /** Seconds of the film before the cut begins. */
  readonly lead: number;
}

/** Writes the subtitles of a version in another language beside its film; `plan`: of the cut. Returns lines for the report. */
export async function writeSubtitles(
  plan: () => Promise<Handoff>,
  { version, film, lead }: Subtitled,
): Promise<readonly string[]> {
  if (version?.file.language === undefined) return [];
  const { handoff, notes } = inLanguage(await plan(), version.file);
  const timed = later(handoff, framesNear(lead, handoff.fps));
  await writeAtomic(film.replace(/\.mp4$/, ".srt"), await inSlices(writeSrt(timed)));
  if (version.file.recording !== undefined) return notes;
  return [...notes, "the takes' own sound plays: the version names no recording"];
}
