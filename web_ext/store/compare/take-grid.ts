// Up to nine takes of a shot looked at together: the viewer plays the chosen one, and it is the one that is heard; the others follow it to the
// frame. Keys act on the chosen take.
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import { isUsable } from "../cut/usable.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";
import { intoTake, secondsInto } from "./compare.ts";

export interface TakeGrid {
  readonly shot: ReadonlySignal<ShotStatus | undefined>;
  /** The newest ones that are usable or on their way, the oldest of them first; empty while the grid is closed. */
  readonly tiles: ReadonlySignal<readonly TakeSummary[]>;
  readonly chosen: ReadonlySignal<number | undefined>;
  readonly open: (shot: string) => void;
  readonly close: () => void;
  /** By its take number; nothing happens for one that cannot be played yet. */
  readonly choose: (take: number) => void;
  readonly step: (by: number) => void;
  /** Where the film of a tile stands, in seconds: the middle of its frame at the playhead. */
  readonly followAt: (take: TakeSummary) => number;
}

export interface TakeGridPorts {
  readonly playback: Playback;
  readonly cut: CutEdits;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly select: (shot: string) => void;
}

const MOST = 9;

/** What a grid of a shot shows. */
export function gridTakes({ takes }: ShotStatus): TakeSummary[] {
  return takes.filter((take) => isUsable(take) || take.status === "queued").slice(-MOST);
}

/** Columns of a grid of so many. */
export function gridColumns(count: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(count)));
}

export function createTakeGrid({ playback, cut, selected, select }: TakeGridPorts): TakeGrid {
  const opened = signal<string | undefined>(undefined);
  const shot = computed(() => (opened.value === undefined ? undefined : cut.shot(opened.value)));
  const tiles = computed(() => (shot.value ? gridTakes(shot.value) : []));
  const chosen = computed(() => {
    const { viewing } = playback.programme.value;
    return viewing.kind === "take" && viewing.shot === opened.value ? viewing.take : undefined;
  });
  // Whoever goes back to the cut, or to another shot, has done with it.
  effect(() => {
    if (chosen.value === undefined) opened.value = undefined;
  });
  const lookAt = (of: string, take: number, frame: number) => {
    const speed = playback.playing.peek() ? playback.speed.peek() : 0;
    batch(() => {
      playback.playTake(of, take);
      if (speed === 0) playback.pause();
      playback.seek(frame);
    });
  };
  const choose = (take: number) => {
    const one = tiles.peek().find((tile) => tile.take === take);
    const of = opened.peek();
    if (of !== undefined && one && isUsable(one) && take !== chosen.peek()) lookAt(of, take, playback.frame.peek());
  };
  return {
    shot,
    tiles,
    chosen,
    choose,
    open: (of) => {
      const status = cut.shot(of);
      const usable = status ? gridTakes(status).filter(isUsable) : [];
      const first = usable.find(({ take }) => take === status?.cut.take) ?? usable.at(-1);
      if (!first) return;
      const into = intoTake(playback, of);
      batch(() => {
        if (selected.peek() !== of) select(of);
        playback.pause();
        lookAt(of, first.take, into);
        opened.value = of;
      });
    },
    close: () => (opened.value = undefined),
    step: (by) => {
      const playable = tiles.peek().filter(isUsable);
      const next = playable[playable.findIndex(({ take }) => take === chosen.peek()) + by];
      if (next) choose(next.take);
    },
    followAt: (take) => secondsInto(take, playback),
  };
}
