// What a shot says and lets hear, for models that make sound: each line in quotes, then the sound, then the music.
import type { DialogueLine, StoryShot } from "../../../../contracts/files/story.ts";
import type { Series } from "../../../series/series.ts";
import { clause, quotable } from "../../sentences.ts";
import { seenIn } from "./picture.ts";

const VERB: Record<DialogueLine["mode"], string> = {
  on: "says",
  vo: "says in voice-over",
  os: "says from off-screen",
};

/** A sentence for each line; a voice is described where it is first heard. */
export function speechOf(shot: StoryShot, series: Series): string[] {
  const seen = new Set(seenIn(shot, series).map(({ id }) => id));
  const voiceOver = new Set<string>();
  return shot.dialogue.map((line) => {
    const subject = series.subjects.get(line.speaker);
    const isFirst = !voiceOver.has(line.speaker);
    voiceOver.add(line.speaker);
    const sounds = clause(subject?.voice ?? "");
    const voice = isFirst && sounds !== "" ? ` (${sounds})` : "";
    const lips = line.mode === "vo" && subject && seen.has(subject.id) ? `, ${subject.pronoun} lips closed` : "";
    const how = clause(line.delivery);
    const delivery = how === "" ? "" : `, ${how}`;
    return `${subject?.name ?? line.speaker}${voice} ${VERB[line.mode]}${delivery}${lips}: "${quotable(line.line)}"`;
  });
}

/** Silence is said too, else a model makes up sound and music. */
export function soundsOf({ sound, music }: StoryShot): string[] {
  const [voiceOver, played] = [clause(sound ?? ""), clause(music ?? "")];
  return [
    `sound: ${voiceOver || "the natural quiet of the place"}`,
    played === "" ? "there is no music" : `music under the scene: ${played}`,
  ];
}
