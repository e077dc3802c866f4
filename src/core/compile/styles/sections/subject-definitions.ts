// First section: what each token stands for. A line for each subject, the number of people, the place, and the recordings.
import { clause, midSentence, sentence } from "../../sentences.ts";
import type { Subject } from "../../../series/series.ts";
import { countWord, inSentence, isNounPhrase } from "../h3/wording.ts";
import { placeWords } from "../h3/h3-shot.ts";
import { defineAudio } from "./define-audio.ts";
import { countHeads } from "./headcount.ts";
import { pictureOf, tokenOf, type SectionShot } from "./section-shot.ts";

/** The lines of the section. */
export function subjectDefinitions(shot: SectionShot): string[] {
  return [
    ...shot.subjects.map((subject) => defineSubject(shot, subject)),
    ...shot.absent.map(describeSubject),
    ...countHeads(shot),
    definePlace(shot),
    ...defineAudio(shot),
  ];
}

function defineSubject(shot: SectionShot, subject: Subject): string {
  const token = tokenOf(shot, subject);
  const picture = pictureOf(shot, subject);
  const design = sentence(subject.design ?? "");
  if (picture === null) return `${token} is ${midSentence(subject.name)}, told in words alone. Design: ${design}`;
  const kept = `Keep ${whatIsKept(shot, subject)} exactly as in ${picture}.`;
  return `${token} is ${midSentence(subject.name)} in ${picture}, ${whatIsShown(shot, subject)}. ${kept} Design: ${design}`;
}

/** What the picture is, so that nothing else in it is taken for part of the shot. */
function whatIsShown({ view }: SectionShot, { kind, members, sheetPanels }: Subject): string {
  if (members !== null) return `one picture of ${countWord(members)} different people side by side`;
  if (kind !== "character")
    return `a picture of this one ${kind === "prop" ? "object" : "vehicle"} on a plain background`;
  if (sheetPanels === 1) return "a whole picture of this one person";
  return view === "face"
    ? "a picture of this one person's face on a plain background"
    : "a full-body picture of this one person on a plain background";
}

/** What must not change from the picture to the shot. */
export function whatIsKept({ view }: SectionShot, { kind, members, sheetPanels }: Subject): string {
  if (members !== null) return "the face, hair, build and clothes of each of them";
  if (kind !== "character") return "the shape, proportions, materials and colours";
  return view === "face" && sheetPanels !== 1 ? "the face and hair" : "the face, hair, build and clothes";
}

/** Somebody on screen whose picture is missing. */
function describeSubject({ name, design, members }: Subject): string {
  const who = members === null ? "" : `, ${countWord(members)} different people`;
  const words = design ?? "";
  const isPhrase = isNounPhrase(words) && !/[.:;]\s/u.test(words);
  const described = isPhrase ? ` is ${inSentence(words)}` : `: ${clause(words)}`;
  return `No picture is given of ${midSentence(name)}${who}; draw from these words alone: ${name}${described}.`;
}

function definePlace(shot: SectionShot): string {
  const description = sentence(placeWords(shot));
  const { placeToken: token, platePicture: picture } = shot;
  if (picture === null) return `${token} is the place of the shot, told in words alone: ${description}`;
  const use = `${picture} fixes its layout, palette, light and depth, but not how the shot is framed.`;
  return `${token} is the place in ${picture}: ${description} ${use}`;
}
