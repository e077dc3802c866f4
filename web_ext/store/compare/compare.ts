// Two takes of a shot looked at together: the viewer plays the first one, the second follows it to the frame. What differs between them
// is worked out from their records.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { framesNear, secondsOf } from "../../../src/core/time/rate.ts";
import type { Ask } from "../../api/calls.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import type { OpenEpisode, ShotDetails } from "../episode/episode-values.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";
import { parkOnTake } from "../playback/park-on-take.ts";
import { isUsable } from "../cut/usable.ts";
import { withVersion, type Pair } from "./take-facts.ts";
import { readDifferences } from "./read-differences.ts";
import type { Difference } from "./take-differences.ts";

export type CompareMode = "side" | "wipe";
export type ComparedSide = "a" | "b";

export interface Compare {
  /** The two takes on screen; undefined while one or none is. */
  readonly pair: ReadonlySignal<Pair | undefined>;
  readonly mode: ReadonlySignal<CompareMode>;
  /** Which of the two is audible. */
  readonly audible: ReadonlySignal<ComparedSide>;
  /** Where the wipe stands, 0 to 1 of the picture's width: the first take left of it, the second right. */
  readonly wipe: ReadonlySignal<number>;
  /** Where the second film stands, in seconds: the middle of its frame at the playhead. */
  readonly followAt: ReadonlySignal<number>;
  /** What differs; undefined while it is being read. */
  readonly differences: ReadonlySignal<readonly Difference[] | undefined>;
  /** The takes that can be stepped through: the usable ones of the shot on screen, while a take is looked at. */
  readonly candidates: ReadonlySignal<readonly TakeSummary[]>;
  /** Two takes of a shot, the playhead where it stands in the shot. `of`: the second film is a version of `b`, which may be `a`. */
  readonly open: (shot: string, a: number, b: number, of?: "upscale" | "post") => void;
  readonly close: () => void;
  /** Shows a candidate: as the second of a pair, else by itself. */
  readonly show: (take: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly swap: () => void;
  readonly setMode: (mode: CompareMode) => void;
  readonly setAudible: (side: ComparedSide) => void;
  readonly setWipe: (share: number) => void;
}

export interface ComparePorts {
  readonly ask: Ask;
  readonly episode: OpenEpisode;
  readonly cut: CutEdits;
  readonly details: ShotDetails;
  readonly playback: Playback;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly select: (shot: string) => void;
}

export function createCompare(ports: ComparePorts): Compare {
  const { playback } = ports;
  const mode = signal<CompareMode>("side");
  const audible = signal<ComparedSide>("a");
  const wipe = signal(0.5);
  const shown = createShown(ports);
  const { pair } = shown;
  keepInStep(pair, playback);
  return {
    ...createMoves(ports, shown, audible),
    pair,
    mode,
    audible,
    wipe,
    candidates: shown.candidates,
    followAt: computed(() => (pair.value ? secondsInto(pair.value.b, playback) : 0)),
    differences: readDifferences(pair, ports),
    setMode: (next) => (mode.value = next),
    setAudible: (side) => (audible.value = side),
    setWipe: (share) => (wipe.value = Math.max(0, Math.min(1, share))),
  };
}

interface Against {
  readonly shot: string;
  readonly take: number;
  readonly of?: "upscale" | "post" | undefined;
}

interface ComparedTakes extends Pick<Compare, "pair" | "candidates"> {
  /** The take that the viewer plays. */
  readonly first: ReadonlySignal<Omit<Pair, "b"> | undefined>;
  readonly against: Signal<Against | undefined>;
}

function createShown({ playback, cut }: ComparePorts): ComparedTakes {
  const against: ComparedTakes["against"] = signal(undefined);
  const first = computed(() => shownTake(playback, cut));
  const pair = computed((): Pair | undefined => {
    const other = against.value;
    if (!first.value || other?.shot !== first.value.shot.shot) return undefined;
    const take = findTake(first.value.shot, other.take);
    if (other.of && take) {
      const b = withVersion(take, other.of);
      return b && { ...first.value, b, of: other.of };
    }
    return take && isUsable(take) && take.take !== first.value.a.take ? { ...first.value, b: take } : undefined;
  });
  // Whoever goes back to the cut has done with comparing.
  effect(() => {
    if (!first.value) against.value = undefined;
  });
  return { against, first, pair, candidates: computed(() => first.value?.shot.takes.filter(isUsable) ?? []) };
}

type Moves = Pick<Compare, "open" | "close" | "show" | "step" | "swap">;

function createMoves(
  { playback, selected, select }: ComparePorts,
  shown: ComparedTakes,
  audible: Signal<ComparedSide>,
): Moves {
  const { against, first, pair, candidates } = shown;
  const open: Compare["open"] = (shot, a, b, of) => {
    const into = intoTake(playback, shot);
    batch(() => {
      if (selected.peek() !== shot) select(shot);
      parkOnTake(playback, { shot, take: a, frame: into });
      against.value = { shot, take: b, of };
    });
  };
  const show = (take: number) => {
    const now = first.peek();
    if (!now) return;
    const { shot } = now.shot;
    if (pair.peek()) against.value = { shot, take };
    else parkOnTake(playback, { shot, take, frame: playback.frame.peek() });
  };
  return {
    open,
    close: () => (against.value = undefined),
    show,
    step: (by) => {
      const two = pair.peek();
      const others = candidates.peek().filter(({ take }) => !two || take !== two.a.take);
      const current = two?.b.take ?? first.peek()?.a.take;
      const next = others[others.findIndex(({ take }) => take === current) + by];
      if (next) show(next.take);
    },
    swap: () => {
      const two = pair.peek();
      if (!two || two.of) return;
      open(two.shot.shot, two.b.take, two.a.take);
      audible.value = audible.peek() === "a" ? "b" : "a";
    },
  };
}

/** A film that is stopped may have run on a little: then the first one goes back to the frame at the playhead, where the second one stands. */
function keepInStep(pair: Compare["pair"], { playing, frame, seek }: Playback): void {
  let wasPlaying = false;
  effect(() => {
    const isPlaying = playing.value;
    if (wasPlaying && !isPlaying && pair.peek()) untracked(() => seek(frame.peek()));
    wasPlaying = isPlaying;
  });
}

/** Which takes are compared when nobody names two, the older first: the one on screen or in the cut, and the newest other usable one. */
export function pairToCompare(shot: ShotStatus, shown: number | undefined): { a: number; b: number } | undefined {
  const usable = shot.takes.filter(isUsable).map(({ take }) => take);
  const one = usable.find((take) => take === shown) ?? usable.find((take) => take === shot.cut.take) ?? usable.at(-1);
  const other = usable.findLast((take) => take !== one);
  if (one === undefined || other === undefined) return undefined;
  return { a: Math.min(one, other), b: Math.max(one, other) };
}

/** The take that is looked at by itself. */
function shownTake(playback: Playback, cut: CutEdits): Omit<Pair, "b"> | undefined {
  const { viewing } = playback.programme.value;
  const shot = viewing.kind === "take" ? cut.shot(viewing.shot) : undefined;
  const a = shot && viewing.kind === "take" ? findTake(shot, viewing.take) : undefined;
  return shot && a && { shot, a };
}

function findTake(shot: ShotStatus, number: number): TakeSummary | undefined {
  return shot.takes.find(({ take }) => take === number);
}

/** Frames into the take that the playhead stands at now, what the cut trims away counted. */
export function intoTake({ programme, current, frame }: Playback, shot: string): number {
  const clip = current.peek();
  if (clip?.shot !== shot || programme.peek().viewing.kind === "film") return 0;
  return frame.peek() - clip.start + clip.trimIn;
}

/** Both films at one time: the frame of the take that is on screen then, its last one when it is the shorter. */
export function secondsInto(take: TakeSummary, { programme, frame }: Playback): number {
  const { fps: own } = programme.value;
  const rate = take.fps ?? own;
  const at = rate === own ? frame.value : Math.floor(((frame.value + 0.5) / own) * rate);
  const last = (take.frames ?? framesNear(secondsOf(programme.value.frames, own), rate)) - 1;
  return (Math.max(0, Math.min(at, last)) + 0.5) / rate;
}
