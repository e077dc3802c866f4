// The words for what people wear: nouns by where and how it is worn, and the colours that stuff has.

export type Slot = "top" | "over" | "bottom" | "whole" | "shoes" | "hat" | "extra";

/** Kind of garment by its nouns, in each slot. */
export const GARMENT_NOUNS: Readonly<Record<Slot, Readonly<Record<string, string>>>> = {
  over: {
    coat: "coat overcoat greatcoat trenchcoat mac mackintosh duffel parka",
    raincoat: "raincoat oilskin slicker oilskins anorak",
    labcoat: "labcoat smock housecoat",
    robe: "robe robes cassock kimono bathrobe habit kaftan",
    cloak: "cloak cape poncho shawl",
    jacket: "jacket blazer tailcoat tuxedo doublet",
    cardigan: "cardigan",
    waistcoat: "waistcoat vest",
  },
  top: {
    shirt: "shirt blouse tunic",
    tshirt: "tshirt tee polo top tanktop singlet",
    sweater: "sweater jumper pullover turtleneck jersey hoodie sweatshirt",
  },
  whole: {
    dress: "dress gown frock sundress pinafore sari",
    boilersuit:
      "boilersuit jumpsuit coverall coveralls overall flightsuit onesie pyjamas pajamas wetsuit catsuit bodysuit leathers",
    spacesuit: "spacesuit",
    scrubs: "scrubs",
    swimsuit: "swimsuit bikini leotard",
    overalls: "overalls dungarees",
    suit: "suit uniform",
    armour: "armour armor",
  },
  bottom: {
    trousers: "trousers pants jeans slacks leggings breeches chinos corduroys",
    shorts: "shorts",
    skirt: "skirt kilt sarong petticoat",
  },
  shoes: {
    shoes: "shoes brogues heels loafers pumps clogs slippers",
    boots: "boots boot wellingtons wellies",
    trainers: "trainers sneakers plimsolls",
    sandals: "sandals",
    bare: "barefoot",
  },
  hat: {
    hat: "hat fedora trilby homburg bowler",
    tophat: "tophat",
    strawhat: "strawhat bonnet souwester sombrero",
    cap: "cap flatcap beret kepi",
    beanie: "beanie",
    helmet: "helmet",
    hood: "hood",
    headscarf: "headscarf hijab turban bandana veil",
    crown: "crown tiara circlet",
    visor: "spacehelmet",
  },
  extra: {
    scarf: "scarf muffler neckerchief",
    tie: "tie necktie",
    bowtie: "bowtie",
    belt: "belt sash",
    apron: "apron",
    gloves: "gloves mittens",
    bag: "bag satchel",
    backpack: "backpack rucksack",
    glasses: "glasses spectacles pince goggles",
    sunglasses: "sunglasses shades",
    necklace: "necklace pearls pendant locket amulet medallion",
    earrings: "earrings earring hoops",
    eyepatch: "eyepatch",
    mask: "mask facemask balaclava",
    headphones: "headphones headset earphones earmuffs",
    braces: "suspenders braces",
  },
};

/** Colours that the words of a garment have by themselves. */
export const MATERIALS: Readonly<Record<string, readonly string[]>> = {
  jeans: ["denim"],
  oilskin: ["mustard"],
  oilskins: ["mustard"],
  leather: ["chocolate"],
  labcoat: ["white"],
  tuxedo: ["black"],
  pearls: ["ivory"],
  strawhat: ["straw"],
  armour: ["steel"],
  armor: ["steel"],
  crown: ["gold"],
  spacesuit: ["white"],
  spacehelmet: ["white"],
  scrubs: ["teal"],
  wetsuit: ["black"],
  catsuit: ["black"],
  balaclava: ["black"],
  dungarees: ["denim"],
  raincoat: ["yellow"],
};
