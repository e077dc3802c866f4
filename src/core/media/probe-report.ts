// What ffprobe's JSON says of a media file, as facts with units. Asking ffprobe is `media/probe.ts`'s part.

export interface MediaFacts {
  /** Length of the longest stream, in seconds. */
  readonly seconds: number;
  readonly video: VideoFacts | null;
  readonly audio: AudioFacts | null;
}

export interface VideoFacts {
  readonly codec: string;
  readonly profile: string | null;
  readonly level: number | null;
  /** Stored pixels. */
  readonly width: number;
  readonly height: number;
  /** Average frames a second, as an exact fraction. */
  readonly rate: Fraction;
  /** Frames in the file, or null when the container does not count them. */
  readonly frames: number | null;
  readonly pixelFormat: string | null;
  /** Width to height of one pixel. */
  readonly pixelAspect: Fraction;
  readonly timeBase: Fraction;
  readonly colour: ColourFacts;
  /** Hash of the codec's header bytes. */
  readonly headerHash: string | null;
}

export interface ColourFacts {
  readonly range: string | null;
  readonly space: string | null;
  readonly primaries: string | null;
  readonly transfer: string | null;
}

export interface AudioFacts {
  readonly codec: string;
  readonly hertz: number;
  readonly channels: number;
  /** Samples per channel that the container promises, or null when it promises a time only. */
  readonly samples: number | null;
}

export interface Fraction {
  readonly num: number;
  readonly den: number;
}

/** Reads `ffprobe -of json -show_format -show_streams`; undefined when it is not that. */
export function parseProbe(text: string): MediaFacts | undefined {
  const report = parseJson(text);
  if (!report) return undefined;
  const streams = (Array.isArray(report["streams"]) ? report["streams"] : []) as Fields[];
  const video = streams.find((stream) => stream["codec_type"] === "video" && !isCover(stream));
  const audio = streams.find((stream) => stream["codec_type"] === "audio");
  const format = (report["format"] ?? {}) as Fields;
  const lengths = [format, ...streams].map((part) => numberOf(part["duration"]) ?? 0);
  return {
    seconds: Math.max(...lengths),
    video: video ? videoFacts(video) : null,
    audio: audio ? audioFacts(audio) : null,
  };
}

/** Frames as `ffprobe -count_packets` counts them, when the container does not say. */
export function parsePacketCount(text: string): number | undefined {
  const streams = parseJson(text)?.["streams"];
  return Array.isArray(streams) ? numberOf((streams[0] as Fields | undefined)?.["nb_read_packets"]) : undefined;
}

export interface FilmCount {
  /** Frames of the picture that the file holds. */
  readonly held: number;
  /** Frames that its header promises at least, or null when it promises neither frames nor a time. */
  readonly promised: number | null;
}

/** Reads `ffprobe -of json -count_packets -show_format -show_streams`; undefined when there is no picture. */
export function parseFilmCount(text: string): FilmCount | undefined {
  const report = parseJson(text);
  const streams = (Array.isArray(report?.["streams"]) ? report["streams"] : []) as Fields[];
  const stream = streams.find((one) => one["codec_type"] === "video" && !isCover(one));
  const held = stream && numberOf(stream["nb_read_packets"]);
  if (!stream || held === undefined) return undefined;
  return { held, promised: numberOf(stream["nb_frames"]) ?? framesOfTime(stream, streams, report) };
}

/** Matroska counts no frames and rounds times to the millisecond, which may cut off its last frame. */
function framesOfTime(stream: Fields, streams: readonly Fields[], report: Fields | undefined): number | null {
  const rate = fractionOf(stream["r_frame_rate"]);
  const whole = streams.length === 1 ? numberOf((report?.["format"] as Fields | undefined)?.["duration"]) : undefined;
  const seconds = numberOf(stream["duration"]) ?? timeOf((stream["tags"] as Fields | undefined)?.["DURATION"]) ?? whole;
  return rate && seconds !== undefined ? Math.max(0, Math.round((seconds * rate.num) / rate.den) - 1) : null;
}

type Fields = Readonly<Record<string, unknown>>;

function parseJson(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** The cover picture of a song is no film. */
function isCover(stream: Fields): boolean {
  return (stream["disposition"] as Fields | undefined)?.["attached_pic"] === 1;
}

function videoFacts(stream: Fields): VideoFacts {
  return {
    codec: textOf(stream["codec_name"]) ?? "unknown",
    profile: textOf(stream["profile"]),
    level: numberOf(stream["level"]) ?? null,
    width: numberOf(stream["width"]) ?? 0,
    height: numberOf(stream["height"]) ?? 0,
    rate: fractionOf(stream["avg_frame_rate"]) ?? fractionOf(stream["r_frame_rate"]) ?? { num: 0, den: 1 },
    frames: numberOf(stream["nb_frames"]) ?? null,
    pixelFormat: textOf(stream["pix_fmt"]),
    pixelAspect: fractionOf(stream["sample_aspect_ratio"]) ?? { num: 1, den: 1 },
    timeBase: fractionOf(stream["time_base"]) ?? { num: 0, den: 1 },
    colour: {
      range: textOf(stream["color_range"]),
      space: textOf(stream["color_space"]),
      primaries: textOf(stream["color_primaries"]),
      transfer: textOf(stream["color_transfer"]),
    },
    headerHash: textOf(stream["extradata_hash"]),
  };
}

function audioFacts(stream: Fields): AudioFacts {
  const hertz = numberOf(stream["sample_rate"]) ?? 0;
  const base = fractionOf(stream["time_base"]);
  const exact = base && base.num === 1 && base.den === hertz;
  return {
    codec: textOf(stream["codec_name"]) ?? "unknown",
    hertz,
    channels: numberOf(stream["channels"]) ?? 0,
    samples: exact ? (numberOf(stream["duration_ts"]) ?? null) : null,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" && value !== "unknown" ? value : null;
}

/** Numbers stand as numbers or as texts; `N/A` is none. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** `00:00:02.041000000` in seconds. */
function timeOf(value: unknown): number | undefined {
  const [, hours, minutes, seconds] =
    /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(typeof value === "string" ? value : "") ?? [];
  return seconds === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** `24000/1001` or `1:1`; a zero means that nothing is known. */
function fractionOf(value: unknown): Fraction | undefined {
  const [num, den] = typeof value === "string" ? value.split(/[/:]/).map(Number) : [];
  return num && den ? { num, den } : undefined;
}
