// POST /studio/master: plans a master, queues what it lacks, assembles it, or makes its ProRes file; GET /studio/master/job: the one that is
// assembled, or the last. docs/http.md "Master".
import { hostname } from "node:os";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { masterJobRoute, MasterReply, masterRoute } from "../../contracts/routes/delivery/master.ts";
import { whyNotReady } from "../../core/master/plan-rows.ts";
import { claimMasterLock, readMasterLock, type HeldLock } from "../../disk/master-lock.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import {
  assembleMaster,
  existingMaster,
  makeMov,
  type AssembleMasterPorts,
  type MadeMaster,
  type MasterOrder,
} from "../shared/master/assemble-master.ts";
import { findVersion, type NamedVersion } from "../shared/film/play-version.ts";
import { planHandoff } from "../shared/handoff/plan-handoff.ts";
import { playedPictures, proveFilm, type ProofPorts } from "../shared/lock/prove-film.ts";
import { currentMaster, announceMaster, type OwnMasterJob } from "../shared/master/master-jobs.ts";
import { queueMaster, type QueueMasterPorts } from "../shared/master/queue-master.ts";
import { readMasterPlan, type ReadMaster } from "../shared/master/read-plan.ts";
import { readPass, type PassSnapshot } from "../shared/pass/read-pass.ts";

type Ports = QueueMasterPorts & AssembleMasterPorts & ProofPorts & Pick<StudioPorts, "masters" | "longWork">;
type Body = EpisodeInput<typeof masterRoute>;

interface Context {
  readonly episode: EpisodeContext;
  readonly snapshot: PassSnapshot;
  readonly master: ReadMaster;
  readonly body: Body;
  readonly version: NamedVersion | null;
}

export async function runMaster(
  ports: Ports,
  episode: EpisodeContext,
  body: Body,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<MasterReply> {
  const snapshot = await readPass(ports, episode, body.pass);
  const master = await readMasterPlan(snapshot, body);
  const version = await findVersion(episode.folder, body.version);
  const context = { episode, snapshot, master, body, version };
  const { plan } = master;
  if (body.action === "prores") return prores(ports, context, signal);
  if (body.action === "assemble") return assemble(ports, context, signal);
  const existing = await existingMaster(episode.folder, plan, version);
  if (body.action === "plan") return { plan, existing };
  const queued = await queueMaster(ports, context, master, body.order);
  const now = await readMasterPlan(await readPass(ports, episode.reread(), body.pass), body);
  return { plan: now.plan, existing, ...queued };
}

export async function readMasterJob(
  ports: Pick<StudioPorts, "clock" | "emit" | "masters">,
  { folder }: EpisodeContext,
): Promise<ReplyOf<typeof masterJobRoute>> {
  return { job: await currentMaster(ports, folder) };
}

/** One at a time, whoever started it. */
async function locked<T>(ports: Ports, { episode }: Context, work: (held: HeldLock) => Promise<T>): Promise<T> {
  const by = `studio on ${hostname()}`;
  const claim = await claimMasterLock(episode.folder, ports.clock, by);
  if ("holder" in claim) throw await beingAssembled(ports, episode, claim.holder.by);
  try {
    return await work(claim.held);
  } finally {
    await claim.held.release();
  }
}

async function beingAssembled(ports: Ports, { folder }: EpisodeContext, by: string): Promise<Refusal> {
  const job = await currentMaster(ports, folder);
  return new Refusal("conflict", `a master of this episode is already being assembled by ${by}`, { job });
}

async function assemble(ports: Ports, context: Context, own: AbortSignal | undefined): Promise<MasterReply> {
  const { episode, master, body } = context;
  const why = whyNotReady(master.plan, body.allow_gaps);
  if (why !== null) throw new Refusal("conflict", why, { plan: master.plan });
  const previous = ports.masters.get(episode.folder);
  return locked(ports, context, async (held) => {
    let job = announceMaster(ports, firstJob(context, held));
    const step = (change: Partial<OwnMasterJob>) => (job = announceMaster(ports, { ...job, ...change }));
    try {
      const made = await ports.longWork.run((signal) => make(ports, context, { held, signal, step }), own);
      const done = step({ state: "done", finished: ports.clock.now().toISOString(), ...made });
      return { plan: master.plan, ...made, job: done };
    } catch (error) {
      step({ state: "failed", finished: ports.clock.now().toISOString(), error: reasonOf(error) });
      if (error instanceof LostLock && previous) ports.masters.set(episode.folder, previous);
      throw error;
    }
  });
}

class LostLock extends Refusal {
  constructor() {
    super("conflict", "another process has taken over the master of this episode while this one was assembled");
  }
}

interface Making {
  readonly held: HeldLock;
  readonly signal: AbortSignal;
  readonly step: (change: Partial<OwnMasterJob>) => OwnMasterJob;
}

async function make(ports: Ports, context: Context, { held, signal, step }: Making): Promise<MadeMaster> {
  const { episode, snapshot, master, body, version } = context;
  const onStep = (at: Partial<OwnMasterJob>) => void step(at);
  const prove: MasterOrder["prove"] = (film, clips) =>
    proveFilm(ports, episode, { snapshot, film, clips: playedPictures(snapshot, clips) }, signal);
  const confirm = async () => {
    if (!(await held.isHeld())) throw new LostLock();
  };
  const handOff: MasterOrder["handOff"] = (played, clips) => planHandoff(ports, played, clips);
  const order = { episode, snapshot, master, version, prores: body.prores, signal, confirm, prove, handOff, onStep };
  const made = await assembleMaster(ports, order);
  await confirm();
  return made;
}

function firstJob({ episode, snapshot }: Context, { lock }: HeldLock): OwnMasterJob {
  return {
    ...{
      ep: episode.folder,
      pass: snapshot.pass,
      state: "running",
      elsewhere: false,
      by: lock.by,
      started: lock.started,
    },
    ...{ finished: null, step: "assemble", stage: "start", done: 0, total: 0, text: "" },
    ...{ output: null, mov: null, report: null, titles: null, error: null },
  };
}

/** Of the master that is there, at the recipe's size. */
async function prores(ports: Ports, context: Context, own: AbortSignal | undefined): Promise<MasterReply> {
  const { episode, master, version } = context;
  const holder = await readMasterLock(episode.folder, ports.clock);
  if (holder) throw await beingAssembled(ports, episode, holder.by);
  const existing = await existingMaster(episode.folder, master.plan, version);
  if (!existing)
    throw new Refusal("conflict", `there is no master at ${master.plan.size.join("x")} yet: assemble it first`);
  const { output } = existing;
  return locked(ports, context, async () => {
    const mov = await ports.longWork.run((signal) => makeMov(ports, context, output, { signal }), own);
    return { output, mov };
  });
}
