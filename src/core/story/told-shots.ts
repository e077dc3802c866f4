// Shots that were told before: while a script is typed, the tree's other shots are the very same values or moved copies of them, and
// so is their story.
import type { StoryShot } from "../../contracts/files/story.ts";
import { Findings } from "../lib/findings.ts";
import { asMoved, originalOf } from "../lib/moved.ts";
import { moveLine } from "../script/move-lines.ts";
import type { SequenceNode, ShotNode } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { bindShot, type Telling } from "./bind-shot.ts";
import { checkShot } from "./check-names.ts";
import { recordShot } from "./record-shot.ts";

interface Told {
  readonly story: StoryShot;
  readonly findings: Findings;
  /** Where it stood. */
  readonly line: number;
  /** What else it was told from. */
  readonly from: From;
}

interface From {
  readonly series: Series;
  readonly episode: string;
  readonly sequence: string;
  readonly location: string;
}

function isSame(a: From, b: From): boolean {
  return a.series === b.series && a.episode === b.episode && a.sequence === b.sequence && a.location === b.location;
}

export class ToldShots {
  readonly #told = new WeakMap<ShotNode, Told>();

  /** The shot's story; what is wrong with it is said in either case. */
  tell(shot: ShotNode, sequence: SequenceNode, episode: string, telling: Telling): StoryShot {
    const { series, findings } = telling;
    const original = originalOf(shot);
    const before = this.#told.get(original);
    const from = { series, episode, sequence: sequence.id, location: sequence.location };
    const told =
      before && isSame(before.from, from)
        ? before
        : { ...tellShot(shot, sequence, episode, telling), line: shot.line, from };
    if (told !== before) this.#told.set(original, told);
    const by = shot.line - told.line;
    for (const problem of told.findings.problems) findings.problems.push(moveLine(problem, by));
    for (const warning of told.findings.warnings) findings.warnings.push(moveLine(warning, by));
    return by === 0 ? told.story : moveStory(told.story, by);
  }
}

function tellShot(shot: ShotNode, sequence: SequenceNode, episode: string, telling: Telling) {
  const findings = new Findings();
  const alone = { ...telling, findings };
  const binding = bindShot(shot, alone);
  checkShot(shot, binding, alone);
  return { story: recordShot(shot, sequence, binding, episode), findings };
}

function moveStory(story: StoryShot, by: number): StoryShot {
  const { line, end_line } = story.source;
  return asMoved({ ...story, source: { line: line + by, end_line: end_line + by } }, story);
}
