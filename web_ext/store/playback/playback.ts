// What the viewer shows and where it is. The decks that play it report here; they decide nothing.
import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { buildPlaylist, lengthOf } from "./playlist.ts";
import type { Loop, Marks, Position, Run, Viewing, Playback, PlaybackState, Stretch } from "./clips-and-playhead.ts";
import { buildProgramme, clipUnder, firstFrame, lastFrame, positionAt } from "./programme.ts";
import { isWithin, markEnd, rangeOf, stretchOf, trimTo, wholeOf } from "./stretch.ts";
import { nextRate, type TransportKey } from "./transport.ts";

export interface PlaybackPorts {
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  readonly fps: ReadonlySignal<number>;
}

export function createPlayback(ports: PlaybackPorts): Playback {
  const { rate, run, stretch, ...state } = createState(ports);
  const { viewing, position, clips, programme, frame, current, played } = state;
  const moves = createMoves({ ...state, rate, run, stretch });
  const { start, seek, press } = moves;
  const resume = () => {
    const at = frame.peek();
    const repeated = stretch.peek();
    const { first, last } = repeated ?? { first: 0, last: lastFrame(programme.peek()) };
    start(viewing.peek(), at >= last || (repeated && at < first) ? first : at);
  };
  return {
    ...state,
    ...createSettings(state),
    seek,
    showShot: moves.showShot,
    step: moves.step,
    pause: () => press("stop"),
    toggle: () => (rate.peek() === 0 ? resume() : press("toggle")),
    playAll: () => start({ kind: "cut" }, 0, "all"),
    playTake: (shot, take) => start({ kind: "take", shot, take }, 0),
    playFilm: (film) => start(film, 0),
    playRange: () => {
      const marked = rangeOf(state.marks.peek(), { frames: lengthOf(clips.peek()) });
      if (marked) start({ kind: "cut" }, marked.first, "range");
    },
    backToCut: () => moves.showShot(current.peek()?.shot),
    jump: (by) => {
      const all = viewing.peek().kind === "cut" ? clips.peek() : programme.peek().clips;
      const shown = all.filter((clip) => clip.frames > 0);
      const index = shown.findIndex((clip) => clip.shot === current.peek()?.shot);
      const to = shown[by === -1 && position.peek().into > 0 ? index : index + by];
      if (to) seek(to.start);
    },
    shuttle: (by) => (by === 1 && rate.peek() === 0 ? resume() : press(by === 1 ? "on" : "back")),
    // What the decks report once it stands still comes too late: the playhead is where it was stopped.
    atFrame: (to) => rate.peek() !== 0 && moves.atFrame(to),
    ended: () => {
      const at = rate.peek();
      if (at === 0) return;
      const { first, last } = wholeOf(played.peek());
      if (played.peek().loops) return seek(at < 0 ? last : first);
      batch(() => {
        press("stop");
        seek(at < 0 ? first : last);
      });
    },
  };
}

/** The same signals, to be written by what moves them. */
interface OwnState extends PlaybackState {
  readonly viewing: Signal<Viewing>;
  readonly position: Signal<Position>;
  /** How it runs: `transport.ts`. */
  readonly rate: Signal<number>;
  readonly muted: Signal<boolean>;
  readonly volume: Signal<number>;
  readonly loop: Signal<Loop>;
  readonly marks: Signal<Marks>;
  readonly run: Signal<Run>;
  /** What is repeated or played by itself; undefined for all of the programme. */
  readonly stretch: ReadonlySignal<Stretch | undefined>;
  readonly seeks: Signal<number>;
}

function createState({ shots, fps }: PlaybackPorts): OwnState {
  const viewing = signal<Viewing>({ kind: "cut" });
  const position = signal<Position>({ into: 0 });
  const clips = computed(() => buildPlaylist(shots.value, fps.value));
  const programme = computed(() =>
    buildProgramme(viewing.value, { clips: clips.value, shots: shots.value, fps: fps.value }),
  );
  const current = computed(() => clipUnder(programme.value, position.value, clips.value));
  const rate = signal(0);
  const startOf = (at: Position) => (at.shot === undefined ? 0 : (current.value?.start ?? 0));
  const repeating = createRepeating({ programme, current });
  const isPlaying = computed(() => rate.value !== 0);
  return {
    viewing,
    position,
    clips,
    programme,
    current,
    frame: computed(() => startOf(position.value) + position.value.into),
    rate,
    playing: isPlaying,
    speed: computed(() => (rate.value === 0 ? 1 : rate.value)),
    ...repeating,
    played: computed(() => (isPlaying.value ? repeating.running.value : programme.value)),
    muted: signal(false),
    volume: signal(1),
    seeks: signal(0),
  };
}

/** What is repeated, and the programme as it runs then. */
function createRepeating({ programme, current }: Pick<PlaybackState, "programme" | "current">) {
  const loop = signal<Loop>("off");
  const marks = signal<Marks>({});
  const run = signal<Run>("usual");
  // The playhead moves with every frame, its shot seldom.
  const shot = computed(() => (loop.value === "shot" ? current.value?.shot : undefined));
  const stretch = computed(() =>
    stretchOf(programme.value, {
      loop: loop.value,
      run: run.value,
      marks: marks.value,
      shot: shot.value,
    }),
  );
  const running = computed(() => {
    const loops = run.value === "usual" ? loop.value !== "off" : loop.value === run.value;
    const part = stretch.value;
    return { ...(part ? trimTo(programme.value, part) : programme.value), ...(loops && { loops }) };
  });
  const range = computed(() => {
    const { viewing } = programme.value;
    return viewing.kind === "cut" ? rangeOf(marks.value, programme.value) : undefined;
  });
  return { loop, marks, run, stretch, running, range };
}

function createSettings({
  muted,
  volume,
  loop,
  marks,
  frame,
}: Pick<OwnState, "muted" | "volume" | "loop" | "marks" | "frame">) {
  return {
    setMuted: (to: boolean) => (muted.value = to),
    setVolume: (to: number) => {
      batch(() => {
        volume.value = Math.max(0, Math.min(1, to));
        muted.value = false;
      });
    },
    setLoop: (to: Loop) => (loop.value = to),
    mark: (end: keyof Marks) => (marks.value = markEnd(marks.peek(), end, frame.peek())),
    setMarks: (to: Marks) => (marks.value = to),
  };
}

function createMoves({ viewing, position, rate, seeks, programme, clips, frame, run, stretch }: OwnState) {
  const atFrame = (to: number) => {
    position.value = positionAt(to, programme.peek(), clips.peek());
  };
  const setRate = (to: number) => {
    rate.value = to;
    if (to === 0) run.value = "usual";
  };
  const seek = (to: number) => {
    batch(() => {
      atFrame(to);
      seeks.value += 1;
      // What is looked at beyond the stretch that runs stands still.
      const part = stretch.peek();
      if (part && !isWithin(part, frame.peek())) setRate(0);
    });
  };
  const press = (key: TransportKey) => {
    const part = stretch.peek();
    const hasClips = programme.peek().clips.length > 0;
    const isAtStart = frame.peek() <= firstFrame(programme.peek());
    batch(() => {
      setRate(nextRate(rate.peek(), key, { hasClips, isAtStart }));
      if (rate.peek() !== 0 && part && !isWithin(part, frame.peek())) seek(rate.peek() < 0 ? part.last : part.first);
    });
  };
  return {
    atFrame,
    seek,
    press,
    step: (frames: number) => {
      batch(() => {
        press("stop");
        seek(frame.peek() + frames);
      });
    },
    start: (next: Viewing, at: number, of: Run = "usual") => {
      batch(() => {
        setRate(0);
        run.value = of;
        viewing.value = next;
        seek(at);
        setRate(programme.peek().clips.length > 0 ? 1 : 0);
      });
    },
    showShot: (shot: string | undefined) => {
      batch(() => {
        press("stop");
        viewing.value = { kind: "cut" };
        position.value = shot === undefined ? { into: 0 } : { shot, into: 0 };
        seeks.value += 1;
      });
    },
  };
}
