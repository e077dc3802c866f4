// The lines of the first section that say what each `<Audio k>` is and whose voice is in it.
import { andList, midSentence } from "../../sentences.ts";
import { seenIn } from "../h3/h3-shot.ts";
import { tokenOf, type SectionShot } from "./section-shot.ts";

export function defineAudio(shot: SectionShot): string[] {
  const { isDub, isCopied, voiceRefs = [] } = shot.audio;
  if (!isDub) return voiceRefs.map(({ subject }, index) => defineVoice(shot, subject, index + 1));
  const owners = [...shot.speakers].map(([id, number]) => `${speakerToken(shot, id)} ${number}`);
  const whose = owners.length === 0 ? "sound of this shot" : `dialogue of ${andList(owners)}`;
  if (isCopied) return [`<Audio 1> is the recorded ${whose}. It is reused as recorded.`];
  return [`<Audio 1> is the recorded ${whose}, a reference for voice and timing only. It is not copied.`];
}

/** The voice is described here, so the dialogue need not. */
function defineVoice(shot: SectionShot, id: string, number: number): string {
  const voice = shot.series.subjects.get(id)?.voice ?? null;
  const how = voice === null ? "" : `: ${midSentence(voice)}`;
  return `<Audio ${number}> is the voice-timbre reference for ${speakerToken(shot, id)} ${shot.speakers.get(id)}${how}.`;
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
