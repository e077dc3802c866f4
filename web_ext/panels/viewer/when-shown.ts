// Waits until a video element shows what it was sent to, and says in a sentence why it does not.
import type { Clip } from "../../store/playback/clips-and-playhead.ts";

/** How long a clip may take to show its first frame before the page says so. */
const PATIENCE_MS = 15_000;

export type Trouble = "broken" | "slow";

/** Resolves when the wanted frame can be seen; with a word when it cannot. */
export function whenShown(video: HTMLVideoElement): Promise<Trouble | undefined> {
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

export function troubleWith(clip: Clip, trouble: Trouble): string {
  const what = clip.take === null ? "the film" : `take ${clip.take} of ${clip.shot}`;
  return trouble === "broken"
    ? `${what} cannot be played: its file is missing or damaged. Render it again.`
    : `${what} does not arrive: the service or its disk is busy.`;
}
