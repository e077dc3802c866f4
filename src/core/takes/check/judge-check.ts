// Findings of the take check, from what was measured. Every bound is set so that a good take has none: a check
// with false alarms is ignored.
import type { Sidecar, CheckFinding, FrameRun, TakeMeasurements } from "../../../contracts/files/sidecar.ts";
import { rateOf, rescaleFrames, secondsOf } from "../../time/rate.ts";

/** Shorter is a cut to black or a fade, which scripts ask for. */
const BLACK_SECONDS = 0.5;
/** Model output moves a little even where nobody does; a second without any change is frozen. */
const FROZEN_SECONDS = 1;
/** Speech peaks far above this; what models put in place of silence stays below. */
const SILENT_DB = -50;
/** A few milliseconds: fewer are inaudible. At 48 kHz, both channels counted. */
const CLIPPED_SAMPLES = 400;
/** Encoding and wrong colour tags account for about 5; more than twice that is another light. */
const FIRST_DISTANCE = 12;
/** 23.976 and 24 differ by a thousandth; what rounding leaves of one rate is far less. */
const RATE_STEP = 1e-4;

export interface ExpectedTake extends Pick<Sidecar, "fps" | "width" | "height" | "length" | "length_source"> {
  /** Its model makes sizes of its own, which the studio cannot ask for to the pixel. */
  readonly sizesItself: boolean;
  /** Drawn by the studio: it may stand still, and what it holds of sound is its own. */
  readonly isDrawn: boolean;
  /** Somebody speaks in it, and its target makes sound or is given it. */
  readonly speaks: boolean;
}

export function judgeCheck(measured: TakeMeasurements, expected: ExpectedTake): CheckFinding[] {
  return [...judgeShape(measured, expected), ...judgePicture(measured, expected), ...judgeSound(measured, expected)];
}

function judgeShape(measured: TakeMeasurements, expected: ExpectedTake): CheckFinding[] {
  const { num, den } = rateOf(expected.fps);
  const isRate = Math.abs((measured.fps * den) / num - 1) < RATE_STEP;
  const isLength =
    expected.length_source !== "script" ||
    rescaleFrames(measured.frames, measured.fps, expected.fps) === expected.length;
  const isSize = expected.sizesItself || (measured.width === expected.width && measured.height === expected.height);
  const isTorn = measured.decoded < measured.frames;
  return [
    ...when("torn", isTorn, `only ${measured.decoded} of its ${framesOf(measured.frames)} can be decoded`),
    ...when("length", !isLength, `${framesOf(measured.frames)} long, asked for ${expected.length}`),
    ...when(
      "size",
      !isSize,
      `${measured.width}x${measured.height} pixels, asked for ${expected.width}x${expected.height}`,
    ),
    ...when("rate", !isRate, `${short(measured.fps)} frames a second, asked for ${short(expected.fps)}`),
  ];
}

function judgePicture(
  { frames, fps, black, still, first_distance: distance }: TakeMeasurements,
  expected: ExpectedTake,
): CheckFinding[] {
  const isLong = (run: FrameRun | null, seconds: number): run is FrameRun =>
    run !== null && (run.frames === frames || secondsOf(run.frames, fps) >= seconds);
  const isBlack = isLong(black, BLACK_SECONDS);
  const isFrozen = !expected.isDrawn && isLong(still, FROZEN_SECONDS) && !(isBlack && isWithin(still, black));
  return [
    ...(isBlack ? when("black", true, `black ${placeOf(black, frames, fps)}`) : []),
    ...(isFrozen ? when("frozen", true, `nothing moves ${placeOf(still, frames, fps)}`) : []),
    ...when(
      "first",
      distance !== null && distance > FIRST_DISTANCE,
      `it does not begin in the colours of its keyframe (distance ${Math.round(distance ?? 0)})`,
    ),
  ];
}

/** A run of still pictures ends with the black ones, give or take the frame that fades. */
function isWithin(inner: FrameRun, outer: FrameRun): boolean {
  return inner.from >= outer.from - 1 && inner.from + inner.frames <= outer.from + outer.frames + 1;
}

function judgeSound({ sound }: TakeMeasurements, { speaks, isDrawn }: ExpectedTake): CheckFinding[] {
  const why = sound === null ? "it has no sound, and somebody speaks" : "nothing can be heard, and somebody speaks";
  return [
    ...when("silent", speaks && !isDrawn && (sound === null || sound.peak_db < SILENT_DB), why),
    ...when(
      "clipped",
      sound !== null && sound.clipped >= CLIPPED_SAMPLES,
      `its sound is too loud: ${sound?.clipped ?? 0} samples are cut off`,
    ),
  ];
}

function when(kind: CheckFinding["kind"], isSo: boolean, text: string): CheckFinding[] {
  return isSo ? [{ kind, text }] : [];
}

function placeOf({ from, frames }: FrameRun, all: number, fps: number): string {
  if (frames === all) return "from its first frame to its last";
  return `for ${secondsOf(frames, fps).toFixed(1)} s from frame ${from}`;
}

function framesOf(frames: number): string {
  return frames === 1 ? "1 frame" : `${frames} frames`;
}

function short(fps: number): string {
  return String(Number(fps.toFixed(3)));
}
