// What was measured of a take's film when it arrived, and what that says. Beyond the contract. It informs and never refuses: a take
// with findings is as usable as any other.
import { Type, type Static } from "typebox";
import { Frames, open, orNull, oneOf } from "../../schema.ts";

/** `torn`: a part of the film cannot be decoded; `first`: the first frame's colours against those of the keyframe that it was started from. */
export const CHECK_KINDS = ["torn", "black", "frozen", "silent", "clipped", "length", "size", "rate", "first"] as const;

/** Frames in a row, the first counted from 0. */
const FrameRun = open({ from: Frames, frames: Frames });
export type FrameRun = Static<typeof FrameRun>;

export const TakeMeasurements = open({
  frames: Frames,
  /** How many of them can be decoded. */
  decoded: Frames,
  /** Frames a second, as the file itself says. */
  fps: Type.Number(),
  /** Pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The longest run of black pictures, and of pictures in which nothing moves. */
  black: orNull(FrameRun),
  still: orNull(FrameRun),
  /** Null without a sound. `peak_db`: the loudest sample below full scale, -120 at least; `clipped`: samples that were cut off. */
  sound: orNull(open({ peak_db: Type.Number(), clipped: Type.Integer({ minimum: 0 }) })),
  /** Distance of the mean colours in CIE Lab (about 2 can just be seen); null for a take that no keyframe began. */
  first_distance: orNull(Type.Number()),
});
export type TakeMeasurements = Static<typeof TakeMeasurements>;

const CheckFinding = open({ kind: oneOf(...CHECK_KINDS), text: Type.String() });
export type CheckFinding = Static<typeof CheckFinding>;

/** `measured` is null when the film could not be measured; `why` then says what went wrong. */
export const TakeCheck = open({
  measured: orNull(TakeMeasurements),
  findings: Type.Array(CheckFinding),
  why: Type.Optional(Type.String()),
});
export type TakeCheck = Static<typeof TakeCheck>;
