// What an MP4 file's `moov` box says about its tracks, without starting a program. Leaves decoding to ffmpeg,
// and what a codec's own header means to `h264/`.
import { type Box, boxesIn, findBox, fourCharacters, viewOf } from "./boxes.ts";
import { type Edit, type Samples, hasSamples, readEdits, readSamples } from "./samples.ts";

export interface Track {
  readonly kind: "picture" | "sound" | "other";
  /** Ticks a second of this track's times. */
  readonly timescale: number;
  /** What its samples are: `avc1`, `mp4a`, ... One per header the track switches between. */
  readonly formats: readonly string[];
  /** Stored picture size in pixels, 0 for sound. */
  readonly width: number;
  readonly height: number;
  /** The `avcC` content of H.264. */
  readonly h264: Uint8Array | undefined;
  /** Width to height of one pixel, as the container says it. */
  readonly pixelAspect: readonly [number, number] | undefined;
  readonly samples: Samples;
  readonly edits: readonly Edit[];
}

export interface Movie {
  readonly timescale: number;
  readonly tracks: readonly Track[];
  /** Samples lie in fragments after the movie box, so the tables here are empty. */
  readonly fragmented: boolean;
}

/** Reads the content of a `moov` box; undefined when it is none. */
export function parseMovie(moov: Uint8Array): Movie | undefined {
  const root: Box = { type: "moov", start: 0, end: moov.length };
  const header = findBox(moov, root, "mvhd");
  const timescale = header && timescaleOf(moov, header);
  if (!timescale) return undefined;
  const boxes = boxesIn(moov);
  const tracks = boxes.filter((box) => box.type === "trak").map((box) => readTrack(moov, box));
  return { timescale, tracks, fragmented: boxes.some((box) => box.type === "mvex") };
}

/** Whether the content of a `moov` box says that the film plays sound: read for thousands of films, without their tables. */
export function moovHasSound(moov: Uint8Array): boolean {
  const boxes = boxesIn(moov);
  const header = boxes.find((box) => box.type === "mvhd");
  if (!header || !timescaleOf(moov, header)) return false;
  const isFragmented = boxes.some((box) => box.type === "mvex");
  return boxes.some((box) => box.type === "trak" && hasSoundSamples(moov, box, isFragmented));
}

function hasSoundSamples(bytes: Uint8Array, track: Box, isFragmented: boolean): boolean {
  const media = findBox(bytes, track, "mdia");
  if (!media || kindOf(bytes, media) !== "sound") return false;
  return isFragmented || hasSamples(bytes, findBox(bytes, media, "minf", "stbl") ?? NOTHING);
}

export function pictureTrack(movie: Movie): Track | undefined {
  return movie.tracks.find((track) => track.kind === "picture");
}

export function soundTrack(movie: Movie): Track | undefined {
  return movie.tracks.find((track) => track.kind === "sound");
}

function readTrack(bytes: Uint8Array, track: Box): Track {
  const media = findBox(bytes, track, "mdia") ?? NOTHING;
  const table = findBox(bytes, media, "minf", "stbl") ?? NOTHING;
  const header = findBox(bytes, media, "mdhd");
  const described = findBox(bytes, table, "stsd");
  const formats = described ? boxesIn(bytes, described.start + 8, described.end) : [];
  const kind = kindOf(bytes, media);
  return {
    kind,
    timescale: (header && timescaleOf(bytes, header)) ?? 0,
    formats: formats.map((format) => format.type),
    ...describePicture(bytes, kind === "picture" ? formats[0] : undefined),
    samples: readSamples(bytes, table),
    edits: readEdits(bytes, track),
  };
}

const NOTHING: Box = { type: "", start: 0, end: 0 };
/** Where the boxes inside a picture's sample entry begin. */
const PICTURE_ENTRY_BYTES = 78;

function kindOf(bytes: Uint8Array, media: Box): Track["kind"] {
  const handler = findBox(bytes, media, "hdlr");
  const word = handler && handler.end - handler.start >= 12 ? fourCharacters(bytes, handler.start + 8) : "";
  if (word === "vide") return "picture";
  return word === "soun" ? "sound" : "other";
}

/** `mvhd` and `mdhd` begin alike: version, two dates, timescale. */
function timescaleOf(bytes: Uint8Array, header: Box): number | undefined {
  const view = viewOf(bytes.subarray(header.start, header.end));
  if (view.byteLength < 24) return undefined;
  return view.getUint32(view.getUint8(0) === 1 ? 20 : 12);
}

function describePicture(bytes: Uint8Array, format: Box | undefined) {
  const none = { width: 0, height: 0, h264: undefined, pixelAspect: undefined };
  if (!format || format.end - format.start < PICTURE_ENTRY_BYTES) return none;
  const view = viewOf(bytes.subarray(format.start, format.end));
  const inside: Box = { ...format, start: format.start + PICTURE_ENTRY_BYTES };
  const config = findBox(bytes, inside, "avcC");
  const aspect = findBox(bytes, inside, "pasp");
  return {
    width: view.getUint16(24),
    height: view.getUint16(26),
    h264: config && bytes.subarray(config.start, config.end),
    pixelAspect: aspect && readAspect(bytes, aspect),
  };
}

function readAspect(bytes: Uint8Array, box: Box): readonly [number, number] | undefined {
  if (box.end - box.start < 8) return undefined;
  const view = viewOf(bytes.subarray(box.start, box.end));
  return [view.getUint32(0), view.getUint32(4)];
}

/** Whether a film plays any sound, by its tables; where samples are in fragments, by its tracks alone. */
export function movieHasSound(movie: Movie): boolean {
  return movie.tracks.some((track) => track.kind === "sound" && (movie.fragmented || track.samples.count > 0));
}
