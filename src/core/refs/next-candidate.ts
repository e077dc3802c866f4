// The record of a candidate before it has a number: of a new one, and of a retry. `disk/refs/reserve-ref-take` adds the number.
import type { RefSidecar, UsedReference } from "../../contracts/files/refs.ts";
import type { MakingTarget, RefValues } from "./effective-ref.ts";
import type { Reference } from "./reference.ts";

type CandidateDraft = Omit<RefSidecar, "take">;

/** What a candidate is made of, before its lane is chosen. */
export interface CandidateBasis {
  readonly reference: Reference;
  readonly view: string | null;
  readonly source: "generated" | "edited" | "pano";
  readonly target: MakingTarget;
  readonly values: RefValues;
  readonly references: readonly UsedReference[];
  /** Fields of the record that only this kind has. */
  readonly extra: Partial<RefSidecar>;
}

export interface CandidateWanted {
  readonly reference: Reference;
  readonly view: string | null;
  /** Instead of what `seed_mode` says: of a further candidate, or of a view whose character's views share one. */
  readonly seed?: Pick<RefValues, "seed" | "seedSource"> | undefined;
}

/** `at`: when it is queued (ISO 8601), and the lane that it waits in. */
export function candidateDraft(
  { reference, view, source, target, values, references, extra }: CandidateBasis,
  at: { readonly queued: string; readonly backend: string },
): CandidateDraft {
  const { prompt, seed, seedSource, model, loras, steps, cfg, size, params, negative, negativeSource } = values;
  return {
    version: 1,
    ...{ ref: reference.id, view, status: "queued", source, queue: "studio", target: target.id, ...at },
    ...{ width: size?.width ?? null, height: size?.height ?? null, seed, seed_source: seedSource, prompt },
    ...{ model, loras: [...loras], steps, cfg, params: { ...params } },
    ...(negative !== null && { negative, negative_source: negativeSource }),
    ...{ overrides: [...values.overrides], notes: [...values.notes], note: values.note, save_notes: "" },
    ...(references.length > 0 && { references: [...references] }),
    ...extra,
  };
}

const ENDED = ["take", "finished", "started", "swept", "made_with", "inputs", "cost", "request"] as const;

/** The same picture under a new number, with the old seed and values. */
export function retriedDraft(record: RefSidecar, queued: string): CandidateDraft {
  const kept = Object.entries(record).filter(([key]) => !(ENDED as readonly string[]).includes(key));
  const draft = Object.fromEntries(kept) as CandidateDraft;
  return { ...draft, status: "queued", queued, seed_source: "same", save_notes: "" };
}
