// Shots that were told before: while a script is typed, the tree's other shots are the very same values, and so is their story.
import type { StoryShot } from "../../contracts/files/story.ts";
import { Findings } from "../lib/findings.ts";
import type { SequenceNode, ShotNode } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { bindShot, type Telling } from "./bind-shot.ts";
import { checkShot } from "./check-names.ts";
import { recordShot } from "./record-shot.ts";

interface Told {
  readonly story: StoryShot;
  readonly findings: Findings;
  /** What else it was told from. */
  readonly series: Series;
  readonly keys: SequenceNode["keys"];
  readonly place: string;
}

export class ToldShots {
  readonly #told = new WeakMap<ShotNode, Told>();

  /** The shot's story; what is wrong with it is said in either case. */
  tell(shot: ShotNode, sequence: SequenceNode, episode: string, telling: Telling): StoryShot {
    const { series } = telling;
    const place = `${episode} ${sequence.id} ${sequence.location}`;
    const before = this.#told.get(shot);
    const isSame = before?.series === series && before.keys === sequence.keys && before.place === place;
    const told = isSame
      ? before
      : { ...tellShot(shot, sequence, episode, telling), series, keys: sequence.keys, place };
    this.#told.set(shot, told);
    telling.findings.problems.push(...told.findings.problems);
    telling.findings.warnings.push(...told.findings.warnings);
    return told.story;
  }
}

function tellShot(shot: ShotNode, sequence: SequenceNode, episode: string, telling: Telling) {
  const findings = new Findings();
  const alone = { ...telling, findings };
  const binding = bindShot(shot, alone);
  checkShot(shot, binding, alone);
  return { story: recordShot(shot, sequence, binding, episode), findings };
}
