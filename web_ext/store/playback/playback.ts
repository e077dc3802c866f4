// What the viewer shows and where it is. The decks that play it report here; they decide nothing.
import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { buildPlaylist } from "./playlist.ts";
import type { Position, Viewing, Playback, PlaybackState } from "./clips-and-playhead.ts";
import { buildProgramme, clipUnder, firstFrame, lastFrame, positionAt } from "./programme.ts";
import { nextRate, type TransportKey } from "./transport.ts";

export interface PlaybackPorts {
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  readonly fps: ReadonlySignal<number>;
}

export function createPlayback(ports: PlaybackPorts): Playback {
  const { rate, ...state } = createState(ports);
  const { viewing, position, clips, programme, frame, current } = state;
  const moves = createMoves({ ...state, rate });
  const { start, seek, showShot, press } = moves;
  const resume = () => {
    const isAtEnd = frame.peek() >= lastFrame(programme.peek());
    start(viewing.peek(), isAtEnd ? 0 : frame.peek());
  };
  return {
    ...state,
    seek,
    showShot,
    step: moves.step,
    pause: () => press("stop"),
    toggle: () => (rate.peek() === 0 ? resume() : press("toggle")),
    playAll: () => start({ kind: "cut" }, 0),
    playTake: (shot, take) => start({ kind: "take", shot, take }, 0),
    playFilm: (film) => start(film, 0),
    backToCut: () => showShot(current.peek()?.shot),
    jump: (by) => {
      const all = viewing.peek().kind === "cut" ? clips.peek() : programme.peek().clips;
      const shown = all.filter((clip) => clip.frames > 0);
      const index = shown.findIndex((clip) => clip.shot === current.peek()?.shot);
      const to = shown[by === -1 && position.peek().into > 0 ? index : index + by];
      if (to) seek(to.start);
    },
    shuttle: (by) => (by === 1 && rate.peek() === 0 ? resume() : press(by === 1 ? "on" : "back")),
    setMuted: (muted) => (state.muted.value = muted),
    // What the decks report once it stands still comes too late: the playhead is where it was stopped.
    atFrame: (to) => rate.peek() !== 0 && moves.atFrame(to),
    ended: () => {
      const at = rate.peek();
      if (at === 0) return;
      batch(() => {
        press("stop");
        seek(at < 0 ? firstFrame(programme.peek()) : lastFrame(programme.peek()));
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
  return {
    viewing,
    position,
    clips,
    programme,
    current,
    frame: computed(() => startOf(position.value) + position.value.into),
    rate,
    playing: computed(() => rate.value !== 0),
    speed: computed(() => (rate.value === 0 ? 1 : rate.value)),
    muted: signal(false),
    seeks: signal(0),
  };
}

function createMoves({ viewing, position, rate, seeks, programme, clips, frame }: OwnState) {
  const atFrame = (to: number) => {
    position.value = positionAt(to, programme.peek(), clips.peek());
  };
  const seek = (to: number) => {
    atFrame(to);
    seeks.value += 1;
  };
  const press = (key: TransportKey) => {
    const { clips: played } = programme.peek();
    const isAtStart = frame.peek() <= firstFrame(programme.peek());
    rate.value = nextRate(rate.peek(), key, { hasClips: played.length > 0, isAtStart });
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
    start: (next: Viewing, at: number) => {
      batch(() => {
        viewing.value = next;
        seek(at);
        rate.value = programme.peek().clips.length > 0 ? 1 : 0;
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
