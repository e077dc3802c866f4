// Panoramas of a location: which engine paints one, its words, and where the plate stands on the canvas. docs/http.md "Panoramas".
import { isPanorama } from "../media/panorama-view.ts";
import { joined, sentence } from "./ref-prompts.ts";

/** Words of a location's description that a panorama's prompt has at most. */
const MOST_WORDS = 35;
/** Width and height in pixels where nobody asks for others. */
export const PANO_SIZE = { width: 2048, height: 1024 } as const;
/** Degrees that the plate is taken to show from left to right. */
export const PLATE_DEGREES = 70;

/** `canvas`: the plate stands on a green canvas that is filled; `pictures`: the plates are given as pictures. */
export type PanoEngine = "canvas" | "pictures";

export function panoPrompt(description: string, look: string, engine: PanoEngine, pictures: number): string {
  const words = description.trim().split(/\s+/);
  const short = words.slice(0, MOST_WORDS).join(" ");
  return joined([
    engine === "canvas"
      ? "Fill the green so that the picture becomes one seamless 2:1 equirectangular 360 degree panorama of the place."
      : "Make one seamless 2:1 equirectangular 360 degree panorama of the place of picture 1, which is its middle.",
    engine === "pictures" && pictures > 1 ? "The other pictures show the same place from other sides." : null,
    sentence(short),
    sentence(look),
    "The left and right edges meet without a seam. Nobody in the picture, no text.",
  ]);
}

/** Two to one, or the sentence about it. */
export function panoSizeProblem({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): string | undefined {
  return isPanorama({ width, height })
    ? undefined
    : `pano.size must be twice as wide as it is high, as 2048x1024, not ${width}x${height}`;
}

/** How far apart the two edges of a panorama are, against neighbouring columns: more than this is a seam that is seen. */
const SEEN = 2.5;

export interface SeamMeasure {
  readonly width: number;
  readonly height: number;
  /** Mean absolute difference of the first and last column, and of neighbouring columns, 0 to 255. */
  readonly edges: number;
  readonly neighbours: number;
}

/** What a panorama's record says of its measures: what is wrong is in `notes`. */
export function describePanorama(measure: SeamMeasure) {
  const { width, height, edges, neighbours } = measure;
  const isOpen = edges > 8 && edges > SEEN * Math.max(1, neighbours);
  const notes = [
    ...(isPanorama(measure) ? [] : [`it is ${width}x${height}, and a panorama is twice as wide as it is high`]),
    ...(isOpen ? ["its left and right edges do not meet: a seam will be seen behind the camera"] : []),
  ];
  return { width, height, seam: isOpen ? ("open" as const) : ("closed" as const), notes };
}
