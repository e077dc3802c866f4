// Nouns of things that a hand can hold, for lines that name them without a subject of the show's own.
const NOUNS: ReadonlySet<string> = new Set(
  (
    "cup mug glass bottle jar jug bowl pot teapot kettle flask goblet can plate spoon fork spatula letter paper map note photo photograph picture book notebook diary " +
    "newspaper card ticket tablet phone telephone scroll envelope document parcel package lamp lantern candle torch flashlight umbrella parasol sword knife dagger " +
    "gun pistol revolver rifle stick staff cane crutch pen pencil brush key keys rod spear axe hammer wrench broom mop shovel spade oar rope flute violin guitar trumpet " +
    "wand arrow bow bat ball balloon apple bread sandwich cake fish flower flowers bouquet rose ring gem coin watch clock compass egg skull mirror mask crystal " +
    "camera microphone radio bag briefcase suitcase basket bucket box tray hat scarf teddy doll toy kite flag sign suitcase helmet shield laptop feather shell scissors needle cigarette pipe"
  ).split(" "),
);

/** The noun itself, of one or of several; undefined where it is none of them. */
export function carriedNoun(word: string): string | undefined {
  if (NOUNS.has(word)) return word;
  const one = word.replace(/(?:ves|s)$/, (end) => (end === "ves" ? "fe" : ""));
  return NOUNS.has(one) ? one : undefined;
}
