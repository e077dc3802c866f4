// What something is drunk or eaten from and with, where only the drink or the meal is named.

/** Each with the drinks and dishes that are in it. */
const IN_VESSELS: readonly (readonly [vessel: string, of: string])[] = [
  ["bucket", "well"],
  ["wineglass", "wine champagne prosecco sherry port"],
  ["cup", "tea coffee cocoa chocolate"],
  ["drinkinghorn", "horn"],
  ["gourd", "gourd"],
  ["waterskin", "waterskin wineskin goatskin skin"],
  ["vial", "vial phial ampoule"],
  ["milkcarton", "carton"],
  ["sippycup", "sippycup sippy"],
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
  const found = named.flatMap((word, at) => (isOfTwo(named, at) ? [] : (VESSELS[word] ?? [])))[0];
  if (found !== undefined || named.some((word) => DRUNK_FROM.test(word))) return found;
  return words.flatMap((word) => VESSELS[word] ?? [])[0];
}

/** "a water skin", "the milk carton": no glass of it. */
const isOfTwo = (words: readonly string[], at: number): boolean =>
  /^(?:skin|carton|bottle|bag)$/.test(words[at + 1] ?? "");

const DRUNK_FROM =
  /^(?:bottle|flask|thermos|canteen|can|tin|jug|pitcher|jar|bowl|bucket|pail|ladle|skull|shoe|boot|helmet|hat|bag|box|vase|pot|saucepan|kettle|teapot|shell|leaf)$/;

/** All else with a spoon. */
const EATEN_WITH: readonly (readonly [food: RegExp, cutlery: string])[] = [
  [/^(?:noodles?|ramen|udon|soba|pho|sushi|dumplings?|rice)$/, "chopsticks"],
  [/^(?:spaghetti|pasta|linguine|macaroni|lasagne|ravioli|salad|cake|pie|steak|chips)$/, "fork"],
];

/** What a meal is eaten with, where no words say it. */
export const cutleryFor = (words: readonly string[]): string | undefined =>
  EATEN_WITH.find(([food]) => words.some((word) => food.test(word)))?.[1];
