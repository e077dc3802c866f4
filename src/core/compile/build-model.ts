// What a build is made from, what it plans for each shot, and what it returns. Values only: the steps stand beside it.
import type { Pass, Problem, AudioPolicy } from "../../contracts/schema.ts";
import type { Story } from "../../contracts/files/story.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { ScriptParse, SequenceNode, ShotNode, KeyName } from "../script/tree.ts";
import type { AnalyzedTexts } from "../analyze/analyzed-texts.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import type { Series } from "../series/series.ts";
import type { Registry } from "../targets/registry.ts";
import type { PlacedShot } from "../story/story-shots.ts";
import type { RuleId, Diagnostics } from "../lib/diagnostics.ts";
import type { ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";
import type { Pacing } from "../story/pacing.ts";

export interface BuildInput {
  readonly story: Story;
  readonly series: Series;
  readonly registry: Registry;
  readonly pass: Pass;
  /** `PROMPT_COMPILERS`: handed in, so that what plans a shot does not hang on what writes prompts. */
  readonly compilers: PromptCompilers;
  /** What a show without a target renders on. */
  readonly machineDefault: VideoTarget;
  /** Where the config's paths start, seen from the episode: "" beside the script, ".." in the show's folder. */
  readonly configFolder: string;
  /** The script of the story, when it was just parsed: for lint, and for what its comments suppress. */
  readonly script?: ScriptParse;
}

export interface BuildContext extends BuildInput {
  /** What shots render on that name no target themselves. */
  readonly defaultTarget: { readonly target: VideoTarget; readonly source: "series" | "default" };
  /** The sentence about a `series.target` that is not there. */
  readonly defaultTargetProblem: string | undefined;
  /** The script's shots as they are written, when it was read with the story. */
  readonly nodes: ReadonlyMap<string, ShotNode>;
  /** The headers of sequences as they are written, by their lines, when the script was read with the story. */
  readonly headers: ReadonlyMap<number, SequenceNode>;
  /** The story's shots by id. */
  readonly placed: ReadonlyMap<string, PlacedShot>;
  /** Who is who: subject id to a number over the episode. */
  readonly people: ReadonlyMap<string, number>;
}

export interface Absent {
  /** Subjects whose picture is missing: they leave their slot and are described in words. */
  readonly subjects: ReadonlySet<string>;
  /** The location's picture is missing: the place is described in words. */
  readonly plate: boolean;
  /** A voice sample or the recording is missing: the sound is generated. */
  readonly sound: boolean;
}

export const NOTHING_ABSENT: Absent = { subjects: new Set(), plate: false, sound: false };

/** A key line of the shot: the one that counts, or of a key whose lines add up the one of that number, from 0. */
export type AboutLine = KeyName | { readonly key: KeyName; readonly nth: number };

export interface ShotNotes {
  problem(message: string, about?: AboutLine): void;
  /** `id`: the lint rule that it belongs to, if a comment may suppress it. */
  warn(message: string, id?: RuleId, about?: AboutLine): void;
}

export interface RequestedLength {
  readonly seconds: number;
  /** Set for a window on the recording, in seconds. */
  readonly window?: { readonly audio_in: number; readonly audio_out: number };
  /** The model was asked how long: these seconds are a guess. */
  readonly estimated?: true;
  /** The range a predicting target may choose from. */
  readonly predict?: { readonly min_seconds: number; readonly max_seconds: number };
}

export interface PlannedLength extends RequestedLength {
  readonly fps: number;
  /** Frames asked for, before the grid. */
  readonly requested: number;
  /** Frames the take keeps. */
  readonly frames: number;
  /** Frames held from the shot before, rendered in front of `frames`. */
  readonly overlap: number;
}

export interface PlannedAudio {
  readonly policy: AudioPolicy;
  /** Set when the policy is not the one that was asked for. */
  readonly intent?: AudioPolicy;
  readonly note?: string;
}

/** The fields of an entry that say how it is rendered; a field is missing where the script says nothing. */
export interface ShotSettings extends Partial<Pick<ShotEntry, "model" | "lora" | "loras" | "profile">> {
  /** Of the pass, where the script says nothing. */
  readonly steps: number | null;
  /** What the script asks for, also where the target takes its own. */
  readonly requestedSteps?: number;
}

export interface ShotPlan {
  readonly placed: PlacedShot;
  readonly target: VideoTarget;
  readonly length: PlannedLength;
  readonly audio: PlannedAudio;
  /** How the dialogue sits in the length; null without dialogue. */
  readonly pacing: Pacing | null;
  readonly settings: ShotSettings;
  readonly absent: Absent;
}

/** What a prompt style writes of an entry. A field it leaves undefined is not in the file. */
export type StyleFields = Pick<ShotEntry, "prompt"> &
  Partial<
    Pick<
      ShotEntry,
      | "subjects"
      | "panels"
      | "panel_view"
      | "audio_retention"
      | "voices"
      | "voice_subject"
      | "voice_refs"
      | "negative"
      | "scene"
    >
  >;

/** Names of the prompt styles, as target files spell them. A target with another one, or none, is built for a stand-in. */
export const PROMPT_STYLES = ["animatic", "sections", "fields", "prose", "silent-prose", "sheet-prose"] as const;
export type PromptStyle = (typeof PROMPT_STYLES)[number];

export function isCompilable(target: VideoTarget): target is VideoTarget & { readonly compiler: PromptStyle } {
  return PROMPT_STYLES.some((style) => style === target.compiler);
}

/** Writes the prompt of a shot, and the fields that only this style has; undefined when it cannot, which the notes then say. */
export type Compiler = (context: BuildContext, plan: ShotPlan, notes: ShotNotes) => StyleFields | undefined;

export type PromptCompilers = Readonly<Record<PromptStyle, Compiler>>;

export interface CompiledShot {
  readonly entry: ShotEntry;
  readonly plan: ShotPlan;
}

/** A target and who asked for it, in the words of `target_source`; `line` is the script line that asks. */
export interface RequestedTarget {
  readonly target: VideoTarget;
  readonly source: "script" | "series" | "default";
  readonly line: number | null;
}

export interface ChosenTarget extends RequestedTarget {
  /** What the shot asks for; `target` is what it is compiled for: the same, or what stands in for it. */
  readonly requested: VideoTarget;
}

export interface BuiltShot {
  readonly entry: ShotEntry;
  readonly plan: ShotPlan;
  /** Built for `chosen.target`; the script, the config or the machine asked for `chosen.requested`. */
  readonly chosen: ChosenTarget;
}

export interface PassBuild {
  readonly pass: Pass;
  /** By the id of the target they are built for; the series target's comes first. */
  readonly shotlists: ReadonlyMap<string, Shotlist>;
  /** What the show renders on. */
  readonly requestedTarget: VideoTarget;
  /** What the series target's shot list is built for: the same, or what stands in for it. */
  readonly seriesTarget: VideoTarget;
  /** In script order; shots with a problem are missing. */
  readonly shots: ReadonlyMap<string, BuiltShot>;
  readonly report: string;
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
}

export type CompileShot = (placed: PlacedShot, diagnostics: Diagnostics) => BuiltShot | undefined;

/** The shots of an episode as they were compiled last: an edit compiles again only what it changed. */
export interface ShotCache {
  /** Compiles a shot, or answers what it was compiled to in the last build. Builds that overlap each keep what they made. */
  open(context: BuildContext): (compile: CompileShot) => CompileShot;
}

/** What typed texts are analyzed and compiled through. */
export interface EditSession {
  /** Both texts read together. A config that is the same text is the same value. */
  analyze(script: string, series: string): Steps<AnalyzedTexts>;
  shotsOf(episode: string): ShotCache;
}
