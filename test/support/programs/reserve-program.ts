// A process that reserves takes of one shot as fast as it can, when it is told to, and says which numbers it got.
import { once } from "node:events";
import type { SidecarDraft } from "../../../src/core/render/draft-sidecar.ts";
import { reserveTake } from "../../../src/disk/takes/reserve-take.ts";
import type { EpisodeFolder } from "../../../src/disk/roots.ts";
import { makeSidecar } from "../values/make-take.ts";

const [ep = "", count = "1"] = process.argv.slice(2);
const draft: SidecarDraft = makeSidecar({ status: "queued", backend: String(process.pid) });
process.send?.("ready");
await once(process, "message");
const numbers: number[] = [];
for (let turn = 0; turn < Number(count); turn++) numbers.push((await reserveTake(ep as EpisodeFolder, draft)).take);
process.send?.(numbers);
process.disconnect?.();
