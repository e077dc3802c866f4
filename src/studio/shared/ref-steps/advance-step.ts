// What a step does next: queues the edit of its frame, waits for it, queues the other views, picks what comes. Before anything is asked for,
// the episode is looked at for candidates that carry the step's id, so that a start after a kill asks for nothing twice.
import type { PicksFile } from "../../../contracts/files/refs.ts";
import type { FromFrameStep } from "../../../contracts/files/job.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import type { GenerateBody } from "../../../contracts/routes/ref-making.ts";
import { newSeed } from "../../../core/lib/seed.ts";
import { pickOf, viewPickOf } from "../../../core/refs/picks.ts";
import { isBeingMade, isUsableRef, refSidecarOf, type RefTake } from "../../../core/refs/ref-take.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { openEpisodeContext, type EpisodeContext, type EpisodePorts } from "../episode/episode-context.ts";
import { editedBasis } from "../ref-making/edited-basis.ts";
import { openMaking } from "../ref-making/open-making.ts";
import { queueBases, type GeneratePorts } from "../ref-making/queue-bases.ts";
import { readBothPicks, readReferences, requireReference } from "../references/episode-references.ts";
import { makeLive, type LivePorts } from "../references/make-live.ts";
import { announceSharers } from "../references/siblings.ts";

export type StepPorts = EpisodePorts & GeneratePorts & LivePorts;

type Keep = (step: FromFrameStep) => Promise<void>;
type StepTake = FromFrameStep["made"][number];

/** Does all that can be done now. `keep` journals what the step has become. */
export async function advanceFrameStep(ports: StepPorts, begun: FromFrameStep, keep: Keep): Promise<"waits" | "ended"> {
  const episode = await openEpisodeContext(ports, begun.ep as EpisodeFolder, begun.roots);
  let step = begun;
  const change = async (next: FromFrameStep) => {
    step = next;
    await keep(next);
  };
  if (step.made.length === 0) await change(await withMain(ports, episode, step));
  await settle(ports, episode, step, change);
  const [main] = step.made;
  if (!main?.isSettled) return "waits";
  if (main.take !== 0 && step.turns.length > 0 && step.made.length === 1 && step.errors.length === 0) {
    await change(await withTurns(ports, episode, step, main));
    await settle(ports, episode, step, change);
  }
  return step.made.every(({ isSettled }) => isSettled) ? "ended" : "waits";
}

/** The candidate that becomes the reference: the frame itself, or what the instruction makes of it. */
async function withMain(ports: StepPorts, episode: EpisodeContext, step: FromFrameStep): Promise<FromFrameStep> {
  if (step.instruction === null) return { ...step, made: [{ view: step.view, take: step.frame, isSettled: false }] };
  const edit = { take: step.frame, wrap: false };
  const asked = { prompt: step.instruction, edit };
  return withAsked(ports, episode, step, [{ view: step.view, asked, seed: newSeed(ports.randomBytes()) }]);
}

/** The other views, turned from it with one seed. */
async function withTurns(
  ports: StepPorts,
  episode: EpisodeContext,
  step: FromFrameStep,
  main: StepTake,
): Promise<FromFrameStep> {
  const edit = { take: main.take, turn: true, ...(step.view !== null && { from_view: step.view }) };
  const seed = newSeed(ports.randomBytes());
  return withAsked(
    ports,
    episode,
    step,
    step.turns.map((view) => ({ view, asked: { edit }, seed })),
  );
}

interface AskedView {
  readonly view: string | null;
  readonly asked: Partial<GenerateBody> & { readonly edit: NonNullable<GenerateBody["edit"]> };
  readonly seed: string;
}

/** Queues what is not there yet; what cannot be queued is an error, and counts as settled. */
async function withAsked(
  ports: StepPorts,
  episode: EpisodeContext,
  step: FromFrameStep,
  wanted: readonly AskedView[],
): Promise<FromFrameStep> {
  const made: StepTake[] = [];
  const errors: string[] = [];
  for (const { view, asked, seed } of wanted) {
    const known = await findMade(ports, step, view);
    const take = known?.take ?? (await queueOne(ports, episode, step, { view, asked, seed }));
    if (typeof take === "string") errors.push(take);
    made.push({ view, take: typeof take === "string" ? 0 : take, isSettled: typeof take === "string" });
  }
  return { ...step, made: [...step.made, ...made], errors: [...step.errors, ...errors] };
}

/** A candidate that this step asked for before it was cut short, unless its job was lost with the service. */
async function findMade(
  { queue }: Pick<StepPorts, "queue">,
  { id, ep, ref }: FromFrameStep,
  view: string | null,
): Promise<RefTake | undefined> {
  const living = queue.living();
  const takes = await readRefTakes(ep as EpisodeFolder, { ref, view });
  return takes.findLast((take) => refSidecarOf(take)?.step === id && (isUsableRef(take) || isBeingMade(take, living)));
}

/** Its number, or why it cannot be made. */
async function queueOne(
  ports: StepPorts,
  episode: EpisodeContext,
  { id, ref, target }: FromFrameStep,
  { view, asked, seed }: AskedView,
): Promise<number | string> {
  try {
    const making = await openMaking(ports, episode.reread(), "final", [ref]);
    const reference = requireReference(making.facts, ref);
    const wanted = { reference, view, seed: { seed, seedSource: "new" as const } };
    const basis = await editedBasis(ports, making, wanted, { ...asked, target });
    const own = { ...basis, extra: { ...basis.extra, step: id } };
    const { queued, errors } = await queueBases(ports, making, {}, [own]);
    return queued[0]?.take ?? errors[0]?.error ?? `${ref} was not queued`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Picks what has come, where that is asked for, and notes what failed. */
async function settle(ports: StepPorts, episode: EpisodeContext, begun: FromFrameStep, change: Keep): Promise<void> {
  let step = begun;
  for (const [index, each] of begun.made.entries()) {
    if (each.isSettled) continue;
    const error = await settleOne(ports, episode, step, each);
    if (error === "waits") continue;
    const made = step.made.with(index, { ...each, isSettled: true });
    step = { ...step, made, errors: error === undefined ? step.errors : [...step.errors, error] };
    await change(step);
  }
}

async function settleOne(
  ports: StepPorts,
  episode: EpisodeContext,
  { ep, ref, pick }: FromFrameStep,
  { view, take: number }: StepTake,
): Promise<string | undefined> {
  const living = ports.queue.living();
  const take = (await readRefTakes(ep as EpisodeFolder, { ref, view })).find((each) => each.take === number);
  const name = `${ref}${view === null ? "" : ` ${view}`} take ${number}`;
  if (!take) return `${name} is gone`;
  if (isBeingMade(take, living)) return "waits";
  if (!isUsableRef(take)) return `${name} failed: ${refSidecarOf(take)?.save_notes || "its job is gone"}`;
  if (!pick) return undefined;
  return pickOne(ports, episode, take).catch(reasonOf);
}

/** Nothing where it is picked already, or somebody has picked or cleared since it came. */
async function pickOne(ports: StepPorts, episode: EpisodeContext, take: RefTake): Promise<undefined> {
  const refs = await readReferences(episode.reread());
  const reference = requireReference(refs, take.ref);
  const both = await readBothPicks(refs);
  if (isSettled(reference.scope === "shot" ? both.shots : both.series, take, refs.name)) return;
  await makeLive(ports, refs, { reference, take });
  await announceSharers(ports, refs, reference.path);
  ports.emit({ type: "studio.episode", data: { ep: refs.ep } });
}

function isSettled(picks: PicksFile, take: RefTake, episode: string): boolean {
  const pick = take.view === null ? pickOf(picks, take.ref) : viewPickOf(picks, take.ref, take.view);
  if (!pick) return false;
  if (pick.take === take.take && (pick.episode ?? episode) === episode) return true;
  const came = Date.parse(refSidecarOf(take)?.finished ?? "");
  return Date.parse(pick.picked ?? pick.cleared ?? "") > came;
}
