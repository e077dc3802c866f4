// The references of an episode: those of its series, where their picks lie, and the one that a request names.
import { basename } from "node:path";
import type { PicksFile } from "../../../contracts/files/refs.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import {
  keyframeReference,
  parseKeyframeId,
  seriesReferences,
  type Reference,
  type SeriesReference,
} from "../../../core/refs/reference.ts";
import { PANO, SHEET, TOUR } from "../../../core/refs/ref-names.ts";
import type { Series } from "../../../core/series/series.ts";
import { seriesSteps } from "../../../core/series/parse-series.ts";
import type { Reach } from "../../../disk/relative-path.ts";
import { episodeHome, findSeriesHome, type RefHome } from "../../../disk/refs/ref-home.ts";
import { readPicks } from "../../../disk/refs/picks.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { RefTake } from "../../../core/refs/ref-take.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { requireText } from "../episode/read-authored.ts";

export interface EpisodeReferences {
  readonly episode: EpisodeContext;
  readonly ep: EpisodeFolder;
  /** Name of the episode's folder. */
  readonly name: string;
  readonly series: Series;
  readonly configFolder: "" | "..";
  readonly reach: Reach;
  readonly references: readonly SeriesReference[];
  /** Of the series' references; undefined where it would lie outside the roots. */
  readonly seriesHome: RefHome | undefined;
}

/** Refuses an episode without a series config, or with one that cannot be understood. */
export async function readReferences(episode: EpisodeContext): Promise<EpisodeReferences> {
  const [text, reach] = await Promise.all([episode.text("series"), episode.reach()]);
  const { text: config, location } = requireText(text);
  const { series, problems } = await inSlices(seriesSteps(config));
  if (!series) {
    const [first] = problems;
    const where = first?.line ? `${location.name}, line ${first.line}` : location.name;
    throw new Refusal("conflict", `the series config has errors: ${where}: ${first?.message ?? "it cannot be read"}`);
  }
  const { folder: ep, roots } = episode;
  return {
    ...{ episode, ep, series, reach, configFolder: location.folder, name: basename(ep) },
    references: seriesReferences(series, location.folder),
    seriesHome: await findSeriesHome(roots, ep, location.folder),
  };
}

/** The reference that an id names. A keyframe's shot is looked for by whoever needs it to be built. */
export function requireReference({ references }: Pick<EpisodeReferences, "references">, id: string): Reference {
  const keyframe = parseKeyframeId(id);
  if (keyframe) return keyframeReference(keyframe.shot, keyframe.which);
  const found = references.find((each) => each.id === id);
  if (found) return found;
  const known = references.slice(0, 12).map((each) => each.id);
  const some = known.length === 0 ? "the series config has none" : `known are ${known.join(", ")}`;
  throw new Refusal("unknown", `there is no reference ${id}: ${some}`);
}

/** A view of it by name, or null for the reference itself. `also`: views beside those that it shows. */
export function requireView(
  reference: Reference,
  view: string | null | undefined,
  also: readonly string[] = [],
): string | null {
  if (view === null || view === undefined || view === "") return null;
  if (reference.views.includes(view) || (also.includes(view) && mayHave(reference, view))) return view;
  const known = reference.views.length === 0 ? "it has no views" : `choose ${reference.views.join(", ")}`;
  throw new Refusal("bad-input", `${reference.id} has no view ${view}: ${known}`);
}

function mayHave({ kind, views }: Reference, view: string): boolean {
  if (view === SHEET) return views.length > 0;
  return (view === PANO || view === TOUR) && kind === "location";
}

/** Where its picks lie. */
export function requirePicksHome(
  { ep, seriesHome }: Pick<EpisodeReferences, "ep" | "seriesHome">,
  { id, scope }: Reference,
): RefHome {
  const home = scope === "shot" ? episodeHome(ep) : seriesHome;
  if (home) return home;
  throw new Refusal(
    "outside-roots",
    `${id} is kept in the folder above the episode, which is no root: add it to the roots`,
  );
}

/** What is picked of series references and of keyframes. A home outside the roots has none. */
export async function readBothPicks({
  ep,
  seriesHome,
}: EpisodeReferences): Promise<{ series: PicksFile; shots: PicksFile }> {
  const own = episodeHome(ep);
  const shots = await readPicks(own);
  if (seriesHome === undefined || !seriesHome.isShared) return { shots, series: seriesHome ? shots : NO_PICKS };
  return { shots, series: await readPicks(seriesHome) };
}

const NO_PICKS: PicksFile = { version: 1, refs: {} };

/** A candidate by its number. */
export async function requireRefTake(
  ep: EpisodeFolder,
  { ref, view, take }: { readonly ref: string; readonly view: string | null; readonly take: number },
): Promise<RefTake> {
  const found = (await readRefTakes(ep, { ref, view })).find((each) => each.take === take);
  if (found) return found;
  throw new Refusal("unknown", `${ref}${view === null ? "" : ` ${view}`} has no take ${take}`);
}
