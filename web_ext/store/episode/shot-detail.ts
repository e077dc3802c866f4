// The selected shot in full: asked for when it is selected and when an event names it. The last answer stays until the next one is here.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { Ask } from "../../api/calls.ts";
import type { OpenEpisode, ShotDetails } from "./episode-values.ts";

export function createShotDetails(
  ask: Ask,
  episode: OpenEpisode,
  selected: ReadonlySignal<string | undefined>,
): ShotDetails {
  const kept = signal<{ key: string; detail: ShotDetail } | undefined>(undefined);
  const refusal = signal<string | undefined>(undefined);
  const key = computed(() => JSON.stringify([episode.openPass.value, selected.value]));

  return {
    detail: computed(() => (kept.value?.key === key.value ? kept.value.detail : undefined)),
    refusal,
    refresh: async () => {
      const openPass = episode.openPass.peek();
      const shot = selected.peek();
      if (!openPass || shot === undefined || episode.state.peek() !== "ready") return;
      const asked = key.peek();
      const answer = await ask("shot", { ...openPass, shot });
      if (key.peek() !== asked) return;
      refusal.value = answer.ok || answer.unreachable ? undefined : answer.sentence;
      if (answer.ok) kept.value = { key: asked, detail: answer.value };
    },
  };
}
