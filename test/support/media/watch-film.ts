// What a person sees of a film in the page: pictures with a size, and time that moves. What runs inside the page reaches everything
// through its element: the service's own code is compiled without a browser's names.
import type { Locator, Page } from "playwright-core";
import { until } from "../until.ts";

export interface Watched {
  readonly width: number;
  readonly height: number;
  /** Times of the frames that were put on screen, in seconds inside their film. */
  readonly times: readonly number[];
}

const FRONT = "video[data-deck=front]";

/** Runs `start` and tells of the first frames that the picture in front puts on screen from then on: the watch begins before `start`, for a short film is over soon. */
export async function watchFrames(page: Page, frames: number, start: () => Promise<unknown>): Promise<Watched> {
  const watch = await page.locator("body").evaluateHandle(
    (body, { front, wanted }) => {
      const times: number[] = [];
      let size = { width: 0, height: 0 };
      // The decks change places when another film is ready: whichever is in front now is the one that is seen.
      let watched: unknown;
      const look = setInterval(() => body.querySelector(front) !== watched && next(), 20);
      const next = () => {
        const video = body.querySelector(front);
        watched = video;
        video?.requestVideoFrameCallback((_now: number, frame: { mediaTime: number }) => {
          if (video !== watched || times.length === wanted) return;
          times.push(frame.mediaTime);
          size = { width: video.videoWidth, height: video.videoHeight };
          if (times.length < wanted) next();
          else clearInterval(look);
        });
      };
      next();
      return () => ({ ...size, times });
    },
    { front: FRONT, wanted: frames },
  );
  await start();
  return until(
    async () => {
      const watched = await watch.evaluate((report) => report());
      return watched.times.length === frames && watched;
    },
    `the picture in front put fewer than ${frames} frames on screen`,
    { within: 10_000, every: 20 },
  );
}

/** Notes what the first heading of a region changes to, however short it stands; the returned function tells of all until then. */
export async function watchHeadings(region: Locator): Promise<() => Promise<string[]>> {
  const noted = await region.evaluateHandle((element) => {
    const read = () => String(element.querySelector("h1, h2, h3")?.textContent ?? "");
    const seen: string[] = [];
    let last = read();
    const note = () => {
      const now = read();
      if (now !== last) seen.push(now);
      last = now;
    };
    const { MutationObserver } = element.ownerDocument.defaultView;
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return () => noted.jsonValue();
}

/** Waits until the picture in front has this width, in pixels of the film. */
export async function seesWidth(page: Page, width: number): Promise<void> {
  await page.locator(FRONT).evaluate(
    (video, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => (video.videoWidth === wanted ? resolve() : void setTimeout(look, 20));
        look();
      }),
    width,
  );
}
