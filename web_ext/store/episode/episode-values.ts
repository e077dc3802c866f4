// The open episode and its selected shot, as the rest of the state sees them.
import type { ReadonlySignal } from "@preact/signals";
import type { EventData } from "../../../src/contracts/events.ts";
import type { EpisodeStatus, ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { Pass } from "../../../src/contracts/schema.ts";

export interface EpisodePass {
  readonly ep: string;
  readonly pass: Pass;
}

export type EpisodeFacts = Omit<EpisodeStatus, "shots">;

/** `unbuilt` also stands for "cannot be read": `refusal` then holds the service's sentence. */
export type EpisodeState = "closed" | "loading" | "ready" | "unbuilt";

export interface OpenEpisode {
  /** Shot ids in cut order. */
  readonly order: ReadonlySignal<readonly string[]>;
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  readonly shot: (id: string) => ShotStatus | undefined;
  readonly state: ReadonlySignal<EpisodeState>;
  readonly refusal: ReadonlySignal<string | undefined>;
  readonly openPass: ReadonlySignal<EpisodePass | undefined>;
  readonly facts: ReadonlySignal<EpisodeFacts | undefined>;
  /** Of its pictures, as long as they are not known: 24 frames a second, 16:9. */
  readonly fps: ReadonlySignal<number>;
  readonly aspect: ReadonlySignal<number>;
  /** Its folder, for addresses of its files; empty while none is open. */
  readonly folder: ReadonlySignal<string>;
  readonly open: (openPass: EpisodePass | undefined) => void;
  readonly refresh: () => Promise<void>;
  /** Fetches one shot's takes; what the cut makes of them is guessed until the whole is fetched. */
  readonly refreshShot: (shot: string) => Promise<void>;
  /** The shots as a reply of the service has them. */
  readonly adopt: (shots: readonly ShotStatus[]) => void;
  /** Shows a take of the open pass as soon as it is queued. */
  readonly applyTake: (event: EventData<"studio.take">) => void;
}

export interface ShotDetails {
  /** Of the selected shot; undefined until it is here. */
  readonly detail: ReadonlySignal<ShotDetail | undefined>;
  readonly refusal: ReadonlySignal<string | undefined>;
  readonly refresh: () => Promise<void>;
}
