// The whole service on a free port, at home in a scratch folder: what it keeps for itself lies in `user` there.
import { join } from "node:path";
import { openStandalone, type Standalone } from "../../../extension/standalone.ts";
import { readEnvironment } from "../../../src/environment.ts";
import { silentLog } from "../../../src/machine/log.ts";
import { learnTools, lendKnownTools } from "../media/known-tools.ts";

export interface ServiceOptions {
  readonly runRoots: readonly string[];
  /** Any free one, unless it is started again. */
  readonly port?: number;
  /** Laid over the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Replies are checked against their contracts, so whoever only asks also proves the shape; a bench measures without. */
  readonly validateReplies?: boolean;
}

export interface Service {
  readonly url: string;
  readonly userDir: string;
  stop(): Promise<void>;
}

/** A test that sets a key must not have a package fetched for it. */
const NO_NETWORK = { STUDIO_NO_SDK_INSTALL: "1" };

export async function openService(
  home: string,
  { runRoots, port = 0, env = {}, validateReplies = true }: ServiceOptions,
): Promise<Service> {
  const userDir = join(home, "user");
  const environment = {
    ...readEnvironment({ ...process.env, ...NO_NETWORK, ...env }, process.platform, home),
    userDir,
  };
  const options = { environment, log: silentLog, host: "127.0.0.1", port, runRoots, validateReplies };
  lendKnownTools(userDir);
  const service: Standalone = await openStandalone(options);
  return {
    url: service.url,
    userDir,
    async stop() {
      service.stop(false);
      await service.ended;
      learnTools(userDir);
    },
  };
}
