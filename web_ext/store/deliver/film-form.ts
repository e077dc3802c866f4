// How a film is to be made, as it is chosen and typed before it is asked for.
import type { InputOf } from "../../api/calls.ts";
import { parseSize } from "../base/format.ts";

export interface FilmForm {
  /** Shots without a take are left out; else they stop the film. */
  readonly partial: boolean;
  readonly upscaled: boolean;
  /** Empty: the size of the pass. */
  readonly size: string;
  readonly audio: "clips" | "recording";
  /** Whether the film is normalised to a loudness. */
  readonly levels: boolean;
  /** In LUFS. */
  readonly lufs: string;
  /** In dBTP. */
  readonly peak: string;
  /** A sound of the episode, by its path; empty for none. */
  readonly music: string;
  /** In percent of the file's own. */
  readonly musicGain: string;
  /** The music steps back under the film's own sound. */
  readonly duck: boolean;
  readonly publish: boolean;
}

export const FILM_FORM: FilmForm = {
  partial: true,
  upscaled: false,
  size: "",
  audio: "clips",
  levels: false,
  lufs: "-23",
  peak: "-1",
  music: "",
  musicGain: "50",
  duck: true,
  publish: false,
};

/** How a film is made; what is left out is as the service has it. */
export type FilmOptions = Omit<InputOf<"assemble">, "ep" | "pass">;

/** What to ask for, or why what is typed cannot be asked for. */
export function readFilmForm(form: FilmForm): FilmOptions | string {
  const size = parseSize(form.size);
  if (form.size.trim() !== "" && size === undefined)
    return "the size is a width and a height in pixels, for example 1920 × 1080";
  const [lufs, peak] = [form.lufs, form.peak].map(numberOf);
  if (form.levels && !within(lufs, -50, -5)) return "the loudness is between -50 and -5 LUFS";
  if (form.levels && !within(peak, -12, 0)) return "the true peak is between -12 and 0 dBTP";
  const music = musicOf(form);
  if (music && music.gain === undefined) return "the music's volume is between 0 and 400 percent";
  return {
    partial: form.partial,
    upscaled: form.upscaled,
    audio: form.audio,
    publish: form.publish,
    cards: form.publish,
    ...(size !== undefined && { size }),
    ...(form.levels && { loudness: { lufs: lufs!, true_peak: peak! } }),
    ...(music && { music: { path: music.path, gain: music.gain!, duck: music.ducks } }),
  };
}

export interface FilmMusic {
  readonly path: string;
  /** Linear; undefined where what is typed is no volume. */
  readonly gain: number | undefined;
  readonly ducks: boolean;
}

/** The music that lies under the film; undefined for none. */
export function musicOf({ music, musicGain, duck }: FilmForm): FilmMusic | undefined {
  const path = music.trim();
  if (path === "") return undefined;
  const percent = numberOf(musicGain);
  return { path, gain: within(percent, 0, 400) ? percent / 100 : undefined, ducks: duck };
}

/** A minus as people type it counts too. */
function numberOf(text: string): number | undefined {
  const value = Number(text.trim().replace("−", "-"));
  return text.trim() !== "" && Number.isFinite(value) ? value : undefined;
}

function within(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && value >= least && value <= most;
}
