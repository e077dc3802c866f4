// Which encoder makes an upscale's film. docs/http.md "Upscale".
import type { Encoder, Quality } from "../../../contracts/files/upscale.ts";
import type { Size } from "./place-picture.ts";

/** The largest side that every hardware encoder of H.264 takes, in pixels. */
const HARDWARE_SIDE = 4096;

export const SOFTWARE = "libx264";

/** Ways to reach a hardware encoder, the best first. */
const MEANS = ["nvenc", "videotoolbox", "qsv", "amf"] as const;

/** The hardware encoders that may make the film, in the order in which they are tried; none for software. */
export function hardwareFor(size: Size, encoder: Encoder, quality: Quality): readonly string[] {
  const isLarge = Math.max(size.width, size.height) > HARDWARE_SIDE;
  if (encoder === "sw" || (encoder === "auto" && (isLarge || quality === "master"))) return [];
  return MEANS.map((means) => `${isLarge ? "hevc" : "h264"}_${means}`);
}

/** Why a forced hardware encoder cannot be had, and what to do. */
export function noHardwareSentence({ width, height }: Size): string {
  const codec = Math.max(width, height) > HARDWARE_SIDE ? "HEVC" : "H.264";
  return `no hardware encoder of ${codec} works here for ${width}x${height}: choose the encoder auto or sw`;
}
