// The whole studio on a free port, with a scratch folder as its root and its user folder: real files, real ffmpeg, real sockets.
// Replies are checked against their contracts, so a test that only asks also proves the shape.
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { WebSocket } from "ws";
import { openStandalone, type Standalone } from "../../extension/standalone.ts";
import { readEnvironment } from "../../src/environment.ts";
import { silentLog } from "../../src/machine/log.ts";
import { writeEpisode } from "./sample-episodes.ts";
import { openScratch } from "./scratch-folder.ts";

export interface RealStudio {
  readonly url: string;
  /** The root that episodes lie in. */
  readonly root: string;
  readonly user: string;
  /** A built episode of three shots. */
  readonly ep: string;
  get(path: string, query?: object): request.Test;
  post(path: string, body?: object): request.Test;
  put(path: string, body?: object): request.Test;
  delete(path: string, query?: object): request.Test;
  /** Everything said on the websocket since the studio was opened. */
  readonly events: readonly Heard[];
  /** Resolves with the first event, past or coming, that fits: for what a job says in its own time, told apart by its id. */
  heard(type: string, fits: (data: Record<string, unknown>) => boolean): Promise<Heard>;
  /** What is said on the websocket from the moment `act` begins until its reply is there, and nothing from before. */
  saidDuring(act: () => PromiseLike<unknown>): Promise<readonly Heard[]>;
  /** Resolves when no job waits or runs. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface Heard {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

export async function openRealStudio(env: Readonly<Record<string, string>> = {}): Promise<RealStudio> {
  const scratch = await openScratch();
  const root = join(await realpath(scratch.folder), "show");
  const user = join(scratch.folder, "user");
  await mkdir(root);
  const ep = await writeEpisode(root);
  const environment = {
    ...readEnvironment({ ...process.env, ...env }, process.platform, scratch.folder),
    userDir: user,
  };
  const standalone = await openStandalone({
    environment,
    log: silentLog,
    host: "127.0.0.1",
    port: 0,
    runRoots: [root],
    validateReplies: true,
  });
  const listener = await listenTo(standalone);
  const at = request(standalone.url);
  const studio: RealStudio = {
    url: standalone.url,
    root,
    user,
    ep,
    get: (path, query = {}) => at.get(`/studio${path}`).query(query),
    post: (path, body = {}) => at.post(`/studio${path}`).send(body),
    put: (path, body = {}) => at.put(`/studio${path}`).send(body),
    delete: (path, query = {}) => at.delete(`/studio${path}`).query(query),
    events: listener.events,
    heard: listener.heard,
    saidDuring: listener.saidDuring,
    async idle() {
      for (;;) {
        const { body } = await studio.get("/jobs");
        const { jobs } = body as { jobs: { status: string }[] };
        if (!jobs.some((job) => job.status === "queued" || job.status === "running")) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      listener.close();
      standalone.stop(false);
      await standalone.ended;
      await scratch.remove();
    },
  };
  await studio.post("/build", { ep });
  return studio;
}

async function listenTo(standalone: Standalone) {
  const socket = new WebSocket(`${standalone.url.replace("http", "ws")}/ws`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const events: Heard[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (message: Buffer) => {
    events.push(JSON.parse(message.toString()) as Heard);
    waiting.forEach((look) => look());
  });
  const heard: RealStudio["heard"] = (type, fits) =>
    new Promise((resolve) => {
      const look = () => {
        const found = events.find((event) => event.type === type && fits(event.data));
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  // Whatever the studio had said before it answers a ping comes in before that answer.
  const catchUp = () =>
    new Promise((resolve) => {
      socket.once("pong", resolve);
      socket.ping();
    });
  const saidDuring: RealStudio["saidDuring"] = async (act) => {
    await catchUp();
    const before = events.length;
    await act();
    await catchUp();
    return events.slice(before);
  };
  return { events, heard, saidDuring, close: () => socket.close() };
}
