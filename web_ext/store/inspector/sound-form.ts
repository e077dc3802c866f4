// What a clip of the cut sounds like: its own take, another one, a file, or nothing. Times in seconds.
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Pass } from "../../../src/contracts/schema.ts";

export type ClipSource = NonNullable<CutEntry["audio"]>;
export type SoundSource = "own" | "take" | "file" | "none";

export interface SoundForm {
  readonly source: SoundSource;
  /** `sh020 3`: a shot and its take. */
  readonly take: string;
  readonly path: string;
  /** Where in the source its sound begins. */
  readonly start: string;
  /** How much later than the picture it sounds; a minus is earlier. */
  readonly offset: string;
  /** In percent. */
  readonly gain: string;
}

const EMPTY: SoundForm = { source: "own", take: "", path: "", start: "0", offset: "0", gain: "100" };

/** How the form stands for what the cut has. */
export function formOfSound(audio: unknown): SoundForm {
  if (!isSource(audio)) return EMPTY;
  if (audio.source === "none") return { ...EMPTY, source: "none" };
  const { start = 0, offset = 0, gain = 1 } = audio;
  const times = { start: String(start), offset: String(offset), gain: String(Math.round(gain * 100)) };
  if (audio.source === "file") return { ...EMPTY, ...times, source: "file", path: audio.path };
  return { ...EMPTY, ...times, source: "take", take: `${audio.shot} ${audio.take}` };
}

/** What the cut is to have, null for the take's own sound; or why what is typed cannot be that. */
export function readSoundForm(form: SoundForm, pass: Pass): ClipSource | null | string {
  if (form.source === "own") return null;
  if (form.source === "none") return { source: "none" };
  const [start, offset, gain] = [form.start, form.offset, form.gain].map((text) => Number(text.replace("−", "-")));
  if (!within(start, 0, 86_400)) return "the start is a number of seconds from 0";
  if (!within(offset, -86_400, 86_400)) return "the offset is a number of seconds";
  if (!within(gain, 0, 400)) return "the volume is between 0 and 400 percent";
  const times = { start: start!, offset: offset!, gain: gain! / 100 };
  if (form.source === "file") {
    const path = form.path.trim();
    return path === "" ? "choose a file, or bring one" : { source: "file", path, ...times };
  }
  const [, shot, take] = /^(.+) (\d+)$/.exec(form.take) ?? [];
  if (shot === undefined) return "choose the take that is heard";
  return { source: "take", shot, take: Number(take), pass, ...times };
}

/** Takes of the pass that have a sound, as the form names them; the shot's own first. */
export function takesWithSound(shots: readonly ShotStatus[], own: string): readonly string[] {
  const sorted = [...shots.filter(({ shot }) => shot === own), ...shots.filter(({ shot }) => shot !== own)];
  return sorted.flatMap(({ shot, takes }) =>
    takes.filter(({ audio }) => audio !== null).map(({ take }) => `${shot} ${take}`),
  );
}

function isSource(audio: unknown): audio is ClipSource {
  return typeof audio === "object" && audio !== null && "source" in audio;
}

function within(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && Number.isFinite(value) && value >= least && value <= most;
}
