// A show whose overrides can be promoted, planned from texts the way the studio does it.
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import type { RefOverridesFile } from "../../../src/contracts/files/ref-overrides.ts";
import { finish } from "../../../src/core/lib/steps.ts";
import { planPromote, type PromoteWish, type Promotion } from "../../../src/core/promote/plan-promote.ts";
import type { WorldFacts } from "../../../src/core/promote/world.ts";
import { machineDefault, registry } from "../../support/shipped-targets.ts";

export const FACTS: WorldFacts = { registry, machineDefault, configFolder: "" };

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

export interface Asked extends PromoteWish {
  readonly script?: string;
  readonly config?: object | string;
  readonly overrides?: OverridesFile;
  readonly refs?: RefOverridesFile["refs"];
}

export function plan({ script = SCRIPT, config = CONFIG, overrides = {}, refs = {}, ...wish }: Asked) {
  const series = typeof config === "string" ? config : `${JSON.stringify(config, null, 2)}\n`;
  const names = { script: "ep01.md", series: "series.json" };
  const facts = { ...FACTS, texts: { script, series }, overrides, refOverrides: { refs }, names };
  return finish(planPromote(facts, wish));
}

/** The plan of a show that builds. */
export function promotionOf(asked: Asked): Promotion {
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
