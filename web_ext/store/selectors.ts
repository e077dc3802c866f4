// What is asked of the state by name: the job of a take, the selected shot, the take that keys act on.
import { computed, type ReadonlySignal } from "@preact/signals";
import type { Editor } from "./contexts.ts";
import { takeKey, type TakeJob } from "./jobs/jobs.ts";

type Selectors = Pick<Editor, "jobOf" | "selectedShot" | "focusedTake">;
type SelectorPorts = Pick<Editor, "episode" | "cut" | "jobs" | "selected" | "playback">;

export function createSelectors({ episode, cut, jobs, selected, playback }: SelectorPorts): Selectors {
  // One signal a take: who shows it is drawn again when its own job changes, not when any does.
  const ofTake = new Map<string, ReadonlySignal<TakeJob | undefined>>();
  const selectedShot = () => (selected.value === undefined ? undefined : cut.shot(selected.value));
  return {
    jobOf: (shot, take) => {
      const openPass = episode.openPass.value;
      if (!openPass) return undefined;
      const key = takeKey(openPass.ep, openPass.pass, shot, take);
      const known = ofTake.get(key) ?? computed(() => jobs.byTake.value.get(key));
      ofTake.set(key, known);
      return known.value;
    },
    selectedShot,
    focusedTake: () => {
      const { viewing } = playback.programme.value;
      const shot = viewing.kind === "take" ? cut.shot(viewing.shot) : selectedShot();
      const number = viewing.kind === "take" ? viewing.take : (shot?.cut.take ?? shot?.takes.at(-1)?.take);
      return shot?.takes.find((take) => take.take === number);
    },
  };
}
