// A target for a hosted model that none ships for, proposed from how the model says it is asked. What a name does not say is left to
// the person, and said. docs/http.md "Hosted models".
import type { HostedBinding } from "../../contracts/files/hosted.ts";
import type { Limits } from "../../contracts/files/limits.ts";
import type { ModelField, ModelSchema } from "./model-schema.ts";

export interface TargetProposal {
  /** A target file with its `binding`. */
  readonly target: Readonly<Record<string, unknown>>;
  /** Our value to the model's field. */
  readonly matched: Readonly<Record<string, string>>;
  readonly unbound: readonly ModelField[];
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

/** The names that models give to what we ask for. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  prompt: ["prompt", "text", "text_prompt"],
  negative: ["negative_prompt", "negativePrompt"],
  seconds: ["duration", "seconds", "duration_seconds", "durationSeconds"],
  ratio: ["aspect_ratio", "ratio", "aspectRatio"],
  resolution: ["resolution"],
  width: ["width"],
  height: ["height"],
  seed: ["seed"],
  sound: ["generate_audio", "generateAudio", "enable_audio"],
  first: ["image", "image_url", "first_frame", "start_image"],
  last: ["last_frame", "end_image", "last_image"],
};
const FPS = 24;
const SHORTEST = 5;
const LONGEST_SIZE = { width: 1280, height: 720 };

export function proposeTarget(
  { model, id, label }: { readonly model: string; readonly id: string; readonly label: string },
  schema: ModelSchema,
): TargetProposal {
  const matched = new Map<string, ModelField>();
  for (const [value, names] of Object.entries(NAMES)) {
    const field = schema.fields.find(({ name }) => names.includes(name));
    if (field) matched.set(value, field);
  }
  const unbound = schema.fields.filter((field) => ![...matched.values()].includes(field));
  const binding = bindingOf(model, matched, schema.addresses);
  return {
    target: { ...targetOf({ model, id, label }, matched), binding },
    matched: Object.fromEntries([...matched].map(([value, field]) => [value, field.name])),
    unbound,
    warnings: ["lengths, rate and size are guesses: look at what the model's own page says"],
    problems: problemsOf(matched, unbound, schema),
  };
}

function problemsOf(
  matched: ReadonlyMap<string, ModelField>,
  unbound: readonly ModelField[],
  { addresses }: ModelSchema,
): string[] {
  const needed = unbound.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return [
    ...(matched.has("prompt") ? [] : ["the model has no field that is known to take the prompt"]),
    ...(needed.length > 0 ? [`the model needs ${needed.join(", ")}, which nothing of a shot is known to fill`] : []),
    ...(addresses.length > 0 ? [] : ["the model's answer names no address of a file"]),
  ];
}

function bindingOf(
  model: string,
  matched: ReadonlyMap<string, ModelField>,
  addresses: readonly string[],
): Partial<HostedBinding> {
  const body = [...matched].map(([value, field]) => [field.name, placeholderFor(value, field)] as const);
  const resolutions = resolutionsOf(matched.get("resolution"));
  const largest = matched.get("seed")?.max;
  return {
    model,
    mode: matched.has("first") ? "i2v" : "t2v",
    ...(resolutions && { resolutions }),
    ...(largest !== undefined && { largest_seed: largest }),
    body: Object.fromEntries(body),
    result: { role: "video", ending: ".mp4", files: [...addresses] },
  };
}

function placeholderFor(value: string, { type }: ModelField): object {
  if (value === "first" || value === "last") return { file: value, as: "data" };
  return value === "seconds" && type === "string" ? { value, as: "text" } : { value };
}

/** `720p` and `4k` name the short side. */
function resolutionsOf(field: ModelField | undefined): Record<string, number> | undefined {
  const sides = (field?.values ?? []).map(String).flatMap((word) => {
    const lines = /^(\d+)p$/i.exec(word)?.[1] ?? (/^4k$/i.test(word) ? "2160" : undefined);
    return lines === undefined ? [] : [[word, Number(lines)] as const];
  });
  return sides.length > 0 ? Object.fromEntries(sides) : undefined;
}

function limitsOf(matched: ReadonlyMap<string, ModelField>): Limits {
  const seconds = matched.get("seconds");
  const durations = (seconds?.values ?? []).map(Number).filter((value) => value > 0);
  const ratios = (matched.get("ratio")?.values ?? []).map(String).filter((word) => /^\d+:\d+$/.test(word));
  return {
    ...(durations.length > 0 && { durations }),
    ...(seconds?.min !== undefined && seconds.min > 0 && { min_seconds: seconds.min }),
    ...(seconds?.max !== undefined && { max_seconds: seconds.max }),
    ...(ratios.length > 0 && { ratios }),
  };
}

function targetOf(
  { model, id, label }: { readonly model: string; readonly id: string; readonly label: string },
  matched: ReadonlyMap<string, ModelField>,
): Record<string, unknown> {
  const limits = limitsOf(matched);
  const lengths = limits.durations ?? [limits.min_seconds ?? SHORTEST, limits.max_seconds ?? SHORTEST];
  const [base, max] = [Math.min(...lengths), Math.max(...lengths)].map((seconds) => Math.ceil(seconds) * FPS);
  const preset = { lora: null, steps: null, ...LONGEST_SIZE };
  return {
    id,
    aliases: [],
    kind: "video",
    label,
    short: label,
    family: null,
    default: false,
    rank: 500,
    compiler: "prose",
    builtin: false,
    via: "router",
    draft: true,
    template: { fps: FPS, frames: { step: FPS, base, max }, size_multiple: 2, size_fit: "snap" },
    capabilities: {
      policies: ["generate"],
      policy_fallback: "generate",
      voice_reference: false,
      subject_refs: false,
      keyframes: ["first", "last"].filter((end) => matched.has(end)),
      requires_first: matched.get("first")?.isRequired ?? false,
      prompt: "prose",
      negative_prompt: matched.has("negative"),
      duration: "script",
      audio: matched.has("sound") ? "generate" : "none",
      reference_sheet: false,
    },
    presets: { final: { model, ...preset }, proxy: { model: null, ...preset } },
    limits,
    models: {},
    downloads: {},
  };
}
