// What a render request asks for with `from_draft`: for each shot the draft that its final is made of. docs/http.md "Drafts".
import type { FromDraft } from "../../../contracts/files/sidecar.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { Pass } from "../../../contracts/schema.ts";
import type { CutFacts } from "../../../core/cut/cut-facts.ts";
import { planFinal } from "../../../core/takes/drafts.ts";
import type { StudioPorts } from "../../ports.ts";

export interface FinalRequest {
  readonly from: FromDraft;
  /** Id of the draft's target, which makes the final too. */
  readonly target: string;
}

/** By shot id. Refuses the whole request for a take that is no finished draft (bad input) or that has expired (conflict). */
export function requireFinals(
  { clock }: Pick<StudioPorts, "clock">,
  takes: CutFacts["takes"],
  asked: { readonly pass: Pass; readonly from_draft?: Readonly<Record<string, number>> | null | undefined },
): Map<string, FinalRequest> {
  const requested = Object.entries(asked.from_draft ?? {});
  if (requested.length > 0 && asked.pass !== "final")
    throw new Refusal("bad-input", "from_draft makes finals: ask for the final pass");
  const now = clock.now().getTime();
  return new Map(
    requested.map(([shot, take]) => {
      const plan = planFinal({ shot, take }, takes(shot, "proxy"), now);
      if (plan.is === "final") return [shot, { from: plan.from, target: plan.target }];
      throw new Refusal(plan.is === "expired" ? "conflict" : "bad-input", plan.sentence);
    }),
  );
}
