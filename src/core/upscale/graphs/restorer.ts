// A film through SeedVR2, in temporal chunks that overlap.
import type { GraphValues } from "../../graph/graph.ts";
import type { RestorerWork } from "./film-work.ts";
import { outSize } from "./pixel.ts";
import { chunkFrames } from "./sizes.ts";

/** Chunks of the host's own choice follow the memory that is free there, and so differ from run to run; a number does not. */
export function restorerValues({ files, size, seed, chunk, overlap }: RestorerWork): GraphValues["values"] {
  const frames = chunk === "fit" ? chunkFrames(size) : chunk;
  return {
    ...files,
    ...outSize(size),
    seed,
    overlap,
    ...(frames > 0 ? { chunking_mode: "manual", frames_per_chunk: frames } : { chunking_mode: "auto" }),
  };
}
