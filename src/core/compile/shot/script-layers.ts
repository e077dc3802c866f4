// What a script says of the settings of one shot: its own lines, its profile, the sequence's lines, the sequence's profile.
import type { Lora } from "../../../contracts/schema.ts";
import type { ShotEntry } from "../../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../../contracts/files/story.ts";
import { parseLora } from "../../series/lora.ts";
import type { Series } from "../../series/series.ts";
import type { PlacedShot } from "../../story/shots-of.ts";

/** A line's LoRA as the script writes it, for example `grain:0.6`; or a list, of which `[]` is none at all. */
export type OwnLoras = { readonly lora: NonNullable<ShotEntry["lora"]> } | { readonly loras: Lora[] };

/** What one layer says; null where it says nothing. A line's LoRA and a profile's list replace each other entirely. */
export interface ScriptLayer {
  readonly source: "shot" | "shot profile" | "sequence" | "sequence profile";
  readonly model: string | null;
  readonly loras: OwnLoras | null;
  readonly steps: number | null;
}

/** Strongest first. */
export function scriptLayers({ shot, sequence }: PlacedShot, series: Series): ScriptLayer[] {
  return [
    byLines("shot", shot.overrides),
    ...byProfile("shot profile", series, shot.profile),
    byLines("sequence", sequence.overrides),
    ...byProfile("sequence profile", series, sequence.profile),
  ];
}

function byLines(source: ScriptLayer["source"], { model, lora, steps }: StoryShot["overrides"]): ScriptLayer {
  if (lora === null) return { source, model, loras: null, steps };
  return { source, model, loras: parseLora(lora) ? { lora } : { loras: [] }, steps };
}

/** A profile that is not there says nothing: a story is not told with one. */
function byProfile(source: ScriptLayer["source"], series: Series, name: string | undefined): ScriptLayer[] {
  const profile = name === undefined ? undefined : series.profiles.get(name);
  if (!profile) return [];
  const { model, loras, steps } = profile;
  return [{ source, model, loras: loras && { loras: [...loras] }, steps }];
}
