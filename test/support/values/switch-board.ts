// Backends that a test switches on and off, and moves, while a queue runs on their lanes.
import type { LaneBackend } from "../../../src/jobs/lane-gate.ts";

export interface Switched {
  where: string;
  isPaid: boolean;
  /** Why it is down; null while it is up. */
  why: string | null;
  /** How often it was asked. */
  asked: number;
}

export class SwitchBoard {
  readonly #backends = new Map<string, Switched & LaneBackend>();

  /** Puts a backend on a lane, up unless told otherwise. */
  add(lane: string, more: Partial<Switched> = {}): Switched {
    const made: Switched & LaneBackend = {
      where: `http://${lane}`,
      isPaid: false,
      why: null,
      asked: 0,
      ...more,
      async down() {
        made.asked += 1;
        return made.why;
      },
    };
    this.#backends.set(lane, made);
    return made;
  }

  remove(lane: string): void {
    this.#backends.delete(lane);
  }

  get(lane: string): LaneBackend | undefined {
    return this.#backends.get(lane);
  }
}
