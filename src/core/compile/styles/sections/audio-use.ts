// What a shot's policy means for the model: which recordings and voice samples it is given, and how closely it follows them.
// docs/format.md "Audio policy". What is said about it stands in the sections.
import type { AudioPolicy } from "../../../../contracts/schema.ts";
import type { ShotEntry } from "../../../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../../../contracts/files/story.ts";
import type { Retention, Series } from "../../../series/series.ts";
import { assetPath } from "../../asset-path.ts";
import type { BuildContext } from "../../build-context.ts";
import type { ShotPlan } from "../../shot/shot-plan.ts";
import { speakerIds } from "../h3/h3-shot.ts";

export interface AudioUse {
  /** "" where the sound is made from words alone. */
  readonly retention: NonNullable<ShotEntry["audio_retention"]>;
  /** The recording is `<Audio 1>`. */
  readonly isDub: boolean;
  /** The recording's signal itself is heard. */
  readonly isCopied: boolean;
  /** `<Audio k>` in order: the speakers with a voice sample to clone. Undefined when voices are not cloned. */
  readonly voiceRefs: ShotEntry["voice_refs"];
}

/** How closely a dub copies the recording when neither the shot nor the config says. */
const USUAL: Partial<Record<AudioPolicy, Retention>> = { dub: "fully_copy", dub_keep_foley: "partially_copy" };

const OF_SCRIPT = { strict: "fully_copy", loose: "partially_copy", style: "reference" } as const;

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
