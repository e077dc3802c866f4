// POST /studio/render: decides for every shot asked for, reserves the takes, queues their jobs, and answers without waiting.
// Contract part A, "Rendering", rules 1 to 9.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { RenderBody, RenderReply } from "../../contracts/routes/takes.ts";
import { freezeShot } from "../../core/build/freeze.ts";
import { newSeed } from "../../core/lib/seed.ts";
import { chooseLane } from "../../core/render/choose-lane.ts";
import { wantedTargets, type WantedTarget } from "../../core/render/next-render.ts";
import { planRender } from "../../core/render/plan-render.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { stamp } from "../../machine/clock.ts";
import { readPass, requireTarget, type PassSnapshot, type SnapshotPorts } from "../episodes/act-read-pass.ts";
import type { Studio } from "../studio.ts";
import { queueReserved, reserveRender, type Reserved } from "./act-queue-take.ts";
import { gatherRenderShot, withoutMissing } from "./act-render-shot.ts";

type Ports = SnapshotPorts & Pick<Studio, "clock" | "locks" | "emit" | "queue" | "backends" | "randomBytes">;

/** One request at a time for a pass: two that ask for the same shot must not both find it without a take. */
export async function render(studio: Ports, body: RenderBody): Promise<RenderReply> {
  const target = requireTarget(studio, body.target);
  requireKnownBackend(studio, body.backend);
  if (body.from_draft)
    throw new Refusal("bad-input", "from_draft needs a target that makes drafts, and none is installed");
  return studio.locks.hold(`render:${body.ep}:${body.pass}`, () => renderShots(studio, body, target));
}

async function renderShots(studio: Ports, body: RenderBody, target: VideoTarget | null): Promise<RenderReply> {
  const ep = body.ep as EpisodeFolder;
  const snapshot = await readPass(studio, ep, body.pass);
  const wanted = wantedTargets(snapshot.targetFacts);
  const reserved: Reserved[] = [];
  const reply: RenderReply = { queued: [], skipped: [], errors: [], continuity: [], continuity_at_start: [] };
  for (const shot of chosenShots(snapshot, body.shots)) {
    const outcome = await renderShot(studio, { snapshot, wanted: wanted.get(shot), target, body }, shot);
    if ("record" in outcome) reserved.push(outcome);
    else if ("error" in outcome) reply.errors.push({ shot, error: outcome.error });
    else reply.skipped.push({ shot, ...outcome });
  }
  await queueReserved(studio, ep, reserved);
  return { ...reply, queued: reserved.map(queuedEntry) };
}

interface Request {
  readonly snapshot: PassSnapshot;
  readonly wanted: WantedTarget | undefined;
  readonly target: VideoTarget | null;
  readonly body: RenderBody;
}

type Outcome = Reserved | { readonly error: string } | Omit<RenderReply["skipped"][number], "shot">;

/** Decides for one shot, and reserves its take when it is to be rendered. A failure is that shot's alone. */
async function renderShot(studio: Ports, request: Request, shot: string): Promise<Outcome> {
  const { snapshot, wanted, target, body } = request;
  const stored = snapshot.shots.find((each) => each.id === shot);
  if (!stored) return { error: `there is no shot ${shot} in the ${body.pass} pass: build the episode if it is new` };
  const planned = await gatherRenderShot(snapshot, stored, wanted, target);
  const waived = body.allow_missing_refs ? await withoutMissing(snapshot, stored, planned) : planned;
  const { next, shot: facts } = waived;
  const lane = chooseLane(next, body.backend ?? null, studio.backends);
  if (!lane.ok) return { error: lane.sentence };
  const freshSeed = newSeed(studio.randomBytes());
  const plan = planRender(facts, body, { queued: stamp(studio.clock.now()), backend: lane.value, freshSeed });
  if (plan.is === "error") return { error: plan.error };
  if (plan.is === "skipped") {
    const { is: _is, missing_refs: missing, ...skipped } = plan;
    return { ...skipped, ...(missing && { missing_refs: [...missing] }) };
  }
  const draft = { ...plan.record, notes: [...plan.record.notes, ...notesAbout(body, next.target)] };
  const frozen = freezeShot(next.list, plan.entry, plan.size);
  const wishes = next.target.builtin ? {} : { save_frames: body.save_frames ?? false };
  const reserving = reserveRender(snapshot.ep, draft, { frozen, wishes }, studio.queue.newId());
  return reserving.catch((error: unknown) => ({ error: reasonOf(error) }));
}

function queuedEntry({ record, spec }: Reserved): RenderReply["queued"][number] {
  const { shot, take, seed, seed_source, target } = record;
  return { shot, take, prompt_id: spec.id, seed, seed_source, target };
}

/** Every shot of the script, or those asked for, each once and in the order asked. */
function chosenShots(snapshot: PassSnapshot, asked: RenderBody["shots"]): readonly string[] {
  return asked ? [...new Set(asked)] : snapshot.shots.map((shot) => shot.id);
}

function requireKnownBackend(studio: Pick<Studio, "backends">, name: string | null | undefined): void {
  if (name === null || name === undefined || studio.backends.has(name)) return;
  throw new Refusal("bad-input", `there is no backend "${name}": known are ${[...studio.backends.keys()].join(", ")}`);
}

/** What a request asks for that a drawn take cannot keep. */
function notesAbout(body: RenderBody, target: VideoTarget): string[] {
  if (!target.builtin) return [];
  return [
    ...(body.save_latent ? ["an animatic has no latent to keep"] : []),
    ...(body.save_frames ? ["the frames of an animatic are not kept as pictures"] : []),
  ];
}
