// `npm run bench`: every measure with its goal, met or MISSED. Ratios compare with a baseline of the same run; run it on a quiet
// machine. Names behind it choose benches: `npm run bench -- authoring build`.
import { benchAnimatic } from "./animatic.ts";
import { benchAssemble } from "./assemble.ts";
import { benchAssembleMany } from "./assemble-many.ts";
import { benchAuthoring } from "./authoring.ts";
import { benchBuild } from "./build.ts";
import { benchEventLoop } from "./event-loop.ts";
import { benchGrowth } from "./growth.ts";
import { benchImpact } from "./impact.ts";
import { benchLongShow } from "./page/long-show.ts";
import { benchPeaks } from "./peaks.ts";
import { benchMaster, benchReview } from "./master.ts";
import { benchQueue } from "./queue.ts";
import { benchTakeCheck } from "./take-check.ts";
import { benchStart } from "./start.ts";
import { benchStatus } from "./status.ts";
import { benchTargets } from "./targets.ts";
import { benchThumbs } from "./thumbs.ts";
import { benchUpscale } from "./upscale.ts";
import { benchReferences } from "./references.ts";
import { benchRefsPage } from "./page/refs-page.ts";
import { verdictOf, type Measure } from "./measure.ts";

const BENCHES: Readonly<Record<string, () => Promise<Measure[]>>> = {
  growth: benchGrowth,
  start: benchStart,
  authoring: benchAuthoring,
  build: benchBuild,
  impact: benchImpact,
  animatic: benchAnimatic,
  "take-check": benchTakeCheck,
  assemble: benchAssemble,
  peaks: benchPeaks,
  upscale: benchUpscale,
  master: benchMaster,
  review: benchReview,
  "assemble-many": benchAssembleMany,
  "event-loop": benchEventLoop,
  queue: benchQueue,
  status: benchStatus,
  targets: benchTargets,
  thumbs: benchThumbs,
  references: benchReferences,
  "refs-page": benchRefsPage,
  "long-show": benchLongShow,
};

const chosen = process.argv.slice(2);
let [met, all] = [0, 0];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const measure of await bench()) {
    const { isMet, words } = verdictOf(measure);
    console.log(
      `${measure.name.padEnd(76)} ${measure.value.toFixed(2).padStart(8)} ${measure.unit.padEnd(12)} ${words}`,
    );
    if (isMet) met += 1;
    all += 1;
  }
}
console.log(`${met} of ${all} goals met`);
