// One request to a hosted model: what is asked for a shot in the provider's words, and what a take's record keeps of the answer.
import { extname } from "node:path";
import type { CheckResult } from "../../../contracts/check.ts";
import type { HostedBinding } from "../../../contracts/files/hosted.ts";
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { planRequest, type HostedRender, type HostedRequest } from "../../../core/hosted/plan-request.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { ModelAnswer, ModelWork, RunCost, StagedInput } from "../../../hosts/backend.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { HostedTarget } from "./hosted-target.ts";

export interface HostedWork {
  readonly work: ModelWork;
  /** The request before it is put into the provider's fields. */
  readonly ask: HostedRender & { readonly seconds: number };
  readonly request: HostedRequest;
}

/** One shot's work, or the limit that it goes past. `isDraft`: a cheap first version, where the model makes them. */
export function planHostedWork(
  { binding, limits }: HostedTarget,
  { defaults, shots }: Shotlist,
  inputs: readonly StagedInput[],
  isDraft: boolean,
): CheckResult<HostedWork> {
  const [entry] = shots;
  if (!entry) return { ok: false, sentence: "the shot list of this take is empty: render the shot again" };
  const files = inputs.map((input, index) => ({ ...input, name: `${index + 1}${extname(input.path).toLowerCase()}` }));
  const ask = {
    prompt: [entry.prompt].flat().join("\n\n"),
    ...(entry.negative !== undefined && { negative: entry.negative }),
    seconds: secondsOf(entry.length + (entry.hold ?? 0), defaults.fps),
    width: defaults.width,
    height: defaults.height,
    seed: entry.seed,
    sound: entry.audio_policy !== "silent",
    files,
    isDraft,
  };
  const planned = planRequest(binding, limits, ask);
  if (!planned.ok) return planned;
  const { model, body, files: used } = planned.value;
  const sent = files.filter(({ name }) => used.includes(name));
  const work = { kind: "model" as const, model, body, inputs: sent, result: binding.result };
  return { ok: true, value: { work, ask, request: planned.value } };
}

const DAY = 86_400_000;

/** Who made the take, what it cost there, and the draft that it is; a draft without a task cannot be made into a final. */
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
