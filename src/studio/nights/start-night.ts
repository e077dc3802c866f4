// POST /studio/night: queues the takes and answers; everything behind that is a step, journaled before the reply. docs/http.md "Nights".
import { randomUUID } from "node:crypto";
import type { NightStep } from "../../contracts/files/job.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { startNightRoute } from "../../contracts/routes/renders/nights.ts";
import { stamp } from "../../machine/clock.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { renderShots, type RenderPorts } from "../shared/take-pipeline/render-shots.ts";

type Body = EpisodeInput<typeof startNightRoute>;
type Ports = RenderPorts & Pick<StudioPorts, "steps" | "clock" | "locks">;

export function startNight(
  ports: Ports,
  episode: EpisodeContext,
  body: Body,
): Promise<ReplyOf<typeof startNightRoute>> {
  return ports.locks.hold(`night:${episode.folder}:${body.pass}`, () => begin(ports, episode, body));
}

async function begin(ports: Ports, episode: EpisodeContext, body: Body): Promise<ReplyOf<typeof startNightRoute>> {
  const { folder: ep } = episode;
  const { pass, retry, skip_after, redo, count, allow_missing_refs } = body;
  const chosen = { shots: body.shots ?? null, target: body.target ?? null, backend: body.backend ?? null };
  const isOpen = ports.steps.list().some((step) => step.kind === "night" && step.ep === ep && step.pass === pass);
  if (isOpen)
    throw new Refusal("conflict", `a night of the ${pass} pass goes on: wait for it, or cancel it in the queue`);
  const id = randomUUID();
  const plain = { seed_mode: "auto", allow_model_mismatch: false, save_frames: false } as const;
  const asked = { ...plain, ...chosen, pass, redo, count, allow_missing_refs, step: id };
  const { queued, skipped, errors } = await renderShots(ports, episode, asked);
  if (queued.length === 0) return { night: null, queued, skipped, errors };
  const night = await ports.steps.begin<NightStep>({
    ...{ id, kind: "night", ep, roots: [...episode.requestRoots], created: stamp(ports.clock.now()) },
    ...{
      errors: [],
      pass,
      retry,
      skip_after,
      follow_up: [...new Set(body.follow_up)],
      phase: "render",
      upscales: null,
      film: null,
    },
    takes: queued.map(({ shot, take, prompt_id, seed }) => {
      return { shot, take, prompt_id, seed, tries: 1, state: "open", why: "" };
    }),
  });
  return { night, queued, skipped, errors };
}
