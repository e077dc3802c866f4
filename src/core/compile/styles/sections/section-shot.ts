// A shot as the sections style reads it: its subjects in numbered slots, and the recordings and voice samples it is given.
import type { Subject, Series } from "../../../series/series.ts";
import { type H3Shot, speakerIds, seenIn } from "../h3/h3-shot.ts";
import { midSentence } from "../sentences.ts";
import type { ShotEntry } from "../../../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../../../contracts/files/story.ts";
import { assetPath } from "../../../lib/written-values.ts";
import type { Retention } from "../../../lib/format-words.ts";
import type { BuildContext, ShotPlan } from "../../build-model.ts";
import type { AudioPolicy } from "../../../../contracts/schema.ts";

export interface SectionShot extends H3Shot {
  readonly audio: AudioUse;
  /** `<Subject n>` of the place: the number after the last subject's. */
  readonly placeToken: string;
  /** `<Picture n>` of the place, always the same number; null when the place is described in words. */
  readonly platePicture: string | null;
  /** Which view of a character's sheet is given. */
  readonly view: "face" | "body";
}

/** `<Subject k>` for who stands in a slot, else the name. */
export function tokenOf({ subjects }: SectionShot, subject: Subject): string {
  const index = subjects.findIndex(({ id }) => id === subject.id);
  return index < 0 ? midSentence(subject.name) : `<Subject ${index + 1}>`;
}

/** `<Picture k>` of a subject in a slot; null when the config names no picture. */
export function pictureOf({ subjects }: SectionShot, subject: Subject): string | null {
  const index = subjects.findIndex(({ id }) => id === subject.id);
  return index < 0 || subject.sheet === "" ? null : `<Picture ${index + 1}>`;
}

export interface AudioUse {
  /** "" where the sound is made from words alone. */
  readonly retention: NonNullable<ShotEntry["audio_retention"]>;
  /** The recording is `<Audio 1>`. */
  readonly isDub: boolean;
  /** The recording's signal itself is played. */
  readonly isCopied: boolean;
  /** `<Audio k>` in order: the speakers with a voice sample to clone. Undefined when voices are not cloned. */
  readonly voiceRefs: ShotEntry["voice_refs"];
}

/** How closely a dub copies the recording when neither the shot nor the config says. */
const USUAL: Partial<Record<AudioPolicy, Retention>> = { dub: "fully_copy", dub_keep_foley: "partially_copy" };

const OF_SCRIPT = { strict: "fully_copy", loose: "partially_copy", style: "reference" } as const;

/**
 * What a shot's policy means for the model: which recordings and voice samples it is given, and how closely it follows them.
 * docs/format.md "Audio policy". The words about it are in the sections.
 */
export function useAudio(context: BuildContext, { placed, audio }: ShotPlan): AudioUse {
  const { series } = context;
  const usual = USUAL[audio.policy];
  const isDub = usual !== undefined;
  const retention = usual
    ? (requestedRetention(placed.shot) ?? series.audio.retention ?? usual)
    : audio.policy === "generate"
      ? ""
      : "reference";
  const isCopied = isDub && retention !== "reference";
  const voiceRefs = audio.policy === "clone" ? voiceSamples(context, placed.shot) : undefined;
  return { retention, isDub, isCopied, voiceRefs };
}

/** The shot's own `retention:` line. */
export function requestedRetention({ preserve }: StoryShot): Retention | null {
  return preserve === null ? null : OF_SCRIPT[preserve];
}

/** Speakers whose voice cannot be cloned: the config names no sample of it. */
export function speakersWithoutSample(series: Series, shot: StoryShot): string[] {
  return speakerIds(shot).filter((id) => sampleOf(series, id) === "");
}

function voiceSamples({ series, configFolder }: BuildContext, shot: StoryShot) {
  return speakerIds(shot).flatMap((subject) => {
    const sample = sampleOf(series, subject);
    return sample === "" ? [] : [{ subject, sample: assetPath(configFolder, sample) }];
  });
}

function sampleOf(series: Series, id: string): string {
  return series.subjects.get(id)?.voiceSample ?? "";
}

/** On screen a token or a name; unseen speakers are said to be unseen. */
export function speakerToken(shot: SectionShot, id: string): string {
  const seen = seenIn(shot).find((subject) => subject.id === id);
  if (seen) return tokenOf(shot, seen);
  return `the unseen ${unseenName(shot.series.subjects.get(id)?.name ?? id)}`;
}

/** An article has no place behind "the unseen". */
function unseenName(name: string): string {
  return midSentence(name).replace(/^(?:an?|the)\s+/u, "");
}

/** What must not change from the picture to the shot. */
export function whatIsKept({ view }: SectionShot, { kind, members, sheetPanels }: Subject): string {
  if (members !== null) return "the face, hair, build and clothes of each of them";
  if (kind !== "character") return "the shape, proportions, materials and colours";
  return view === "face" && sheetPanels !== 1 ? "the face and hair" : "the face, hair, build and clothes";
}
