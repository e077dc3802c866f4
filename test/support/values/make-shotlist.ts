// Shot lists and their entries as values.
import type { ShotEntry, Shotlist } from "../../../src/contracts/files/shotlist.ts";

export function makeEntry(changes: Partial<ShotEntry> & Record<string, unknown> = {}): ShotEntry {
  return {
    id: "sh010",
    sequence: "sq01",
    subjects: [],
    background: "",
    size: "medium",
    length: 48,
    seed: "6290346879385008131",
    steps: null,
    audio_policy: "generate",
    prompt: "A quay.",
    ...changes,
  } as ShotEntry;
}

/** A shot that is drawn here, with hints. */
export function makeDrawnEntry(animatic: Record<string, string>): ShotEntry {
  const scene = {
    ...{ episode: "e", location: { id: "a", description: "" }, action: "", camera: null, extras: null, text: null },
    ...{ subjects: [], dialogue: [], animatic },
  };
  return makeEntry({ scene });
}

export function makeShotlist(changes: Partial<Shotlist> & Record<string, unknown> = {}): Shotlist {
  return {
    episode: "ep01",
    title: "The Tide",
    target: "animatic",
    defaults: { fps: 24, width: 512, height: 288, steps: null, model: null, lora: null, audio_policy: "generate" },
    subjects: {},
    shots: [makeEntry()],
    ...changes,
  };
}
