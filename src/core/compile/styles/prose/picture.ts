// What a shot shows, in plain language: look, framing, who is there, what happens, what can be read; dialogue as acting.
// No ids, no tags. docs/format.md "Prompts in prose".
import type { StoryShot, DialogueLine } from "../../../../contracts/files/story.ts";
import type { Series, Subject } from "../../../series/series.ts";
import { findSize } from "../../../lib/size-words.ts";
import { clause, eitherList, andList, midSentence, quotable } from "../sentences.ts";
import { onScreen, placeWords } from "../../../story/story-shots.ts";

/** A verb of the third person opens it, perhaps after an adverb: `pushes in`, `slowly pans left`. */
const VERB_PHRASE = /^(?:[a-z]+ly\s+)?[a-z]*[^su\W]s(?=\W|$)/iu;

const NOBODY: ReadonlySet<string> = new Set();

/** Sentences in their order, some of them empty. Subjects in `drawn` are on a picture beside the prompt: their design is not repeated. */
export function pictureOf(shot: StoryShot, series: Series, drawn: ReadonlySet<string> = NOBODY): string[] {
  const seen = seenIn(shot, series);
  const described = seen.filter(({ id, design }) => design !== null && !drawn.has(id));
  const undescribed = seen.filter((subject) => !described.includes(subject));
  return [
    series.look === "" ? "" : `style: ${clause(series.look)}`,
    framing(shot, series),
    ...described.map((subject) => introduction(subject)),
    inFrame(undescribed, drawn),
    extras(shot, seen),
    shot.action,
    shot.text === null ? "" : `the words "${quotable(shot.text)}" can be read in the picture`,
  ];
}

/** The subjects in the picture that the config knows. */
export function seenIn(shot: StoryShot, series: Series): Subject[] {
  return onScreen(shot).flatMap((id) => series.subjects.get(id) ?? []);
}

/** `Mara: a tall woman`, with what the picture shows of her before the design. */
export function introduction(subject: Subject, view = ""): string {
  const design = subject.design === null ? "" : `: ${clause(subject.design)}`;
  return `${subject.name}${headcount(subject)}${view}${design}`;
}

/** A group is counted where it is introduced, so that the model draws that many people and none of them twice. */
function headcount({ members }: Subject): string {
  return members === null ? "" : ` (${members} different people, each seen once)`;
}

function framing(shot: StoryShot, series: Series): string {
  const size = findSize(shot.size);
  const extent = size?.extent ? `${size.extent.startsWith("from") ? " " : ", "}${size.extent},` : "";
  const place = midSentence(placeWords(shot, series));
  return `${size?.word ?? shot.size}${extent} of ${place}; ${camera(shot.camera)}`;
}

/** Authors write what the camera does ("pushes in") or what the move is called ("slow push in"). */
function camera(move: string | null): string {
  const text = clause(move ?? "");
  if (text === "") return "camera: held still";
  return VERB_PHRASE.test(text) ? `the camera ${text}` : `camera: ${text}`;
}

function inFrame(subjects: readonly Subject[], drawn: ReadonlySet<string>): string {
  if (subjects.length === 0) return "";
  const names = subjects.map((who) => `${midSentence(who.name)}${drawn.has(who.id) ? "" : headcount(who)}`);
  const isOne = subjects.length === 1;
  return `${andList(names)} ${isOne ? "is" : "are"} in frame`;
}

function extras(shot: StoryShot, seen: readonly Subject[]): string {
  const crowd = clause(shot.extras ?? "");
  if (crowd === "") return "";
  const people = seen.filter((subject) => subject.kind === "character").map(({ name }) => midSentence(name));
  const unlike = people.length === 0 ? "" : `, none of whom looks like ${eitherList(people)}`;
  return `in the background: ${crowd}${unlike}`;
}

/** One sentence for each run of lines that one person speaks in the picture, and one for each who is off screen. */
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
