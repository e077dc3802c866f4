// The values of a shot that a person can set over its build: how each one stands in its field as text, and how that text is read back.
import type { Effective, ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { joinPrompt } from "../render/next-render.ts";
import { parseSize } from "../base/format.ts";

export const VALUE_KEYS = [
  "target",
  "model",
  "model_low",
  "loras",
  "steps",
  "size",
  "slate",
  "seed",
  "negative",
  "note",
  "prompt",
] as const;
export type ValueKey = (typeof VALUE_KEYS)[number];

export interface ValueWords {
  readonly label: string;
  /** What can be typed. */
  readonly hint: string;
  /** Lower case, as a sentence names it. */
  readonly name: string;
}

export const VALUE_WORDS: Readonly<Record<ValueKey, ValueWords>> = {
  target: { label: "Target", name: "the target", hint: "The model that renders this shot, in both passes" },
  model: { label: "Model", name: "the model", hint: "File name of the model, as the host lists it" },
  model_low: { label: "Low noise", name: "the low noise model", hint: "File name of the second stage's model" },
  loras: { label: "LoRA", name: "the LoRAs", hint: "name:strength, with commas between; nothing for none at all" },
  steps: { label: "Steps", name: "the steps", hint: "A whole number" },
  size: { label: "Size", name: "the size", hint: "Width × height in pixels" },
  slate: { label: "Slate", name: "the slate", hint: "What is written over the drawn picture" },
  seed: { label: "Seed", name: "the seed", hint: "Up to 20 digits; both passes share it" },
  negative: { label: "Negative", name: "the negative prompt", hint: "What the picture must not show" },
  note: { label: "Note", name: "the note", hint: "For people; both passes share it, and each take keeps it" },
  prompt: { label: "Prompt", name: "the prompt", hint: "What the model is told" },
};

export interface ValueOption {
  readonly value: string;
  readonly label: string;
}

/** What is written over a drawn take. */
export const SLATE_OPTIONS: readonly ValueOption[] = [
  { value: "full", label: "Slate and captions" },
  { value: "captions", label: "Captions alone" },
  { value: "clean", label: "Nothing" },
];

/** The values of a field that is chosen from a list; targets have one of their own. */
export function optionsOf(key: ValueKey): readonly ValueOption[] | undefined {
  return key === "slate" ? SLATE_OPTIONS : undefined;
}

/** What a field's text says: the value to send, or why it cannot be sent. */
export type ReadValue =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly sentence: string };

/** Fields whose empty text is a value of its own: no LoRA at all, no negative prompt at all. Elsewhere it is the built value. */
const EMPTY_IS_A_VALUE: ReadonlySet<ValueKey> = new Set(["loras", "negative"]);

/** The text is no value of its own: the built one applies. */
export function isBuiltValue(key: ValueKey, text: string): boolean {
  return text.trim() === "" && !EMPTY_IS_A_VALUE.has(key);
}

export function readValue(key: ValueKey, text: string, detail: ShotDetail): ReadValue {
  const typed = text.trim();
  if (key === "steps" && !/^[1-9]\d{0,5}$/.test(typed)) return unreadable("the steps are a whole number from 1");
  if (key === "seed" && !/^\d{1,20}$/.test(typed)) return unreadable("the seed is up to 20 digits");
  if (key === "size") return readSize(typed);
  if (key === "steps") return { ok: true, value: Number(typed) };
  if (key === "loras") return { ok: true, value: typed.split(",").flatMap((one) => one.trim() || []) };
  if (key === "prompt") return { ok: true, value: splitPrompt(text, detail.built_prompt) };
  return { ok: true, value: typed };
}

/** The text of what a render would use; of a value that the target does not have, nothing. */
export function textOf(key: ValueKey, values: Effective): string {
  if (key === "note") return "";
  if (key === "size") return `${values.width} × ${values.height}`;
  return textOfStored(key, (values as Readonly<Record<string, unknown>>)[key]);
}

/** The text of a value as the overrides keep it. */
export function textOfStored(key: ValueKey, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (key === "loras") return (value as readonly { name: string; strength: number }[]).map(formatLora).join(", ");
  if (key === "prompt") return joinPrompt(value as string | readonly string[]);
  const text = String(value as string | number);
  return key === "size" ? text.replace("x", " × ") : text;
}

function formatLora({ name, strength }: { readonly name: string; readonly strength: number }): string {
  return strength === 1 ? name : `${name}:${strength}`;
}

function readSize(typed: string): ReadValue {
  const value = parseSize(typed);
  return value === undefined
    ? unreadable("the size is a width and a height in pixels, for example 1344 × 768")
    : { ok: true, value };
}

/** A prompt that was built of several passages stays one: they are apart by an empty line. */
function splitPrompt(text: string, built: ShotDetail["built_prompt"]): string | string[] {
  return typeof built === "string" ? text : text.split(/\n{2,}/);
}

function unreadable(sentence: string): ReadValue {
  return { ok: false, sentence };
}
