// The rules that need the script and the series only. What a target makes of a shot is judged in `lint-targets.ts`.
import type { Story } from "../../contracts/files/story.ts";
import type { Diagnostic } from "../lib/diagnostics.ts";
import { runSteps, gather, type Steps } from "../lib/cooperative-steps.ts";
import type { ScriptParse, ShotNode } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { cameraSaidTwice } from "./camera-said-twice.ts";
import { emptySequence } from "./empty-sequence.ts";
import { jumpCut } from "./jump-cut.ts";
import { leansOnBefore } from "./leans-on-before.ts";
import { nameOffScreen } from "./name-off-screen.ts";
import { propNotListed } from "./prop-not-listed.ts";
import type { LintedShot, Rule, LintedStory } from "./rule.ts";
import { sameShot } from "./same-shot.ts";
import { sameSpot } from "./same-spot.ts";
import { findUnlisted } from "./unlisted.ts";
import { lastAbove } from "../lib/text-lines.ts";

export const STORY_RULES: readonly Rule<LintedStory>[] = [
  emptySequence,
  jumpCut,
  sameSpot,
  sameShot,
  nameOffScreen,
  propNotListed,
  leansOnBefore,
  cameraSaidTwice,
];

interface StoryLintInput {
  readonly script: ScriptParse;
  readonly story: Story;
  readonly series: Series;
  /** Warnings about single lines that exist already. */
  readonly lineWarnings: readonly Diagnostic[];
  /** What keeps the story from being made. Shots without a problem are linted all the same, so that marks do not blink while one types. */
  readonly problems: readonly Diagnostic[];
}

/** Warnings about a story as far as it could be read. */
export function lintStory(input: StoryLintInput): Diagnostic[] {
  return runSteps(lintSteps(input));
}

/** The same, shot by shot and rule by rule. */
export function* lintSteps({ script, story, series, lineWarnings, problems }: StoryLintInput): Steps<Diagnostic[]> {
  const warnedLines = new Set(lineWarnings.map(({ line }) => line));
  const shots = yield* pairShots(script, story, warnedLines);
  const linted = { script, story, series, shots, unlisted: yield* findUnlisted(shots, series) };
  const found: Diagnostic[] = [];
  for (const { id, find } of STORY_RULES) {
    for (const { line, message } of yield* find(linted)) found.push({ line, message, id });
    yield;
  }
  if (problems.length === 0) return found;
  const nodes = shots.map(({ node }) => node);
  const broken = new Set(yield* gather(problems, ({ line }) => shotAt(nodes, line)));
  return yield* gather(found, (warning) =>
    shotAt(nodes, warning.line).some((node) => broken.has(node)) ? [] : [warning],
  );
}

/** The shot that a line belongs to, if any. */
function shotAt(nodes: readonly ShotNode[], line: number): ShotNode[] {
  const node = lastAbove(nodes, line);
  return node && line <= node.endLine ? [node] : [];
}

/** A story has the script's sequences and shots, in its order. */
function pairShots(script: ScriptParse, story: Story, warnedLines: ReadonlySet<number>): Steps<LintedShot[]> {
  return gather(script.sequences.entries(), ([at, { shots }]) =>
    shots.flatMap((node, index) => {
      const sequence = story.sequences[at];
      const shot = sequence?.shots[index];
      if (!sequence || !shot) return [];
      const prose = warnedLines.size === 0 ? node.prose : node.prose.filter(({ line }) => !warnedLines.has(line));
      return [{ node, shot, sequence, prose }];
    }),
  );
}
