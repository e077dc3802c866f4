// Fourth section: the look, then the shot itself: framing, action, camera, dialogue, lettering.
import { sentence } from "../../sentences.ts";
import { framingSentence } from "../h3/frame.ts";
import { seenIn } from "../h3/h3-shot.ts";
import { writeSpeech } from "../h3/speech.ts";
import { cameraSentence, letteringSentence } from "../h3/wording.ts";
import { tokenOf, type SectionShot } from "./section-shot.ts";

/** The lines of the section. */
export function detailedDescription(shot: SectionShot): string[] {
  const { shot: told, series, size, placeToken: place } = shot;
  const subjects = seenIn(shot).map((subject) => tokenOf(shot, subject));
  const picture = [framingSentence({ size, subjects, place }), sentence(told.action), cameraSentence(told.camera)];
  const lines = [
    sentence(series.look),
    `[Shot 1] ${picture.filter(Boolean).join(" ")}`,
    ...speech(shot),
    letteringSentence(told.text),
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
