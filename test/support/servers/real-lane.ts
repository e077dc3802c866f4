// One lane of the studio at the address of a relay, as `npm run hosts` uses it.
import { randomUUID } from "node:crypto";
import type { BackendEvent, BackendJob } from "../../../src/hosts/backend.ts";
import { loadSdk } from "../../../src/hosts/sdk/load-sdk.ts";
import { openRemote } from "../../../src/hosts/sdk/remote-backend.ts";
import { examineWith } from "../../../src/wiring/open-media.ts";
import { countFrames } from "../../../src/media/probe.ts";
import type { Tools } from "../../../src/media/tools.ts";
import { allEvents } from "../values/all-events.ts";
import { filmGraph, type FilmAsked } from "./model-free.ts";
import type { Relay } from "./relay.ts";

/** Of the films that it renders. */
export const FRAMES = 24;
const PACE = { ask: 300, silent: 1_000, stalled: 1_500, lost: 3, canceled: 10 };

interface Stage {
  readonly relay: Relay;
  readonly key: string | null;
  readonly folder: string;
  readonly tools: () => Promise<Tools>;
}

interface LaneRequest extends FilmAsked {
  /** Absolute path of a picture that the graph reads. */
  readonly picture?: string;
}

/** One lane of the studio, at the relay's address. */
export class RealLane {
  readonly #stage: Stage;
  #count = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get folder(): string {
    return this.#stage.folder;
  }

  backend() {
    const { relay, key, folder, tools } = this.#stage;
    const sdk = () => loadSdk(folder);
    const at = { name: "local", kind: "local", isPaid: false, url: relay.url, pace: PACE } as const;
    return openRemote({ ...at, keyFor: () => key, sdk, examine: examineWith(tools) });
  }

  job({ picture, ...asked }: LaneRequest = {}): BackendJob {
    const name = "studio/read.png";
    const inputs = picture === undefined ? [] : [{ role: "first", path: picture, name }];
    const graph = filmGraph({ frames: FRAMES, ...asked, ...(picture !== undefined && { reads: name }) });
    const work = { kind: "graph", graph, inputs } as const;
    return {
      id: randomUUID(),
      target: "film",
      folder: this.folder,
      stem: `film_${++this.#count}`,
      frames: FRAMES,
      work,
    };
  }

  async run(job: BackendJob = this.job(), signal = new AbortController().signal): Promise<BackendEvent[]> {
    return allEvents(this.backend().run(job, signal));
  }

  /** How many frames its film has. Throws when the run ended otherwise. */
  async film(events: readonly BackendEvent[]): Promise<number> {
    const end = events.at(-1);
    if (end?.kind !== "files") throw new Error(end?.kind === "failed" ? end.reason : `it ended with ${end?.kind}`);
    return countFrames(await this.#stage.tools(), end.files[0]!.path);
  }
}
