// Prose that looks like a known character's line: `Mara: hi` is action, `MARA: hi` is spoken.
import type { Finding } from "../lib/findings.ts";
import { gather, type Steps } from "../lib/steps.ts";
import { quoted } from "../lib/wording.ts";
import { ANY_NAME, splitSpeech } from "../script/constructs/dialogue.ts";
import type { Placed, ScriptParse } from "../script/tree.ts";
import type { Speakers } from "./speakers.ts";

/** One finding for each such line of the script. */
export function* doubtSpeech(script: ScriptParse, speakers: Speakers): Steps<Finding[]> {
  const blocks = yield* gather(script.sequences, (sequence) => [sequence, ...sequence.shots]);
  const lines = yield* gather(blocks, ({ prose }) => prose);
  return yield* gather(lines, (line) => doubtLine(line, speakers));
}

function doubtLine({ line, value }: Placed<string>, speakers: Speakers): Finding[] {
  const speech = splitSpeech(value, ANY_NAME);
  const spoken = speech?.name.toUpperCase() ?? "";
  if (!speech || speech.text === "" || speech.name === spoken || speakers.get(spoken)?.kind !== "character") return [];
  const message = `${quoted(value)} looks like dialogue but counts as prose: write ${spoken} in capitals`;
  return [{ line, message, id: "looks-like-dialogue" }];
}
