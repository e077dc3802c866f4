// What a night does next with its takes: which are done, which are tried again, when it is no use to go on.
import type { NightStep, NightTake } from "../../contracts/files/job.ts";

/** How a take stands now. */
export type NightOutcome =
  | { readonly is: "open" }
  | { readonly is: "ok" }
  | { readonly is: "failed"; readonly why: string }
  /** By a person: it is not tried again. */
  | { readonly is: "canceled" };

export interface NightJudged {
  readonly takes: readonly NightTake[];
  /** Places in `takes` of those that are tried again. */
  readonly again: readonly number[];
  /** Places of those that are not waited for any more. */
  readonly skipped: readonly number[];
}

type Rule = Pick<NightStep, "retry" | "skip_after" | "takes">;

/** `outcomeOf` is asked for open takes alone. */
export function judgeNight(
  { takes, retry, skip_after: most }: Rule,
  outcomeOf: (take: NightTake) => NightOutcome,
): NightJudged {
  const again: number[] = [];
  const judged = takes.map((take, at): NightTake => {
    if (take.state !== "open") return take;
    const outcome = outcomeOf(take);
    if (outcome.is === "open") return take;
    if (outcome.is === "ok") return { ...take, state: "ok", why: "" };
    if (outcome.is === "canceled") return { ...take, state: "skipped", why: "canceled" };
    if (take.tries <= retry) again.push(at);
    return take.tries <= retry ? { ...take, why: outcome.why } : { ...take, state: "failed", why: outcome.why };
  });
  const cause = most === null ? undefined : repeatedCause(judged, most);
  if (cause === undefined) return { takes: judged, again, skipped: [] };
  const skipped = judged.flatMap(({ state }, at) => (state === "open" ? [at] : []));
  const why = `${most} takes failed one after the other: ${cause}`;
  return {
    takes: judged.map((take) => (take.state === "open" ? { ...take, state: "skipped", why } : take)),
    again: [],
    skipped,
  };
}

/** The reason of the last failures, where so many stand one after the other with nothing good between them. */
function repeatedCause(takes: readonly NightTake[], most: number): string | undefined {
  let [count, cause] = [0, ""];
  for (const { state, why } of takes) {
    if (state === "ok") [count, cause] = [0, ""];
    if (state !== "failed") continue;
    count = causeOf(why) === causeOf(cause) ? count + 1 : 1;
    cause = why;
    if (count >= most) return cause;
  }
  return undefined;
}

/** The reason without what differs from take to take: numbers, names of files, what stands in brackets. */
export function causeOf(why: string): string {
  return why
    .replace(/\([^)]*\)/g, "")
    .replace(/\S*[/\\]\S*/g, "")
    .replace(/\d+(\.\d+)?/g, "#")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
