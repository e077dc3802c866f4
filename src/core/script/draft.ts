// The tree while it grows: which sequence and shot are open, and the findings so far.
import { Findings } from "../lib/findings.ts";
import type { EpisodeHeader, KeyLine, Placed, SpokenText } from "./tree.ts";

export interface DraftBlock {
  line: number;
  id: string;
  keys: KeyLine[];
  dialogue: Placed<SpokenText>[];
  prose: Placed<string>[];
}

export interface DraftShot extends DraftBlock {
  endLine: number;
}

export interface DraftSequence extends DraftBlock {
  /** "" for one that only holds the lines of shots that no sequence line opened. */
  location: string;
  shots: DraftShot[];
}

export class Draft extends Findings {
  episode: EpisodeHeader | null = null;
  readonly sequences: DraftSequence[] = [];
  /** Line of each shot's heading. */
  readonly shotsById = new Map<string, number>();
  /** The open shot, or null under a sequence's header. */
  shot: DraftShot | null = null;
  /** The first line that stands before any sequence and is no header. */
  strayLine: number | null = null;
  readonly lintOff: Placed<readonly string[]>[] = [];

  openSequence(line: number, id: string, location: string): void {
    this.shot = null;
    this.sequences.push({ ...emptyBlock(line, id), location, shots: [] });
  }

  openShot(line: number, id: string): void {
    this.shot = { ...emptyBlock(line, id), endLine: line };
    this.sequences.at(-1)?.shots.push(this.shot);
  }

  /** The block that a key, dialogue or prose line belongs to; the open shot grows to that line. */
  blockAt(line: number): DraftBlock | undefined {
    if (this.shot) this.shot.endLine = line;
    return this.shot ?? this.sequences.at(-1);
  }
}

function emptyBlock(line: number, id: string): DraftBlock {
  return { line, id, keys: [], dialogue: [], prose: [] };
}
