// What has to hold of a lane behind a real Comfy API, chapter by chapter. What goes wrong is done by a relay in between.
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BackendEvent, BackendJob } from "../../../src/hosts/backend.ts";
import { ServiceStopping } from "../../../src/machine/cancellable-work.ts";
import { allEvents } from "../values/all-events.ts";
import type { PlainApi } from "./model-free.ts";
import { FRAMES, type RealLane } from "./real-lane.ts";
import { onePixel } from "./record-api.ts";
import { headersOf, type Passing, type Relay } from "./relay.ts";

export interface StoryPlace {
  readonly relay: Relay;
  readonly plain: PlainApi;
  readonly runs: number;
}

export type Chapter = readonly [what: string, play: () => Promise<string | void>];

export function laneStory(lane: RealLane, { relay, plain, runs }: StoryPlace): readonly Chapter[] {
  const whole = async (events: readonly BackendEvent[], frames = FRAMES) =>
    same(await lane.film(events), frames, "frames of the film");
  const spoiled = (what: string, spoil: (passing: Passing) => Promise<void>): Chapter => [
    what,
    async () => {
      let left = 1;
      relay.spoil = async (passing) => {
        if (left === 0 || !isContent(passing)) return false;
        left -= 1;
        await spoil(passing);
        return true;
      };
      await whole(await lane.run());
    },
  ];
  return [
    ["it answers", async () => same(await lane.backend().down(), null, "why it is down")],
    [
      "a film arrives whole; its work begins once and never goes back",
      async () => {
        const events = await lane.run(lane.job({ slow: 2 }));
        await whole(events);
        same(events.filter(({ kind }) => kind === "began").length, 1, "beginnings");
        const shares = events.flatMap((event) => (event.kind === "progress" ? [event.done] : []));
        same(shares.join(), shares.toSorted((a, b) => a - b).join(), "progress");
        return `${shares.length} steps of progress`;
      },
    ],
    [
      `${runs} short runs all end with their film`,
      async () => {
        for (let run = 0; run < runs; run++) await whole(await lane.run());
      },
    ],
    [
      "a picture that the graph reads is stored once",
      async () => {
        const picture = await pictureIn(lane.folder);
        for (const run of [1, 2]) {
          await whole(await lane.run(lane.job({ picture })), FRAMES + 1);
          same(relay.received.filter((line) => line === "POST /api/v2/assets").length, 1, `uploads after run ${run}`);
        }
      },
    ],
    [
      "one that is gone by then is sent again",
      async () => {
        const picture = await pictureIn(lane.folder);
        let stored: string | undefined;
        relay.spoil = async ({ method, path, pass, response }) => {
          if (method !== "POST" || stored === "gone") return false;
          if (path === "/api/v2/assets") {
            const answer = await pass();
            const text = await answer.text();
            stored = (JSON.parse(text) as { id: string }).id;
            response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
            return true;
          }
          if (stored !== undefined) await plain.ask("DELETE", `/assets/${stored}`);
          stored = "gone";
          return false;
        };
        await whole(await lane.run(lane.job({ picture })), FRAMES + 1);
        same(relay.received.filter((line) => line === "POST /api/v2/assets").length, 2, "uploads");
      },
    ],
    ["a cancel of a run that goes on is told as it is", () => canceled(lane, lane.job({ slow: 6 }), "runs")],
    [
      "a cancel of one that waits is told as it is",
      async () => {
        const ahead = lane.run(lane.job({ slow: 3 }));
        const said = await canceled(lane, lane.job(), "ahead of it");
        await whole(await ahead);
        return said;
      },
    ],
    [
      "a run that was left alone is followed by its handle",
      async () => {
        const { job, handle } = await leave(lane);
        const { work, ...known } = job;
        const again = { ...known, work: async () => work };
        await whole(await allEvents(lane.backend().attach!(again, handle, new AbortController().signal)));
      },
    ],
    spoiled("a download that stalls is gone on with", async ({ pass, response }) => {
      const answer = await pass();
      response.writeHead(answer.status, headersOf(answer));
      response.write((await bytesOf(answer)).subarray(0, 900));
    }),
    spoiled("one that is cut off is gone on with", async ({ pass, response }) => {
      const answer = await pass();
      response.writeHead(answer.status, headersOf(answer));
      response.write((await bytesOf(answer)).subarray(0, 900), () => setTimeout(() => response.destroy(), 50));
    }),
    spoiled("a film that ends early and says so is fetched again", async ({ pass, response }) => {
      const bytes = await bytesOf(await pass());
      const half = bytes.subarray(0, Math.floor(bytes.length * 0.9));
      response.writeHead(200, { "content-length": half.length }).end(half);
    }),
    spoiled("a page in its place is fetched again", async ({ response }) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>one moment, please");
    }),
    spoiled("nothing in its place is fetched again", async ({ response }) => {
      response.writeHead(200).end();
    }),
    [
      "a graph is not carried to another origin",
      async () => {
        let received = 0;
        const stranger = createServer((_, response) => {
          received += 1;
          response.writeHead(201).end("{}");
        });
        await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
        const away = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
        relay.spoil = async ({ method, path, response }) => {
          if (method !== "POST") return false;
          response.writeHead(307, { location: `${away}${path}` }).end();
          return true;
        };
        const said = failure(await lane.run());
        stranger.close();
        same(received, 0, "questions to the other origin");
        return said;
      },
    ],
    [
      "a lost answer to a run is unknown",
      async () => {
        relay.spoil = async ({ method, path, pass, response }) => {
          if (method !== "POST" || path !== "/api/v2/jobs") return false;
          await pass();
          response.destroy();
          return true;
        };
        const events = await lane.run();
        const end = events.at(-1);
        same(end?.kind === "failed" && end.isUnknown === true, true, "whether it is unknown");
        return failure(events);
      },
    ],
    ["a run that fails says where", async () => failure(await lane.run(lane.job({ width: 63 })))],
    ["a graph that is refused says where", async () => failure(await lane.run(lane.job({ width: 0 })))],
  ];
}

function isContent({ method, path }: Passing): boolean {
  return method === "GET" && path.endsWith("/content");
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

function same<T>(is: T, wanted: T, what: string): void {
  if (is !== wanted) throw new Error(`${what}: ${String(is)}, not ${String(wanted)}`);
}

function failure(events: readonly BackendEvent[]): string {
  const end = events.at(-1);
  if (end?.kind !== "failed") throw new Error(`it ended with ${end?.kind}`);
  return end.reason;
}

async function pictureIn(folder: string): Promise<string> {
  const path = join(folder, `${randomUUID()}.png`);
  await writeFile(path, onePixel());
  return path;
}

/** Cancels a run once it says something of that kind, and tells what came of it. */
async function canceled(lane: RealLane, job: BackendJob, when: string): Promise<string> {
  const stop = new AbortController();
  try {
    for await (const event of lane.backend().run(job, stop.signal)) {
      const isTime = event.kind === "began" ? when === "runs" : event.kind === "log" && event.line.includes(when);
      if (isTime) stop.abort(new Error("it was stopped"));
      if (event.kind === "files") throw new Error("it ended with its film before it was canceled");
      if (event.kind === "failed" && stop.signal.aborted) return event.reason;
      if (event.kind === "failed") throw new Error(event.reason);
    }
  } catch (error) {
    if (error !== stop.signal.reason) throw error;
  }
  return "it was stopped";
}

/** A run that goes on, as the studio leaves it when it stops. */
async function leave(lane: RealLane): Promise<{ readonly job: BackendJob; readonly handle: string }> {
  const stop = new AbortController();
  const job = lane.job({ slow: 2 });
  let handle = "";
  try {
    for await (const event of lane.backend().run(job, stop.signal)) {
      if (event.kind === "submitted") handle = event.handle;
      if (event.kind === "began") stop.abort(new ServiceStopping("the service stops"));
    }
  } catch (error) {
    if (error !== stop.signal.reason) throw error;
  }
  return { job, handle };
}
