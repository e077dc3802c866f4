// The file of a proposed target: grids from the steps of the widgets, sound from whether any reaches the saver, presets from the
// values in the workflow. Frames and pixels.
import type { GraphBinding, OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { Preset } from "../../contracts/files/target-models.ts";
import type { FoundModel } from "./find-models.ts";
import type { GraphInput, ProposeRequest } from "./graph-inputs.ts";

export interface FoundTarget {
  readonly output: string;
  readonly matched: ReadonlyMap<string, { readonly places: readonly GraphInput[] }>;
  readonly binding: GraphBinding;
  readonly models: readonly FoundModel[];
  readonly hasSound: boolean;
}

/** Behind every shipped target. */
const RANK = 1000;
/** Seconds of the longest take by default. */
const LONGEST = 10;

export function writeTarget({ graph, id, label, workflow, urls }: ProposeRequest, found: FoundTarget): OwnTargetFile {
  const { output, binding, hasSound } = found;
  const valueOf = (param: string) => found.matched.get(param)?.places[0]?.value;
  const bound = found.models.filter(({ param }) => binding[param]);
  const fps = Number(valueOf("fps")) > 0 ? Number(valueOf("fps")) : 24;
  const isRead = binding["first_frame"] !== undefined;
  return {
    ...{ id, aliases: [], label, short: label.slice(0, 24).trim(), family: null, default: false, rank: RANK },
    ...{ compiler: hasSound ? "prose" : "silent-prose", builtin: false, kind: "video" },
    template: {
      fps,
      frames: framesOf(found, fps),
      size_multiple: multipleOf(found),
      size_fit: "snap",
      size_source: "preset",
    },
    capabilities: {
      policies: hasSound ? ["generate", "silent"] : ["silent"],
      policy_fallback: hasSound ? "generate" : "silent",
      ...{ voice_reference: false, subject_refs: false, reference_sheet: false, prompt: "prose", duration: "script" },
      ...{ keyframes: isRead ? ["first"] : [], requires_first: isRead },
      negative_prompt: binding["negative"] !== undefined,
      audio: hasSound ? "generate" : "none",
    },
    presets: presetsOf(found, valueOf),
    models: Object.fromEntries(bound.map(({ param, about }) => [param, about])),
    downloads: Object.fromEntries(
      bound.flatMap(({ file, folder }) => {
        const url = urls.get(file);
        return url === undefined ? [] : [[file, { folder, url, source: "workflow" }]];
      }),
    ),
    ...{ draft: true, workflow, output, binding },
    saver: graph[output]?.class_type ?? "",
  };
}

/** `base + k*step`: what the widget holds lies on it. */
function framesOf({ matched }: FoundTarget, fps: number): { step: number; base: number; max: number } {
  const place = matched.get("length")?.places[0];
  const step = whole(place?.input.about["step"], 1);
  const value = whole(place?.value, 1);
  const least = whole(place?.input.about["min"], 1);
  const start = value % step === 0 ? step : value % step;
  const base = start + step * Math.max(0, Math.ceil((least - start) / step));
  const limit = whole(place?.input.about["max"], 4096);
  const frames = Math.max(value, Math.round(fps * LONGEST));
  const max = base + step * Math.max(0, Math.floor((Math.min(frames, limit) - base) / step));
  return { step, base, max };
}

/** Sides of a film are even, whatever the widget says. */
function multipleOf({ matched }: Pick<FoundTarget, "matched">): number {
  const steps = ["width", "height"].map((side) => whole(matched.get(side)?.places[0]?.input.about["step"], 1));
  const step = Math.max(...steps);
  return step % 2 === 0 ? step : step * 2;
}

function presetsOf({ models, matched }: FoundTarget, valueOf: (param: string) => unknown): OwnTargetFile["presets"] {
  const model = models.find(({ param }) => param === "model")?.file ?? null;
  const steps = whole(valueOf("steps"), 0) || null;
  const texts = ["sampler", "scheduler", "negative"].flatMap((param) => {
    const value = valueOf(param);
    return typeof value === "string" && matched.has(param) ? [[param, value]] : [];
  });
  const numbers = ["cfg", "guidance", "shift"].flatMap((param) => {
    const value = valueOf(param);
    return typeof value === "number" ? [[param, value]] : [];
  });
  const shared = { lora: null, steps, ...(Object.fromEntries([...texts, ...numbers]) as Partial<Preset>) };
  const size = (part: number) => {
    const multiple = multipleOf({ matched });
    const side = (param: string, other: number) =>
      Math.max(multiple, Math.floor((whole(valueOf(param), other) * part) / multiple) * multiple);
    return { width: side("width", 1280), height: side("height", 720) };
  };
  return { final: { model, ...shared, ...size(1) }, proxy: { ...shared, model: null, ...size(0.5) } };
}

function whole(value: unknown, other: number): number {
  return typeof value === "number" && Number.isFinite(value) && value >= 1 ? Math.round(value) : other;
}

/** `film/My Wan.json` is called `My Wan`. */
export function titleOf(workflow: string | null): string {
  const name = workflow
    ?.split("/")
    .at(-1)
    ?.replace(/\.json$/, "");
  return name || "My target";
}

/** An id made of a label: `my_wan`, with a number when it is taken. */
export function offerId(label: string, isTaken: (id: string) => boolean): string {
  const slug = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[^a-z]+|_+$/g, "")
    .slice(0, 40);
  const base = slug.length < 2 ? `own_${slug}`.replace(/_$/, "") : slug;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}_${number}`;
    if (!isTaken(id)) return id;
  }
}
