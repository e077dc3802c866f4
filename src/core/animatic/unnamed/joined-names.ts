// Names of three words and more, and those that mean a vehicle only beside a verb: "hot-air balloon", "flies a model plane". Those of two words are pairs.
const NAMES: readonly (readonly [name: RegExp, one: string])[] = [
  [/\bhot air balloon(s?)\b/g, "airballoon$1"],
  [/\bcamel caravan\b/g, "caravan of camels"],
  [/\bparaglider(s?)\b/g, "hangglider$1"],
  [/\binflatable (?:\w+ )?(?:flamingo|swan|duck|unicorn|dragon|crocodile|dolphin|animal)\b/g, "floatbird"],
  [
    /(?<=\bfl(?:y|ies|ying) (?:an?|the|his|her|their) )(?:\w+ )?(?:model|toy|remote controlled|radio controlled|rc) (?:(?:aero|air)?planes?|aircraft|jet|biplane|helicopter)\b/g,
    "modelplane",
  ],
];

/** A sentence with each of them as one word. */
export const joinedNames = (words: readonly string[]): readonly string[] =>
  NAMES.reduce((line, [name, one]) => line.replaceAll(name, one), words.join(" ")).split(" ");
