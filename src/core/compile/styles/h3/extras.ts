// Unnamed people of a shot: they fill the background and look like nobody who is named.
import { clause, eitherList } from "../../sentences.ts";

/** One or two sentences, or "" without extras. `people`: the named ones on screen, as the style calls them. */
export function extrasSentences(extras: string | null, people: readonly string[]): string {
  const crowd = clause(extras ?? "");
  if (crowd === "") return "";
  if (people.length === 0) return `Everyone in the picture is an unnamed background person: ${crowd}.`;
  return `Around them are unnamed background people: ${crowd}. None of these people resembles ${eitherList(people)}.`;
}
