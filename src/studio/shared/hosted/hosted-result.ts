// What a take's record keeps of a hosted run: who made it and what it cost there, and the draft that it is.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { HostedBinding } from "../../../contracts/files/hosted.ts";
import type { ModelAnswer, RunCost } from "../../../hosts/backend.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";

const DAY = 86_400_000;

/** For `closeTake`. `isDraft`: the run was asked for as a draft; one without a task cannot be made into a final. */
export function hostedResult(
  { clock }: Pick<StudioPorts, "clock">,
  { draft }: HostedBinding,
  run: { readonly answer: ModelAnswer; readonly cost?: RunCost | undefined; readonly isDraft: boolean },
): Pick<Sidecar, "model_request" | "draft"> {
  const { answer, cost, isDraft } = run;
  const { provider, model, task } = answer;
  const now = clock.now();
  const request = { provider, model, task, request: cost?.request ?? null, credits: cost?.credits ?? null };
  if (!isDraft || !draft || task === null) return { model_request: request };
  const expires = stamp(new Date(now.getTime() + draft.days * DAY));
  return { model_request: request, draft: { task, made: stamp(now), expires } };
}
