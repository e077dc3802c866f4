// Tiny clips with known content: frame n is a flat grey of known lightness, the sound a tone. And ways to read it back.
import { createHash } from "node:crypto";
import { run } from "../../src/machine/spawn.ts";

const QUIET = ["-nostdin", "-v", "error"];

const WIDTH = 128;
const HEIGHT = 72;

/** The lightness of frame `n` in a counting clip: limited range, repeating after 48 frames. */
export function greyOf(frame: number): number {
  return 24 + 4 * (frame % 48);
}

/** As the studio's own takes are encoded. */
const OWN_ENCODING = [
  ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-profile:v", "high", "-threads", "1", "-bf", "0"],
  ...["-g", "24", "-keyint_min", "24", "-sc_threshold", "0"],
];
export const BT709 = [
  ...["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
];

export interface ClipOptions {
  readonly frames: number;
  readonly fps?: number | string;
  readonly size?: string;
  /** Hertz of the tone; null = no sound track. */
  readonly tone?: number | null;
  readonly encoding?: readonly string[];
  readonly colours?: readonly string[];
  readonly source?: string;
  readonly timescale?: number;
}

export async function makeClip(ffmpeg: string, path: string, request: ClipOptions): Promise<string> {
  const { frames, fps = 24, size = `${WIDTH}x${HEIGHT}`, tone = 440 } = request;
  const source = request.source ?? `nullsrc=s=${size}:r=${fps},geq=lum='24+4*mod(N,48)':cb=128:cr=128`;
  const rate = typeof fps === "number" ? fps : Number(fps.split("/")[0]) / Number(fps.split("/")[1]);
  const sound = tone === null ? [] : ["-f", "lavfi", "-t", (frames / rate).toFixed(6), "-i", `sine=${tone}:r=48000`];
  await run(ffmpeg, [
    ...[
      ...QUIET,
      "-f",
      "lavfi",
      "-i",
      `${source},trim=end_frame=${frames}`,
      ...sound,
      "-map",
      "0:v:0",
      ...(tone === null ? [] : ["-map", "1:a:0"]),
    ],
    ...["-pix_fmt", "yuv420p", ...(request.encoding ?? OWN_ENCODING)],
    ...(request.colours ?? BT709),
    ...["-c:a", "aac", "-ac", "2", "-b:a", "96k", "-video_track_timescale", String(request.timescale ?? 24_000)],
    ...["-movflags", "+faststart+write_colr", "-f", "mp4", "-y", path],
  ]);
  return path;
}

/** A wav that is silent at first and then a full tone, mono. */
export async function makeWav(ffmpeg: string, path: string, silence: number, tone: number): Promise<string> {
  const sound = `aevalsrc=0.5*sin(880*PI*t)*gte(t\\,${silence}):s=48000:d=${silence + tone}`;
  await run(ffmpeg, [...QUIET, "-f", "lavfi", "-i", sound, "-c:a", "pcm_s16le", "-f", "wav", "-y", path]);
  return path;
}

export interface Frame {
  readonly hash: string;
  /** Lightness at the centre and in the top left corner. */
  readonly centre: number;
  readonly corner: number;
  /** Of the whole frame. */
  readonly brightest: number;
}

/** Every decoded frame of a file, in the order shown. */
export async function decodeFrames(ffmpeg: string, path: string, width = WIDTH, height = HEIGHT): Promise<Frame[]> {
  const bytes = await decode(ffmpeg, [
    "-i",
    path,
    "-map",
    "0:v:0",
    "-pix_fmt",
    "yuv420p",
    "-f",
    "rawvideo",
    "-vsync",
    "0",
  ]);
  const size = (width * height * 3) / 2;
  if (bytes.length % size !== 0) throw new Error(`${bytes.length} bytes are not frames of ${width}x${height}`);
  return Array.from({ length: bytes.length / size }, (_, index) => {
    const frame = bytes.subarray(index * size, (index + 1) * size);
    const centre = frame[Math.floor(height / 2) * width + width / 2] ?? 0;
    const brightest = frame.subarray(0, width * height).reduce((most, value) => Math.max(most, value), 0);
    return { hash: createHash("md5").update(frame).digest("hex"), centre, corner: frame[0] ?? 0, brightest };
  });
}

/** The left and right channel of a file's decoded sound at 48 kHz. */
export async function decodeSound(ffmpeg: string, path: string): Promise<{ left: Float32Array; right: Float32Array }> {
  const bytes = await decode(ffmpeg, ["-i", path, "-map", "0:a:0", "-ac", "2", "-ar", "48000", "-f", "f32le"]);
  const both = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const [left, right] = [new Float32Array(both.length / 2), new Float32Array(both.length / 2)];
  for (let index = 0; index < left.length; index++) {
    left[index] = both[2 * index]!;
    right[index] = both[2 * index + 1]!;
  }
  return { left, right };
}

async function decode(ffmpeg: string, args: readonly string[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await run(ffmpeg, [...QUIET, ...args, "pipe:1"], { onOutput: (chunk) => void chunks.push(chunk) });
  return Buffer.concat(chunks);
}

/** How strong a tone is in a stretch of sound: about its amplitude. */
export function toneIn(sound: Float32Array, hertz: number): number {
  // Goertzel's sum: the strength of one tone, with one product a sample.
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / 48_000);
  let [last, before] = [0, 0];
  for (const sample of sound) {
    const next = sample + turn * last - before;
    before = last;
    last = next;
  }
  const power = last * last + before * before - turn * last * before;
  return (2 * Math.sqrt(Math.max(0, power))) / Math.max(1, sound.length);
}

export function loudest(sound: Float32Array): number {
  return sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
