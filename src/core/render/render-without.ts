// A shot that renders although reference files are missing: described in the prompt where its target can, else with flat grey in
// their place.
// docs/http.md "Rendering", rule 4; docs/format.md "References of a shot". Pure.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { MissingRef } from "../../contracts/replies/episode-status.ts";
import { storyHash } from "../compile/hashes.ts";
import type { TargetFacts } from "./next-render.ts";
import type { StoredShot } from "../compile/stored-build.ts";
import type { Absent } from "../compile/build-model.ts";
import { recompileShot } from "../compile/shot/compile-shot.ts";
import type { NextRender } from "./render-shot.ts";

export interface ReducedRender {
  readonly next: NextRender;
  readonly mode: "recompiled" | "blank";
  readonly note: string;
}

/** The shot without what is missing. */
export function renderWithout(
  facts: TargetFacts,
  stored: StoredShot,
  { next, refs }: { readonly next: NextRender; readonly refs: Sidecar["refs"] },
  missing: readonly MissingRef[],
): ReducedRender {
  const names = missing.map(({ slot }) => slot).join(", ");
  const plain = facts.input && recompileShot(facts.input, stored.id, next.target.id);
  const described = facts.input && recompileShot(facts.input, stored.id, next.target.id, absentOf(missing, refs));
  if (plain?.ok && described?.ok && storyHash(plain.value.entry) === storyHash(next.entry)) {
    const { entry, shotlist: list } = described.value;
    return { next: { ...next, entry, list }, mode: "recompiled", note: `rendered without ${names}, told in words` };
  }
  return { next, mode: "blank", note: `rendered without ${names}: flat grey stands in for pictures` };
}

/** The references of a take that does without the missing ones: it is stale once they are there. */
export function recordedWithout(refs: Sidecar["refs"], missing: readonly MissingRef[]): Sidecar["refs"] {
  const paths = new Set(missing.map(({ path }) => path));
  const lacked = missing.map(({ slot, path, subject, location }) => ({
    slot: `without ${slot}`,
    ...(subject !== undefined && { subject }),
    ...(location !== undefined && { location }),
    optional: true,
    path,
    sha1: null,
  }));
  return [...refs.filter(({ path }) => !paths.has(path)), ...lacked];
}

/** A missing keyframe is not replaced: the shot then opens or ends as its text says. */
function absentOf(missing: readonly MissingRef[], refs: Sidecar["refs"]): Absent {
  const plates = new Set(refs.flatMap(({ role, slot }) => (role === "plate" ? [slot] : [])));
  const pictures = missing.filter(({ kind }) => kind === "image");
  return {
    subjects: new Set(pictures.flatMap(({ subject }) => subject ?? [])),
    plate: pictures.some(({ slot }) => plates.has(slot)),
    sound: missing.some(({ kind }) => kind === "audio"),
  };
}
