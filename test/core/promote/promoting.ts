// A show whose overrides can be promoted, planned from texts the way the studio does it.
import { PROMPT_COMPILERS as compilers } from "../../../src/core/compile/prompt-compilers.ts";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import type { RefOverridesFile } from "../../../src/contracts/files/refs.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { planPromote, type PromoteSelection, type Promotion } from "../../../src/core/promote/plan-promote.ts";
import { machineDefault, registry } from "../../support/servers/shipped-targets.ts";
import { openEpisodeRevision } from "../../../src/core/promote/episode-revision.ts";

export const FACTS = { registry, compilers, machineDefault, configFolder: "", open: openEpisodeRevision };

export const CONFIG = {
  series: { id: "ferry", title: "Ferry", width: 1280, height: 704, target: "wan22_ti2v" },
  proxy: { width: 512, height: 256 },
  style: { look: "Ink and wash on rough paper" },
  subjects: {
    mara: { name: "Mara", design: "a tall woman in a grey coat", voice: "a low voice", sheet: "refs/mara.png" },
    crate: { kind: "prop", name: "the crate", design: "a pine crate" },
  },
  locations: { pier: { description: "a stone pier in fog", plate: "refs/pier.png" } },
};

export const SCRIPT = `= ep01  Ferry

# sq01 pier
// the tide is low

## sh010
who: mara
size: ms
dur: 2
Mara waits.

## sh020
size: ws
dur: 2
The pier is empty.
MARA (V.O.): Nobody came.
`;

export interface PromoteCase extends PromoteSelection {
  readonly script?: string;
  readonly config?: object | string;
  readonly overrides?: OverridesFile;
  readonly refs?: RefOverridesFile["refs"];
}

export function plan({ script = SCRIPT, config = CONFIG, overrides = {}, refs = {}, ...selection }: PromoteCase) {
  const series = typeof config === "string" ? config : `${JSON.stringify(config, null, 2)}\n`;
  const names = { script: "ep01.md", series: "series.json" };
  const facts = { ...FACTS, texts: { script, series }, overrides, refOverrides: { refs }, names };
  return runSteps(planPromote(facts, selection));
}

/** The plan of a show that builds. */
export function promotionOf(asked: PromoteCase): Promotion {
  const planned = plan(asked);
  if (!planned.ok) throw new Error(planned.is === "broken" ? planned.problem.message : planned.is);
  return planned.promotion;
}

/** Values of one shot on a target, the same in both passes. */
export function both(shot: string, target: string, fields: object): OverridesFile {
  return {
    shots: { [shot]: { [target]: { final: { base_hash: "h", ...fields }, proxy: { base_hash: "h", ...fields } } } },
  };
}
