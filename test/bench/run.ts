// `npm run bench`: every measure with its goal. Ratios compare with a baseline of the same run; run it on a quiet machine.
import { benchAnimatic } from "./animatic.ts";
import { benchAssemble } from "./assemble.ts";
import { benchAuthoring } from "./authoring.ts";
import { benchBuild } from "./build.ts";
import { benchEventLoop } from "./event-loop.ts";
import { benchImpact } from "./impact.ts";
import type { Measure } from "./measure.ts";

const benches: readonly (() => Promise<Measure[]>)[] = [
  benchAuthoring,
  benchBuild,
  benchImpact,
  benchAnimatic,
  benchAssemble,
  benchEventLoop,
];

for (const bench of benches) {
  for (const { name, value, unit, goal } of await bench()) {
    console.log(`${name.padEnd(64)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(12)} goal: ${goal}`);
  }
}
