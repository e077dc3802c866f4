// Prose that looks like a known character's line: `Mara: hi` is action, `MARA: hi` is spoken.
import type { Diagnostic } from "../lib/diagnostics.ts";
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import { ANY_NAME, splitSpeech } from "../script/constructs/dialogue.ts";
import type { LineValue, ScriptParse } from "../script/tree.ts";
import type { Speakers } from "./speakers.ts";

/** One finding for each such line of the script. */
export function* warnOfSpeech(script: ScriptParse, speakers: Speakers): Steps<Diagnostic[]> {
  const blocks = yield* gather(script.sequences, (sequence) => [sequence, ...sequence.shots]);
  const lines = yield* gather(blocks, ({ prose }) => prose);
  return yield* gather(lines, (line) => warningsAbout(line, speakers));
}

function warningsAbout({ line, value }: LineValue<string>, speakers: Speakers): Diagnostic[] {
  const speech = splitSpeech(value, ANY_NAME);
  const spoken = speech?.name.toUpperCase() ?? "";
  if (!speech || speech.text === "" || speech.name === spoken || speakers.get(spoken)?.kind !== "character") return [];
  const message = `${quoted(value)} looks like dialogue but counts as prose: write ${spoken} in capitals`;
  return [{ line, message, id: "looks-like-dialogue" }];
}
