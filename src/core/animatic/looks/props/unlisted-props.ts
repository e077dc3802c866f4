// Things that an action names and no list has, as their words and their company have them: "a rusty crowbar", the mask of one who fences, a dentist's mirror.
import { carriedNounAt, garmentNoun } from "./find-prop.ts";
import type { SubjectLook } from "../look.ts";
import { readThing } from "../object-look.ts";
import { wordsIn } from "../read-words.ts";

/** What of a scene tells it. */
interface Named {
  readonly action: string;
  readonly location: { readonly description: string };
  readonly subjects: readonly { readonly id: string; readonly name: string; readonly design?: string | undefined }[];
}

/** Under which key the look of a thing stands that has no id. */
export const nounKey = (noun: string): string => `noun ${noun}`;

/** What ends the words that are said of a noun. */
const BEFORE =
  /^(?!(?:glass|brass|canvas)$)(?:a|an|the|his|her|their|its|my|your|one|[.;:!?]|two|three|some|with|of|in|and|or|\.|[a-z]+(?:ing|es|s))$/;
const MOST = 3;

/** What a noun means in the company of these words. */
const COMPANY: Readonly<Record<string, readonly (readonly [kind: string, company: RegExp])[]>> = {
  mask: [
    ["fencing", /\b(?:fenc(?:er|ers|ing)|epee|foils?|sabres?)\b/],
    ["surgical", /\b(?:surgeons?|scrubs|operating|nurse|anaesthetist)\b/],
    ["hockey", /\b(?:hockey|goalie|puck)\b/],
    ["welding", /\b(?:weld(?:er|ers|ing))\b/],
    ["gas", /\b(?:trench|trenches|gas)\b/],
  ],
  bottle: [
    ["pill", /\b(?:pharmac(?:ist|y)|chemist|drugstore)\b/],
    ["potion", /\b(?:witch|wizard|alchemist|sorcerer|sorceress|potions?)\b/],
  ],
  mirror: [["dentist", /\b(?:dentist|dental)\b/]],
  pipe: [["iron blowing", /\b(?:glassblowers?|glassworks|glass (?:workshop|furnace|works)|plumber)\b/]],
  helmet: [
    ["motorcycle", /\b(?:motorbike|motorcycle|moped|scooter|biker|courier)\b/],
    ["safety", /\b(?:building site|construction|foreman|quarry)\b/],
    ["steel", /\b(?:trench|trenches|platoon|battlefield)\b/],
  ],
  shell: [["racing", /\b(?:boathouse|rowers|regatta|oarsm[ae]n|cox)\b/]],
  boat: [["gravy", /\b(?:gravy|turkey|roast)\b/]],
};

/** By key. Their company: names, designs and the place. */
export function unlistedProps({ action, location, subjects }: Named): ReadonlyMap<string, SubjectLook> {
  const people = subjects.flatMap(({ id, name, design = "" }) => [id, name, design]);
  const company = [location.description, ...people].join(" ").toLowerCase();
  const words = action.toLowerCase().match(/[a-z]+|[.;:!?]/g) ?? [];
  const found = new Map<string, SubjectLook>();
  for (const at of words.keys()) {
    const noun = nounAt(words, at);
    if (noun === undefined || found.has(nounKey(noun))) continue;
    const said = [...adjectives(words, at), ...designed(people, noun)];
    const kind = COMPANY[noun]?.find(([, near]) => near.test(company))?.[0];
    const design = [...(kind ?? "").split(" "), ...said, noun].filter(Boolean).join(" ");
    if (design === noun) continue;
    const look = readThing("prop", { id: noun, name: noun, design });
    for (const key of [noun, words[at] ?? noun].map(nounKey))
      if (!found.has(key)) found.set(key, { kind: "thing", look });
  }
  return found;
}

/** Of a thing for hands, or of what is worn. */
const nounAt = (words: readonly string[], at: number): string | undefined =>
  carriedNounAt(words, at) ?? garmentNoun(words[at] ?? "");

/** "An old white saloon under a blue tarpaulin": as it is said where somebody else is described. */
function designed(people: readonly string[], noun: string): readonly string[] {
  for (const phrase of people.flatMap((design) => design.split(/[,;]/))) {
    const words = wordsIn(phrase);
    const at = words.indexOf(noun);
    if (at > 0) return adjectives(words, at);
  }
  return [];
}

function adjectives(words: readonly string[], at: number): readonly string[] {
  const near = words.slice(Math.max(0, at - MOST), at);
  const end = near.findLastIndex((word) => BEFORE.test(word));
  return near.slice(end + 1);
}
