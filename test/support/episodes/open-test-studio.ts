// The studio as a browser meets it: the real service on a free port with a show in a scratch folder. It can be stopped and started again
// on the same port, as after a crash or an update.
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { openService, type Service } from "./open-service.ts";
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
  /** Laid over the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** The series target; without one the machine's default draws. */
  readonly target?: string;
}

export async function openTestStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const { knowsShow = true, built = knowsShow, script = threeShots, target, env = {} } = options;
  const scratch = await openScratch();
  const folder = await realpath(scratch.folder);
  const showPath = join(folder, "shows");
  const series = target === undefined ? smallSeries : seriesFor(target);
  const episodePath = await writeEpisode(showPath, "tide", script, series);
  const runRoots = knowsShow ? [showPath] : [];
  let service: Service | undefined = await openService(folder, { runRoots, env });
  const { url } = service;
  const stop = async () => {
    await service?.stop();
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
    start: async () => void (service ??= await openService(folder, { runRoots, env, port: Number(new URL(url).port) })),
    close: async () => {
      await stop();
      await scratch.remove();
    },
  };
}
