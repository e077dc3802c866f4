// The rules that need the script and the series only. What a target makes of a shot is judged in `lint-targets.ts`.
import type { Story } from "../../contracts/files/story.ts";
import type { Finding } from "../lib/findings.ts";
import { lastAbove } from "../lib/last-above.ts";
import { finish, gather, type Steps } from "../lib/steps.ts";
import type { ScriptParse, ShotNode } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { cameraSaidTwice } from "./camera-said-twice.ts";
import { emptySequence } from "./empty-sequence.ts";
import { jumpCut } from "./jump-cut.ts";
import { leansOnBefore } from "./leans-on-before.ts";
import { nameOffScreen } from "./name-off-screen.ts";
import { propNotListed } from "./prop-not-listed.ts";
import type { LintedShot, Rule, ToldScript } from "./rule.ts";
import { sameShot } from "./same-shot.ts";
import { sameSpot } from "./same-spot.ts";
import { findUnlisted } from "./unlisted.ts";

export const STORY_RULES: readonly Rule<ToldScript>[] = [
  emptySequence,
  jumpCut,
  sameSpot,
  sameShot,
  nameOffScreen,
  propNotListed,
  leansOnBefore,
  cameraSaidTwice,
];

interface Told {
  readonly script: ScriptParse;
  readonly story: Story;
  readonly series: Series;
  /** What is said about single lines already. */
  readonly doubts: readonly Finding[];
  /** What keeps the story from being told. Shots without a problem are linted all the same, so that marks do not blink while one types. */
  readonly problems: readonly Finding[];
}

/** What is doubtful in a story as far as it could be read. */
export function lintStory(told: Told): Finding[] {
  return finish(lintSteps(told));
}

/** The same, shot by shot and rule by rule. */
export function* lintSteps({ script, story, series, doubts, problems }: Told): Steps<Finding[]> {
  const doubted = new Set(doubts.map(({ line }) => line));
  const shots = yield* pairShots(script, story, doubted);
  const told = { script, story, series, shots, unlisted: yield* findUnlisted(shots, series) };
  const found: Finding[] = [];
  for (const { id, find } of STORY_RULES) {
    for (const { line, message } of yield* find(told)) found.push({ line, message, id });
    yield;
  }
  if (problems.length === 0) return found;
  const nodes = shots.map(({ node }) => node);
  const broken = new Set(yield* gather(problems, ({ line }) => shotAt(nodes, line)));
  return yield* gather(found, (doubt) => (shotAt(nodes, doubt.line).some((node) => broken.has(node)) ? [] : [doubt]));
}

/** The shot that a line belongs to, if any. */
function shotAt(nodes: readonly ShotNode[], line: number): ShotNode[] {
  const node = lastAbove(nodes, line);
  return node && line <= node.endLine ? [node] : [];
}

/** A story has the script's sequences and shots, in its order. */
function pairShots(script: ScriptParse, story: Story, doubted: ReadonlySet<number>): Steps<LintedShot[]> {
  return gather(script.sequences.entries(), ([at, { shots }]) =>
    shots.flatMap((node, index) => {
      const sequence = story.sequences[at];
      const shot = sequence?.shots[index];
      if (!sequence || !shot) return [];
      const prose = doubted.size === 0 ? node.prose : node.prose.filter(({ line }) => !doubted.has(line));
      return [{ node, shot, sequence, prose }];
    }),
  );
}
