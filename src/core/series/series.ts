// A series config as the rest of the program reads it: checked, variants resolved, defaults filled in.
// Made by `parse-series`; the authored JSON itself is only ever edited as text. docs/format.md "Series config".
import type { MasterRecipe, PostFields } from "../../contracts/files/upscale.ts";
import type { AudioPolicy, Lora, Pass } from "../../contracts/schema.ts";
import type { AnimaticHints } from "../lib/animatic-hints.ts";
import type { ColourMatch } from "../lib/colour-match.ts";
import type { Pace, Retention } from "../lib/format-words.ts";

/** `audio.mode` as written; the policy it means is decided by the build. */
export type AudioMode = "source_track" | "generate" | "generated" | "generated_audio" | "clone";

export interface Subject {
  readonly id: string;
  readonly kind: "character" | "prop" | "vehicle";
  readonly name: string;
  readonly design: string | null;
  /** Path of the reference picture relative to the config's folder; "" when none is named. */
  readonly sheet: string;
  readonly sheetPanels: number | null;
  readonly voice: string | null;
  readonly voiceSample: string;
  readonly pronoun: string;
  /** The base of a wardrobe variant. */
  readonly of: string | null;
  readonly members: number | null;
  /** Hints for the drawn shot. */
  readonly animatic: AnimaticHints;
}

export interface Location {
  readonly id: string;
  readonly description: string;
  readonly plate: string;
  readonly of: string | null;
  /** Hints for the drawn shot. */
  readonly animatic: AnimaticHints;
}

export interface Profile {
  readonly name: string;
  readonly target: string | null;
  readonly model: string | null;
  /** null: not set; []: no LoRA at all. */
  readonly loras: readonly Lora[] | null;
  readonly steps: number | null;
}

/** The values of the `series` and `proxy` blocks; null where the config says nothing. */
export interface PassBlock {
  readonly width: number | null;
  readonly height: number | null;
  readonly steps: number | null;
  readonly model: string | null;
  readonly lora: string | null;
}

/** Seconds of a clip. */
export type Span = readonly [from: number, to: number];

/** How the title is written on what is published; null where the config says nothing. */
export interface SubtitleBlock {
  /** Font file relative to the config's folder. */
  readonly font: string | null;
  /** Height of the letters, and the middle of the text from the top, in parts of the frame's height. */
  readonly size: number | null;
  readonly y: number | null;
  /** As CSS writes colours. */
  readonly color: string | null;
  readonly glow: string | null;
  /** How far the glow reaches, in parts of the frame's height. */
  readonly glowSize: number | null;
  readonly introIn: Span | null;
  readonly outroIn: Span | null;
  readonly outroOut: Span | null;
}

export interface PublishBlock {
  /** Films relative to the config's folder. */
  readonly intro: string | null;
  readonly outro: string | null;
  readonly subtitle: SubtitleBlock;
}

/** What of the `refs` block names a target. */
export const REF_TARGETS = ["target", "keyframe_target", "voice_target"] as const;
export type RefTargetKey = (typeof REF_TARGETS)[number];

export interface Series {
  readonly id: string;
  readonly title: string;
  readonly fps: number;
  /** Target id as written (an alias is resolved by the registry), or null for the machine's default. */
  readonly target: string | null;
  readonly final: PassBlock;
  readonly proxy: PassBlock & { readonly audioMode: AudioMode | null };
  readonly look: string;
  readonly pace: Pace;
  readonly subjects: ReadonlyMap<string, Subject>;
  readonly locations: ReadonlyMap<string, Location>;
  readonly audio: {
    readonly mode: AudioMode;
    /** Recording relative to the config's folder, or "". */
    readonly track: string;
    readonly defaultPolicy: AudioPolicy | null;
    readonly retention: Retention | null;
  };
  readonly profiles: ReadonlyMap<string, Profile>;
  readonly overlap: number | null;
  readonly negative: string | null;
  readonly saveLatents: "final" | "always" | "never";
  /** Model family to further globs of its files' names. */
  readonly modelFamilies: ReadonlyMap<string, readonly string[]>;
  /** Ids of the targets that make references, as written. */
  readonly refTargets: ReadonlyMap<RefTargetKey, string>;
  readonly publish: PublishBlock;
  /** How the show's takes are upscaled and finished for delivery; null where the config says nothing. */
  readonly masterRecipe: MasterRecipe | null;
  readonly postRecipe: PostFields | null;
  /** What of the two does not count, in sentences. */
  readonly recipeProblems: { readonly upscale: readonly string[]; readonly post: readonly string[] };
  /** What the colours of the show's takes are matched to; null where the config says nothing. */
  readonly colour: ColourMatch | null;
  /** Hints for every drawn shot. */
  readonly animatic: AnimaticHints;
  /** A project of the simple mode. */
  readonly simple: boolean;
  /** Where each block and each of its keys stands in the config, from 1: `series`, `series.target`. For what is found out later. */
  readonly lines: ReadonlyMap<string, number>;
}

/** The block of the config that is about a pass. */
export function blockOf(pass: Pass): "series" | "proxy" {
  return pass === "proxy" ? "proxy" : "series";
}

/** The line of the first of some paths that the config has; null when it has none of them. */
export function lineOf({ lines }: Pick<Series, "lines">, ...paths: readonly string[]): number | null {
  const path = paths.find((one) => lines.has(one));
  return path === undefined ? null : (lines.get(path) ?? null);
}
