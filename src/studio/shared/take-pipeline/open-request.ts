// What all shots of a render request share, read once before the first of them is planned: for a render and for a dry run of it.
import { Refusal } from "../../../contracts/refusal.ts";
import type { RenderBody } from "../../../contracts/routes/takes.ts";
import { backendName } from "../../../core/render/choose-lane.ts";
import { continuingShots, inChainOrder, type ComingTake } from "../../../core/render/continuity.ts";
import { wantedTargets } from "../../../core/render/next-render.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readPass, requireTarget, type PassSnapshot, type SnapshotPorts } from "../pass/read-pass.ts";
import type { WorkflowPorts } from "../workflow/resolve-workflow.ts";
import { readSpread, workflowsOnce } from "./ask-hosts.ts";
import { requireFinals } from "./from-drafts.ts";
import type { AskedRender, RenderRequest } from "./plan.ts";

export type RequestPorts = SnapshotPorts & WorkflowPorts & Pick<StudioPorts, "queue" | "backends">;

export interface OpenedRequest {
  readonly request: RenderRequest;
  /** Ids of the shots asked for, each behind the one that it carries on from. */
  readonly shots: readonly string[];
  /** The takes that the request reserves, by shot: a shot that carries on waits for the one before it. */
  readonly taken: Map<string, ComingTake>;
}

/** Refuses a target or a backend that is not known, and a pass that is not built. */
export async function openRequest(
  ports: RequestPorts,
  episode: EpisodeContext,
  asked: AskedRender,
): Promise<OpenedRequest> {
  const registry = await episode.registry();
  const target = requireTarget(registry, asked.target);
  const backend = asked.backend ? backendName(asked.backend, registry) : null;
  requireKnownBackend(ports, backend);
  const body = { ...asked, backend };
  const snapshot = await readPass(ports, episode, body.pass);
  const continuing = continuingShots(snapshot.build.story);
  const taken = new Map<string, ComingTake>();
  const request: RenderRequest = {
    ...{ snapshot, target, body },
    finals: requireFinals(ports, snapshot.cutFacts.takes, body),
    wanted: wantedTargets(snapshot.targetFacts),
    chains: { continuing, reserved: taken, living: ports.queue.living() },
    workflowOf: workflowsOnce(ports, episode),
    spread: await readSpread(ports),
  };
  return { request, shots: inChainOrder(chosenShots(snapshot, body), continuing, snapshot.cut), taken };
}

/** Every shot of the script, those whose drafts are made into finals, or those asked for, each once and in the order asked. */
function chosenShots(snapshot: PassSnapshot, { shots, from_draft }: Omit<RenderBody, "ep">): readonly string[] {
  const named = shots ?? (from_draft ? Object.keys(from_draft) : undefined);
  return named ? [...new Set(named)] : snapshot.shots.map((shot) => shot.id);
}

function requireKnownBackend(ports: Pick<StudioPorts, "backends">, name: string | null): void {
  if (name === null || ports.backends.has(name)) return;
  throw new Refusal("bad-input", `there is no backend "${name}": known are ${[...ports.backends.keys()].join(", ")}`);
}
