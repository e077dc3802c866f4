// How an episode's title is written on the films around its cut, and when it is seen: what the config says over the defaults.
// docs/http.md "Assemble".
import type { Span, SubtitleBlock } from "../series/series.ts";

export interface TitleStyle {
  /** Parts of the frame's height: of the letters, from its top to the middle of the text, and how far the glow reaches. */
  readonly size: number;
  readonly y: number;
  readonly glowSize: number;
  /** As CSS writes colours. */
  readonly color: string;
  readonly glow: string;
}

/** When the title is seen on one clip, in its seconds: it comes in over one span and goes out over another, or stays. */
export interface TitleTimes {
  readonly comes: Span;
  readonly goes: Span | null;
}

const STYLE: TitleStyle = { size: 0.058, y: 0.56, glowSize: 0.06, color: "#ffffff", glow: "#000000" };
const INTRO_IN: Span = [4, 5];
const OUTRO_IN: Span = [0, 1];
const OUTRO_OUT: Span = [4.5, 5.5];

/** Seconds before the end of an intro by which the title is there, so that it can be read; half of a short one. */
const TO_READ = 1;

export function titleStyle({ size, y, color, glow, glowSize }: SubtitleBlock): TitleStyle {
  return {
    size: size ?? STYLE.size,
    y: y ?? STYLE.y,
    glowSize: glowSize ?? STYLE.glowSize,
    color: color ?? STYLE.color,
    glow: glow ?? STYLE.glow,
  };
}

/** `seconds`: how long the clip is. In one that is too short all of it happens sooner, at the same proportions. */
export function introTimes({ introIn }: SubtitleBlock, seconds: number): TitleTimes {
  const comes = introIn ?? INTRO_IN;
  const latest = introIn ? seconds : Math.max(seconds / 2, seconds - TO_READ);
  return { comes: sooner(comes, Math.min(1, latest / comes[1])), goes: null };
}

export function outroTimes({ outroIn, outroOut }: SubtitleBlock, seconds: number): TitleTimes {
  const comes = outroIn ?? OUTRO_IN;
  const goes = outroOut ?? OUTRO_OUT;
  const part = Math.min(1, seconds / Math.max(comes[1], goes[1]));
  return { comes: sooner(comes, part), goes: sooner(goes, part) };
}

function sooner([from, to]: Span, part: number): Span {
  return [from * part, to * part];
}
