// The episode as a decision about its cut sees it, made of takes and a script.
import type { Pass } from "../../../src/contracts/schema.ts";
import type { CutFacts } from "../../../src/core/cut/cut-facts.ts";
import type { ClipFacts } from "../../../src/core/cut/find-clip.ts";
import type { ViewFacts } from "../../../src/core/cut/entry-view.ts";
import type { Take } from "../../../src/core/takes/take.ts";
import { soundOf } from "../../../src/core/takes/summarise-take.ts";
import type { ReplaceFacts } from "../../../src/core/cut/edit-entries.ts";

export type AllFacts = ReplaceFacts & ClipFacts & ViewFacts;

/** Proxy pass at 24 frames a second; every take has sound; nothing is measured; no file has sound but `audio/line.wav`. */
export function makeCutFacts(
  changes: Partial<Omit<AllFacts, "takes">> & { readonly takes?: readonly Take[] } = {},
): AllFacts {
  const { takes = [], ...rest } = changes;
  const base: CutFacts = {
    pass: "proxy",
    fps: 24,
    script: ["a", "b", "c"],
    takes: (shot: string, pass: Pass) => takes.filter((take) => take.shot === shot && take.pass === pass),
    windows: new Map(),
  };
  return {
    ...base,
    soundProblems: new Map(),
    soundOf: (take) => soundOf(take, true),
    hasSound: (path) => path === "audio/line.wav",
    measured: () => undefined,
    targetFps: () => 16,
    ...rest,
  };
}
