// What a render of the selected shot would use now, as the inspector shows it: each value with where it comes from, where that is known.
import type { Effective, ShotDetail, TargetSource } from "../../src/contracts/routes/episodes.ts";
import { sayFrames } from "./say.ts";

/** How near to the person a value was set; nearer ones weigh more on the page. */
export type Origin = "preset" | "series" | "profile" | "line" | "override" | "request";
export interface Source {
  readonly word: string;
  readonly origin: Origin;
}
export interface Field {
  readonly label: string;
  readonly value: string;
  readonly title?: string;
  readonly source?: Source;
}

const TARGET_SOURCES: Record<TargetSource, Source> = {
  default: { word: "default", origin: "preset" },
  series: { word: "series", origin: "series" },
  episode: { word: "episode", origin: "override" },
  script: { word: "script", origin: "line" },
  override: { word: "override", origin: "override" },
  request: { word: "request", origin: "request" },
};

const SEED_SOURCES: Record<Effective["seed_source"], Source> = {
  stable: { word: "built", origin: "preset" },
  same: { word: "built", origin: "preset" },
  new: { word: "new", origin: "preset" },
  typed: { word: "typed", origin: "request" },
  override: { word: "override", origin: "override" },
};

const OVERRIDE: Source = { word: "override", origin: "override" };
const SET_BY_SHOT = ["model", "steps", "loras"] as const;

/** The inspector's rows; values that say nothing on this target (no model, no steps) are left out. */
export function fieldsOf(detail: ShotDetail, fps: number): Field[] {
  const { effective } = detail;
  const loras = effective.loras.map((lora) => `${lora.name} ${lora.strength}`).join(", ");
  const fields: (Field | undefined)[] = [
    { label: "Target", value: effective.target, source: TARGET_SOURCES[detail.target_source] },
    field("Model", effective.model, changed(detail, "model")),
    field("LoRA", loras === "" ? null : loras, changed(detail, "loras")),
    field("Steps", effective.steps, changed(detail, "steps")),
    field("Size", `${effective.width} × ${effective.height}`, changed(detail, "width") ?? changed(detail, "height")),
    field("Length", sayFrames(effective.length, fps), changed(detail, "length")),
    {
      label: "Seed",
      value: `…${effective.seed.slice(-8)}`,
      title: effective.seed,
      source: SEED_SOURCES[effective.seed_source],
    },
    field("Negative", effective.negative || null, changed(detail, "negative")),
  ];
  return fields.filter((one) => one !== undefined);
}

export function promptOf(detail: ShotDetail): { text: string; overridden: boolean } {
  const text = joinPrompt(detail.effective.prompt);
  return { text, overridden: changed(detail, "prompt") !== undefined };
}

/** A prompt of several passages as one text. */
export function joinPrompt(prompt: string | readonly string[]): string {
  return typeof prompt === "string" ? prompt : prompt.join("\n\n");
}

function field(label: string, value: string | number | null, source: Source | undefined): Field | undefined {
  if (value === null) return undefined;
  const text = String(value);
  return { label, value: text, title: text, ...(source === undefined ? {} : { source }) };
}

/** An override is at work where the value differs from what was built. */
function changed(detail: ShotDetail, key: keyof Effective): Source | undefined {
  const { built_values: built, effective } = detail;
  if (!built || JSON.stringify(built[key]) === JSON.stringify(effective[key])) return shotLine(detail, key);
  return OVERRIDE;
}

/** The built entry names these only when the script or a profile set them. */
function shotLine({ built }: ShotDetail, key: keyof Effective): Source | undefined {
  const named = SET_BY_SHOT.find((one) => one === key);
  if (named === undefined || named === "steps" || built[named] === undefined) return undefined;
  return built.profile === undefined
    ? { word: "script", origin: "line" }
    : { word: `profile ${built.profile}`, origin: "profile" };
}
