// The studio as a browser meets it: the real service on a free port with a show in a scratch folder. It can be stopped and started again
// on the same port, as after a crash or an update.
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { openStandalone, type Standalone } from "../../extension/standalone.ts";
import { readEnvironment } from "../../src/environment.ts";
import { silentLog } from "../../src/machine/log.ts";
import { seriesFor, smallSeries, threeShots, writeEpisode } from "./sample-episodes.ts";
import { openScratch } from "./scratch-folder.ts";

export interface TestStudio {
  readonly url: string;
  /** The address that opens the episode. */
  readonly episodeUrl: string;
  readonly episodePath: string;
  /** The folder the episode lies in. */
  readonly showPath: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface TestStudioOptions {
  /** Without it the studio looks in no folder yet. */
  readonly knowsShow?: boolean;
  readonly built?: boolean;
  readonly script?: string;
  /** The series target; without one the machine's default draws. */
  readonly target?: string;
}

export async function openTestStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const { knowsShow = true, built = knowsShow, script = threeShots, target } = options;
  const scratch = await openScratch();
  const folder = await realpath(scratch.folder);
  const showPath = join(folder, "shows");
  const series = target === undefined ? smallSeries : seriesFor(target);
  const episodePath = await writeEpisode(showPath, "tide", script, series);
  const environment = { ...readEnvironment(process.env, process.platform, folder), userDir: join(folder, "user") };
  const runRoots = knowsShow ? [showPath] : [];
  const open = (port: number): Promise<Standalone> =>
    openStandalone({ environment, log: silentLog, host: "127.0.0.1", port, runRoots, validateReplies: true });

  let service: Standalone | undefined = await open(0);
  const { url } = service;
  const stop = async () => {
    service?.stop(false);
    await service?.ended;
    service = undefined;
  };
  if (built) {
    const body = JSON.stringify({ ep: episodePath });
    await fetch(`${url}/studio/build`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  }
  return {
    url,
    episodeUrl: `${url}/#/ep/${encodeURIComponent(episodePath)}/shots`,
    episodePath,
    showPath,
    stop,
    start: async () => void (service ??= await open(Number(new URL(url).port))),
    close: async () => {
      await stop();
      await scratch.remove();
    },
  };
}
