// Whether a queued candidate has lost its job. Pure: the caller reads the queue first, then the records.
import type { RefSidecar } from "../../contracts/files/refs.ts";
import { RESERVATION_GRACE_MS, type OwnerLife } from "../takes/sweep.ts";

export interface StrayFacts {
  /** Milliseconds since 1970, taken before the queue was read. */
  readonly snapshot: number;
  /** Ids of jobs that wait or run in our queue. */
  readonly living: ReadonlySet<string>;
  /** The name of this studio. */
  readonly own: string;
  /** Of the studio that queued the candidate. */
  readonly ownerLife: OwnerLife;
}

/** A candidate of another studio is that one's to close, as long as it lives. Stamps are whole seconds. */
export function isStray(
  { queued, owner, host_prompt_id: job }: Pick<RefSidecar, "queued" | "owner" | "host_prompt_id">,
  { snapshot, living, own, ownerLife }: StrayFacts,
): boolean {
  const at = Date.parse(queued);
  const age = Number.isNaN(at) ? Infinity : snapshot - at;
  if (typeof job === "string" && living.has(job)) return false;
  if (owner === undefined || owner === own)
    return age > 1000 && (typeof job === "string" || age >= RESERVATION_GRACE_MS);
  return ownerLife === "gone" || (ownerLife === "unsigned" && age >= RESERVATION_GRACE_MS);
}
