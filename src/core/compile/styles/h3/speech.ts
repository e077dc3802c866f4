// Dialogue and sound in H3's form: speaker, (S) number, verb, and the words in a tag; then the two sound fields.
import type { DialogueLine } from "../../../../contracts/files/story.ts";
import type { Subject } from "../../../series/series.ts";
import { voicePhrase } from "./wording.ts";
import { seenIn, type H3Shot } from "./h3-shot.ts";
import { capital, clause, midSentence, sentence } from "../sentences.ts";

/** The verbs that the model knows; `vo` is a voice of no one on screen. */
const VERBS: Record<DialogueLine["mode"], string> = {
  on: "says",
  vo: "says in an off-screen voiceover",
  os: "says from off-screen",
};

export interface SpeechStyle {
  /** How the style calls somebody on screen. */
  readonly call: (subject: Subject) => string;
  /** Stands after the verb of a line that a recording speaks, or "". */
  readonly recorded: (line: DialogueLine) => string;
  /** Whether the delivery of a line stands before the verb. */
  readonly deliveryFirst: (line: DialogueLine) => boolean;
  /** Speakers whose voice was described before the dialogue. */
  readonly introduced: ReadonlySet<string>;
}

/** One line of text for each line of dialogue. */
export function writeSpeech(h3: H3Shot, style: SpeechStyle): string[] {
  const mentioned = new Set(style.introduced);
  return h3.shot.dialogue.map((line) => {
    const isFirst = !mentioned.has(line.speaker);
    mentioned.add(line.speaker);
    return writeLine(h3, line, style, isFirst);
  });
}

function writeLine(h3: H3Shot, line: DialogueLine, style: SpeechStyle, isFirst: boolean): string {
  const seen = seenIn(h3).find(({ id }) => id === line.speaker);
  const speaker = h3.series.subjects.get(line.speaker);
  const number = h3.speakers.get(line.speaker) ?? "";
  const who = seen ? onScreenLabel(style.call(seen), seen, isFirst) : unseenLabel(line.speaker, speaker, isFirst);
  const delivery = line.delivery.trim() === "" ? "" : clause(line.delivery);
  const before = delivery !== "" && style.deliveryFirst(line) ? `, ${delivery},` : "";
  const after = delivery !== "" && before === "" ? `, ${delivery}` : "";
  const lips = line.mode === "vo" && seen ? ` while ${seen.pronoun} lips remain completely closed.` : "";
  const text = `<d>[English] ${line.line.trim()}</d>`;
  return `${who} ${number}${before} ${VERBS[line.mode]}${style.recorded(line)}${after}: ${text}${lips}`;
}

function onScreenLabel(name: string, { voice }: Subject, isFirst: boolean): string {
  return isFirst && voice ? `${capital(name)} ${voicePhrase(voice)}` : capital(name);
}

/** A voice without a face is described by how it sounds, else by whose it is; afterwards it is the same one. */
function unseenLabel(id: string, speaker: Subject | undefined, isFirst: boolean): string {
  if (!isFirst) return "The same unseen speaker";
  if (speaker?.voice) return `An unseen speaker ${voicePhrase(speaker.voice)}`;
  return `An unseen speaker, ${midSentence(speaker?.name ?? id)},`;
}

/** How a recording stands to the sounds of the place: none is played, it is all there is, or they lie below it. */
export type RecordingRole = "none" | "alone" | "above";

const ROOM_TONE = "the quiet natural ambience of the place";

/** The sounds of the place, as sentences. `recording`: how the style calls it. */
export function soundscape(sound: string | null, place: RecordingRole, recording: string): string {
  if (place === "alone") return `Nothing is heard but ${recording}.`;
  const sounds = sentence(sound ?? "") || sentence(ROOM_TONE);
  return place === "above" ? `${sounds} These sounds lie below ${recording}.` : sounds;
}

/** The score as written, or N/A. */
export function score(music: string | null): string {
  return (music ?? "").trim() || "N/A";
}
