// First section: what each numbered subject, place and recording is.
import type { Subject } from "../../../series/series.ts";
import { countWord, inSentence, isNounPhrase, extrasSentences } from "../h3/wording.ts";
import { isPerson, seenIn } from "../h3/h3-shot.ts";
import { pictureOf, tokenOf, type SectionShot, speakerToken, whatIsKept } from "./section-shot.ts";
import { clause, midSentence, sentence, andList, capital } from "../sentences.ts";
import { placeWords } from "../../../story/story-shots.ts";

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

/** Somebody on screen whose picture is missing. */
function describeSubject({ name, design, members }: Subject): string {
  const who = members === null ? "" : `, ${countWord(members)} different people`;
  const words = design ?? "";
  const isPhrase = isNounPhrase(words) && !/[.:;]\s/u.test(words);
  const described = isPhrase ? ` is ${inSentence(words)}` : `: ${clause(words)}`;
  return `No picture is given of ${midSentence(name)}${who}; draw from these words alone: ${name}${described}.`;
}

function definePlace(shot: SectionShot): string {
  const description = sentence(placeWords(shot.shot, shot.series));
  const { placeToken: token, platePicture: picture } = shot;
  if (picture === null) return `${token} is the place of the shot, told in words alone: ${description}`;
  const use = `${picture} fixes its layout, palette, light and depth, but not how the shot is framed.`;
  return `${token} is the place in ${picture}: ${description} ${use}`;
}

/** The lines of the first section that say what each `<Audio k>` is and whose voice is in it. */
export function defineAudio(shot: SectionShot): string[] {
  const { isDub, isCopied, voiceRefs = [] } = shot.audio;
  if (!isDub) return voiceRefs.map(({ subject }, index) => defineVoice(shot, subject, index + 1));
  const owners = [...shot.speakers].map(([id, number]) => `${speakerToken(shot, id)} ${number}`);
  const whose = owners.length === 0 ? "sound of this shot" : `dialogue of ${andList(owners)}`;
  if (isCopied) return [`<Audio 1> is the recorded ${whose}. It is reused as recorded.`];
  return [`<Audio 1> is the recorded ${whose}, a reference for voice and timing only. It is not copied.`];
}

/** The voice is described here, so the dialogue need not. */
function defineVoice(shot: SectionShot, id: string, number: number): string {
  const voice = shot.series.subjects.get(id)?.voice ?? null;
  const how = voice === null ? "" : `: ${midSentence(voice)}`;
  return `<Audio ${number}> is the voice-timbre reference for ${speakerToken(shot, id)} ${shot.speakers.get(id)}${how}.`;
}

/** One line, or none in a picture without people. Extras cannot be counted: then only the named people are held to one each. */
export function countHeads(shot: SectionShot): string[] {
  const people = seenIn(shot).filter(isPerson);
  const extras = extrasSentences(
    shot.shot.extras,
    people.map((person) => tokenOf(shot, person)),
  );
  if (people.length === 0) return extras === "" ? [] : [extras];
  const named = andList(people.toSorted(singlesFirst).map((person) => inCount(shot, person)));
  if (extras !== "") return [`${capital(named)} ${appear(people)}. ${extras}`];
  return [exactCount(people, named)];
}

function exactCount(people: readonly Subject[], named: string): string {
  const total = people.reduce((sum, { members }) => sum + (members ?? 1), 0);
  if (total === 1) return `Exactly one person is in the picture: ${named}.`;
  const rule = "They are different people, and nobody appears twice.";
  return `Exactly ${countWord(total)} people are in the picture: ${named}. ${rule}`;
}

/** A group is named by the number of its members, because each of them counts. */
function inCount(shot: SectionShot, person: Subject): string {
  const token = tokenOf(shot, person);
  return person.members === null ? token : `the ${countWord(person.members)} members of ${token}`;
}

/** "the five members of A and B" could be read as members of both. */
function singlesFirst(a: Subject, b: Subject): number {
  return Number(a.members !== null) - Number(b.members !== null);
}

function appear(people: readonly Subject[]): string {
  const [first] = people;
  return people.length === 1 && first?.members === null ? "appears only once" : "each appear only once";
}
