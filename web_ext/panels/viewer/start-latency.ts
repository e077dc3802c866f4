// A video element begins to play a little after `play()`. How much later is measured on each clip, so that the next one is started that
// much earlier, and frames follow each other as in one film.
import type { Clip } from "../../store/playback/clips-and-playhead.ts";
import { frameOf } from "./film-time.ts";

export interface Start {
  /** When its first frame is to be seen, in milliseconds of the page's clock. */
  readonly at: number;
  readonly clip: Clip;
  readonly fps: number;
  readonly speed: number;
}

const FIRST_GUESS_MS = 50;
const LONGEST_MS = 200;
/** How much of a guess each clip changes. */
const WEIGHT = 0.15;

export class StartLatency {
  private guess = FIRST_GUESS_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun: HTMLVideoElement | undefined;

  /** Starts an element that is parked on its first frame in time; a later plan replaces an earlier one. */
  plan(video: HTMLVideoElement, start: Start): void {
    if (this.begun === video) return;
    clearTimeout(this.timer);
    const middle = start.at + halfFrame(start);
    this.timer = setTimeout(() => this.begin(video, start), middle - this.guess - performance.now());
  }

  hasBegun(video: HTMLVideoElement): boolean {
    return this.begun === video;
  }

  /** The element is in front, or is not needed any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.begun = undefined;
  }

  private begin(video: HTMLVideoElement, start: Start): void {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.seeking) return;
    this.begun = video;
    video.playbackRate = start.speed;
    video.play().catch(() => undefined);
    this.learn(video, start, performance.now());
  }

  /** From the first new frame it follows how long the element took to begin. */
  private learn(video: HTMLVideoElement, start: Start, waited: number): void {
    video.requestVideoFrameCallback((_now, { mediaTime, expectedDisplayTime }) => {
      const into = frameOf(start.clip, mediaTime, start.fps);
      if (into === 0) return this.learn(video, start, waited);
      const took = expectedDisplayTime - waited - (into * 2 - 1) * halfFrame(start);
      const sane = Math.max(0, Math.min(LONGEST_MS, took));
      this.guess += (sane - this.guess) * WEIGHT;
    });
  }
}

function halfFrame({ fps, speed }: Start): number {
  return 500 / fps / speed;
}
