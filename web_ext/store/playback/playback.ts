// What the viewer shows and where it is. The decks that play it report here; they decide nothing.
import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { buildPlaylist } from "./playlist.ts";
import type { Position, Viewing, Playback, PlaybackState } from "./clips-and-playhead.ts";
import { buildProgramme, clipUnder, firstFrame, lastFrame, positionAt } from "./programme.ts";

export interface PlaybackPorts {
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  readonly fps: ReadonlySignal<number>;
}

const FASTEST = 4;

export function createPlayback(ports: PlaybackPorts): Playback {
  const state = createState(ports);
  const { viewing, position, playing, speed, clips, programme, frame, current } = state;
  const moves = createMoves(state);
  const { start, pause, showShot } = moves;
  const resume = () => {
    const isAtEnd = frame.peek() >= lastFrame(programme.peek());
    start(viewing.peek(), isAtEnd ? 0 : frame.peek());
  };
  return {
    ...state,
    ...moves,
    toggle: () => (playing.peek() ? pause() : resume()),
    playAll: () => start({ kind: "cut" }, 0),
    playTake: (shot, take) => start({ kind: "take", shot, take }, 0),
    playFilm: (film) => start(film, 0),
    backToCut: () => showShot(current.peek()?.shot),
    jump: (by) => {
      const all = viewing.peek().kind === "cut" ? clips.peek() : programme.peek().clips;
      const shown = all.filter((clip) => clip.frames > 0);
      const index = shown.findIndex((clip) => clip.shot === current.peek()?.shot);
      const to = shown[by === -1 && position.peek().into > 0 ? index : index + by];
      if (to) moves.seek(to.start);
    },
    shuttle: (by) => {
      const isSameWay = playing.peek() && Math.sign(speed.peek()) === by;
      if (isSameWay) return void (speed.value = by * Math.min(FASTEST, Math.abs(speed.peek()) * 2));
      if (by === 1 && !playing.peek()) return resume();
      batch(() => {
        speed.value = by;
        playing.value = programme.peek().clips.length > 0 && (by === 1 || frame.peek() > firstFrame(programme.peek()));
      });
    },
    setMuted: (muted) => (state.muted.value = muted),
    ended: () => {
      const isBack = speed.peek() < 0;
      pause();
      moves.atFrame(isBack ? firstFrame(programme.peek()) : lastFrame(programme.peek()));
    },
  };
}

/** The same signals, to be written by what moves them. */
interface OwnState extends PlaybackState {
  readonly viewing: Signal<Viewing>;
  readonly position: Signal<Position>;
  readonly playing: Signal<boolean>;
  readonly speed: Signal<number>;
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
  const startOf = (at: Position) => (at.shot === undefined ? 0 : (current.value?.start ?? 0));
  return {
    viewing,
    position,
    clips,
    programme,
    current,
    frame: computed(() => startOf(position.value) + position.value.into),
    playing: signal(false),
    speed: signal(1),
    muted: signal(false),
    seeks: signal(0),
  };
}

function createMoves({ viewing, position, playing, speed, seeks, programme, clips, frame }: OwnState) {
  const atFrame = (to: number) => {
    position.value = positionAt(to, programme.peek(), clips.peek());
  };
  const seek = (to: number) => {
    atFrame(to);
    seeks.value += 1;
  };
  const pause = () => {
    playing.value = false;
    speed.value = 1;
  };
  return {
    atFrame,
    seek,
    pause,
    step: (frames: number) => {
      pause();
      seek(frame.peek() + frames);
    },
    start: (next: Viewing, at: number) => {
      batch(() => {
        viewing.value = next;
        speed.value = 1;
        seek(at);
        playing.value = programme.peek().clips.length > 0;
      });
    },
    showShot: (shot: string | undefined) => {
      batch(() => {
        pause();
        viewing.value = { kind: "cut" };
        position.value = shot === undefined ? { into: 0 } : { shot, into: 0 };
        seeks.value += 1;
      });
    },
  };
}
