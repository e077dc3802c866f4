// Edits of the cut on their way to the service: applied to the shots at once, sent one list at a time and in order, and dropped when they
// are in what the service answers, or refused. Edits of a pass that is left meanwhile are still sent.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Answer } from "../../api/calls.ts";
import { buildCutEntries, isSameList } from "./cut-entries.ts";
import { applyEdits, applyEditsTo, canApply, isExact } from "./cut-steps.ts";
import type { CutEdit, CutStep } from "./edit-values.ts";
import type { OpenEpisode, EpisodePass } from "../episode/episode-values.ts";
import type { OwnWrites } from "./own-writes.ts";

/** A pass as it was fetched last; a closed one stays as it was. */
export interface PassSnapshot {
  readonly openPass: EpisodePass;
  shots: readonly ShotStatus[];
}

export interface CutJob {
  step: CutStep;
  readonly snapshot: PassSnapshot;
  /** Is only made where the cut is still as the step expects it, by a look at it right before. */
  readonly isChecked: boolean;
  /** Sends the list, or what leads to it, for the pass that the job was made in. */
  readonly request: (shots: readonly ShotStatus[], openPass: EpisodePass) => Promise<Answer<unknown>>;
  /** The whole list out of the reply, where it holds one: then nothing is fetched after it, as long as the page knows the rest. */
  readonly listOf?: (reply: unknown) => readonly CutEntry[] | undefined;
  /** `false` from the check stands for a cut that others have changed. */
  readonly onEnd: (answer: Answer<unknown> | false, step: CutStep) => void;
  state: "waiting" | "sent" | "taken";
}

export interface CutQueue {
  readonly snapshot: ReadonlySignal<PassSnapshot | undefined>;
  /** Shots in cut order with what is on its way, and what is only tried out, applied to them. */
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  /** One signal a shot: who shows it is drawn again when it changes, not when any does. */
  readonly shot: (id: string) => ShotStatus | undefined;
  /** Without what is only tried out. */
  readonly settled: ReadonlySignal<readonly ShotStatus[]>;
  /** Laid over the shots and sent nowhere: an edge that is being dragged. */
  readonly draft: Signal<CutEdit | undefined>;
  readonly isIdle: ReadonlySignal<boolean>;
  readonly send: (job: Omit<CutJob, "state" | "snapshot">) => Promise<void>;
  /** Changes the newest job, as long as it waits and is not to be checked; whether it could. */
  readonly amend: (change: (step: CutStep) => CutStep | undefined) => boolean;
}

export interface CutQueuePorts {
  readonly episode: OpenEpisode;
  /** Fetches the episode; what was taken stays applied until then, so nothing flickers back. */
  readonly refetch: () => Promise<void>;
  readonly ownWrites: Pick<OwnWrites, "begin">;
}

export function createCutQueue({ episode, refetch, ownWrites }: CutQueuePorts): CutQueue {
  const jobs = signal<readonly CutJob[]>([]);
  const snapshot = followSnapshot(episode);
  const own = computed(() => jobs.value.filter((job) => job.snapshot === snapshot.value));
  const layers = createLayers(episode, own);
  let last: Promise<void> = Promise.resolve();

  const removeJobs = (isDone: (job: CutJob) => boolean) => (jobs.value = jobs.peek().filter((job) => !isDone(job)));
  const removeTaken = (of: PassSnapshot) => removeJobs((one) => one.snapshot === of && one.state === "taken");
  const catchUp = (of: PassSnapshot) => (of === snapshot.peek() ? refetch() : Promise.resolve());
  const takenOf = (of: PassSnapshot) => jobs.peek().filter((one) => one.snapshot === of && one.state === "taken");
  /** Takes the list of a reply for the cut; whether the page knows all that it says. */
  const adopt = (job: CutJob, reply: unknown): boolean => {
    const shots = job.snapshot === snapshot.peek() ? shotsAfter(job, reply, takenOf(job.snapshot)) : undefined;
    if (shots) episode.adopt(shots);
    return shots !== undefined;
  };
  const execute = async (job: CutJob) => {
    job.state = "sent";
    const taken = takenOf(job.snapshot);
    if (job.isChecked && taken.length === 0) await catchUp(job.snapshot);
    const now = applyEdits(job.snapshot.shots, editsOf(taken));
    const fits = !job.isChecked || canApply(job.step, now);
    const ended = job.listOf && ownWrites.begin();
    const answer = fits && (await job.request(applyEdits(now, [job.step.after]), job.snapshot.openPass));
    const isAdopted = batch(() => {
      if (answer && answer.ok) job.state = "taken";
      else removeJobs((one) => one === job);
      job.onEnd(answer, job.step);
      const isKnown = answer && answer.ok && adopt(job, answer.value);
      if (isKnown) removeTaken(job.snapshot);
      return isKnown;
    });
    ended?.(isAdopted);
    if (isAdopted) return;
    const others = jobs.peek().filter((one) => one.snapshot === job.snapshot);
    if (others.some((one) => one.state === "waiting")) return;
    if (others.length > 0) await catchUp(job.snapshot);
    removeTaken(job.snapshot);
  };

  return {
    ...layers,
    snapshot,
    isIdle: computed(() => own.value.length === 0),
    send: (order) => {
      const of = snapshot.peek();
      if (!of) return Promise.resolve();
      const job: CutJob = { ...order, snapshot: of, state: "waiting" };
      jobs.value = [...jobs.peek(), job];
      last = last.then(() => execute(job));
      return last;
    },
    amend: (change) => {
      const isAmended = amendJob(own.peek().at(-1), change);
      if (isAmended) jobs.value = [...jobs.peek()];
      return isAmended;
    },
  };
}

function editsOf(jobs: readonly CutJob[]): readonly CutEdit[] {
  return jobs.map(({ step }) => step.after);
}

function amendJob(job: CutJob | undefined, change: (step: CutStep) => CutStep | undefined): boolean {
  const step = job?.state === "waiting" && !job.isChecked ? change(job.step) : undefined;
  if (!job || !step) return false;
  job.step = step;
  return true;
}

/** The shots as they are after a reply, where the page knows all that its list says; undefined where it does not. */
function shotsAfter(job: CutJob, reply: unknown, taken: readonly CutJob[]): readonly ShotStatus[] | undefined {
  const edits = editsOf(taken);
  const { shots: before, openPass } = job.snapshot;
  const shots = applyEdits(before, edits);
  const isKnown = edits.every((edit) => isExact(edit, shots));
  return isKnown && isSameList(job.listOf?.(reply), buildCutEntries(shots, openPass.pass)) ? shots : undefined;
}

type Layers = Pick<CutQueue, "draft" | "settled" | "shots" | "shot">;

function createLayers(episode: OpenEpisode, jobs: ReadonlySignal<readonly CutJob[]>): Layers {
  const draft = signal<CutEdit | undefined>(undefined);
  const edits = computed(() => editsOf(jobs.value));
  const settled = computed(() => applyEdits(episode.shots.value, edits.value));
  const shown = computed(() => (draft.value ? [...edits.value, draft.value] : edits.value));
  const known = new Map<string, ReadonlySignal<ShotStatus | undefined>>();
  return {
    draft,
    settled,
    shots: computed(() => (draft.value ? applyEdits(settled.value, [draft.value]) : settled.value)),
    shot: (id) => {
      const one = known.get(id) ?? computed(() => withEdits(episode.shot(id), shown.value));
      known.set(id, one);
      return one.value;
    },
  };
}

/** A new snapshot for every pass that is opened; its shots follow what is fetched as long as it is open. */
function followSnapshot(episode: OpenEpisode): ReadonlySignal<PassSnapshot | undefined> {
  const snapshot = signal<PassSnapshot | undefined>(undefined);
  effect(() => {
    const openPass = episode.openPass.value;
    if (openPass === undefined) snapshot.value = undefined;
    else if (snapshot.peek()?.openPass !== openPass) snapshot.value = { openPass, shots: [] };
  });
  effect(() => {
    const shots = episode.shots.value;
    const open = snapshot.value;
    if (open && episode.state.value === "ready") open.shots = shots;
  });
  return snapshot;
}

function withEdits(shot: ShotStatus | undefined, edits: readonly CutEdit[]): ShotStatus | undefined {
  return shot && applyEditsTo(shot, edits);
}
