// Second section: which tasks the model is given, and the action in short.
import { cutAt } from "../h3/wording.ts";
import type { SectionShot } from "./section-shot.ts";

/** Characters of the action that the summary repeats. */
const LENGTH = 220;

export function summary({ shot, audio }: SectionShot): string {
  const hasAudio = audio.isDub || (audio.voiceRefs ?? []).length > 0;
  const tasks = ["reference generation"];
  if (audio.isCopied) tasks.push("audio reuse");
  else if (hasAudio) tasks.push("audio reference");
  return `[${tasks.join(" + ")}] ${cutAt(shot.action, LENGTH) || "A held moment in which little moves."}`;
}
