// What the step of a clip does next: asks for the pictures that its shot lacks, waits for them, makes them live, asks for the takes. What it
// asked for carries its id, so that a start after a kill asks for nothing twice.
import type { ClipStep } from "../../../contracts/files/job.ts";
import type { QueuedRef, QueuedTake } from "../../../contracts/files/queued.ts";
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import { newSeed } from "../../../core/lib/seed.ts";
import type { CandidateBasis } from "../../../core/refs/next-candidate.ts";
import { isBeingMade, isUsableRef, refSidecarOf, type RefTake } from "../../../core/refs/ref-take.ts";
import { keyframeReference } from "../../../core/refs/reference.ts";
import { isUsable, sidecarOf, takeStatus, type Take } from "../../../core/takes/take.ts";
import { STOPPED } from "../../../jobs/runner.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { readTakes } from "../../../disk/takes/read-takes.ts";
import { openEpisodeContext, type EpisodeContext, type EpisodePorts } from "../episode/episode-context.ts";
import { madeBasis } from "../ref-making/basis.ts";
import { openMaking } from "../ref-making/open-making.ts";
import { queueBases, type GeneratePorts } from "../ref-making/queue-bases.ts";
import { readReferences, requireReference } from "../references/episode-references.ts";
import { makeLive, PickedMeanwhile } from "../references/make-live.ts";
import { announceSharers } from "../references/siblings.ts";
import { renderShots, type RenderPorts } from "../take-pipeline/render-shots.ts";
import { neededPictures, type NeedPorts } from "./needed-pictures.ts";

export type ClipPorts = EpisodePorts & GeneratePorts & NeedPorts & RenderPorts;

type Keep = (step: ClipStep) => Promise<void>;
type Awaited = NonNullable<ClipStep["waiting_on"]>[number];

/** Does all that can be done now. `keep` journals what the step has become. */
export async function advanceClip(ports: ClipPorts, begun: ClipStep, keep: Keep): Promise<"waits" | "ended"> {
  const episode = await openEpisodeContext(ports, begun.ep as EpisodeFolder, begun.roots);
  let step = begun;
  do {
    if (step.waiting_on === null) {
      step = await withPictures(ports, episode.reread(), step);
      await keep(step);
    }
    step = await settle(ports, episode, step, keep);
  } while (step.waiting_on === null);
  if (step.errors.length === 0 && step.waiting_on?.some(({ isSettled }) => !isSettled)) return "waits";
  if (step.errors.length === 0) {
    step = await (step.still ? withStills(ports, episode.reread(), step) : withTakes(ports, episode.reread(), step));
    await keep(step);
  }
  ports.emit({ type: "studio.episode", data: { ep: step.ep } });
  return "ended";
}

/** Everything that the shot lacks, asked for where nobody makes it yet. Where some of it cannot be asked for, nothing is. */
async function withPictures(ports: ClipPorts, episode: EpisodeContext, step: ClipStep): Promise<ClipStep> {
  const { making, there, bases, errors } = await neededPictures(ports, episode, step);
  if (errors.length > 0) return { ...step, waiting_on: [], errors: [...errors] };
  const asked = await queueBases(
    ports,
    making,
    {},
    bases.map((basis) => ownedBy(step, basis)),
  );
  const own = there.flatMap((take) => (refSidecarOf(take)?.step === step.id ? queuedRef(take) : []));
  const refs = [...own, ...(asked.queued as QueuedRef[])];
  const waiting = [
    ...there.map((take) => awaited(take, refSidecarOf(take)?.host_prompt_id ?? null)),
    ...(asked.queued as QueuedRef[]).map((each) => awaited(each, each.prompt_id)),
  ];
  const failed = asked.errors.map(({ ref, error }) => `${ref}: ${error}`);
  return { ...step, waiting_on: waiting, asked: { ...step.asked, refs }, errors: failed };
}

function ownedBy({ id }: ClipStep, basis: CandidateBasis): CandidateBasis {
  return { ...basis, extra: { ...basis.extra, step: id } };
}

function awaited({ ref, view, take }: Pick<RefTake, "ref" | "view" | "take">, job: string | null): Awaited {
  return { ref, view, take, prompt_id: job, isSettled: false };
}

/** As the request that asked for it was answered. */
function queuedRef(take: RefTake): QueuedRef[] {
  const record = refSidecarOf(take);
  return record ? [entryOf(record)] : [];
}

function entryOf(record: RefSidecar): QueuedRef {
  const { ref, view, take, host_prompt_id: id, seed, seed_source: source, backend, target } = record;
  const made = { prompt_id: id ?? "", seed: seed ?? "0", seed_source: source ?? "stable" };
  return { ref, view, take, ...made, backend: backend ?? "", target: target ?? "" };
}

/** Makes live what has come, and notes what failed. What was lost with an earlier service is asked for anew. */
async function settle(ports: ClipPorts, episode: EpisodeContext, begun: ClipStep, keep: Keep): Promise<ClipStep> {
  let step = begun;
  for (const [index, each] of (begun.waiting_on ?? []).entries()) {
    if (each.isSettled) continue;
    const error = await settleOne(ports, episode, each);
    if (error === "waits") continue;
    if (error === "lost") return { ...step, waiting_on: null };
    const waiting = (step.waiting_on ?? []).with(index, { ...each, isSettled: true });
    step = { ...step, waiting_on: waiting, errors: error === undefined ? step.errors : [...step.errors, error] };
    await keep(step);
  }
  return step;
}

async function settleOne(ports: ClipPorts, episode: EpisodeContext, each: Awaited): Promise<string | undefined> {
  const { ref, view, take: number } = each;
  const living = ports.queue.living();
  const take = (await readRefTakes(episode.folder, { ref, view })).find((found) => found.take === number);
  const name = `${ref}${view === null ? "" : ` ${view}`} take ${number}`;
  if (!take) return `${name} is gone: ask for the clip again`;
  if (isBeingMade(take, living)) return "waits";
  if (!isUsableRef(take)) {
    const why = refSidecarOf(take)?.save_notes || "its job is gone";
    if (why === STOPPED.error && isDrawnHere(ports, take)) return "lost";
    return `${name} was not made (${why}): ask for the clip again, or bring a picture of your own`;
  }
  return pickOne(ports, episode, take).catch(reasonOf);
}

/** Drawing it again costs nothing: of a run elsewhere nobody knows whether it was paid for. */
function isDrawnHere({ backends }: Pick<ClipPorts, "backends">, take: RefTake): boolean {
  return backends.get(refSidecarOf(take)?.backend ?? "")?.kind === "builtin";
}

/** Nothing where somebody has picked another one since, or put a picture there. */
async function pickOne(ports: ClipPorts, episode: EpisodeContext, take: RefTake): Promise<undefined> {
  const refs = await readReferences(episode.reread());
  const reference = requireReference(refs, take.ref);
  try {
    await makeLive(ports, refs, { reference, take, unlessPicked: true });
  } catch (error) {
    if (error instanceof PickedMeanwhile) return;
    throw error;
  }
  await announceSharers(ports, refs, reference.path);
}

/** The first take follows the shot's own seed, the others get new ones. */
async function withTakes(ports: ClipPorts, episode: EpisodeContext, step: ClipStep): Promise<ClipStep> {
  const { shot, pass, backend, id } = step;
  const living = ports.queue.living();
  const all = await readTakes(episode.folder, { shot, pass });
  const renders: QueuedTake[] = all.flatMap((take) => (isStanding(take, living) ? takeOf(take, id) : []));
  const count = step.takes - renders.length;
  if (count <= 0) return { ...step, asked: { ...step.asked, renders } };
  const seed = renders.length === 0 ? "auto" : "new";
  const asked = { pass, shots: [shot], redo: true, seed_mode: seed, count, backend, step: id } as const;
  const reply = await renderShots(ports, episode.reread(), { ...NOTHING_SPECIAL, ...asked, shots: [shot] });
  renders.push(...reply.queued);
  const errors = [...reply.errors.map(({ error }) => error), ...reply.skipped.map(({ reason }) => reason)];
  return { ...step, asked: { ...step.asked, renders }, errors: [...step.errors, ...errors] };
}

const NOTHING_SPECIAL = { allow_missing_refs: false, allow_model_mismatch: false, save_frames: false };

/** It is finished, or its job waits or runs. */
function isStanding(take: Take, living: ReadonlySet<string>): boolean {
  return isUsable(take) || (takeStatus(take) === "queued" && living.has(sidecarOf(take)?.host_prompt_id ?? ""));
}

function takeOf(take: Take, step: string): QueuedTake[] {
  const record = sidecarOf(take);
  if (record?.step !== step) return [];
  const { shot, take: number, host_prompt_id: job = "", seed, seed_source: source, target } = record;
  return [{ shot, take: number, prompt_id: job, seed, seed_source: source, target }];
}

/** Pictures of the shot's first frame. */
async function withStills(ports: ClipPorts, episode: EpisodeContext, step: ClipStep): Promise<ClipStep> {
  const reference = keyframeReference(step.shot, "first");
  const making = await openMaking(ports, episode, step.pass, [reference.id]);
  const living = ports.queue.living();
  const there = (await readRefTakes(episode.folder, { ref: reference.id, view: null })).filter(
    (take) => refSidecarOf(take)?.step === step.id && (isUsableRef(take) || isBeingMade(take, living)),
  );
  const fresh = () => ({ seed: newSeed(ports.randomBytes()), seedSource: "new" as const });
  const missing = Array.from({ length: Math.max(0, step.takes - there.length) }, (_, index) => index + there.length);
  const bases = missing.map((number) => {
    const wanted = { reference, view: null, ...(number > 0 && { seed: fresh() }) };
    return ownedBy(step, madeBasis(ports, making, wanted, { target: step.image_target }));
  });
  const { queued, errors } = await queueBases(ports, making, { backend: step.backend }, bases);
  const stills = [...there.flatMap(queuedRef), ...(queued as QueuedRef[])];
  return { ...step, asked: { ...step.asked, stills }, errors: [...step.errors, ...errors.map(({ error }) => error)] };
}
