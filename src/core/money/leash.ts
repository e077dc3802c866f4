// The leash on agents as sentences: nothing that costs money, and no more takes than the settings allow, without a plan that a person
// approved. What an approved plan allows is `grant.ts`. docs/http.md "Agents and the leash".
import { check } from "../../contracts/check.ts";
import { Money } from "../../contracts/files/money.ts";
import { whyOverApproved, type AskedJob } from "./grant.ts";

/** Takes of an agent count against the leash for so long. Milliseconds. */
export const LEASH_WINDOW = 24 * 3600 * 1000;

const PROPOSE = "propose a plan (propose_night, or POST /studio/plans) for a person to approve";

/** Why an agent may not queue these jobs without a plan, or null. `begun`: takes that agents have begun within the window. */
export function whyLeashed(jobs: readonly AskedJob[], begun: number, limit: number): string | null {
  const paid = jobs.find((job) => job.paid);
  if (paid) return `an agent may not spend money by itself, and the lane ${paid.lane} costs money: ${PROPOSE}`;
  const rented = jobs.find((job) => job.rented === true);
  if (rented)
    return `an agent may not have a rented machine started by itself, and the host of the lane ${rented.lane} lies on one: ${PROPOSE}`;
  if (begun + jobs.length <= limit) return null;
  const said = begun === 0 ? `these are ${jobs.length}` : `${begun} are begun, and these are ${jobs.length} more`;
  return `agents may begin ${limit} takes in a day without a plan, and ${said}: ${PROPOSE}`;
}

/** Why the run of a job must not be handed over to a lane that costs money, by what stands in its record; null when it may. */
export function whyNotApproved(info: Readonly<Record<string, unknown>>, estimate: Money | null): string | null {
  const { asked_by: by, plan } = info;
  if (typeof by !== "string") return null;
  if (typeof plan !== "string")
    return `${by} is an agent, and nobody approved this run: cancel it, or retry it yourself`;
  const approved = check(Money, info["approved"]);
  const why = whyOverApproved(approved.ok ? approved.value : null, estimate);
  return why === null ? null : `this run ${why}: cancel it, or retry it yourself`;
}
