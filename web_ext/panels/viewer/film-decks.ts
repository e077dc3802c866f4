// Plays a programme on two video elements: while one plays, the other holds the next clip at its first frame, and is started
// as much earlier as it needs to begin, so that a cut switches without a wait. Backwards it runs frame by frame, as fast as frames are
// decoded. It decides nothing: it shows what it is given, and reports the frame that is on screen.
import { fileAddress } from "../../api/addresses.ts";
import { firstFrame } from "../../store/playback/programme.ts";
import { levelAt } from "../../store/playback/clip-sound.ts";
import { Rewinding } from "../../store/playback/rewinding.ts";
import type { Programme, Clip } from "../../store/playback/clips-and-playhead.ts";
import { frameOf, isSameFilm, timeOf } from "./film-time.ts";
import { soundBus } from "./sound/sound-bus.ts";
import { StartLatency } from "./start-latency.ts";
import { troubleWith, whenShown } from "./when-shown.ts";

export interface DeckHost {
  readonly onFrame: (frame: number) => void;
  readonly onEnded: () => void;
  /** A film that cannot be shown, in a sentence; undefined when one can again. */
  readonly onTrouble: (sentence: string | undefined) => void;
}

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
  /** The frame that was shown or asked for last. */
  private frame = 0;
  private readonly startLatency = new StartLatency();
  private switching: ReturnType<typeof setTimeout> | undefined;
  private readonly rewinding: Rewinding;
  private readonly disconnects: readonly (() => void)[];

  constructor(front: HTMLVideoElement, back: HTMLVideoElement, ep: string, host: DeckHost) {
    this.front = front;
    this.back = back;
    this.ep = ep;
    this.host = host;
    this.rewinding = new Rewinding({
      now: () => performance.now(),
      nextPicture: (then) => requestAnimationFrame(then),
      show: (frame, isWanted) => this.showAt(frame, isWanted),
      onEnded: host.onEnded,
    });
    this.disconnects = [front, back].map((video) => soundBus.connect(video));
    for (const video of [front, back]) {
      video.addEventListener("ended", () => video === this.front && this.playing && this.advance());
    }
  }

  /** Shows a frame of a programme; goes on playing if it was. */
  cue(programme: Programme, frame: number): void {
    this.programme = programme;
    this.frame = frame;
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
    this.frame = frame;
    this.index = index;
    if (this.playing && this.speed < 0) this.rewind();
    else if (!this.startLatency.hasBegun(this.back)) this.prepareNext();
  }

  run(playing: boolean, speed: number): void {
    const goesOn = playing && this.playing && speed > 0 && this.speed > 0;
    this.playing = playing;
    this.speed = speed;
    if (goesOn) return void (this.front.playbackRate = speed);
    this.stop();
    if (playing) this.start();
    else this.hold();
  }

  /** As loud as the clip on screen is at its frame, and the next one at its first. */
  level(): void {
    const { clips = [] } = this.programme ?? {};
    const [clip, next] = [clips[this.index], clips[this.nextIndex()]];
    if (clip) soundBus.setGain(this.front, levelAt(clip, this.frame));
    if (next) soundBus.setGain(this.back, levelAt(next, next.start));
  }

  mute(muted: boolean): void {
    this.front.muted = muted;
    this.back.muted = muted;
  }

  /** Lets go of both films and their connections. */
  close(): void {
    this.turn += 1;
    clearTimeout(this.switching);
    this.rewinding.stop();
    this.startLatency.forget();
    for (const video of [this.front, this.back]) {
      video.pause();
      video.removeAttribute("src");
      video.load();
    }
    for (const disconnect of this.disconnects) disconnect();
  }

  private show(clip: Clip, time: number): void {
    const turn = ++this.turn;
    this.ready = false;
    this.stop();
    void this.loadClip(clip, time).then(({ trouble, deck }) => {
      if (turn !== this.turn) return;
      if (trouble) return this.host.onTrouble(troubleWith(clip, trouble));
      if (deck === this.back) this.swap();
      this.ready = true;
      if (this.playing) this.start();
      else this.prepareNext();
    });
  }

  /** Finds a time of a film, on the deck that holds it or else behind the one in front. */
  private async loadClip(clip: Clip, time: number) {
    const isLoaded = this.holds(this.front, clip);
    const deck = isLoaded ? this.front : this.back;
    if (!isLoaded) this.front.pause();
    this.load(deck, clip, time);
    return { deck, trouble: await whenShown(deck) };
  }

  private start(): void {
    if (this.speed < 0 && (this.ready || this.index === -1)) this.rewind();
    else if (this.ready) this.roll(this.turn);
    else if (this.index === -1 && this.programme) this.cue(this.programme, this.programme.clips[0]?.start ?? 0);
  }

  private roll(turn: number): void {
    this.front.playbackRate = this.speed;
    this.front.play().catch(() => undefined);
    this.prepareNext();
    this.watch(turn);
  }

  private watch(turn: number): void {
    this.front.requestVideoFrameCallback((_now, { mediaTime, expectedDisplayTime }) => {
      const clip = this.programme?.clips[this.index];
      if (turn !== this.turn || !this.playing || !clip || !this.programme) return;
      const { fps } = this.programme;
      const into = Math.min(frameOf(clip, mediaTime, fps), clip.frames - 1);
      this.frame = clip.start + into;
      this.host.onFrame(this.frame);
      this.planSwitch(turn, expectedDisplayTime + ((clip.frames - into) * 1000) / fps / this.speed);
      this.watch(turn);
    });
  }

  /** The next clip begins to play in time to be seen at `at`, a time of the page's clock in milliseconds. */
  private planSwitch(turn: number, at: number): void {
    clearTimeout(this.switching);
    const next = this.programme?.clips[this.nextIndex()];
    const isOn = () => turn === this.turn && this.playing;
    if (next && this.programme && this.holds(this.back, next)) {
      const { fps } = this.programme;
      this.startLatency.plan(this.back, { at, clip: next, fps, speed: this.speed });
    }
    this.switching = setTimeout(() => isOn() && this.advance(), at - performance.now());
  }

  private advance(): void {
    const index = this.nextIndex();
    const next = this.programme?.clips[index];
    if (!next || !this.programme) {
      this.turn += 1;
      this.playing = false;
      this.stop();
      this.ready = true;
      return this.host.onEnded();
    }
    this.index = index;
    if (!this.startLatency.hasBegun(this.back)) return this.show(next, timeOf(next, next.start, this.programme.fps));
    this.turn += 1;
    this.frame = next.start;
    this.swap();
    this.startLatency.forget();
    this.host.onFrame(next.start);
    this.prepareNext();
    this.watch(this.turn);
  }

  private rewind(): void {
    const { programme, frame, speed } = this;
    this.turn += 1;
    this.ready = true;
    if (programme) this.rewinding.start({ frame, fps: programme.fps, speed: -speed, first: firstFrame(programme) });
  }

  /** Finds a frame of the clips, or the last one before it that there is; false when it is not wanted any more. */
  private async showAt(frame: number, isWanted: () => boolean): Promise<boolean> {
    const { programme } = this;
    const index = programme?.clips.findLastIndex((clip) => clip.start <= frame) ?? -1;
    const clip = programme?.clips[index];
    if (!clip || !programme) return false;
    const at = Math.min(frame, clip.start + clip.frames - 1);
    const { trouble, deck } = await this.loadClip(clip, timeOf(clip, at, programme.fps));
    if (!isWanted() || trouble) return false;
    if (deck === this.back) this.swap();
    [this.index, this.frame] = [index, at];
    this.host.onFrame(at);
    this.prepare(programme.clips[index - 1], -1);
    return true;
  }

  /** The picture stays on the frame that was reported last, whatever was about to be shown. */
  private hold(): void {
    const clip = this.programme?.clips[this.index];
    if (!this.ready || !clip || !this.programme || !this.holds(this.front, clip)) return;
    this.turn += 1;
    this.load(this.front, clip, timeOf(clip, this.frame, this.programme.fps));
  }

  private prepareNext(): void {
    this.prepare(this.programme?.clips[this.nextIndex()], 0);
  }

  /** Of the clip that comes after this one; no clip has it after the last one of what is not repeated. */
  private nextIndex(): number {
    const { clips = [], loops = false } = this.programme ?? {};
    return loops && this.index === clips.length - 1 ? 0 : this.index + 1;
  }

  /** Holds a clip ready behind the one in front: at its first frame, or at its last one, -1. */
  private prepare(clip: Clip | undefined, frame: 0 | -1): void {
    if (!clip || !this.programme) return;
    const at = frame === 0 ? clip.start : clip.start + clip.frames - 1;
    this.load(this.back, clip, timeOf(clip, at, this.programme.fps));
  }

  /** Stands still: nothing plays, and nothing is about to. */
  private stop(): void {
    clearTimeout(this.switching);
    this.rewinding.stop();
    this.front.pause();
    this.back.pause();
    if (this.startLatency.hasBegun(this.back)) this.prepareNext();
    this.startLatency.forget();
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
