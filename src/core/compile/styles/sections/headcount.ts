// How many people the picture holds, so that nobody is doubled, merged or added. Things are never counted.
import type { Subject } from "../../../series/series.ts";
import { andList, capital } from "../../sentences.ts";
import { extrasSentences } from "../h3/extras.ts";
import { isPerson, seenIn } from "../h3/h3-shot.ts";
import { countWord } from "../h3/wording.ts";
import { tokenOf, type SectionShot } from "./section-shot.ts";

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
