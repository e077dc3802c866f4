// Plans, reserves and queues candidates whose basis is known; what cannot be made is an error of its own. docs/http.md "References".
import { reasonOf } from "../../../contracts/refusal.ts";
import type { GenerateBody, RefError } from "../../../contracts/routes/ref-making.ts";
import { refOverrideOf } from "../../../core/refs/ref-override.ts";
import { BASE_ROLE } from "../../../core/refs/wardrobe.ts";
import type { StudioPorts } from "../../ports.ts";
import { readSpread } from "../take-pipeline/ask-hosts.ts";
import type { CandidateBasis } from "../../../core/refs/next-candidate.ts";
import type { MakingPorts, RefMaking } from "./open-making.ts";
import { planCandidate, type PlanOptions } from "./plan-candidate.ts";
import { queueCandidates, reserveCandidate, type ReservedCandidate } from "./reserve-candidate.ts";

export type GeneratePorts = MakingPorts & Pick<StudioPorts, "locks" | "emit" | "presence" | "queue" | "randomBytes">;

export type QueueRequest = Partial<Pick<GenerateBody, "backend" | "allow_model_mismatch" | "loras" | "steps">> & {
  /** Says what would be queued, and reserves nothing. */
  readonly isDry?: boolean;
};

interface QueuedBasis {
  readonly ref: string;
  readonly view: string | null;
  /** Null in a dry run. */
  readonly take: number | null;
  readonly prompt_id: string | null;
  readonly seed: string;
  readonly seed_source: CandidateBasis["values"]["seedSource"];
  readonly backend: string;
  readonly target: string;
}

export async function queueBases(
  ports: GeneratePorts,
  making: RefMaking,
  request: QueueRequest,
  bases: readonly CandidateBasis[],
): Promise<{ readonly queued: readonly QueuedBasis[]; readonly errors: readonly RefError[] }> {
  const { episode } = making;
  const spread = await readSpread(ports);
  const reserved: ReservedCandidate[] = [];
  const planned: QueuedBasis[] = [];
  const errors: RefError[] = [];
  for (const basis of bases) {
    const plan = await planCandidate(ports, making, basis, { spread, ...optionsOf(making, request, basis) });
    if (plan.is === "error") {
      const { is: _is, ...error } = plan;
      errors.push(error);
    } else if (request.isDry) {
      planned.push(plannedOf(basis, plan.draft.backend ?? ""));
    } else {
      try {
        const candidate = { ...plan, after: jobOfBase(reserved, basis) };
        const made = await reserveCandidate(ports, episode, candidate, ports.queue.newId());
        spread.give(made.spec.lane);
        reserved.push(made);
      } catch (error) {
        errors.push({ ref: basis.reference.id, view: basis.view, error: reasonOf(error) });
      }
    }
  }
  const queued = reserved.length === 0 ? [] : await queueCandidates(ports, episode.folder, reserved);
  return { queued: [...queued, ...planned], errors };
}

function plannedOf({ reference, view, values, target }: CandidateBasis, backend: string): QueuedBasis {
  const { seed, seedSource } = values;
  const nothing = { take: null, prompt_id: null };
  return { ref: reference.id, view, ...nothing, seed, seed_source: seedSource, backend, target: target.id };
}

/** A variant waits for the candidate of its base that was asked for with it: of the same view, else the last. */
function jobOfBase(reserved: readonly ReservedCandidate[], { references, view }: CandidateBasis): string | undefined {
  const base = references.find(({ role }) => role === BASE_ROLE)?.subject;
  const ofBase = reserved.filter(({ record }) => record.ref === `subject:${base}`);
  return (ofBase.findLast(({ record }) => record.view === view) ?? ofBase.at(-1))?.spec.id;
}

/** Who named the LoRAs and the steps decides which files it cannot do without. */
function optionsOf(making: RefMaking, request: QueueRequest, basis: CandidateBasis): Omit<PlanOptions, "spread"> {
  const { values: set } = refOverrideOf(making.values.refOverrides, basis.reference.id, basis.view);
  const named = (own: unknown, asked: unknown) => (asked ? "request" : own === undefined ? "preset" : "override");
  return {
    backend: request.backend ?? null,
    allowMismatch: request.allow_model_mismatch ?? false,
    sources: { loras: named(set.loras, request.loras), steps: named(set.steps, request.steps) },
  };
}
