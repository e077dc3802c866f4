// Typing in a long script: what the check and the preview of one edit cost, against a check of texts that nobody has read before.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkSteps } from "../../src/core/build/build-pass.ts";
import { EditMemory } from "../../src/core/build/edit-memory.ts";
import { finish } from "../../src/core/lib/steps.ts";
import { previewShot } from "../../src/core/build/preview.ts";
import type { VideoTarget } from "../../src/contracts/files/target.ts";
import { buildRegistry } from "../../src/core/targets/registry.ts";
import { shipped } from "../support/shipped-targets.ts";
import { medianOf, type Measure } from "./measure.ts";
import { SAMPLE } from "./sample.ts";

const ROUNDS = 15;
const EDITED = "Ines ties a paper tag";
const registry = buildRegistry(shipped.files);
const machineDefault = registry.find("animatic") as VideoTarget;

export async function benchAuthoring(): Promise<Measure[]> {
  const series = await readFile(join(SAMPLE, "series.json"), "utf8");
  const [thousand, twice] = [await longScript(1000), await longScript(2000)];
  const one = await measure(thousand, series);
  const two = await measure(twice, series);
  return [
    { name: "check and preview of one edit, 1,000 shots", value: one.edit, unit: "ms", goal: "20" },
    { name: "the same against a check of new texts", value: one.edit / one.cold, unit: "x", goal: "0.25" },
    { name: "the same at 2,000 shots against 1,000", value: two.edit / one.edit, unit: "x", goal: "2.5" },
  ];
}

/** Medians in milliseconds: one edit of a text that is being typed in, and a check from nothing. */
async function measure(script: string, series: string): Promise<{ edit: number; cold: number }> {
  const memory = new EditMemory();
  const check = (from: EditMemory, text: string) => {
    const told = from.tell(text, series);
    if (!told.story || !told.series) throw new Error(told.problems[0]?.message);
    const input = { ...told, story: told.story, series: told.series, registry, machineDefault, configFolder: "" };
    finish(checkSteps({ ...input, pass: "final" }, from.shotsOf("ep")));
    previewShot({ ...input, pass: "proxy" }, "x7");
  };
  const edited = (round: number) => script.replace(EDITED, `${EDITED} (${round})`);
  for (let round = 0; round < 5; round++) check(memory, edited(round));
  const edit = await medianOf(ROUNDS, (round) => check(memory, edited(100 + round)));
  return { edit, cold: await medianOf(ROUNDS, (round) => check(new EditMemory(), edited(200 + round))) };
}

/** The sample's shots over and over, under ids of their own. */
async function longScript(count: number): Promise<string> {
  const [head = "", ...shots] = (await readFile(join(SAMPLE, "umbrella.md"), "utf8")).split(/^## /m);
  const bodies = shots.map((shot) => shot.slice(shot.indexOf("\n")).replace(/\n# [\s\S]*$/, "\n"));
  return head + Array.from({ length: count }, (_, i) => `## x${i}${bodies[i % bodies.length] ?? ""}`).join("");
}
