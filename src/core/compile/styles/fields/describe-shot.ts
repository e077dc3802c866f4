// First field: the whole shot in one run of text: look, framing, who is seen, what happens, what is said.
import type { Subject } from "../../../series/series.ts";
import { midSentence, sentence } from "../../sentences.ts";
import { extrasSentences } from "../h3/extras.ts";
import { framingSentence } from "../h3/frame.ts";
import { isPerson, placeWords, seenIn, type H3Shot } from "../h3/h3-shot.ts";
import { writeSpeech } from "../h3/speech.ts";
import { cameraSentence, countWord, inSentence, isNounPhrase, letteringSentence } from "../h3/wording.ts";

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
  const words = placeWords(h3);
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
