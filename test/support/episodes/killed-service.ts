// A service of its own process that works with a stand-in host, is killed, and is followed by another one in the same user folder. Opens and closes
// itself with each test of the suite it is called in.
import { join } from "node:path";
import request from "supertest";
import type { JobsReply } from "../../../src/contracts/routes/jobs.ts";
import { smallFilm, type SmallFilm } from "../media/small-film.ts";
import { openModelHost } from "../servers/model-host.ts";
import type { StandInHost } from "../servers/stand-in-host.ts";
import { openService, type Service } from "./open-service.ts";
import { startCli, type RunningCli } from "./run-cli.ts";
import { seriesFor, threeShots, writeEpisode } from "./sample-episodes.ts";
import { scratchFolder } from "./scratch-folder.ts";

export type ServiceClient = ReturnType<typeof request>;

export interface KilledService {
  /** The stand-in host, which renders `film` for the target, and the episode that is written for it. */
  readonly host: StandInHost;
  readonly ep: string;
  start(): Promise<ServiceClient>;
  kill(): Promise<void>;
  /** Until it has ended by itself. */
  ended(): Promise<void>;
  /** The service that follows the one which was ended. */
  startNext(): Promise<ServiceClient>;
  /** Whether every job has ended. */
  finished(service: ServiceClient): Promise<boolean>;
}

export function killedService(target: string, film: SmallFilm): KilledService {
  let bytes: Buffer;
  let host: StandInHost;
  let ep: string;
  let running: RunningCli | undefined;
  let next: Service | undefined;
  const kill = async () => {
    running?.kill("SIGKILL");
    await running?.ended;
  };
  afterEach(async () => {
    await kill();
    await next?.stop();
    next = undefined;
    await host.close();
  });
  // Behind the hook above: its folder goes when nobody writes in it any more.
  const folder = scratchFolder();
  before(async () => void (bytes = await smallFilm(film)));
  beforeEach(async () => {
    host = await openModelHost([target], bytes);
    ep = await writeEpisode(folder(), "tide", threeShots, seriesFor(target));
  });
  return {
    get host() {
      return host;
    },
    get ep() {
      return ep;
    },
    kill,
    ended: async () => void (await running?.ended),
    async start() {
      const flags = ["--port", "0", "--root", folder(), "--user-dir", join(folder(), "user"), "--no-open"];
      running = startCli(["serve", ...flags], { STUDIO_LOCAL_URL: host.url });
      const [, url] = await running.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
      return request(url ?? "");
    },
    async startNext() {
      next = await openService(folder(), { runRoots: [folder()], env: { STUDIO_LOCAL_URL: host.url } });
      return request(next.url);
    },
    async finished(service) {
      const { jobs } = (await service.get("/studio/jobs").expect(200)).body as JobsReply;
      return jobs.every((job) => job.finished !== null);
    },
  };
}
