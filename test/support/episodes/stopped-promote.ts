// A promote that is stopped at a chosen point, the same way every time: its ports stop it as it reaches for the next thing to write.
import { dirname, join } from "node:path";
import { readEnvironment } from "../../../src/environment.ts";
import { openReadingPorts } from "../../../src/wiring/open-reading.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { silentLog } from "../../../src/machine/log.ts";
import { planPromotion } from "../../../src/studio/sources/plan-promote.ts";
import { promote } from "../../../src/studio/sources/promote.ts";
import { requireEpisodeContext } from "../../../src/studio/shared/episode/episode-context.ts";

/** What a promote writes, in the order in which it does. */
export const WRITES = ["script", "config", "overrides", "references", "build"] as const;
export type Write = (typeof WRITES)[number];

/** The studio of one episode, as far as texts and targets go. */
export function openPorts(ep: string) {
  const folder = dirname(ep);
  const environment = { ...readEnvironment({}, process.platform, folder), userDir: join(folder, "user") };
  return openReadingPorts({ environment, runRoots: [folder], log: silentLog });
}

/** Promotes everything; `stop` is called before the write, and after it nothing more is written. */
export async function promoteUntil(ep: string, before: Write | null, stop: () => never) {
  const episode = await requireEpisodeContext(await openPorts(ep), ep);
  const reach = (write: Write) => {
    if (write === before) stop();
  };
  const authored: Write[] = ["script", "config"];
  const clock = {
    now: () => {
      const next = authored.shift();
      if (next) reach(next);
      return new Date(0);
    },
  };
  const ports = { clock, locks: new WatchedLock(ep, reach), emit: () => undefined };
  const { hashes } = await planPromotion({}, episode, {});
  return promote(ports, episode.reread(), { items: "all", hashes });
}

class WatchedLock extends KeyedLock {
  readonly #reach: (write: Write) => void;
  readonly #writes: ReadonlyMap<string, Write>;

  constructor(ep: string, reach: (write: Write) => void) {
    super();
    this.#reach = reach;
    this.#writes = new Map([
      [join(ep, "overrides.json"), "overrides"],
      [join(ep, "refs", "_overrides.json"), "references"],
      [`build:${ep}`, "build"],
    ]);
  }

  override async hold<T>(keys: string | readonly string[], work: () => Promise<T>): Promise<T> {
    const write = typeof keys === "string" ? this.#writes.get(keys) : undefined;
    if (write) this.#reach(write);
    return super.hold(keys, work);
  }
}
