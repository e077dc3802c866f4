// The tree while it grows: which sequence and shot are open, and the findings so far.
import { Diagnostics } from "../lib/diagnostics.ts";
import type { EpisodeHeader, KeyLine, LineValue, SpokenText } from "./tree.ts";

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
