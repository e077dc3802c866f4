// The words by which an action line names a group: those said of any, and the nouns of its design.
import { nounOf } from "../unnamed/nouns.ts";

/** Said of any group. */
export const ANY_GROUP =
  "crowd group mob people everyone everybody throng onlookers bystanders passersby audience spectators public congregation jury guests passengers commuters villagers protesters mourners".split(
    " ",
  );
/** What a group of people is called by what they are. */
const OF_A_KIND =
  /^(?:congregation|jury|jurors|class|team|choir|family|crew|band|gang|troop|squad|platoon|army|queue|procession|guests|passengers|commuters|servants|riders|horsemen|cavalry|mourners|worshippers|dancers|party|parade|couple|pair|orchestra|staff|court|courtiers|herd|flock|pack)$/;

/** Who is in one. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  class: ["pupils", "students", "children", "kids", "schoolchildren"],
  schoolchildren: ["pupils", "children", "class"],
  pupils: ["children", "class", "students"],
  team: ["players", "teammates"],
  crew: ["sailors"],
  band: ["musicians"],
  orchestra: ["musicians"],
  army: ["soldiers", "troops"],
  platoon: ["soldiers", "troops"],
  squad: ["soldiers", "troops"],
  jury: ["jurors"],
  congregation: ["worshippers"],
  queue: ["customers"],
};

/** Nouns of its design in the plural, and for many together: "a crowd of young protesters with signs" are the protesters. */
export function kindsOfGroup(design: string): readonly string[] {
  const head =
    design.toLowerCase().split(/\b(?:in|with|under|on|at|wearing|carrying|holding|who|from|behind)\b/)[0] ?? "";
  const kinds = (head.match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      OF_A_KIND.test(word) ||
      nounOf(word)?.isPlural === true ||
      /[^aeious](?:ers|ors|ists|ians|ants|ees|sts)$/.test(word),
  );
  return kinds.flatMap((word) => [word, ...(MEMBERS[word] ?? [])]);
}
