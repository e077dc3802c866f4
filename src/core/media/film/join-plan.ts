// How clips become one film: which pictures are copied and which encoded again, where each clip lies on the film's clock,
// and its sound. Reads and runs nothing.
//
//   clips     |  sh010   |   sh020    | sh030 |      lengths in frames, never rounded
//   pictures  |  copied  |  encoded   | copied|      one set of H.264 headers
//   sound     |samples of the running frame edges    so a rounding never adds up
import type { GradeLook } from "../../../contracts/files/delivery/grade.ts";
import type { CropRect } from "../../lib/crop-rect.ts";
import { hasFades, type Fades } from "../../levels/clip-levels.ts";
import { rateOf, rescaleFrames, samplesOf, timescaleOf } from "../../time/rate.ts";
import type { ClipFacts, PlainPicture } from "./clip-facts.ts";
import { type EncodeSettings, DEFAULT_SETTINGS, settingsLike } from "../h264/encode-settings.ts";
import { type RecordingSound, type ClipSound, type SoundPiece, planRecording, planSounds } from "./sound-plan.ts";
import { SAMPLE_RATE } from "../ffmpeg-flags.ts";

export interface JoinClip {
  readonly shot: string;
  readonly take: number;
  /** Absolute path of the picture. */
  readonly mp4: string;
  /** The sound that plays, of the mp4 itself or another file; null = silence. */
  readonly sound: ClipSound | null;
  /** The take's own frames at its own rate. */
  readonly frames: number;
  readonly fps: number;
  /** Frames of the cut trimmed off the start and the end. */
  readonly trimIn: number;
  readonly trimOut: number;
  /** Frames on the cut's clock. */
  readonly length: number;
  /** How its colours are corrected; none where it does not say. */
  readonly grade?: ClipGrade | undefined;
  /** The part of its picture that is shown, in its own pixels; all of it where it does not say. */
  readonly crop?: CropRect | undefined;
  /** Frames of the cut over which its picture comes from black and goes to black. */
  readonly fades?: Fades | undefined;
  /** The same of its sound, from silence and to silence. */
  readonly soundFades?: Fades | undefined;
}

/** A correction of a clip's colours, never of the take itself. */
export interface ClipGrade {
  readonly look: GradeLook;
  /** 0 to 1. */
  readonly strength: number;
  /** Of both: tells one correction from another. */
  readonly hash: string;
}

export interface JoinOrder {
  readonly clips: readonly JoinClip[];
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  /** Under the whole film in place of the clips' sound. */
  readonly recording?: RecordingSound;
}

export interface PlannedClip {
  readonly clip: JoinClip;
  /** The stored picture to copy, or null when it is encoded again, and why. */
  readonly copy: PlainPicture | null;
  readonly why: string;
}

export interface JoinPlan {
  readonly frames: number;
  readonly samples: number;
  readonly clips: readonly PlannedClip[];
  readonly sounds: readonly SoundPiece[];
  readonly settings: EncodeSettings;
  /** Ticks a second of the film's picture, of which each frame is a whole number. */
  readonly timescale: number;
  /** The headers that copied clips share, or null when none is copied. */
  readonly headersKey: string | null;
  readonly warnings: readonly string[];
}

/** Plans a film; `facts` lie beside the order's clips. */
export function planJoin(order: JoinOrder, facts: readonly ClipFacts[]): JoinPlan {
  const reasons = order.clips.map((clip, index) => whyEncode(order, clip, facts[index]));
  const standard = mostCommon(facts.filter((_, index) => reasons[index] === undefined));
  const clips = order.clips.map((clip, index): PlannedClip => {
    const plain = facts[index]?.plain;
    const why = reasons[index] ?? whyUnlike(plain, standard);
    return why === undefined && plain ? { clip, copy: plain, why: "" } : { clip, copy: null, why: why ?? "" };
  });
  const frames = order.clips.reduce((sum, clip) => sum + clip.length, 0);
  return {
    frames,
    samples: samplesOf(frames, order.fps, SAMPLE_RATE),
    clips,
    sounds: soundsOf(order, facts),
    settings: standard ? settingsLike(standard.headers) : DEFAULT_SETTINGS,
    timescale: standard?.timescale ?? timescaleOf(order.fps),
    headersKey: standard?.headers.key ?? null,
    warnings: order.clips.flatMap((clip, index) => warningsOf(order, clip, facts[index])),
  };
}

function soundsOf({ clips, fps, recording }: JoinOrder, facts: readonly ClipFacts[]): readonly SoundPiece[] {
  if (recording) return planRecording(clips, recording, fps);
  const audible = clips.map((clip, index) => ({ ...clip, sound: isMute(clip, facts[index]) ? null : clip.sound }));
  return planSounds(audible, fps);
}

/** The same film with nothing copied. */
export function withoutCopies(plan: JoinPlan, why: string): JoinPlan {
  const clips = plan.clips.map((planned) => (planned.copy ? { ...planned, copy: null, why } : planned));
  return { ...plan, clips, headersKey: null };
}

function whyEncode(order: JoinOrder, clip: JoinClip, facts: ClipFacts | undefined): string | undefined {
  const plain = facts?.plain;
  if (!plain) return facts?.why ?? "its file is unknown";
  if (clip.crop) return "its picture is cropped";
  const { width, height } = plain.headers.sequence;
  const { num, den } = rateOf(order.fps);
  if (width !== order.width || height !== order.height) return `it is ${width}x${height}`;
  if (plain.timescale * den !== plain.delta * num) return "it runs at another rate";
  return whyChanged(clip, facts);
}

function whyChanged(clip: JoinClip, facts: ClipFacts): string | undefined {
  if (hasFades(clip.fades)) return "its picture fades";
  if (clip.grade) return "its colours are matched";
  if (clip.trimIn > 0 || clip.trimOut > 0) return "it is trimmed";
  return clip.length === facts.frames ? undefined : `it has ${facts.frames} frames for ${clip.length}`;
}

/** The picture that most frames of the film already have. */
function mostCommon(facts: readonly ClipFacts[]): PlainPicture | undefined {
  const groups = new Map<string, { picture: PlainPicture; frames: number }>();
  for (const { plain, frames = 0 } of facts) {
    if (!plain) continue;
    const before = groups.get(groupOf(plain));
    groups.set(groupOf(plain), { picture: before?.picture ?? plain, frames: (before?.frames ?? 0) + frames });
  }
  return [...groups.values()].toSorted((a, b) => b.frames - a.frames)[0]?.picture;
}

function whyUnlike(plain: PlainPicture | undefined, standard: PlainPicture | undefined): string | undefined {
  return plain && standard && groupOf(plain) === groupOf(standard)
    ? undefined
    : "it was encoded in another way than most clips";
}

function groupOf(plain: PlainPicture): string {
  return `${plain.timescale} ${plain.headers.key}`;
}

function isMute({ sound, mp4 }: JoinClip, facts: ClipFacts | undefined): boolean {
  return sound?.file === mp4 && facts?.hasSound === false;
}

/** The sentence about a take whose file has other frames than it should have. */
export function otherFrames(clip: Pick<JoinClip, "shot" | "take" | "frames">, stored: number): string {
  return `${clip.shot}: take ${clip.take} should have ${clip.frames} frames, its file has ${stored}`;
}

function warningsOf(order: JoinOrder, clip: JoinClip, facts: ClipFacts | undefined): readonly string[] {
  const stored = facts?.frames ?? clip.frames;
  const there = rescaleFrames(stored, clip.fps, order.fps) - clip.trimIn;
  const found: string[] = [];
  if (stored !== clip.frames) found.push(otherFrames(clip, stored));
  if (there < clip.length - 1) {
    found.push(`${clip.shot}: take ${clip.take} is ${clip.length - there} frames short; its last frame is held`);
  }
  return found;
}
