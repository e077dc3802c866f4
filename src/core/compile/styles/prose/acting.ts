// Dialogue for models that make no sound: who is seen talking and whose lips stay closed. docs/format.md "Silent prose".
// Not a word of what is said: a silent model would write it into the picture.
import type { DialogueLine, StoryShot } from "../../../../contracts/files/story.ts";
import type { Series, Subject } from "../../../series/series.ts";
import { clause } from "../../sentences.ts";
import { seenIn } from "./picture.ts";

/** One sentence for each run of lines that one person speaks in the picture, and one for each who is only heard. */
export function actingOf(shot: StoryShot, series: Series): string[] {
  const seen = new Map(seenIn(shot, series).map((subject) => [subject.id, subject]));
  const quiet = new Set<string>();
  return shot.dialogue.flatMap((line, index) => {
    const who = seen.get(line.speaker);
    if (!who || line.mode === "os") return [];
    if (line.mode === "on") return continues(shot.dialogue[index - 1], line) ? [] : [talking(who, line)];
    if (quiet.has(who.id)) return [];
    quiet.add(who.id);
    return [`${who.name} keeps ${who.pronoun} lips closed`];
  });
}

/** A voice from elsewhere ends a run, so the next line begins a new one. */
function continues(before: DialogueLine | undefined, { speaker }: DialogueLine): boolean {
  return before?.mode === "on" && before.speaker === speaker;
}

function talking({ name, pronoun }: Subject, { delivery }: DialogueLine): string {
  const said = clause(delivery);
  const how = said === "" ? "" : `, ${said},`;
  return `${name} is talking${how} and ${pronoun} lips move`;
}
