// Writes `moov` boxes byte by byte, so that tests can say exactly what a file claims.

export function box(type: string, ...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length, 0);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, content]);
}

export function words(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value | 0, index * 4);
  return bytes;
}

export function bytesFromHex(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, "hex"));
}

/** x264 veryfast, 512x288 at 24, BT.709; the tail is what newer writers add. */
export const OWN_AVCC = "01640015ffe1001b67640015acb404012d80b501010140000003004000000c03c58ba801000568ef06f2c0";
export const OWN_AVCC_WITH_TAIL = `${OWN_AVCC}fdf8f800`;
/** x264 medium: reordered frames. */
export const MEDIUM_AVCC =
  "01640015ffe1001d67640015acd9408025b016a02020280000030008000003018078b16cb001000668ebe1b2c8b0";
/** x264 ultrafast: constrained baseline. */
export const BASELINE_AVCC = "0142c015ffe1001a6742c015da020096c05a808080a0000003002000000601e2c5d401000468ce06f2";

export interface TrackOptions {
  readonly handler: "vide" | "soun" | "tmcd";
  readonly timescale?: number;
  readonly format?: string;
  readonly formats?: number;
  readonly avcC?: string;
  readonly aspect?: readonly [number, number];
  readonly sizes: readonly number[];
  /** Pairs of count and ticks. */
  readonly durations: readonly (readonly [number, number])[];
  readonly delays?: readonly (readonly [number, number])[];
  /** Pairs of duration (in thousandths of a second) and where it starts. */
  readonly edits?: readonly (readonly [number, number])[];
  readonly firstSync?: number;
}

const MOVIE_TICKS = 1000;

/** The content of a `moov` box. */
export function moovOf(tracks: readonly TrackOptions[], ...more: readonly Uint8Array[]): Uint8Array {
  const header = box("mvhd", words(0, 0, 0, MOVIE_TICKS, 0), new Uint8Array(80));
  return Uint8Array.from(Buffer.concat([header, ...tracks.map(trackOf), ...more]));
}

function trackOf(request: TrackOptions): Uint8Array {
  const length = request.durations.reduce((sum, [count, ticks]) => sum + count * ticks, 0);
  const edits =
    request.edits &&
    box(
      "edts",
      box("elst", words(0, request.edits.length), ...request.edits.map(([time, from]) => words(time, from, 65_536))),
    );
  const media = box(
    "mdia",
    box("mdhd", words(0, 0, 0, request.timescale ?? 24_000, length, 0)),
    box("hdlr", words(0, 0), Buffer.from(request.handler), new Uint8Array(13)),
    box("minf", tableOf(request)),
  );
  return box(
    "trak",
    box("tkhd", words(3, 0, 0, 1, 0, request.edits?.[0]?.[0] ?? 0), new Uint8Array(60)),
    edits ?? [],
    media,
  );
}

function tableOf(request: TrackOptions): Uint8Array {
  const runs = (type: string, pairs: readonly (readonly [number, number])[]) =>
    box(type, words(0, pairs.length), ...pairs.map((pair) => words(...pair)));
  const format = () =>
    request.handler === "vide" ? pictureFormat(request) : box(request.format ?? "mp4a", new Uint8Array(28));
  return box(
    "stbl",
    box("stsd", words(0, request.formats ?? 1), ...Array.from({ length: request.formats ?? 1 }, format)),
    runs("stts", request.durations),
    request.delays ? runs("ctts", request.delays) : [],
    box("stsz", words(0, 0, request.sizes.length, ...request.sizes)),
    box("stss", words(0, 1, request.firstSync ?? 1)),
    box("stco", words(0, 1, 48)),
  );
}

function pictureFormat(request: TrackOptions): Uint8Array {
  const fixed = Buffer.alloc(78);
  fixed.writeUInt16BE(512, 24);
  fixed.writeUInt16BE(288, 26);
  const config = box("avcC", bytesFromHex(request.avcC ?? OWN_AVCC));
  return box(request.format ?? "avc1", fixed, config, request.aspect ? box("pasp", words(...request.aspect)) : []);
}

/** A picture track of even frames at 24. */
export function evenPicture(frames: number, changes: Partial<TrackOptions> = {}): TrackOptions {
  const sizes = Array.from({ length: frames }, (_, index) => 100 + index);
  return {
    handler: "vide",
    sizes,
    durations: [[frames, 1000]],
    edits: [[Math.ceil((frames * 1000) / 24), 0]],
    ...changes,
  };
}

/** An AAC track as ffmpeg writes it: 1024 samples of lead, the last frame cut to length. */
export function aacSound(samples: number, changes: Partial<TrackOptions> = {}): TrackOptions {
  const count = Math.ceil((samples + 1024) / 1024);
  const last = samples + 1024 - (count - 1) * 1024;
  return {
    handler: "soun",
    timescale: 48_000,
    sizes: Array.from({ length: count }, () => 50),
    durations: [
      [count - 1, 1024],
      [1, last],
    ],
    edits: [[Math.floor(samples / 48), 1024]],
    ...changes,
  };
}
