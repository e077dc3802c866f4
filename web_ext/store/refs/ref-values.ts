// The values that candidates of a reference, or of the view on screen, are made with: what is in force, what is written here instead, and how
// typed text is read. Of a character as a whole only what is written is known: its views inherit that.
import type { Ref } from "../../../src/contracts/replies/ref.ts";
import type { RefOverrideFields } from "../../../src/contracts/routes/refs.ts";
import { parseSize } from "../base/format.ts";

const KEYS = ["target", "size", "steps", "cfg", "seed", "model", "negative"] as const;
export type RefValueKey = (typeof KEYS)[number];

export interface RefValue {
  readonly key: RefValueKey;
  readonly label: string;
  /** What can be typed. */
  readonly hint: string;
  /** As it was written here; empty where nothing was. */
  readonly text: string;
  /** What applies; empty where nothing is known. */
  readonly inForce: string;
  /** `whole`: a view has it from its character. */
  readonly writtenFor: "nothing" | "this" | "whole";
}

const WORDS: Readonly<Record<RefValueKey, { readonly label: string; readonly hint: string }>> = {
  target: { label: "Target", hint: "The model that makes it" },
  size: { label: "Size", hint: "Width × height in pixels, 256 to 4096 a side" },
  steps: { label: "Steps", hint: "A whole number" },
  cfg: { label: "CFG", hint: "0 to 30" },
  seed: { label: "Seed", hint: "Up to 20 digits" },
  model: { label: "Model", hint: "File name of the model, as the host lists it" },
  negative: { label: "Negative", hint: "What the picture must not show" },
};

/** Sizes of keyframes are their shots'; voices have none, and no words against. */
const WITHOUT: Partial<Record<Ref["kind"], readonly RefValueKey[]>> = {
  keyframe: ["size"],
  voice: ["size", "cfg", "negative"],
};

export function refValues(ref: Ref, view: string | null): RefValue[] {
  const own = ref.views.find((each) => each.view === view);
  const { override, effective } = own ?? ref;
  const { width, height, ...others } = effective;
  const inForce: Record<string, unknown> = { ...others, size: width && height ? `${width}x${height}` : undefined };
  return KEYS.filter((key) => !WITHOUT[ref.kind]?.includes(key)).map((key) => {
    const isWritten = override.fields.includes(key);
    const isWhole = isWritten && own !== undefined && !(override.own ?? []).includes(key);
    return {
      ...{ key, ...WORDS[key] },
      text: isWritten ? textOf(override.values[key]) : "",
      inForce: textOf(inForce[key]),
      writtenFor: isWhole ? "whole" : isWritten ? "this" : "nothing",
    };
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

type ReadRefValue =
  { readonly ok: true; readonly fields: RefOverrideFields } | { readonly ok: false; readonly sentence: string };

const READ: Readonly<Record<RefValueKey, (typed: string) => ReadRefValue>> = {
  target: (target) => ({ ok: true, fields: { target } }),
  model: (model) => ({ ok: true, fields: { model } }),
  negative: (negative) => ({ ok: true, fields: { negative } }),
  size: (typed) => {
    const size = parseSize(typed);
    return size === undefined
      ? unreadable("the size is width × height, for example 1344x768")
      : { ok: true, fields: { size } };
  },
  steps: (typed) =>
    /^[1-9]\d{0,5}$/.test(typed)
      ? { ok: true, fields: { steps: Number(typed) } }
      : unreadable("the steps are a whole number"),
  cfg: (typed) =>
    Number(typed) >= 0 && Number(typed) <= 30
      ? { ok: true, fields: { cfg: Number(typed) } }
      : unreadable("the CFG is a number from 0 to 30"),
  seed: (seed) =>
    /^\d{1,20}$/.test(seed) ? { ok: true, fields: { seed } } : unreadable("the seed is up to 20 digits"),
};

function unreadable(sentence: string): ReadRefValue {
  return { ok: false, sentence };
}

/** Empty text takes what is written away. */
export function readRefValue(key: RefValueKey, text: string): ReadRefValue {
  const typed = text.trim();
  return typed === "" ? { ok: true, fields: { [key]: null } } : READ[key](typed);
}
