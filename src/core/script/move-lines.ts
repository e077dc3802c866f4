// Parts of a script's tree so many lines further down, or up. Everything else about them stays.
import { markAsMoved } from "../lib/moved-copies.ts";
import type { Block, SequenceNode, ShotNode } from "./tree.ts";

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
