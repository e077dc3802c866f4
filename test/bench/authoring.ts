// Typing in a long script: what the check and the preview of one edit cost, against a check of texts that nobody has read before.
import { PROMPT_COMPILERS as compilers } from "../../src/core/compile/prompt-compilers.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkSteps } from "../../src/core/compile/build-pass.ts";
import { EditCache } from "../../src/core/compile/edit-cache.ts";
import { runSteps } from "../../src/core/lib/cooperative-steps.ts";
import { previewSteps } from "../../src/core/compile/preview.ts";
import { machineDefault, registry } from "../support/servers/shipped-targets.ts";
import { medianOf, type Measure } from "./measure.ts";
import { SAMPLE } from "./sample.ts";

const ROUNDS = 15;
const SHOTS = 1000;

interface Edit {
  readonly name: string;
  /** The script with a word of this round in it. */
  readonly edited: (script: string, round: number) => string;
  /** The shot that is typed in. */
  readonly shot: (count: number) => string;
  readonly target?: string;
}

/** A word behind the first line of a shot's action. */
const inShot = (id: string) => (script: string, round: number) =>
  script.replace(new RegExp(`(## ${id}\\n(?:[a-z]+:.*\\n)*.*[^.\\n])`), `$1 (${round})`);

const EDITS: readonly Edit[] = [
  { name: "a word", edited: inShot("x7"), shot: () => "x7" },
  { name: "a word, on a model", edited: inShot("x7"), shot: () => "x7", target: "wan22_ti2v" },
  {
    name: "a line near the top",
    edited: (script, round) =>
      script.replace("## x1\n", `// note ${round}\n`.repeat(1 + (round % 3)).concat("## x1\n")),
    shot: () => "x1",
  },
  {
    name: "a word in the last shot",
    edited: (script, round) => `${script.trimEnd()} (${round})\n`,
    shot: (count) => `x${count - 1}`,
  },
];

export async function benchAuthoring(): Promise<Measure[]> {
  const [thousand, twice] = [await longScript(SHOTS), await longScript(2 * SHOTS)];
  const measures: Measure[] = [];
  for (const edit of EDITS) {
    const series = await seriesOn(edit.target);
    const one = await measure(edit, { script: thousand, series, count: SHOTS });
    const two = await measure(edit, { script: twice, series, count: 2 * SHOTS });
    measures.push(
      { name: `check and preview of ${edit.name}, ${SHOTS} shots`, value: one.edit, unit: "ms", goal: { atMost: 20 } },
      { name: "  against a check of new texts", value: one.edit / one.cold, unit: "times", goal: { atMost: 0.25 } },
      { name: "  in a script twice as long", value: two.edit / one.edit, unit: "times", goal: { atMost: 2 } },
    );
  }
  return measures;
}

interface Texts {
  readonly script: string;
  readonly series: string;
  /** Shots in the script. */
  readonly count: number;
}

/** Medians in milliseconds: one edit of a text that is being typed in, and a check from nothing. */
async function measure(edit: Edit, { script, series, count }: Texts): Promise<{ edit: number; cold: number }> {
  const memory = new EditCache();
  const shot = edit.shot(count);
  const check = (from: EditCache, round: number) => {
    const reported = runSteps(from.analyze(edit.edited(script, round), series));
    if (!reported.story || !reported.series) throw new Error(reported.problems[0]?.message);
    const input = {
      ...reported,
      story: reported.story,
      series: reported.series,
      registry,
      compilers,
      machineDefault,
      configFolder: "",
    };
    runSteps(checkSteps({ ...input, pass: "final" }, from.shotsOf("ep")));
    const previewed = runSteps(previewSteps({ ...input, pass: "proxy" }, shot));
    if (!previewed.ok) throw new Error(previewed.message);
  };
  for (let round = 0; round < 5; round++) check(memory, round);
  const typed = await medianOf(ROUNDS, (round) => check(memory, 100 + round));
  return { edit: typed, cold: await medianOf(ROUNDS, (round) => check(new EditCache(), 200 + round)) };
}

async function seriesOn(target: string | undefined): Promise<string> {
  const series = await readFile(join(SAMPLE, "series.json"), "utf8");
  return target === undefined ? series : series.replace('"title"', `"target": "${target}",\n    "title"`);
}

/** The sample's shots over and over, under ids of their own. */
async function longScript(count: number): Promise<string> {
  const [head = "", ...shots] = (await readFile(join(SAMPLE, "umbrella.md"), "utf8")).split(/^## /m);
  const bodies = shots.map((shot) => shot.slice(shot.indexOf("\n")).replace(/\n# [\s\S]*$/, "\n"));
  return head + Array.from({ length: count }, (_, i) => `## x${i}${bodies[i % bodies.length] ?? ""}`).join("");
}
