// What is said at the playhead, and where a line that is said lies on the clock: the script and the viewer follow each other by it.
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { lookAtScreen } from "../issues/moment.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";
import type { ShotDetails } from "./episode-values.ts";

export type SpokenLine = NonNullable<ShotDetail["spoken"]>[number];

export interface SpokenLines {
  /** Of the shot on screen, at the frame on screen. */
  readonly now: ReadonlySignal<SpokenLine | undefined>;
  /** The playhead goes to where this line of the script is said, once it is known: for the selected shot. */
  readonly seekTo: (line: number) => void;
}

interface SpokenPorts {
  readonly details: Pick<ShotDetails, "detail">;
  readonly playback: Playback;
  readonly selected: ReadonlySignal<string | undefined>;
}

export function createSpokenLines({ details, playback, selected }: SpokenPorts): SpokenLines {
  const spoken = computed(() => details.detail.value?.spoken ?? []);
  const wanted = signal<number | undefined>(undefined);
  // Most shots are silent, and the playhead moves at every frame.
  const now = computed(() => {
    const lines = spoken.value;
    const seen = lines.length > 0 ? lookAtScreen(playback) : undefined;
    if (!seen || seen.clip.shot !== selected.value) return undefined;
    const at = (seen.frame + 0.5) / seen.fps;
    return lines.find(({ start, end }) => at >= start && at <= end);
  });
  effect(() => {
    const line = wanted.value;
    if (line === undefined || details.detail.value === undefined) return;
    untracked(() => {
      wanted.value = undefined;
      const said = spoken.peek().find((one) => one.line === line);
      const clip = playback.clips.peek().find(({ shot }) => shot === selected.peek());
      if (!said || !clip || clip.frames === 0 || playback.playing.peek()) return;
      const { viewing, fps } = playback.programme.peek();
      if (viewing.kind !== "cut") return;
      const into = Math.ceil(said.start * fps) - clip.trimIn;
      playback.seek(clip.start + Math.max(0, Math.min(into, clip.frames - 1)));
    });
  });
  return { now, seekTo: (line) => (wanted.value = line) };
}
