// The cards that stand where a show has no films of its own around the cut: the episode's title before it, the show's title after it. A card
// is a frame of the cut, blurred and darkened, with the words in the letters of the show's titles.
import { rateText } from "../time/rate.ts";
import { EXACT, PLAIN_FILE, QUIET, coverFilters } from "../media/ffmpeg-flags.ts";
import type { TitleStyle } from "./title-style.ts";

export const CARD_SECONDS = 3;

export interface CardLine {
  readonly text: string;
  /** Of the title's letters. */
  readonly scale: number;
  /** Middle of the line from the top, in parts of the frame's height. */
  readonly y: number;
}

/** From top to bottom; none where there are no words: then there is no card. */
export interface CardLines {
  readonly intro: readonly CardLine[];
  readonly outro: readonly CardLine[];
}

const LARGE = 1.6;
const SMALL = 0.68;

export function planCards({ episode, show }: { readonly episode: string; readonly show: string }): CardLines {
  const both = episode !== "" && show !== "" && episode !== show;
  if (both) {
    return {
      intro: [
        { text: show, scale: SMALL, y: 0.4 },
        { text: episode, scale: LARGE, y: 0.52 },
      ],
      outro: [
        { text: show, scale: LARGE, y: 0.48 },
        { text: episode, scale: SMALL, y: 0.6 },
      ],
    };
  }
  const text = episode || show;
  const alone = text === "" ? [] : [{ text, scale: LARGE, y: 0.5 }];
  return { intro: alone, outro: alone };
}

export function styleOfLine(style: TitleStyle, { scale, y }: CardLine): TitleStyle {
  return { ...style, size: Math.min(style.size * scale, 0.3), y };
}

/** A painted line: a PNG with see-through parts, and where it lies in the frame, in even pixels. */
export interface PaintedLine {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

export interface CardOrder {
  /** A picture of the cut, as a PNG. */
  readonly ground: string;
  readonly lines: readonly PaintedLine[];
  readonly output: string;
  /** Frames. */
  readonly length: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the frame's height that the ground is blurred over, and of its light that is left. */
const BLUR = 0.03;
const LIGHT = 0.4;
/** Seconds. The words come after the picture, and all of it goes together. */
const COMES = 0.5;
const WORDS_COME = 0.4;

/** Arguments for ffmpeg: the card as a film that is encoded once more, so that it is nearly as it was painted. */
export function cardArgs({ ground, lines, output, length, fps, width, height }: CardOrder): readonly string[] {
  const rate = rateText(fps);
  const still = `loop=loop=-1:size=1,setpts=N/(${rate})/TB`;
  const fade = (way: "in" | "out", from: number, rest = "") => `fade=t=${way}:st=${from.toFixed(3)}:d=${COMES}${rest}`;
  const picture = [
    ...coverFilters(width, height),
    `gblur=sigma=${(height * BLUR).toFixed(2)}`,
    `lutyuv=y='16+(val-16)*${LIGHT}'`,
    still,
    `trim=end_frame=${length}`,
  ];
  const written = lines.map(
    (_, at) =>
      `[${at + 1}:v:0]scale=flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv,format=yuva420p,${still},${fade("in", WORDS_COME, ":alpha=1")}[line${at}]`,
  );
  const placed = lines.map(
    ({ x, y }, at) => `[card${at}][line${at}]overlay=x=${x}:y=${y}:format=yuv420:shortest=1[card${at + 1}]`,
  );
  const ends = `[card${lines.length}]${fade("in", 0)},${fade("out", length / fps - COMES)},format=yuv420p,setsar=1[film]`;
  return [
    ...[...QUIET, "-i", ground, ...lines.flatMap(({ path }) => ["-framerate", rate, "-i", path])],
    ...[
      "-filter_complex",
      [`[0:v:0]${picture.join(",")}[card0]`, ...written, ...placed, ends].join(";"),
      "-map",
      "[film]",
    ],
    ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "8", "-r", rate],
    ...["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ...[...PLAIN_FILE, "-f", "mp4", "-y", output],
  ];
}
