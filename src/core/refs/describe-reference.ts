// A reference as the listing shows it, out of what was read of it. docs/http.md "Ref".
import type { PicksFile, RefOverridesFile } from "../../contracts/files/refs.ts";
import type { TourRecord } from "../../contracts/files/refs/tours.ts";
import type { Effective, RefViewEntry, SeriesRef } from "../../contracts/replies/ref.ts";
import { describeRefTake } from "./describe-ref-take.ts";
import { liveFrom, livePick, pickedView, pickOf, viewPickOf } from "./picks.ts";
import { PANO, refKey, SHEET, TOUR } from "./ref-names.ts";
import { describeRefOverride, refOverrideOf } from "./ref-override.ts";
import type { RefTake } from "./ref-take.ts";
import type { Reference } from "./reference.ts";
import { describeTour } from "./tours/tour.ts";
import type { UsedBy } from "./used-by.ts";

export interface DescribedFacts {
  readonly reference: Reference;
  readonly picks: PicksFile;
  readonly overrides: RefOverridesFile;
  /** By view; null is the reference itself. */
  readonly takes: ReadonlyMap<string | null, readonly RefTake[]>;
  /** Of a location. */
  readonly tours: readonly TourRecord[];
  /** SHA-1 of the live file; undefined while it is missing. */
  readonly live: string | undefined;
  /** Name of the episode. */
  readonly episode: string;
  readonly usedBy: UsedBy;
  readonly builtPrompt: (view: string | null) => string | null;
  readonly effective: (view: string | null) => Effective;
  readonly whyNot: string | null;
  readonly sharedWith: readonly string[];
  readonly liveOwner: string | null;
}

export type SharedFields = Omit<SeriesRef, "scope" | "kind">;

/** The fields that every kind of reference has. */
export function describeShared(facts: DescribedFacts): SharedFields {
  const { reference, picks, overrides, live, takes, builtPrompt, effective, episode } = facts;
  const { id, name, path, views, panels } = reference;
  const set = refOverrideOf(overrides, id, null);
  const built = builtPrompt(null);
  const override = describeRefOverride(set, built, false);
  const whole = views.length > 0 ? SHEET : null;
  return {
    ...{ id, name, path, panels, key: refKey(id), built_prompt: built, override, override_values: override.values },
    subject: reference.scope === "series" ? reference.subject : null,
    of: reference.scope === "series" ? reference.of : null,
    exists: live !== undefined,
    sha1: live ?? null,
    used_by: { final: [...facts.usedBy.final], proxy: [...facts.usedBy.proxy] },
    prompt: set.values.prompt ?? built,
    effective: effective(null),
    can_generate: facts.whyNot === null,
    why_not: facts.whyNot,
    views: views.map((view) => describeView(facts, view)),
    takes: describeTakes(takes, whole),
    picked: whole === null ? livePick(picks, id, live, episode) : pickedView(picks, id, whole, { live, episode }),
    cleared: pickOf(picks, id)?.cleared ?? null,
    panels_conflict: panelsConflict(facts),
    live_from: views.length > 0 ? liveFrom(picks, id, live) : null,
    sheet_cleared: viewPickOf(picks, id, SHEET)?.cleared ?? null,
    shared_with: [...facts.sharedWith],
    live_owner: facts.liveOwner,
    panos: describeTakes(takes, PANO),
    tours: facts.tours.map(describeTour),
    tour_holds: describeTakes(takes, TOUR),
  };
}

function describeView(
  { reference, picks, overrides, live, takes, ...facts }: DescribedFacts,
  view: string,
): RefViewEntry {
  const { id } = reference;
  const set = refOverrideOf(overrides, id, view);
  const built = facts.builtPrompt(view);
  return {
    view,
    picked: pickedView(picks, id, view, { live, episode: facts.episode }),
    takes: describeTakes(takes, view),
    prompt: set.values.prompt ?? built,
    built_prompt: built,
    override: describeRefOverride(set, built, true),
    effective: facts.effective(view),
    cleared: viewPickOf(picks, id, view)?.cleared ?? null,
  };
}

function describeTakes(takes: DescribedFacts["takes"], view: string | null) {
  return (takes.get(view) ?? []).map(describeRefTake);
}

/** The config wants one whole picture, and four views were stitched into the live one. */
function panelsConflict({ reference, picks, live }: DescribedFacts): string | null {
  if (reference.scope === "shot" || reference.kind !== "character" || reference.panels === 4) return null;
  if (liveFrom(picks, reference.id, live) !== "views") return null;
  return `the config says that the picture of ${reference.name} is one whole picture (sheet_panels 1), but it was stitched from four views`;
}
