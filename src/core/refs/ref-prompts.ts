// The built prompts of a series' references: what the config says of somebody or something, with the words that make a reference of it.
// docs/format.md "Prompts of references".
import type { Series, Subject } from "../series/series.ts";
import type { SeriesReference } from "./reference.ts";
import type { CharacterView } from "./ref-names.ts";

const FRAMES: Readonly<Record<CharacterView, string>> = {
  "01_threequarter":
    "Full figure from head to shoes, body and face turned three quarters to the camera, standing relaxed with the arms at the sides.",
  "02_side": "Full figure from head to shoes in exact side profile, facing left, standing relaxed.",
  "03_back": "Full figure from head to shoes seen from behind, the face not visible, standing relaxed.",
  "04_face": "Head and shoulders, the face straight to the camera, neutral expression, eyes open.",
};

const STUDIO = "Plain light grey studio background, soft even light.";

/** Of a picture; null where nothing in the config says what it looks like. `view`: one of a character's. */
export function builtRefPrompt(series: Series, reference: SeriesReference, view: string | null): string | null {
  if (reference.kind === "location") return placePrompt(series, reference);
  const subject = series.subjects.get(reference.subject ?? "");
  if (!subject) return null;
  if (subject.design === null) return null;
  if (reference.kind !== "character") return objectPrompt(subject, series.look);
  if (reference.views.length === 0) return wholePrompt(subject, series.look);
  return view === null ? null : viewPrompt(subject, series.look, view as CharacterView);
}

/** `seconds`: of the recording that is asked for. */
export function voicePrompt(subject: Subject, line: string, seconds?: number): string {
  return joined([
    "A clean studio recording of one speaker, close to the microphone, without music, noise or other voices.",
    subject.design === null ? null : `The speaker: ${sentence(firstSentence(subject.design))}`,
    subject.voice === null ? null : `The voice: ${sentence(subject.voice)}`,
    seconds === undefined ? null : `About ${Math.round(seconds)} seconds.`,
    `The speaker says: "${line}"`,
  ]);
}

/** What a character says who has no line in the episode. */
export function neutralLine({ name }: Subject): string {
  return `My name is ${name}. I have walked this road for a long time, and I know every stone of it by now.`;
}

function viewPrompt({ name, design }: Subject, look: string, view: CharacterView): string {
  return joined([
    `Character reference of ${name}.`,
    FRAMES[view],
    sentence(design ?? ""),
    sentence(look),
    STUDIO,
    "One person alone, no text.",
  ]);
}

/** A group, or a person whose sheet is one whole picture. */
function wholePrompt({ name, design, members }: Subject, look: string): string {
  const who = members === null ? "One person alone" : `${members} people side by side`;
  return joined([
    `Character reference of ${name}.`,
    `${who}, full figures from head to shoes, facing the camera.`,
    sentence(design ?? ""),
    sentence(look),
    STUDIO,
    "Nobody else, no text.",
  ]);
}

function objectPrompt({ name, design, kind }: Subject, look: string): string {
  const what = kind === "vehicle" ? "The whole vehicle" : "The whole object";
  return joined([
    `Reference of ${name}.`,
    `${what}, in the middle of the picture, seen three quarters from the front.`,
    sentence(design ?? ""),
    sentence(look),
    STUDIO,
    "No people, no text.",
  ]);
}

function placePrompt(series: Series, { location }: SeriesReference): string | null {
  const description = series.locations.get(location ?? "")?.description ?? "";
  if (description.trim() === "") return null;
  if (series.simple)
    return joined(["One still picture of a film.", sentence(description), sentence(series.look), "No text."]);
  return joined([
    "Wide view of an empty place.",
    sentence(description),
    sentence(series.look),
    "Nobody in the picture, no text.",
  ]);
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text;
}

/** With an end; empty where there is nothing to say. */
export function sentence(text: string): string {
  const said = text.trim();
  return said === "" || /[.!?]$/.test(said) ? said : `${said}.`;
}

export function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" ");
}
