// Prompts in three fields of one text, for a model that reads keyframes and no other pictures. docs/format.md "Prompts in fields".
// The line that aligns keyframes with the video is added when the shot is rendered, for the keyframes that are there then.
import { readH3Shot, isPerson, seenIn, type H3Shot } from "./h3/h3-shot.ts";
import type { BuildContext, ShotPlan, StyleFields } from "../build-model.ts";
import { score, soundscape, type RecordingRole, writeSpeech } from "./h3/speech.ts";
import type { Subject } from "../../series/series.ts";
import {
  cameraSentence,
  countWord,
  inSentence,
  isNounPhrase,
  letteringSentence,
  extrasSentences,
  framingSentence,
} from "./h3/wording.ts";
import { midSentence, sentence } from "./sentences.ts";
import { placeWords } from "../../story/story-shots.ts";

export function compileFields(context: BuildContext, plan: ShotPlan): StyleFields {
  const h3 = readH3Shot(context, plan);
  const { sound, music } = h3.shot;
  const recording = RECORDINGS[plan.audio.policy] ?? "none";
  const fields = [
    `integrated_multimodal_description: ${describeShot(h3)}`,
    `overall_soundscape: ${soundscape(sound, recording, "the recorded dialogue")}`,
    `non_diegetic_music: ${score(music)}`,
  ];
  return { prompt: fields.join("\n\n") };
}

const RECORDINGS: Partial<Record<ShotPlan["audio"]["policy"], RecordingRole>> = {
  dub: "alone",
  dub_keep_foley: "above",
};

/** First field: the whole shot in one run of text: look, framing, who is seen, what happens, what is said. */
export function describeShot(h3: H3Shot): string {
  const { shot, series } = h3;
  const people = seenIn(h3)
    .filter(isPerson)
    .map(({ name }) => midSentence(name));
  const parts = [
    sentence(series.look),
    ...framing(h3),
    ...seenIn(h3).map(introduction),
    extrasSentences(shot.extras, people),
    sentence(shot.action),
    cameraSentence(shot.camera),
    ...speech(h3),
    letteringSentence(shot.text),
  ];
  return `[Shot 1] ${parts.filter(Boolean).join(" ")}`;
}

/** A place that is one phrase stands inside the framing; more words get a sentence of their own. */
function framing(h3: H3Shot): string[] {
  const words = placeWords(h3.shot, h3.series);
  const isPhrase = isNounPhrase(words) && !/[.:;!?]\s/u.test(words.trim());
  const place = isPhrase ? inSentence(words) : "the place";
  const subjects = seenIn(h3).map(({ name }) => midSentence(name));
  const framed = framingSentence({ size: h3.size, subjects, place });
  return isPhrase ? [framed] : [framed, `The place: ${sentence(words)}`];
}

function introduction({ name, design, members }: Subject): string {
  const group = members === null ? "" : `, ${countWord(members)} different people who appear once each`;
  const words = design ?? "";
  const isPhrase = members === null && isNounPhrase(words);
  return sentence(isPhrase ? `${name} is ${inSentence(words)}` : `${name}${group}: ${words}`);
}

function speech(h3: H3Shot): string[] {
  const isDub = h3.plan.audio.policy.startsWith("dub");
  return writeSpeech(h3, {
    call: ({ name }) => name,
    recorded: () => (isDub ? " in the recorded voice" : ""),
    deliveryFirst: () => false,
    introduced: new Set(),
  });
}
