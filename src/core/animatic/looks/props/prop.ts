// One line of the tables of props: the nouns that mean a shape, how large it is, how a hand has it and how it lies, and the colour that it usually has.

/** How a thing lies in the hand: held up by its handle, carried hanging from it, or shown flat before the chest. */
export type Grip = "up" | "down" | "flat";

/**
 * Nouns with blanks between them ("washing_machine" is two words); height of what is drawn, in heights of a grown person; how it is held and how it
 * lies, in words of `Way`; a colour word where it has one.
 */
export type Prop = readonly [nouns: string, tall: number, ways: string, colour?: string];

/** `sheet` lies flat on what it is put on, `long` lies along it; `two` is for both hands, `fixed` stands where it is and is in no hand, `stands` does so while
 * hands are on it, `behind` as well, and behind whoever is at it. */
export type Way = Grip | "sheet" | "long" | "two" | "fixed" | "stands" | "behind";

/** The ways that a line names. */
export function waysOf([, , ways]: Prop): ReadonlySet<Way> {
  return new Set(ways.split(" ") as Way[]);
}
