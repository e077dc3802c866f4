// A film through SUPIR on an SDXL checkpoint, a few frames at a time, at its own size.
import type { GraphValues } from "../../graph/graph.ts";
import type { RefinerWork } from "./film-work.ts";

const BATCH = 2;

export function refinerValues({ file, files, seed, strength, prompt, ...own }: RefinerWork): GraphValues["values"] {
  const { final } = file.presets;
  return {
    ...files,
    seed,
    prompt,
    denoise: strength,
    negative: own.negative ?? final.negative ?? "",
    steps: own.steps ?? final.steps ?? undefined,
    cfg: own.cfg ?? final.cfg,
    batch: own.batch ?? BATCH,
  };
}
