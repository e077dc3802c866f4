// Third section: what stays of each reference, in the marker words that the model knows. No (S) numbers here.
import type { Subject } from "../../../series/series.ts";
import { isPerson, seenIn } from "../h3/h3-shot.ts";
import { pictureOf, tokenOf, type SectionShot, speakerToken, whatIsKept } from "./section-shot.ts";
import { andList } from "../sentences.ts";

/** The lines of the section: subjects, the place, recordings. */
export function retentionAnalysis(shot: SectionShot): string[] {
  return [
    ...shot.subjects.map((subject) => keepSubject(shot, subject)),
    `${shot.placeToken} (appears in [Shot 1]): partially_preserved - ${keepPlace(shot)}.`,
    ...keepAudio(shot),
  ];
}

function keepSubject(shot: SectionShot, subject: Subject): string {
  const source = pictureOf(shot, subject);
  const as = source === null ? "follow the design told in words" : `are those of ${source}`;
  const group = subject.members === null ? "" : ", and no two of them are merged or repeated";
  return `${tokenOf(shot, subject)} (appears in [Shot 1]): fully_preserved - ${whatIsKept(shot, subject)} ${as}${group}.`;
}

function keepPlace(shot: SectionShot): string {
  const source = shot.platePicture ?? "its description";
  if (shot.size.family !== "close") {
    return `the layout, palette and light of ${source} are kept, while the framing is the shot's own`;
  }
  const seen = seenIn(shot);
  if (seen.length === 0) return `a magnified detail of ${source} fills the frame in the same palette and light`;
  const names = andList(seen.map((subject) => tokenOf(shot, subject)));
  const backdrop = shot.subjects.some((subject) => pictureOf(shot, subject) !== null)
    ? ", never the backdrop of a subject's own picture"
    : "";
  return `the background is a magnified crop of ${source} right behind ${names}${backdrop}`;
}

function keepAudio(shot: SectionShot): string[] {
  const { audio } = shot;
  if (!audio.isDub) return (audio.voiceRefs ?? []).map(({ subject }, index) => keepVoice(shot, subject, index + 1));
  return [`<Audio 1>: ${audio.retention} - ${HOW_COPIED[audio.retention]}.${lipSync(shot)}`];
}

const HOW_COPIED: Record<SectionShot["audio"]["retention"], string> = {
  fully_copy: "the recording is reused unchanged as the whole sound of the target video",
  partially_copy: "the recorded dialogue is reused unchanged, and the sounds of the place are added below it",
  reference: "its voices and timing guide newly made speech, and its signal is not copied",
  "": "it is not used",
};

function keepVoice(shot: SectionShot, id: string, number: number): string {
  return `<Audio ${number}>: reference - its timbre guides the voice of ${speakerToken(shot, id)}, and its words and signal are not copied.`;
}

/** Only who is seen speaking moves their lips; with more than one voice, to their own lines alone. */
function lipSync(shot: SectionShot): string {
  const speaking = new Set(shot.shot.dialogue.filter(({ mode }) => mode === "on").map(({ speaker }) => speaker));
  const movers = shot.subjects.filter((subject) => isPerson(subject) && speaking.has(subject.id));
  if (movers.length === 0) return "";
  const names = andList(movers.map((subject) => tokenOf(shot, subject)));
  const hasOthers = shot.shot.dialogue.some(({ mode, speaker }) => mode !== "on" || speaker !== movers[0]?.id);
  return ` The lips of ${names} move in time with it${hasOthers ? `, ${movers.length > 1 ? "each " : ""}only during their own lines` : ""}.`;
}
