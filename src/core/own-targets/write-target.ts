// The file of a proposed target: what all kinds have in common, and grids and presets from the values in the workflow. Frames and pixels.
import type { TargetKind } from "../../contracts/files/target.ts";
import type { GraphBinding, OwnTargetFile, OwnTargetOf } from "../../contracts/files/own-target.ts";
import type { Preset } from "../../contracts/files/target-models.ts";
import type { FoundModel } from "./find-models.ts";
import { fileName, type GraphInput } from "./graph-inputs.ts";
import type { ProposeRequest } from "./propose-request.ts";

export interface FoundTarget {
  readonly output: string;
  readonly kind: TargetKind;
  readonly matched: ReadonlyMap<string, { readonly places: readonly GraphInput[] }>;
  readonly binding: GraphBinding;
  readonly models: readonly FoundModel[];
  /** Of a video: some sound is made with it. */
  readonly hasSound: boolean;
}

/** Behind every shipped target. */
const RANK = 1000;
/** Seconds of the longest take by default. */
const LONGEST = 10;
/** Seconds of a sound: by default, and the most while nothing says it. */
const SOUND = { default_seconds: 8, min_seconds: 1, max_seconds: 30 };

export function writeTarget(request: ProposeRequest, found: FoundTarget): OwnTargetFile {
  if (found.kind === "image") return writeImage(request, found);
  return found.kind === "audio" ? writeAudio(request, found) : writeVideo(request, found);
}

function headOf({ graph, id, label, workflow, urls }: ProposeRequest, { output, binding, models }: FoundTarget) {
  const bound = models.filter(({ param }) => binding[param]);
  return {
    ...{ id, aliases: [], label, short: label.slice(0, 24).trim(), family: null, default: false, rank: RANK },
    builtin: false,
    models: Object.fromEntries(bound.map(({ param, about }) => [param, about])),
    downloads: Object.fromEntries(
      bound.flatMap(({ file, folder }) => {
        const record = urls.get(fileName(file));
        return record === undefined ? [] : [[file, { folder, url: record.url, source: "workflow" }]];
      }),
    ),
    ...{ draft: true, workflow, output, binding },
    saver: graph[output]?.class_type ?? "",
  };
}

function writeVideo(request: ProposeRequest, found: FoundTarget): OwnTargetOf<"video"> {
  const { binding, hasSound } = found;
  const rate = Number(valueOf(found, "fps"));
  const fps = rate > 0 ? rate : 24;
  const isDub = binding["dub_audio"] !== undefined;
  const own = hasSound ? "generate" : "silent";
  const { final, half } = presetsOf(found, [1280, 720]);
  return {
    ...headOf(request, found),
    ...{ compiler: hasSound ? "prose" : "silent-prose", kind: "video" },
    template: {
      fps,
      frames: framesOf(found, fps),
      size_multiple: multipleOf(found),
      size_fit: "snap",
      size_source: "preset",
    },
    capabilities: {
      policies: isDub ? ["dub"] : hasSound ? ["generate", "silent"] : ["silent"],
      policy_fallback: isDub ? null : own,
      ...{ voice_reference: false, reference_sheet: false, prompt: "prose", duration: "script" },
      subject_refs: binding["reference_image"] !== undefined,
      keyframes: (["first", "last"] as const).filter((end) => binding[`${end}_frame`] !== undefined),
      requires_first: binding["first_frame"] !== undefined,
      negative_prompt: binding["negative"] !== undefined,
      audio: hasSound ? "generate" : "none",
    },
    ...(binding["reference_image"] && { panels: PANELS }),
    presets: { final, proxy: { ...final, model: null, ...half } },
  };
}

/** Several subjects are one picture side by side. */
const PANELS: NonNullable<OwnTargetOf<"video">["panels"]> = {
  max: 4,
  kinds: ["character", "prop", "vehicle"],
  background: "white",
  gap: 0.02,
};

/** The shapes of a view and of a place with about as many pixels as the workflow makes. */
function writeImage(request: ProposeRequest, found: FoundTarget): OwnTargetOf<"image"> {
  const { final } = presetsOf(found, [1024, 1024]);
  const { binding } = found;
  const pictures = Object.keys(binding).filter((param) => param.startsWith("ref_image_")).length;
  const multiple = multipleOf(found);
  const side = Math.sqrt(final.width * final.height);
  const fit = (length: number) => Math.max(multiple, Math.round(length / multiple) * multiple);
  const hasSize = binding["width"] !== undefined && binding["height"] !== undefined;
  return {
    ...headOf(request, found),
    ...{ compiler: null, kind: "image" },
    template: {
      size_multiple: multiple,
      ...(hasSize && {
        view: [fit(side), fit(side)],
        plate: [fit(side * Math.sqrt(16 / 9)), fit(side * Math.sqrt(9 / 16))],
        object: [fit(side), fit(side)],
      }),
    },
    capabilities: {
      mode: pictures > 0 ? "edit" : "t2i",
      max_refs: pictures,
      negative_prompt: binding["negative"] !== undefined,
    },
    presets: { final },
  };
}

function writeAudio(request: ProposeRequest, found: FoundTarget): OwnTargetOf<"audio"> {
  const { width: _width, height: _height, ...final } = presetsOf(found, [1, 1]).final;
  return {
    ...headOf(request, found),
    ...{ compiler: null, kind: "audio" },
    template: { fps: 24 },
    capabilities: { mode: "t2a", reference_audio: false, max_seconds: SOUND.max_seconds },
    duration: SOUND,
    presets: { final },
  };
}

function valueOf({ matched }: Pick<FoundTarget, "matched">, param: string): unknown {
  return matched.get(param)?.places[0]?.value;
}

/** What a widget's class says of it; of a primitive's, what the widget that it is for says. */
function aboutOf(place: GraphInput | undefined): Readonly<Record<string, unknown>> {
  return place?.for?.input.about ?? place?.input.about ?? {};
}

/** `base + k*step`: what the widget holds lies on it. */
function framesOf({ matched }: FoundTarget, fps: number): { step: number; base: number; max: number } {
  const places = matched.get("length")?.places ?? [];
  const place = places.toSorted((a, b) => whole(aboutOf(b)["step"], 1) - whole(aboutOf(a)["step"], 1))[0];
  const about = aboutOf(place);
  const step = whole(about["step"], 1);
  const value = whole(place?.value, 1);
  const least = whole(about["min"], 1);
  const start = value % step === 0 ? step : value % step;
  const base = start + step * Math.max(0, Math.ceil((least - start) / step));
  const limit = whole(about["max"], 4096);
  const frames = Math.max(value, Math.round(fps * LONGEST));
  const max = base + step * Math.max(0, Math.floor((Math.min(frames, limit) - base) / step));
  return { step, base, max };
}

/** Sides of a film are even, whatever the widget says. */
function multipleOf({ matched }: Pick<FoundTarget, "matched">): number {
  const places = ["width", "height"].flatMap((side) => matched.get(side)?.places ?? []);
  const step = Math.max(1, ...places.map((place) => whole(aboutOf(place)["step"], 1)));
  return step % 2 === 0 ? step : step * 2;
}

function presetsOf(found: FoundTarget, usual: readonly [number, number]) {
  const { models, matched, binding } = found;
  const fileOf = (param: string) => (binding[param] && models.find((each) => each.param === param)?.file) || null;
  const steps = whole(valueOf(found, "steps"), 0) || null;
  const low = fileOf("model_low");
  const texts = ["sampler", "scheduler", "negative"].flatMap((param) => {
    const value = valueOf(found, param);
    return typeof value === "string" && matched.has(param) ? [[param, value]] : [];
  });
  const numbers = ["cfg", "guidance", "shift"].flatMap((param) => {
    const value = valueOf(found, param);
    return typeof value === "number" ? [[param, value]] : [];
  });
  const values = Object.fromEntries([...texts, ...numbers]) as Partial<Preset>;
  const multiple = multipleOf(found);
  const size = (part: number) => {
    const side = (param: string, other: number) =>
      Math.max(multiple, Math.floor((whole(valueOf(found, param), other) * part) / multiple) * multiple);
    return { width: side("width", usual[0]), height: side("height", usual[1]) };
  };
  const final = { model: fileOf("model"), lora: null, steps, ...values, ...(low && { model_low: low }), ...size(1) };
  return { final, half: size(0.5) };
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
