// A script as it is written: headings, key lines, dialogue and prose, each with its 1-based line.
// Knows no series config: which names exist and what the lines add up to is the story's business.
import type { Diagnostic } from "../lib/diagnostics.ts";
import type { ContinuousMode, Guide, Timing } from "../../contracts/files/story.ts";
import type { AnimaticHints } from "../lib/animatic-hints.ts";
import type { ColourMatch } from "../lib/colour-match.ts";
import type { Pace, ScriptPolicy } from "../lib/format-words.ts";
import { markAsMoved } from "../lib/remember.ts";

export interface LineValue<Value> {
  readonly line: number;
  readonly value: Value;
}

/** Seconds on the recording. */
export interface AudioWindow {
  readonly audio_in: number;
  readonly audio_out: number;
}

/** What the value of each key is read as. The reading is in `keys/`. */
export interface KeyValues {
  readonly who: readonly string[];
  readonly with: readonly string[];
  readonly size: string;
  readonly plate: string;
  readonly dur: Timing;
  readonly audio: AudioWindow;
  readonly pace: Pace;
  readonly camera: string;
  readonly sound: string;
  readonly music: string;
  readonly extras: string;
  readonly text: string;
  readonly policy: ScriptPolicy;
  readonly retention: string;
  readonly model: string;
  readonly lora: string;
  /** Text when it is no whole number: targets that use steps refuse it. */
  readonly steps: number | string;
  readonly profile: string;
  readonly target: string;
  readonly first: string;
  readonly last: string;
  readonly guide: Guide;
  readonly continuous: ContinuousMode;
  /** Frames. */
  readonly overlap: number;
  readonly colour: ColourMatch;
  readonly animatic: AnimaticHints;
}

export type KeyName = keyof KeyValues;

export type KeyLine<Key extends KeyName = KeyName> = {
  [K in Key]: {
    readonly key: K;
    readonly line: number;
    /** null: the line says "not set". */
    readonly value: KeyValues[K] | null;
    /** Written in an old spelling: the sentence about it. */
    readonly legacy?: string;
  };
}[Key];

export type VoiceMode = "on" | "vo" | "os";

export interface SpokenText {
  /** As written, in capitals. */
  readonly name: string;
  readonly mode: VoiceMode;
  /** How it is said; "" when the line does not say. */
  readonly delivery: string;
  readonly text: string;
}

/** What stands under a `#` or `##` line: key lines that could be read, dialogue and prose, each in the order written. */
export interface Block {
  readonly line: number;
  readonly id: string;
  readonly keys: readonly KeyLine[];
  readonly dialogue: readonly LineValue<SpokenText>[];
  readonly prose: readonly LineValue<string>[];
}

export interface ShotNode extends Block {
  /** The last line that belongs to the shot. */
  readonly endLine: number;
}

export interface SequenceNode extends Block {
  readonly location: string;
  readonly shots: readonly ShotNode[];
}

export interface EpisodeHeader {
  readonly line: number;
  readonly id: string;
  readonly title: string;
}

export interface ScriptParse {
  readonly episode: EpisodeHeader | null;
  readonly sequences: readonly SequenceNode[];
  /** By line. A script with problems is still a tree, of what could be read. */
  readonly problems: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** The ids that each `// lint: off` comment names. */
  readonly lintOff: readonly LineValue<readonly string[]>[];
  /** False for a script that goes over its bounds: a problem says where, and nothing from there on is read. */
  readonly isComplete: boolean;
}

/** The line that counts for a key: the last one. undefined: no such line; a value of null: the line unsets it. */
export function findKeyLine<Key extends KeyName>(block: Block, key: Key): KeyLine<Key> | undefined {
  return block.keys.findLast((line) => line.key === key) as KeyLine<Key> | undefined;
}

/** A key's value in a block, or null. */
export function valueOf<Key extends KeyName>(block: Block, key: Key): KeyValues[Key] | null {
  return findKeyLine(block, key)?.value ?? null;
}

/** The ids that all lines of `who` or `with` name together, each once, at the line that names it first. */
export function namesIn(block: Block, key: "who" | "with"): LineValue<string>[] {
  const first = new Map<string, LineValue<string>>();
  for (const line of block.keys) {
    if (line.key !== key) continue;
    for (const id of line.value ?? []) if (!first.has(id)) first.set(id, { line: line.line, value: id });
  }
  return [...first.values()];
}

export interface ShotLines {
  readonly id: string;
  /** 1-based line of the `##` heading. */
  readonly line: number;
  /** The last line of action, dialogue or keys that belongs to the shot. */
  readonly end_line: number;
}

/** In script order; a script with problems still has the shots that could be read. */
export function shotLines(script: ScriptParse): ShotLines[] {
  return script.sequences.flatMap(({ shots }) =>
    shots.map(({ id, line, endLine }) => ({ id, line, end_line: endLine })),
  );
}

interface OnLine {
  readonly line: number;
}

export function moveLine<Part extends OnLine>(part: Part, by: number): Part {
  return { ...part, line: part.line + by };
}

export function moveShot(shot: ShotNode, by: number): ShotNode {
  return markAsMoved({ ...moveBlock(shot, by), endLine: shot.endLine + by }, shot);
}

/** The sequence with all its shots. */
export function moveSequence(sequence: SequenceNode, by: number): SequenceNode {
  return { ...moveBlock(sequence, by), shots: sequence.shots.map((shot) => moveShot(shot, by)) };
}

function moveBlock<B extends Block>(block: B, by: number): B {
  const move = <Part extends OnLine>(parts: readonly Part[]) => parts.map((part) => moveLine(part, by));
  const { keys, dialogue, prose } = block;
  return { ...moveLine(block, by), keys: move(keys), dialogue: move(dialogue), prose: move(prose) };
}
