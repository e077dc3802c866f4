// What is asked of the editor by name: the job of a take, the selected shot, the take that keys act on.
import { computed, type ReadonlySignal } from "@preact/signals";
import type { ShotStatus, TakeSummary } from "../../src/contracts/replies/episode-status.ts";
import type { CutEdits } from "./cut/cut-edits.ts";
import { takeKey, type JobsStore, type TakeJob } from "./jobs/jobs.ts";
import type { OpenEpisode } from "./episode/open-episode.ts";
import type { Playback } from "./playback/playback.ts";

export interface Lookups {
  readonly jobOf: (shot: string, take: number) => TakeJob | undefined;
  /** The selected shot with its changes, and the take that keys act on: the one on screen, else the cut's. */
  readonly selectedShot: () => ShotStatus | undefined;
  readonly focusedTake: () => TakeSummary | undefined;
}

export interface LookupPorts {
  readonly episode: OpenEpisode;
  readonly cut: CutEdits;
  readonly jobs: JobsStore;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly playback: Playback;
}

export function createLookups({ episode, cut, jobs, selected, playback }: LookupPorts): Lookups {
  // One signal a take: who shows it is drawn again when its own job changes, not when any does.
  const ofTake = new Map<string, ReadonlySignal<TakeJob | undefined>>();
  const jobOf = (shot: string, take: number) => {
    const openPass = episode.openPass.value;
    if (!openPass) return undefined;
    const key = takeKey(openPass.ep, openPass.pass, shot, take);
    const known = ofTake.get(key) ?? computed(() => jobs.byTake.value.get(key));
    ofTake.set(key, known);
    return known.value;
  };
  const selectedShot = () => (selected.value === undefined ? undefined : cut.shot(selected.value));
  return {
    jobOf,
    selectedShot,
    focusedTake: () => {
      const { viewing } = playback.programme.value;
      const shot = viewing.kind === "take" ? cut.shot(viewing.shot) : selectedShot();
      const number = viewing.kind === "take" ? viewing.take : (shot?.cut.take ?? shot?.takes.at(-1)?.take);
      return shot?.takes.find((take) => take.take === number);
    },
  };
}
