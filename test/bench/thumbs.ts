// Small pictures over HTTP, as a page with thousands of takes asks for them: made at the first time, and found again; with how long the
// event loop is held meanwhile. The baselines send the pictures as they are, and make them small with a library that is all JavaScript.
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { Jimp } from "jimp";
import { mapPool } from "../../src/disk/reading/pool.ts";
import { run } from "../../src/machine/spawn.ts";
import { FFMPEG } from "../support/media/measure-film.ts";
import { openRealStudio, type RealStudio } from "../support/episodes/real-studio.ts";
import { timeOf, type Measure } from "./measure.ts";
import { fetchUnread, heldWhile } from "./serve.ts";

const PICTURES = 300;
/** What the times are scaled to. */
const MANY = 5000;
/** What the JavaScript library is judged by. */
const SOME = 30;
/** Requests that a browser has open at once. */
const AT_ONCE = 6;

export async function benchThumbs(): Promise<Measure[]> {
  const studio = await openRealStudio();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    await writePictures(studio);
    const all = (route: string) => mapPool(names(), (name) => ask(studio, route, { name, agent }), AT_ONCE);
    const least = await timeOf(() => all("file"));
    let [first, again] = [0, 0];
    const byLibrary = (await timeOf(() => shrinkInTurn(studio))) / SOME;
    const firstHeld = await heldWhile(async () => void (first = await timeOf(() => all("thumb"))));
    const againHeld = await heldWhile(async () => void (again = await timeOf(() => all("thumb"))));
    const scaled = (ms: number) => (ms * MANY) / PICTURES / 1000;
    return [
      { name: `${MANY} thumbnails, made (told by ${PICTURES})`, value: scaled(first), unit: "s", goal: { atMost: 60 } },
      {
        name: "  how often as fast as one by one by jimp",
        value: (byLibrary * PICTURES) / first,
        unit: "times",
        goal: { atLeast: 5 },
      },
      { name: "  loop held at most", value: firstHeld, unit: "ms", goal: { atMost: 50 } },
      { name: `${MANY} thumbnails, found`, value: scaled(again), unit: "s", goal: { atMost: 10 } },
      { name: "  against sending the pictures themselves", value: again / least, unit: "times", goal: { atMost: 2 } },
      { name: "  loop held at most", value: againHeld, unit: "ms", goal: { atMost: 50 } },
    ];
  } finally {
    agent.destroy();
    await studio.close();
  }
}

function names(): string[] {
  return Array.from({ length: PICTURES }, (_, n) => `pictures/p${n}.jpg`);
}

/** Pictures as takes have them: 480 pixels wide. */
async function writePictures({ ep }: RealStudio): Promise<void> {
  await mkdir(join(ep, "pictures"));
  const one = join(ep, "one.jpg");
  await run(FFMPEG, ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=480x270", "-frames:v", "1", "-y", one]);
  for (const name of names()) await copyFile(one, join(ep, name));
}

async function shrinkInTurn({ ep }: RealStudio): Promise<void> {
  for (const name of names().slice(0, SOME)) {
    const picture = await Jimp.fromBuffer(await readFile(join(ep, name)));
    await picture.resize({ w: 256 }).getBuffer("image/jpeg", { quality: 82 });
  }
}

function ask(
  { url, ep }: RealStudio,
  route: string,
  { name, agent }: { readonly name: string; readonly agent: Agent },
) {
  const query = new URLSearchParams({ ep, path: name, ...(route === "thumb" && { w: "256" }) });
  return fetchUnread(`${url}/studio/${route}?${query.toString()}`, { agent });
}
