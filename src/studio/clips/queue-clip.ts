// POST /studio/clip/queue: a step that is journaled before the reply; what it can do at once is in the reply. docs/http.md "Clips".
import { randomUUID } from "node:crypto";
import type { ClipStep } from "../../contracts/files/job.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { ClipQueued, queueClipRoute } from "../../contracts/routes/clips/queue.ts";
import { backendName } from "../../core/render/choose-lane.ts";
import { resolveTarget } from "../../core/targets/registry.ts";
import { stamp } from "../../machine/clock.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readPass, requireShot, type SnapshotPorts } from "../shared/pass/read-pass.ts";

type Body = EpisodeInput<typeof queueClipRoute>;
type Ports = SnapshotPorts & Pick<StudioPorts, "clock" | "steps" | "backends">;

export async function queueClip(ports: Ports, episode: EpisodeContext, body: Body): Promise<ClipQueued> {
  requireShot(await readPass(ports, episode, body.pass), body.shot);
  const registry = await episode.registry();
  const backend = body.backend ? backendName(body.backend, registry) : null;
  if (backend !== null && !ports.backends.has(backend)) {
    throw new Refusal(
      "bad-input",
      `there is no backend "${backend}": known are ${[...ports.backends.keys()].join(", ")}`,
    );
  }
  const image = body.image_target ? resolveTarget(registry, body.image_target, "image") : null;
  if (image && !image.ok) throw new Refusal("bad-input", `image_target: ${image.sentence}`);
  const begun = await ports.steps.begin<ClipStep>({
    ...{ id: randomUUID(), kind: "clip", ep: episode.folder, roots: [...episode.requestRoots] },
    ...{ created: stamp(ports.clock.now()), shot: body.shot, pass: body.pass, takes: body.takes, backend },
    ...{ still: body.still, image_target: body.image_target ?? null, waiting_on: null, errors: [] },
    asked: { refs: [], renders: [], stills: [] },
  });
  const isOver = !ports.steps.list().some(({ id }) => id === begun.id);
  const waiting = (begun.waiting_on ?? []).map(({ isSettled: _isSettled, ...each }) => each);
  return { ...begun.asked, waiting_on: waiting, step: isOver ? null : begun.id, errors: begun.errors };
}
