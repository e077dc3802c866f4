// A screenplay as an episode that is built: what the import's tests have in common.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { planEpisode, type EpisodePlan } from "../../../src/core/import/plan-episode.ts";
import type { Screenplay } from "../../../src/core/import/screenplay.ts";
import { oneLine } from "../../../src/core/lib/one-line.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { inputOf } from "../compile/build-show.ts";

export function fixture(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../test/fixtures/import/${name}`, import.meta.url)), "utf8");
}

/** What a build for the built-in target finds wrong with the planned episode. */
export function problemsOf({ script, additions }: EpisodePlan): unknown[] {
  const config = { series: { id: "s", title: "S", target: "animatic" }, ...additions };
  return buildPass(inputOf(script, { config })).problems.map(({ line, message }) => `${line}: ${message}`);
}

/** All words that are spoken, in order. */
export function spokenIn({ scenes }: Screenplay): string[] {
  const parts = scenes
    .flatMap(({ elements }) => elements.flatMap((element) => (element.is === "speech" ? element.parts : [])))
    .filter(({ is }) => is !== "direction");
  return wordsOf(parts.map(({ text }) => text));
}

export function spokenInScript(script: string): string[] {
  const shots = parseScript(script).sequences.flatMap((sequence) => sequence.shots);
  return wordsOf(shots.flatMap(({ dialogue }) => dialogue.map(({ value }) => value.text)));
}

function wordsOf(texts: readonly string[]): string[] {
  return oneLine(texts.join(" "))
    .split(" ")
    .filter((word) => word !== "");
}

export function plan(screenplay: Screenplay): EpisodePlan {
  return planEpisode(screenplay, "ep01");
}
