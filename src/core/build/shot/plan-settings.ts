// Model, LoRA and steps of one shot, where a script line or a profile sets them. Script and series spec 6.1; what the target and
// the config say stands in the shot list's defaults, and overrides and requests come later.
import type { Lora, ShotEntry, ShotlistDefaults } from "../../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../../contracts/files/story.ts";
import { firstSet } from "../../lib/layers.ts";
import { parseLora } from "../../series/lora.ts";
import type { Series } from "../../series/series.ts";
import type { PlacedShot } from "../../story/shots-of.ts";

/** The fields of an entry that say how it is rendered; undefined where the script says nothing. `loras: []` is none at all. */
export interface ShotSettings {
  readonly model: string | undefined;
  /** One LoRA as the script writes it, for example `grain:0.6`. */
  readonly lora: string | undefined;
  readonly loras: Lora[] | undefined;
  readonly steps: number | undefined;
  readonly profile: string | undefined;
}

/** What one layer says; null where it says nothing. A line's LoRA and a profile's list replace each other entirely. */
interface Said {
  readonly source: "shot" | "shot profile" | "sequence" | "sequence profile";
  readonly model: string | null;
  readonly loras: Pick<ShotSettings, "lora" | "loras"> | null;
  readonly steps: number | null;
}

/** What the script sets for a shot. */
export function planSettings({ shot, sequence }: PlacedShot, series: Series): ShotSettings {
  const said = [
    byLines("shot", shot.overrides),
    ...byProfile("shot profile", series, shot.profile),
    byLines("sequence", sequence.overrides),
    ...byProfile("sequence profile", series, sequence.profile),
  ];
  const strongest = <T>(of: (layer: Said) => T | null) =>
    firstSet<T, Said["source"]>(said.map((layer) => ({ source: layer.source, value: of(layer) })))?.value;
  return {
    model: strongest((layer) => layer.model),
    ...(strongest((layer) => layer.loras) ?? { lora: undefined, loras: undefined }),
    steps: strongest((layer) => layer.steps),
    profile: shot.profile ?? sequence.profile,
  };
}

function byLines(source: Said["source"], { model, lora, steps }: StoryShot["overrides"]): Said {
  if (lora === null) return { source, model, loras: null, steps };
  const loras = parseLora(lora) ? { lora, loras: undefined } : { lora: undefined, loras: [] };
  return { source, model, loras, steps };
}

/** A profile that is not there says nothing: a story is not told with one. */
function byProfile(source: Said["source"], series: Series, name: string | undefined): Said[] {
  const profile = name === undefined ? undefined : series.profiles.get(name);
  if (!profile) return [];
  const { model, loras, steps } = profile;
  return [{ source, model, loras: loras && { lora: undefined, loras: [...loras] }, steps }];
}

/** The LoRAs that a built entry renders with: its own, else the pass's. */
export function lorasOf(defaults: ShotlistDefaults, entry: ShotEntry): Lora[] {
  if (entry.loras) return entry.loras;
  if (entry.lora !== undefined) return [parseLora(entry.lora) ?? []].flat();
  const { lora_strength: strength, loras } = defaults;
  if (loras) return loras.map((lora) => (typeof lora === "string" ? { name: lora, strength: strength ?? 1 } : lora));
  if (defaults.lora === null) return [];
  return [parseLora(defaults.lora) ?? []].flat().map((lora) => ({ ...lora, strength: strength ?? lora.strength }));
}
