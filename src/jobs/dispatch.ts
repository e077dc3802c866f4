// When each lane starts which job: wakes lanes, asks their gates, hands jobs that may start to the life cycle, and says why a lane
// starts none. The order of jobs is decided in `core/jobs`; what a job goes through is in `life-cycle`.
import type { Job, Lanes } from "../contracts/files/job.ts";
import type { StudioEvent } from "../contracts/events.ts";
import { jobPaces, timeLeft } from "../core/jobs/eta.ts";
import { heldJobs, isHandedOver, nextJob, viewLanes } from "../core/jobs/lanes.ts";
import type { QueueState } from "../core/jobs/queue-state.ts";
import { stamp, type Clock } from "../machine/clock.ts";
import { Lane } from "./lane.ts";
import type { LaneGate } from "./lane-gate.ts";
import type { LifeCycle } from "./life-cycle.ts";
import type { PaidRuns } from "./paid-runs.ts";

export interface DispatchOptions {
  readonly state: QueueState;
  readonly life: LifeCycle;
  readonly gate: LaneGate;
  readonly paid: PaidRuns;
  readonly emit: (event: StudioEvent) => void;
  readonly clock: Clock;
  /** How many jobs a lane runs at once, as the settings are now; a lane that is not named runs one. */
  readonly lanes: Readonly<Record<string, { readonly parallel: number }>>;
  /** Milliseconds that a lane rests when a start could not be journaled. */
  readonly rest: number;
}

export class Dispatch {
  readonly #options: DispatchOptions;
  readonly #lanes = new Map<string, Lane>();
  readonly #picked = new Set<string>();
  #isStopped = false;

  constructor(options: DispatchOptions) {
    this.#options = options;
  }

  /** Something changed: every lane with waiting jobs searches for one that may start. */
  wake(): void {
    for (const [name, state] of this.#options.state.lanes) {
      if (state.waiting.length === 0) continue;
      const lane = this.#lane(name);
      lane.resize(this.#parallel(name));
      lane.wake();
    }
  }

  /** A lane that was held tries again at once. */
  release(name: string): void {
    this.#lanes.get(name)?.release();
  }

  /** The settings have changed: lanes come and go, run more or fewer jobs, and those that were held try again at once. */
  refresh(): void {
    this.#options.gate.forget();
    for (const lane of this.#lanes.values()) lane.release();
    this.wake();
    this.emitLanes();
  }

  /** Starts nothing any more. */
  stop(): void {
    this.#isStopped = true;
    for (const lane of this.#lanes.values()) lane.stop();
  }

  /** Resolves when nothing runs and nothing may start. */
  async idle(): Promise<void> {
    for (let busy = this.#busy(); busy.length > 0; busy = this.#busy())
      await Promise.all(busy.map((lane) => lane.idle()));
  }

  /** The lanes as they are shown. */
  lanes(): Lanes {
    const { state, lanes, gate, clock } = this.#options;
    const paces = jobPaces(state);
    const now = clock.now().getTime();
    return viewLanes(state, Object.keys(lanes), (name) => {
      const parallel = this.#parallel(name);
      const left = timeLeft(state, name, paces, { parallel, now });
      const eta = left === null ? null : { seconds: Math.round(left / 1000), finish: stamp(new Date(now + left)) };
      return { parallel, held: gate.held(name), eta };
    });
  }

  /** Why waiting jobs of a lane do not start, by id. */
  held(name: string): Map<string, string> {
    const { state, gate } = this.#options;
    return heldJobs(state, name, { held: gate.held(name), where: gate.where(name) });
  }

  /** Emits of jobs that were just queued why they do not start, where their lanes are held already. */
  emitHeld(jobs: readonly Job[]): void {
    const held = new Map([...new Set(jobs.map(({ lane }) => lane))].map((lane) => [lane, this.held(lane)]));
    for (const job of jobs) {
      const why = held.get(job.lane)?.get(job.id);
      if (why !== undefined) this.#options.emit({ type: "studio.job", data: withWhy(job, why) });
    }
  }

  emitLanes(): void {
    this.#options.emit({ type: "studio.queue", data: this.lanes() });
  }

  #lane(name: string): Lane {
    const known = this.#lanes.get(name);
    if (known) return known;
    const lane = new Lane(this.#parallel(name), {
      pick: () => this.#pick(name),
      run: (id) => this.#run(name, id),
    });
    this.#lanes.set(name, lane);
    return lane;
  }

  #parallel(name: string): number {
    return this.#options.lanes[name]?.parallel ?? 1;
  }

  /** A job that its backend has already is followed whatever else holds the lane; any other waits. */
  async #pick(name: string): Promise<string | undefined> {
    const { gate } = this.#options;
    const first = this.#next(name);
    const away = first === undefined || this.#isFollowed(first) ? null : await gate.ask(name);
    const id = this.#isStopped ? undefined : this.#next(name);
    const why = id === undefined || this.#isFollowed(id) ? null : (away ?? this.#whyUnpaid(name, id));
    this.#setHeld(name, why);
    if (away !== null && why !== null) this.#lanes.get(name)?.hold(gate.pause(name));
    if (id === undefined || why !== null) return undefined;
    this.#picked.add(id);
    return id;
  }

  /** Takes a place below the paid limits for a job that is about to start; why there is none, or null. */
  #whyUnpaid(name: string, id: string): string | null {
    const { gate, paid, life } = this.#options;
    return gate.isPaid(name) ? paid.reserve(life.view(id)) : null;
  }

  #next(name: string): string | undefined {
    const { state, gate } = this.#options;
    return nextJob(state, name, { picked: this.#picked, where: gate.where(name) });
  }

  #isFollowed(id: string): boolean {
    return isHandedOver(this.#options.state, id);
  }

  /** The end of a job may free jobs of other lanes; a journal that cannot be written rests the lane. */
  async #run(name: string, id: string): Promise<void> {
    const isWritten = await this.#options.life.run(id);
    this.#picked.delete(id);
    this.#options.paid.release(id);
    if (isWritten) this.wake();
    else this.#lanes.get(name)?.hold(this.#options.rest);
  }

  /** Emits the lanes, and every job that says why, when the reason why a lane starts nothing has changed. */
  #setHeld(name: string, why: string | null): void {
    const { gate, emit, life } = this.#options;
    if (gate.held(name) === why) return;
    const before = this.held(name);
    gate.note(name, why);
    const after = this.held(name);
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(id) !== after.get(id)) emit({ type: "studio.job", data: withWhy(life.view(id), after.get(id)) });
    }
    this.emitLanes();
  }

  #busy(): Lane[] {
    return [...this.#lanes.values()].filter((lane) => !lane.isIdle);
  }
}

/** A waiting job's record with why it does not start. */
export function withWhy(job: Job, why: string | undefined): Job {
  return why === undefined || job.status !== "queued" ? job : { ...job, error: why };
}
