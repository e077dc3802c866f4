// The film, by frames: what is on screen is a whole frame, and a step shows the next one exactly.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";

export interface Player {
  readonly video: HTMLVideoElement;
  readonly frame: () => number;
  /** Stops, and shows that frame. */
  readonly show: (frame: number) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
  /** Faster forward, at each call. */
  readonly faster: () => void;
}

const RATES = [1, 1.5, 2, 4];

/** `onFrame` is told the frame on screen as it changes. */
export function openPlayer(data: ReviewData, video: HTMLVideoElement, onFrame: () => void): Player {
  const { fps, frames } = data;
  let shown = 0;
  const change = (frame: number) => {
    shown = Math.max(0, Math.min(frames - 1, frame));
    onFrame();
  };
  const follow = () => {
    if (!video.paused) change(Math.floor(video.currentTime * fps + 0.01));
    if (!video.paused) requestAnimationFrame(follow);
  };
  video.addEventListener("play", follow);
  video.addEventListener("pause", onFrame);
  const pause = () => {
    if (video.paused) return;
    video.pause();
    show(shown);
  };
  const show = (frame: number) => {
    video.pause();
    change(frame);
    video.currentTime = (shown + 0.5) / fps; // the middle of a frame: no rounding shows its neighbour
  };
  return {
    video,
    frame: () => shown,
    show,
    pause,
    toggle: () => {
      if (!video.paused) return pause();
      video.playbackRate = 1;
      if (shown >= frames - 1) show(0);
      play(video);
    },
    faster: () => {
      if (!video.paused)
        video.playbackRate = RATES[Math.min(RATES.length - 1, RATES.indexOf(video.playbackRate) + 1)] ?? 1;
      else video.playbackRate = 1;
      play(video);
    },
  };
}

function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined); // a film that cannot be played says so by its error event
}
