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
  const [lufs, peak, gain] = [form.lufs, form.peak, form.musicGain].map(numberOf);
  if (form.levels && !within(lufs, -50, -5)) return "the loudness is between -50 and -5 LUFS";
  if (form.levels && !within(peak, -12, 0)) return "the true peak is between -12 and 0 dBTP";
  const hasMusic = form.music.trim() !== "";
  if (hasMusic && !within(gain, 0, 400)) return "the music's volume is between 0 and 400 percent";
  return {
    partial: form.partial,
    upscaled: form.upscaled,
    audio: form.audio,
    publish: form.publish,
    cards: form.publish,
    ...(size !== undefined && { size }),
    ...(form.levels && { loudness: { lufs: lufs!, true_peak: peak! } }),
    ...(hasMusic && { music: { path: form.music.trim(), gain: gain! / 100, duck: form.duck } }),
  };
}

/** A minus as people type it counts too. */
function numberOf(text: string): number | undefined {
  const value = Number(text.trim().replace("−", "-"));
  return text.trim() !== "" && Number.isFinite(value) ? value : undefined;
}

function within(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && value >= least && value <= most;
}
