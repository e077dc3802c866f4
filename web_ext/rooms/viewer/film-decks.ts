// Plays a programme on two video elements: while one plays, the other holds the next clip at its first frame, so that a cut is a switch
// and not a wait. It decides nothing: it is told what to show, and reports the frame that is on screen.
import { fileAddress } from "../../api/addresses.ts";
import type { Programme } from "../../store/programme.ts";
import type { Clip } from "../../store/playlist.ts";

export interface DeckHost {
  readonly onFrame: (frame: number) => void;
  readonly onEnded: () => void;
  /** A film that cannot be shown, in a sentence; undefined when one can again. */
  readonly onTrouble: (sentence: string | undefined) => void;
}

/** How long a clip may take to show its first frame before the page says so. */
const PATIENCE_MS = 15_000;

export class FilmDecks {
  private front: HTMLVideoElement;
  private back: HTMLVideoElement;
  private readonly host: DeckHost;
  private readonly ep: string;
  private programme: Programme | undefined;
  private index = -1;
  private playing = false;
  private ready = false;
  private speed = 1;
  /** Grows with every change of what is shown: whatever was waiting for an older one stays silent. */
  private turn = 0;

  constructor(front: HTMLVideoElement, back: HTMLVideoElement, ep: string, host: DeckHost) {
    this.front = front;
    this.back = back;
    this.ep = ep;
    this.host = host;
    for (const video of [front, back]) {
      video.addEventListener("ended", () => video === this.front && this.playing && this.advance());
    }
  }

  /** Shows a frame of a programme; goes on playing if it was. */
  cue(programme: Programme, frame: number): void {
    this.programme = programme;
    this.index = indexAt(programme.clips, frame, this.playing);
    const clip = programme.clips[this.index];
    this.host.onTrouble(undefined);
    if (clip) return this.show(clip, timeOf(clip, Math.max(frame, clip.start), programme.fps));
    this.turn += 1;
    this.ready = false;
    this.front.pause();
  }

  /** The same programme after a change around it: what is on screen stays untouched when it still is what it was. */
  update(programme: Programme, frame: number): void {
    const before = this.programme?.clips[this.index];
    const index = indexAt(programme.clips, frame, this.playing);
    const after = programme.clips[index];
    if (!before || !after || !isSameFilm(before, after)) return this.cue(programme, frame);
    this.programme = programme;
    this.index = index;
  }

  run(playing: boolean, speed: number): void {
    const started = playing && !this.playing;
    this.playing = playing;
    this.speed = speed;
    this.front.playbackRate = speed;
    if (!playing) return this.front.pause();
    if (!started) return;
    if (this.ready) this.roll(this.turn);
    else if (this.index === -1 && this.programme) this.cue(this.programme, this.programme.clips[0]?.start ?? 0);
  }

  mute(muted: boolean): void {
    this.front.muted = muted;
    this.back.muted = muted;
  }

  /** Lets go of both films and their connections. */
  close(): void {
    this.turn += 1;
    for (const video of [this.front, this.back]) {
      video.pause();
      video.removeAttribute("src");
      video.load();
    }
  }

  private show(clip: Clip, time: number): void {
    const turn = ++this.turn;
    this.ready = false;
    const held = this.holds(this.front, clip);
    const deck = held ? this.front : this.back;
    if (!held) this.front.pause();
    this.load(deck, clip, time);
    void whenShown(deck).then((trouble) => {
      if (turn !== this.turn) return;
      if (trouble) return this.host.onTrouble(troubleWith(clip, trouble));
      if (!held) this.swap();
      this.ready = true;
      this.prepareNext();
      if (this.playing) this.roll(turn);
    });
  }

  private roll(turn: number): void {
    this.front.playbackRate = this.speed;
    this.front.play().catch(() => undefined);
    this.watch(turn);
  }

  private watch(turn: number): void {
    this.front.requestVideoFrameCallback((_now, { mediaTime }) => {
      const clip = this.programme?.clips[this.index];
      if (turn !== this.turn || !this.playing || !clip || !this.programme) return;
      const { fps } = this.programme;
      const into = Math.round((mediaTime - clip.from) * fps);
      this.host.onFrame(clip.start + Math.max(0, Math.min(into, clip.frames - 1)));
      if (into < clip.frames - 1) return this.watch(turn);
      setTimeout(() => turn === this.turn && this.playing && this.advance(), 1000 / fps / this.speed);
    });
  }

  private advance(): void {
    const next = this.programme?.clips[this.index + 1];
    if (!next || !this.programme) {
      this.turn += 1;
      this.playing = false;
      this.front.pause();
      this.ready = true;
      return this.host.onEnded();
    }
    this.index += 1;
    this.show(next, timeOf(next, next.start, this.programme.fps));
  }

  private prepareNext(): void {
    const next = this.programme?.clips[this.index + 1];
    if (next && this.programme) this.load(this.back, next, timeOf(next, next.start, this.programme.fps));
  }

  private load(video: HTMLVideoElement, clip: Clip, time: number): void {
    if (!this.holds(video, clip)) video.src = this.addressOf(clip);
    if (Math.abs(video.currentTime - time) > 1e-4 || video.readyState === 0) video.currentTime = time;
  }

  private swap(): void {
    [this.front, this.back] = [this.back, this.front];
    this.back.pause();
    this.front.dataset["deck"] = "front";
    this.back.dataset["deck"] = "back";
  }

  private holds(video: HTMLVideoElement, clip: Clip): boolean {
    return video.getAttribute("src") === this.addressOf(clip);
  }

  /** A film made again keeps its name: the part after `#` makes the browser look again. */
  private addressOf(clip: Clip): string {
    const { viewing } = this.programme ?? {};
    const made = viewing?.kind === "film" ? `#${viewing.made}` : "";
    return fileAddress(this.ep, clip.mp4 ?? "") + made;
  }
}

/** The clip at a frame; while playing also the next one after a gap. */
function indexAt(clips: readonly Clip[], frame: number, orNext: boolean): number {
  return clips.findIndex((clip) => frame < clip.start + clip.frames && (orNext || frame >= clip.start));
}

/** The middle of a frame inside its film, in seconds: a seek to its edge may land on either side. */
function timeOf(clip: Clip, frame: number, fps: number): number {
  return clip.from + (frame - clip.start + 0.5) / fps;
}

function isSameFilm(a: Clip, b: Clip): boolean {
  return a.shot === b.shot && a.mp4 === b.mp4 && a.from === b.from && a.frames === b.frames;
}

type Trouble = "broken" | "slow";

/** Resolves when the wanted frame can be seen; with a word when it cannot. */
function whenShown(video: HTMLVideoElement): Promise<Trouble | undefined> {
  return new Promise((resolve) => {
    const events = ["seeked", "loadeddata", "canplay", "error"] as const;
    const settle = (trouble?: Trouble) => {
      clearTimeout(timer);
      for (const event of events) video.removeEventListener(event, look);
      resolve(trouble);
    };
    const look = () => {
      if (video.error) settle("broken");
      else if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking) settle();
    };
    const timer = setTimeout(() => settle("slow"), PATIENCE_MS);
    for (const event of events) video.addEventListener(event, look);
    look();
  });
}

function troubleWith(clip: Clip, trouble: Trouble): string {
  const what = clip.take === null ? "the film" : `take ${clip.take} of ${clip.shot}`;
  return trouble === "broken"
    ? `${what} cannot be played: its file is missing or damaged. Render it again.`
    : `${what} does not arrive: the service or its disk is busy.`;
}
