// What something is drunk or eaten from, where only the drink is named.

export const VESSELS: Readonly<Record<string, string>> = {
  well: "bucket",
  ...{ wine: "wineglass", champagne: "wineglass", tea: "cup", coffee: "cup", cocoa: "cup", chocolate: "cup" },
  ...{
    horn: "drinkinghorn",
    gourd: "gourd",
    milkshake: "strawcup",
    smoothie: "strawcup",
    shot: "glass",
    ale: "tankard",
  },
  ...{
    pint: "tankard",
    cider: "tankard",
    mead: "tankard",
    rum: "glass",
    vodka: "glass",
    gin: "glass",
    brandy: "glass",
  },
  ...{
    soda: "glass",
    cognac: "glass",
    prosecco: "wineglass",
    sherry: "wineglass",
    port: "wineglass",
    medicine: "glass",
  },
  ...{ egg: "bowl", eggs: "bowl", batter: "bowl" },
  ...{ water: "glass", milk: "glass", juice: "glass", whisky: "glass", lemonade: "glass", beer: "tankard" },
};

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
