// The seed of a render, and why it is that one. docs/http.md "Rendering".
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { firstSet } from "../lib/layers.ts";
import type { RenderKind } from "./judge-takes.ts";
import type { RenderRequest, ShotNow } from "./render-shot.ts";

export interface ChosenSeed {
  readonly value: string;
  readonly source: Sidecar["seed_source"];
}

/**
 * Typed, then the override's (unless a new one is asked for), then what the mode says, then the built one. Only a redo makes a
 * new seed by itself: a retry after a failure must be able to make the same picture. `fresh` is a new random seed.
 */
export function chooseSeed(shot: ShotNow, request: RenderRequest, kind: RenderKind, fresh: string): ChosenSeed {
  const mode = request.seed_mode ?? "auto";
  const built = shot.entry.seed;
  const typed = request.seed ?? null;
  const wantsNew = mode === "new" || (mode === "auto" && kind === "redo");
  const chosen = firstSet([
    { source: "typed" as const, value: typed === null ? null : String(typed) },
    { source: "override" as const, value: mode === "new" ? null : shot.override.values.seed },
    { source: "same" as const, value: mode === "same" ? built : null },
    { source: "new" as const, value: wantsNew ? fresh : null },
  ]);
  return chosen ?? { value: built, source: "stable" };
}
