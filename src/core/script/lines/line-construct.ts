// What one kind of line is made of, and the tree that lines are added to while a script is read.
import { Diagnostics } from "../../lib/diagnostics.ts";
import type { EpisodeHeader, KeyLine, LineValue, SpokenText } from "../tree.ts";

export interface LineExample {
  readonly text: string;
  /** What the line says, or "other" when it is a line of another kind. */
  readonly reads: unknown;
}

interface Definition<Match> {
  readonly name: string;
  /** Where such a line can stand at all; everywhere when left out. */
  readonly isAllowed?: (builder: ScriptBuilder) => boolean;
  /** What the line says, or null when it is of another kind. The text is trimmed on the right only. */
  readonly match: (text: string) => Match | null;
  readonly apply: (match: Match, line: number, builder: ScriptBuilder) => void;
  readonly examples: readonly LineExample[];
}

export interface LineConstruct {
  readonly name: string;
  readonly match: (text: string) => unknown;
  /** Takes the line into the draft; false when it is of another kind. */
  readonly take: (text: string, line: number, builder: ScriptBuilder) => boolean;
  readonly examples: readonly LineExample[];
}

/** One kind of line: how it is recognized, and what it adds to the script being read. */
export function lineConstruct<Match>(definition: Definition<Match>): LineConstruct {
  const { name, match, apply, isAllowed, examples } = definition;
  const take = (text: string, line: number, builder: ScriptBuilder): boolean => {
    const matched = isAllowed && !isAllowed(builder) ? null : match(text);
    if (matched === null) return false;
    apply(matched, line, builder);
    return true;
  };
  return { name, match, take, examples };
}

export interface OpenBlock {
  line: number;
  id: string;
  keys: KeyLine[];
  dialogue: LineValue<SpokenText>[];
  prose: LineValue<string>[];
}

export interface OpenShot extends OpenBlock {
  endLine: number;
}

export interface OpenSequence extends OpenBlock {
  /** "" for one that only holds the lines of shots that no sequence line opened. */
  location: string;
  shots: OpenShot[];
}

/** The tree while it grows: which sequence and shot are open, and the findings so far. */
export class ScriptBuilder extends Diagnostics {
  episode: EpisodeHeader | null = null;
  readonly sequences: OpenSequence[] = [];
  /** Line of each shot's heading. */
  readonly shotsById = new Map<string, number>();
  /** The open shot, or null under a sequence's header. */
  shot: OpenShot | null = null;
  /** The first line that stands before any sequence and is no header. */
  strayLine: number | null = null;
  readonly lintOff: LineValue<readonly string[]>[] = [];

  openSequence(line: number, id: string, location: string): void {
    this.shot = null;
    this.sequences.push({ ...emptyBlock(line, id), location, shots: [] });
  }

  openShot(line: number, id: string): void {
    this.shot = { ...emptyBlock(line, id), endLine: line };
    this.sequences.at(-1)?.shots.push(this.shot);
  }

  /** The block that a key, dialogue or prose line belongs to; the open shot grows to that line. */
  blockAt(line: number): OpenBlock | undefined {
    if (this.shot) this.shot.endLine = line;
    return this.shot ?? this.sequences.at(-1);
  }
}

function emptyBlock(line: number, id: string): OpenBlock {
  return { line, id, keys: [], dialogue: [], prose: [] };
}
