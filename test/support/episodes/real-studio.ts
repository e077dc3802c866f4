// The whole studio with a show in a scratch folder: real files, real ffmpeg, real sockets. Every event it tells is noted.
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { WebSocket } from "ws";
import { openService, type Service } from "./open-service.ts";
import { writeEpisode } from "./sample-episodes.ts";
import { openScratch } from "./scratch-folder.ts";
import { until } from "../until.ts";

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
  readonly events: readonly ReceivedEvent[];
  /** Resolves with the first event, past or coming, that fits: for what a job says in its own time, told apart by its id. */
  received(type: string, fits: (data: Record<string, unknown>) => boolean): Promise<ReceivedEvent>;
  /** What is said on the websocket from the moment `act` begins until its reply is there, and nothing from before. */
  saidDuring(act: () => PromiseLike<unknown>): Promise<readonly ReceivedEvent[]>;
  /** Resolves when no job waits or runs. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface ReceivedEvent {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** Called inside a `describe`: each of its tests begins with a studio of its own. */
export function eachInStudio(begin: (studio: RealStudio) => unknown): void {
  let studio: RealStudio;
  beforeEach(async () => {
    studio = await openRealStudio();
    await begin(studio);
  });
  afterEach(() => studio.close());
}

/** Called inside a `describe`: its tests share a studio. */
export function allInStudio(begin: (studio: RealStudio) => unknown): void {
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
    await begin(studio);
  });
  after(() => studio.close());
}

export interface StudioOptions {
  /** Laid over the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  readonly series?: unknown;
  readonly script?: string;
}

export async function openRealStudio({ env, series, script }: StudioOptions = {}): Promise<RealStudio> {
  const scratch = await openScratch();
  const root = join(await realpath(scratch.folder), "show");
  await mkdir(root);
  const ep = await writeEpisode(root, "tide", script, series);
  const service = await openService(scratch.folder, { runRoots: [root], ...(env && { env }) });
  const listener = await listenTo(service);
  const at = request(service.url);
  const studio: RealStudio = {
    url: service.url,
    root,
    user: service.userDir,
    ep,
    get: (path, query = {}) => at.get(`/studio${path}`).query(query),
    post: (path, body = {}) => at.post(`/studio${path}`).send(body),
    put: (path, body = {}) => at.put(`/studio${path}`).send(body),
    delete: (path, query = {}) => at.delete(`/studio${path}`).query(query),
    events: listener.events,
    received: listener.received,
    saidDuring: listener.saidDuring,
    async idle() {
      const isIdle = async () => {
        const { body } = await studio.get("/jobs");
        const { jobs } = body as { jobs: { status: string }[] };
        return !jobs.some((job) => job.status === "queued" || job.status === "running");
      };
      await until(isIdle, "the studio's jobs did not end", { within: 55_000, every: 50 });
    },
    async close() {
      listener.close();
      await service.stop();
      await scratch.remove();
    },
  };
  await studio.post("/build", { ep });
  return studio;
}

async function listenTo({ url }: Service) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const events: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (message: Buffer) => {
    events.push(JSON.parse(message.toString()) as ReceivedEvent);
    waiting.forEach((look) => look());
  });
  const received: RealStudio["received"] = (type, fits) =>
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
  return { events, received, saidDuring, close: () => socket.close() };
}
