// Shots of many kinds, ready to be drawn: sizes, places, moves, one to three people, things, voices, silence.
import type { Scene, ShotEntry, Shotlist } from "../../../src/contracts/files/shotlist.ts";
import type { DrawOrder } from "../../../src/media/animatic/draw-order.ts";
import { FFMPEG } from "./measure-film.ts";

export interface SampleShot {
  readonly shot?: number;
  readonly width?: number;
  readonly height?: number;
  readonly fps?: number;
  /** Frames. */
  readonly length?: number;
  readonly entry?: Partial<ShotEntry>;
  readonly scene?: Partial<Scene>;
}

const NAMES = ["Mara", "Tomás", "Ilse", "Νίκος"];

export function person(index: number): Scene["subjects"][number] {
  const name = NAMES[index] ?? `P${index}`;
  return { id: `p${index}`, name, kind: "character", speaker_index: index };
}

export function spoken(
  index: number,
  line: string,
  times: readonly [number, number],
  mode: "on" | "vo" | "os" = "on",
): Scene["dialogue"][number] {
  return {
    speaker: `p${index}`,
    name: NAMES[index] ?? `P${index}`,
    mode,
    delivery: "",
    line,
    start: times[0],
    end: times[1],
    speaker_index: index,
  };
}

const SHOTS: readonly (Partial<Scene> & { readonly size: string })[] = [
  {
    size: "ms",
    camera: "slow push in",
    location: { id: "harbour_wall", description: "Wet stone, fishing boats at dusk" },
    subjects: [person(0), person(1)],
    dialogue: [
      spoken(0, "You said it would be here.", [0.3, 2]),
      spoken(1, "It was here. Somebody untied it.", [2.3, 4.4]),
    ],
  },
  {
    size: "cu",
    camera: "handheld",
    location: { id: "old_kitchen", description: "Low sun through one window; a table laid for three" },
    subjects: [person(2)],
    dialogue: [spoken(2, "Nobody has sat in that chair since the winter you left.", [0.3, 3.6])],
  },
  {
    size: "ws",
    camera: "pan right",
    location: { id: "rooftops", description: "Tar paper and chimneys at night" },
    subjects: [person(0), person(1), person(3)],
    dialogue: [spoken(3, "Quiet. They are right below us.", [0.4, 2.6], "vo")],
  },
  {
    size: "ews",
    camera: null,
    location: { id: "high_pass", description: "A mountain ridge in snow" },
    subjects: [],
    dialogue: [],
  },
  {
    size: "ecu",
    camera: "static",
    location: { id: "pine_forest", description: "Morning light between the pines" },
    subjects: [person(1)],
    dialogue: [spoken(1, "Listen.", [1, 1.6])],
  },
  {
    size: "fs",
    camera: "tracks left with them",
    location: { id: "station_hall", description: "Shuttered kiosks, one clock, night" },
    subjects: [person(0), person(2)],
    dialogue: [spoken(0, "The last train left an hour ago.", [0.4, 2.4], "os")],
  },
];

/** A frozen one-shot document. `shot` picks one of six shots, round and round. */
export function sampleShotlist(sample: SampleShot = {}): Shotlist {
  const { shot = 0, width = 128, height = 72, fps = 24, length = 24 } = sample;
  const { size, ...scene } = SHOTS[shot % SHOTS.length] ?? { size: "ms" };
  const plain = {
    action: "She looks up. He does not.",
    camera: null,
    extras: null,
    text: null,
    subjects: [],
    dialogue: [],
  };
  const place = { id: "kitchen", description: "A kitchen by day" };
  const whole: Scene = { episode: "ep01", location: place, ...plain, ...scene, ...sample.scene };
  const entry: ShotEntry = {
    ...{
      id: `sh0${shot + 1}0`,
      sequence: "sq01",
      subjects: whole.subjects.map(({ id }) => id),
      background: "",
      size,
      length,
    },
    ...{
      seed: String(8_828_384_270_954n + BigInt(shot)),
      steps: null,
      audio_policy: "generate",
      prompt: "",
      scene: whole,
    },
    ...sample.entry,
  };
  return {
    ...{ episode: "ep01", title: "Sample", target: "animatic", subjects: {}, shots: [entry] },
    defaults: { fps, width, height, steps: null, model: null, lora: null, audio_policy: "generate" },
  };
}

/** An order for a sample shot: no pictures, no recording, tones for voices. */
export function sampleOrder(sample: SampleShot & { readonly output: string; readonly ffmpeg?: string }): DrawOrder {
  const { output, ffmpeg = FFMPEG } = sample;
  const pictures = { plate: null, first: null, last: null, subjects: {} };
  return { shotlist: sampleShotlist(sample), take: 1, output, ffmpeg, speech: null, pictures, recording: null };
}
