// The rules that need the script and the series only. What a target makes of a shot is judged in `lint-targets.ts`.
import type { Story } from "../../contracts/files/story.ts";
import type { Finding } from "../lib/findings.ts";
import type { ScriptParse } from "../script/tree.ts";
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
export function lintStory({ script, story, series, doubts, problems }: Told): Finding[] {
  const doubted = new Set(doubts.map(({ line }) => line));
  const shots = pairShots(script, story, doubted);
  const told = { script, story, series, shots, unlisted: findUnlisted(shots, series) };
  const found = STORY_RULES.flatMap(({ id, find }) => find(told).map((doubt) => ({ ...doubt, id })));
  if (problems.length === 0) return found;
  const broken = shots.filter(({ node }) => problems.some((problem) => isIn(node, problem)));
  return found.filter((doubt) => !broken.some(({ node }) => isIn(node, doubt)));
}

function isIn({ line: from, endLine }: LintedShot["node"], { line }: { readonly line: number }): boolean {
  return line >= from && line <= endLine;
}

/** A story has the script's sequences and shots, in its order. */
function pairShots(script: ScriptParse, story: Story, doubted: ReadonlySet<number>): LintedShot[] {
  return script.sequences.flatMap(({ shots }, at) =>
    shots.flatMap((node, index) => {
      const sequence = story.sequences[at];
      const shot = sequence?.shots[index];
      if (!sequence || !shot) return [];
      const prose = doubted.size === 0 ? node.prose : node.prose.filter(({ line }) => !doubted.has(line));
      return [{ node, shot, sequence, prose }];
    }),
  );
}
