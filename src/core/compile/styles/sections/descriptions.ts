// The sections that describe the shot: summary, head count, and the shot itself.
import { cutAt, cameraSentence, letteringSentence, framingSentence } from "../h3/wording.ts";
import { type SectionShot, tokenOf } from "./section-shot.ts";
import { seenIn } from "../h3/h3-shot.ts";
import { sentence } from "../sentences.ts";
import { writeSpeech } from "../h3/speech.ts";

/** Characters of the action that the summary repeats. */
const LENGTH = 220;

/** Second section: which tasks the model is given, and the action in short. */
export function summary({ shot, audio }: SectionShot): string {
  const hasAudio = audio.isDub || (audio.voiceRefs ?? []).length > 0;
  const tasks = ["reference generation"];
  if (audio.isCopied) tasks.push("audio reuse");
  else if (hasAudio) tasks.push("audio reference");
  return `[${tasks.join(" + ")}] ${cutAt(shot.action, LENGTH) || "A held moment in which little moves."}`;
}

/** The lines of the section. */
export function detailedDescription(shot: SectionShot): string[] {
  const { shot: written, series, size, placeToken: place } = shot;
  const subjects = seenIn(shot).map((subject) => tokenOf(shot, subject));
  const picture = [
    framingSentence({ size, subjects, place }),
    sentence(written.action),
    cameraSentence(written.camera),
  ];
  const lines = [
    sentence(series.look),
    `[Shot 1] ${picture.filter(Boolean).join(" ")}`,
    ...speech(shot),
    letteringSentence(written.text),
  ];
  return lines.filter(Boolean);
}

function speech(shot: SectionShot): string[] {
  const { isCopied, voiceRefs = [] } = shot.audio;
  return writeSpeech(shot, {
    call: (subject) => tokenOf(shot, subject),
    recorded: ({ mode }) => (isCopied && mode === "on" ? " in the recorded voice of <Audio 1>" : ""),
    deliveryFirst: ({ mode }) => mode !== "on",
    introduced: new Set(voiceRefs.map(({ subject }) => subject)),
  });
}
