// What something is drunk or eaten from, where only the drink is named.

/** Each with the drinks and dishes that are in it. */
const IN_VESSELS: readonly (readonly [vessel: string, of: string])[] = [
  ["bucket", "well"],
  ["wineglass", "wine champagne prosecco sherry port"],
  ["cup", "tea coffee cocoa chocolate"],
  ["drinkinghorn", "horn"],
  ["gourd", "gourd"],
  ["strawcup", "milkshake smoothie"],
  ["tankard", "ale pint cider mead beer"],
  ["glass", "shot rum vodka gin brandy soda cognac medicine water milk juice whisky lemonade"],
  ["bowl", "egg eggs batter"],
];

export const VESSELS: Readonly<Record<string, string>> = Object.fromEntries(
  IN_VESSELS.flatMap(([vessel, of]) => of.split(" ").map((word) => [word, vessel])),
);

/** Of what it is said to be drunk from, where that is so; else by what is drunk. */
export function vesselIn(words: readonly string[]): string | undefined {
  const from = words.indexOf("from");
  const named = from < 0 ? words : words.slice(from + 1);
  const found = named.flatMap((word) => VESSELS[word] ?? [])[0];
  if (found !== undefined || named.some((word) => DRUNK_FROM.test(word))) return found;
  return words.flatMap((word) => VESSELS[word] ?? [])[0];
}

const DRUNK_FROM =
  /^(?:bottle|flask|thermos|canteen|carton|can|tin|jug|pitcher|jar|bowl|bucket|pail|ladle|skull|shoe|boot|helmet|hat|bag|box|vial|vase|pot|saucepan|kettle|teapot|shell|leaf)$/;
