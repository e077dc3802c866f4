// Caches the story of shots: while a script is typed, the tree's other shots are the same objects or moved copies of them, and
// so is their story.
import type { StoryShot } from "../../contracts/files/story.ts";
import { Diagnostics } from "../lib/diagnostics.ts";
import { type SequenceNode, type ShotNode, moveLine } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { bindShot, type BindingContext, checkShot } from "./bind-shot.ts";
import { recordShot } from "./record-shot.ts";
import { markAsMoved, originalOf } from "../lib/remember.ts";

interface BoundShot {
  readonly story: StoryShot;
  readonly diagnostics: Diagnostics;
  /** Where it stood. */
  readonly line: number;
  /** What else it was made from. */
  readonly from: BoundFrom;
}

interface BoundFrom {
  readonly series: Series;
  readonly episode: string;
  readonly sequence: string;
  readonly location: string;
}

function isSame(a: BoundFrom, b: BoundFrom): boolean {
  return a.series === b.series && a.episode === b.episode && a.sequence === b.sequence && a.location === b.location;
}

export class BoundShots {
  readonly #bound = new WeakMap<ShotNode, BoundShot>();

  /** The shot's story; what is wrong with it is said in either case. */
  bind(shot: ShotNode, sequence: SequenceNode, episode: string, context: BindingContext): StoryShot {
    const { series, diagnostics } = context;
    const original = originalOf(shot);
    const before = this.#bound.get(original);
    const from = { series, episode, sequence: sequence.id, location: sequence.location };
    const bound =
      before && isSame(before.from, from)
        ? before
        : { ...bindAndRecord(shot, sequence, episode, context), line: shot.line, from };
    if (bound !== before) this.#bound.set(original, bound);
    const by = shot.line - bound.line;
    for (const problem of bound.diagnostics.problems) diagnostics.problems.push(moveLine(problem, by));
    for (const warning of bound.diagnostics.warnings) diagnostics.warnings.push(moveLine(warning, by));
    return by === 0 ? bound.story : moveStory(bound.story, by);
  }
}

function bindAndRecord(shot: ShotNode, sequence: SequenceNode, episode: string, context: BindingContext) {
  const diagnostics = new Diagnostics();
  const alone = { ...context, diagnostics };
  const binding = bindShot(shot, alone);
  checkShot(shot, binding, alone);
  return { story: recordShot(shot, sequence, binding, episode), diagnostics };
}

function moveStory(story: StoryShot, by: number): StoryShot {
  const { line, end_line } = story.source;
  return markAsMoved({ ...story, source: { line: line + by, end_line: end_line + by } }, story);
}
