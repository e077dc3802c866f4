// What something is drunk or eaten from, where only the drink is named.

export const VESSELS: Readonly<Record<string, string>> = {
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

export const vesselIn = (words: readonly string[]): string | undefined =>
  words.flatMap((word) => VESSELS[word] ?? [])[0];
