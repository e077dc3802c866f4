// A shot as one paragraph of prose, for targets that read plain language. Order of script and series spec 4.3; no ids, no tags.
import type { DialogueLine, StoryShot } from "../../contracts/files/story.ts";
import type { Series, Subject } from "../series/series.ts";
import { findSize } from "../story/size-words.ts";
import { andList, clause, midSentence, sentence } from "./sentences.ts";
import { onScreen } from "./shot/people.ts";

/** The prompt of a shot: look, framing, who is seen, what happens, what is said, what is heard. */
export function writeProse(shot: StoryShot, series: Series): string {
  const seen = onScreen(shot).flatMap((id) => series.subjects.get(id) ?? []);
  const parts = [
    `style: ${clause(series.look)}`,
    framing(shot, series),
    ...seen.map(introduction),
    extras(shot, seen),
    shot.action,
    shot.text === null ? "" : `the words "${quotable(shot.text)}" can be read in the picture`,
    ...speech(shot, seen, series),
    `sound: ${clause(shot.sound ?? "") || "the natural quiet of the place"}`,
    shot.music === null ? "there is no music" : `music under the scene: ${clause(shot.music)}`,
  ];
  return parts.map(sentence).filter(Boolean).join(" ");
}

function framing(shot: StoryShot, series: Series): string {
  const size = findSize(shot.size);
  const extent = size?.extent ? `${size.extent.startsWith("from") ? " " : ", "}${size.extent},` : "";
  const place = midSentence(series.locations.get(shot.plate)?.description ?? shot.plate);
  const camera = shot.camera === null ? "held still" : clause(shot.camera);
  return `${size?.word ?? shot.size}${extent} of ${place}; camera: ${camera}`;
}

function introduction({ name, design, members }: Subject): string {
  const group = members === null ? "" : ` (${members} different people, each seen once)`;
  return design === null ? `${name}${group} is in frame` : `${name}${group}: ${clause(design)}`;
}

function extras(shot: StoryShot, seen: readonly Subject[]): string {
  if (shot.extras === null) return "";
  const people = seen.filter((subject) => subject.kind === "character").map((subject) => subject.name);
  const unlike = people.length === 0 ? "" : `, none of whom looks like ${andList(people.map(midSentence))}`;
  return `in the background: ${clause(shot.extras)}${unlike}`;
}

function speech(shot: StoryShot, seen: readonly Subject[], series: Series): string[] {
  const heard = new Set<string>();
  return shot.dialogue.map((line) => {
    const subject = series.subjects.get(line.speaker);
    const isFirst = !heard.has(line.speaker);
    heard.add(line.speaker);
    const voice = isFirst && subject?.voice ? ` (${clause(subject.voice)})` : "";
    const lips = line.mode === "vo" && subject && seen.includes(subject) ? `, ${subject.pronoun} lips closed` : "";
    const delivery = line.delivery === "" ? "" : `, ${clause(line.delivery)}`;
    return `${subject?.name ?? line.speaker}${voice} ${VERB[line.mode]}${delivery}${lips}: "${quotable(line.line)}"`;
  });
}

const VERB: Record<DialogueLine["mode"], string> = {
  on: "says",
  vo: "says in voice-over",
  os: "says from off-screen",
};

/** What is quoted may quote; its own marks become single ones. */
function quotable(text: string): string {
  return text.trim().replaceAll('"', "'");
}
