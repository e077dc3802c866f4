// Shots by id, each a signal of its own: putting a new list back touches only the shots that really changed, so only their rows are drawn
// again.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";

export interface ShotSignals {
  /** Shot ids in cut order. */
  readonly order: ReadonlySignal<readonly string[]>;
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  readonly shot: (id: string) => ShotStatus | undefined;
  readonly put: (shots: readonly ShotStatus[]) => void;
  /** Shows a guess; the next list that is put replaces it, whatever it says. */
  readonly guess: (id: string, change: (shot: ShotStatus) => ShotStatus) => void;
}

interface KnownShot {
  readonly text: string;
  readonly signal: Signal<ShotStatus>;
}

export function createShotSignals(): ShotSignals {
  const order = signal<readonly string[]>([]);
  let known = new Map<string, KnownShot>();
  return {
    order,
    shots: computed(() => order.value.flatMap((id) => known.get(id)?.signal.value ?? [])),
    shot: (id) => (order.value, known.get(id)?.signal.value),
    put: (shots) => {
      known = new Map(shots.map((shot) => [shot.shot, keep(known.get(shot.shot), shot)]));
      const ids = shots.map((shot) => shot.shot);
      if (ids.join("\n") !== order.peek().join("\n")) order.value = ids;
    },
    guess: (id, change) => {
      const entry = known.get(id);
      if (!entry) return;
      entry.signal.value = change(entry.signal.peek());
      known.set(id, { text: "", signal: entry.signal });
    },
  };
}

function keep(before: KnownShot | undefined, shot: ShotStatus): KnownShot {
  const text = JSON.stringify(shot);
  if (!before) return { text, signal: signal(shot) };
  if (before.text !== text) before.signal.value = shot;
  return { text, signal: before.signal };
}
