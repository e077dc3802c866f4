// What a shot's colours are matched to when nobody asks for a take's own: an override of the episode, else the shot's line of the script or its
// header's, else the series config. docs/format.md "Series config".
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { StoryShot } from "../../contracts/files/story.ts";
import { NO_MATCH, parseColourMatch, shotOfMatch, type ColourMatch } from "../lib/colour-match.ts";
import type { Series } from "../series/series.ts";

export interface ColourFacts {
  readonly series: Pick<Series, "colour"> | null;
  readonly overrides: OverridesFile;
}

/** Null where nothing says anything, or `none`; and for the very shot that a sequence or a series is matched to. */
export function colourSetting(facts: ColourFacts, shot: string, story: StoryShot | null): ColourMatch | null {
  const set = overrideOf(facts.overrides, shot) ?? story?.colour ?? facts.series?.colour ?? null;
  if (set === null || set.match === NO_MATCH || shotOfMatch(set.match) === shot) return null;
  return { match: set.match, strength: set.strength };
}

function overrideOf({ grade }: OverridesFile, shot: string): ColourMatch | undefined {
  const block = grade && Object.hasOwn(grade, shot) ? grade[shot] : undefined;
  const { match, strength = 1 } = (block ?? {}) as { readonly match?: unknown; readonly strength?: unknown };
  return typeof match === "string" && typeof strength === "number"
    ? parseColourMatch(`${match} ${strength}`)
    : undefined;
}

/** Sets what a shot's colours are matched to, or with null leaves it to the script and the series. */
export function setColour(file: OverridesFile, shot: string, colour: ColourMatch | null): OverridesFile {
  const { grade: before = {}, ...rest } = file;
  const all = new Map(Object.entries(before));
  if (colour) all.set(shot, { match: colour.match, strength: colour.strength });
  else all.delete(shot);
  return all.size === 0 ? rest : { ...rest, grade: Object.fromEntries(all) };
}
