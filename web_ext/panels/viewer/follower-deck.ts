// A second film that stays with the first one: to the frame while both stand, and within a frame while they run. It decides nothing: it is
// given where the playhead is.

export interface Lead {
  /** Where this film stands now, in seconds. */
  readonly time: number;
  readonly playing: boolean;
  readonly speed: number;
}

/** Further apart than this, in seconds, it jumps; nearer it hurries or waits. */
const JUMP = 0.25;
/** How much faster or slower it runs to come back. */
const HURRY = 0.12;
/** A frame of most films, in seconds: nearer than half of it is together. */
const FRAME = 1 / 24;

export class FollowerDeck {
  private readonly video: HTMLVideoElement;
  private wanted: number | undefined;

  constructor(video: HTMLVideoElement) {
    this.video = video;
    video.addEventListener("seeked", () => this.seek());
    video.addEventListener("loadedmetadata", () => this.seek());
  }

  show(address: string): void {
    if (this.video.getAttribute("src") !== address) this.video.src = address;
  }

  follow({ time, playing, speed }: Lead): void {
    // No browser plays backwards: then it goes from frame to frame.
    if (playing && speed > 0) this.runBeside(time, speed);
    else this.standAt(time);
  }

  mute(muted: boolean): void {
    this.video.muted = muted;
  }

  close(): void {
    this.video.pause();
    this.video.removeAttribute("src");
    this.video.load();
  }

  private standAt(time: number): void {
    this.video.pause();
    this.wanted = time;
    this.seek();
  }

  private runBeside(time: number, speed: number): void {
    const { video } = this;
    this.wanted = undefined;
    const apart = video.currentTime - time;
    if (video.paused || Math.abs(apart) > JUMP) {
      if (!video.seeking) video.currentTime = time;
      video.play().catch(() => undefined);
    }
    const hurry = Math.abs(apart) < FRAME / 2 ? 0 : -Math.sign(apart) * HURRY;
    video.playbackRate = speed * (1 + hurry);
  }

  /** One seek at a time: the last place that was asked for is the one it ends at. */
  private seek(): void {
    const { video, wanted } = this;
    if (wanted === undefined || video.seeking || video.readyState === 0) return;
    if (Math.abs(video.currentTime - wanted) > 1e-4) video.currentTime = wanted;
  }
}
