// Edits of the cut on their way to the service: laid over the shots at once, sent one list at a time and in order, and lifted when they
// are in what the service tells, or refused. Edits of a pass that is left meanwhile are still sent.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/routes/episodes.ts";
import type { Answer } from "../../api/answer.ts";
import { canMake, layEdits, layOn, type CutEdit, type CutStep } from "./cut-steps.ts";
import type { OpenEpisode, Place } from "../episode/open-episode.ts";

/** A pass as it was fetched last; a closed one stays as it was. */
export interface Sheet {
  readonly place: Place;
  shots: readonly ShotStatus[];
}

export interface CutJob {
  step: CutStep;
  readonly sheet: Sheet;
  /** Is only made where the cut is still as the step expects it, by a look at it right before. */
  readonly isChecked: boolean;
  /** Sends the list, or what leads to it, for the pass that the job was made in. */
  readonly request: (shots: readonly ShotStatus[], place: Place) => Promise<Answer<unknown>>;
  /** `false` from the check stands for a cut that others have changed. */
  readonly onEnd: (answer: Answer<unknown> | false, step: CutStep) => void;
  state: "waiting" | "sent" | "taken";
}

export interface CutQueue {
  readonly sheet: ReadonlySignal<Sheet | undefined>;
  /** Shots in cut order with what is on its way, and what is only tried out, laid over them. */
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  /** One signal a shot: who shows it is drawn again when it changes, not when any does. */
  readonly shot: (id: string) => ShotStatus | undefined;
  /** Without what is only tried out. */
  readonly settled: ReadonlySignal<readonly ShotStatus[]>;
  /** Laid over the shots and sent nowhere: an edge that is being dragged. */
  readonly draft: Signal<CutEdit | undefined>;
  readonly isIdle: ReadonlySignal<boolean>;
  readonly send: (job: Omit<CutJob, "state" | "sheet">) => Promise<void>;
  /** Changes the newest job, as long as it waits and is not to be checked; whether it could. */
  readonly amend: (change: (step: CutStep) => CutStep | undefined) => boolean;
}

export interface CutQueuePorts {
  readonly episode: OpenEpisode;
  /** Fetches the episode; what was taken stays laid over it until then, so nothing flickers back. */
  readonly refetch: () => Promise<void>;
}

export function createCutQueue({ episode, refetch }: CutQueuePorts): CutQueue {
  const jobs = signal<readonly CutJob[]>([]);
  const sheet = followSheet(episode);
  const own = computed(() => jobs.value.filter((job) => job.sheet === sheet.value));
  const layers = createLayers(episode, own);
  let last: Promise<void> = Promise.resolve();

  const lift = (isDone: (job: CutJob) => boolean) => (jobs.value = jobs.peek().filter((job) => !isDone(job)));
  const catchUp = async (of: Sheet) => {
    if (of === sheet.peek()) await refetch();
  };
  const carryOut = async (job: CutJob) => {
    job.state = "sent";
    const taken = jobs.peek().filter((one) => one.sheet === job.sheet && one.state === "taken");
    if (job.isChecked && taken.length === 0) await catchUp(job.sheet);
    const now = layEdits(
      job.sheet.shots,
      taken.map(({ step }) => step.after),
    );
    const fits = !job.isChecked || canMake(job.step, now);
    const answer = fits && (await job.request(layEdits(now, [job.step.after]), job.sheet.place));
    batch(() => {
      if (answer && answer.ok) job.state = "taken";
      else lift((one) => one === job);
      job.onEnd(answer, job.step);
    });
    if (jobs.peek().some((one) => one.sheet === job.sheet && one.state === "waiting")) return;
    if (jobs.peek().some((one) => one.sheet === job.sheet)) await catchUp(job.sheet);
    lift((one) => one.sheet === job.sheet && one.state === "taken");
  };

  return {
    ...layers,
    sheet,
    isIdle: computed(() => own.value.length === 0),
    send: (order) => {
      const of = sheet.peek();
      if (!of) return Promise.resolve();
      const job: CutJob = { ...order, sheet: of, state: "waiting" };
      jobs.value = [...jobs.peek(), job];
      last = last.then(() => carryOut(job));
      return last;
    },
    amend: (change) => {
      const newest = own.peek().at(-1);
      const isOpen = newest?.state === "waiting" && !newest.isChecked;
      const step = isOpen ? change(newest.step) : undefined;
      if (!newest || !step) return false;
      newest.step = step;
      jobs.value = [...jobs.peek()];
      return true;
    },
  };
}

type Layers = Pick<CutQueue, "draft" | "settled" | "shots" | "shot">;

function createLayers(episode: OpenEpisode, jobs: ReadonlySignal<readonly CutJob[]>): Layers {
  const draft = signal<CutEdit | undefined>(undefined);
  const edits = computed(() => jobs.value.map(({ step }) => step.after));
  const settled = computed(() => layEdits(episode.shots.value, edits.value));
  const shown = computed(() => (draft.value ? [...edits.value, draft.value] : edits.value));
  const known = new Map<string, ReadonlySignal<ShotStatus | undefined>>();
  return {
    draft,
    settled,
    shots: computed(() => (draft.value ? layEdits(settled.value, [draft.value]) : settled.value)),
    shot: (id) => {
      const one = known.get(id) ?? computed(() => laid(episode.shot(id), shown.value));
      known.set(id, one);
      return one.value;
    },
  };
}

/** A new sheet for every pass that is opened; its shots follow what is fetched as long as it is open. */
function followSheet(episode: OpenEpisode): ReadonlySignal<Sheet | undefined> {
  const sheet = signal<Sheet | undefined>(undefined);
  effect(() => {
    const place = episode.place.value;
    if (place === undefined) sheet.value = undefined;
    else if (sheet.peek()?.place !== place) sheet.value = { place, shots: [] };
  });
  effect(() => {
    const shots = episode.shots.value;
    const open = sheet.value;
    if (open && episode.state.value === "ready") open.shots = shots;
  });
  return sheet;
}

function laid(shot: ShotStatus | undefined, edits: readonly CutEdit[]): ShotStatus | undefined {
  return shot && layOn(shot, edits);
}
