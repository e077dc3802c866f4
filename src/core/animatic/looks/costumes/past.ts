// What people of a culture or a time of the past wear, by the nouns that name them.
import type { Era } from "./era.ts";
import type { Costume } from "./era.ts";

export const PAST: readonly Costume[] = [
  {
    words: "king",
    wear: "gold crown, red cloak, ermine, purple tunic, gold belt, white hose, full grey beard, man",
    in: { ancient: "gold circlet, purple toga, sandals, full beard, man" },
  },
  { words: "queen empress", wear: "gold crown, purple gown, red cloak, ermine, gold necklace" },
  {
    words: "emperor",
    wear: "gold wreath, purple toga, sandals, man",
    in: { early: "gold crown, red cloak, ermine, white breeches, man" },
  },
  { words: "mandarin", wear: "gold pillbox, yellow robe, long black beard, black boots" },
  {
    words: "samuraiarmour",
    wear: "black kabuto, dark red cuirass, black karategi, black longskirt, long sidearm, sandals, man",
  },
  { words: "prince", wear: "gold circlet, blue doublet, white hose, blue cape, brown boots, man" },
  { words: "princess", wear: "gold tiara, pink gown, gold necklace" },
  { words: "duchess countess baroness", wear: "purple gown, pearls, feather hat" },
  {
    words: "duke count baron lord nobleman noble courtier earl envoy",
    wear: "feather hat, red doublet, ruff, black hose, brown boots, man",
    in: {
      early: "black tricorn, blue tailcoat, white breeches, jabot",
      victorian: "black tophat, black tailcoat, grey waistcoat, grey trousers",
      ancient: "white toga, sandals",
      twenties: "black suit, white shirt, black bowtie",
    },
  },
  { words: "knight crusader paladin", wear: "steel knighthelm, steel platearmour, blue tabard, sidearm, steel boots" },
  { words: "squire", wear: "green hood, red tunic, green hose, brown boots" },
  { words: "archer bowman", wear: "green hood, green tunic, brown hose, brown boots, brown belt" },
  {
    words: "swordsman mercenary warrior",
    wear: "brown leather cuirass, grey tunic, brown hose, brown boots, grey cloak",
  },
  {
    words: "musketeer cavalier",
    wear: "feather hat, blue tabard, white shirt, red cape, sidearm, brown breeches, brown boots, goatee, man",
  },
  {
    words: "samurai ronin shogun daimyo",
    wear: "dark blue karategi, black longskirt, black belt, long sidearm, sandals, black topknot hair, man",
    woman: "dark blue karategi, black longskirt, black belt, long sidearm, sandals, black ponytail hair",
  },
  { words: "ninja", wear: "black balaclava, black karategi, black belt, black trousers" },
  { words: "geisha", wear: "red kimono, white face, black bun hair, hairpins" },
  {
    words: "viking vikings norseman berserker",
    wear: "vikinghelm, brown fur, grey tunic, brown trousers, brown boots, full blond beard, man",
    woman: "vikinghelm, brown fur, grey tunic, brown trousers, brown boots, blond braids",
  },
  { words: "barbarian caveman cavewoman neanderthal", wear: "brown fur, brown loincloth, bare feet, wild long hair" },
  {
    words: "pirate buccaneer corsair",
    wear: "black tricorn, long red coat, white shirt, red sash, sidearm, brown breeches, black boots, eyepatch",
  },
  { words: "highwayman", wear: "black tricorn, black cloak, black mask, black breeches, black boots" },
  {
    words: "cowboy cowgirl gunslinger outlaw rancher wrangler gunfighter",
    wear: "brown cowboyhat, red neckerchief, checked shirt, brown waistcoat, denim trousers, brown boots, brown belt, holster",
  },
  { words: "prospector trapper", wear: "brown cowboyhat, brown fur, brown trousers, full grey beard" },
  { words: "roman senator patrician", wear: "white toga, sandals, gold wreath", woman: "white toga, sandals, bun" },
  {
    words: "legionary centurion legionnaire legionaries",
    wear: "romanhelmet, steel cuirass, red short skirt, red cape, sandals",
  },
  { words: "gladiator", wear: "romanhelmet, shirtless, brown loincloth, brown belt, sandals" },
  { words: "spartan hoplite", wear: "romanhelmet, bronze cuirass, red short skirt, red cape, sandals" },
  { words: "pharaoh", wear: "gold nemes, shirtless, goldcollar, white short skirt, gold belt, goatee, sandals, man" },
  { words: "pharaohqueen", wear: "gold nemes, goldcollar, white longdress, gold belt, sandals, woman" },
  { words: "philosopher", wear: "white toga, full white beard, sandals" },
  {
    words: "victorian edwardian",
    wear: "black tailcoat, grey waistcoat, grey trousers, black tophat",
    woman: "dark green bustlegown, feather hat",
    man: "black tailcoat, grey waistcoat, grey trousers, black tophat",
  },
  { words: "indiangroom", wear: "pink turban, cream sherwani, white trousers, garland, gold shoes" },
  { words: "flapper", wear: "gold flapperdress, feather headband, pearls, bob hair, heels" },
  { words: "suffragette", wear: "white long dress, purple sash, sunhat" },
  { words: "minstrel bard troubadour", wear: "feather hat, green tunic, brown belt, red hose, brown boots" },
  { words: "gaucho", wear: "black brimmedhat, red neckerchief, brown poncho, beige trousers, brown boots" },
  { words: "dandy gentleman", wear: "black tophat, grey tailcoat, waistcoat, grey trousers" },
  { words: "hippie hippy", wear: "red headband, flowered shirt, denim trousers, long hair, sandals, necklace" },
  { words: "punk", wear: "black leather jacket, white tshirt, checked red trousers, black boots, mohawk hair" },
  {
    words: "goth",
    wear: "black long dress, black boots, black long hair, pale face",
    man: "black coat, black trousers, black boots, black long hair, pale face",
  },
  { words: "evacuee", wear: "grey flatcap, grey coat, grey shorts, brown bag" },
  { words: "villager serf", wear: "brown tunic, brown hose", woman: "brown long dress, white apron, headscarf" },
  { words: "nomad bedouin", wear: "white turban, white robe, blue cloak" },
  { words: "sultan maharaja caliph", wear: "jewelled white turban, gold robe, red sash, full black beard, man" },
  {
    words: "matador torero bullfighter",
    wear: "black montera, gold short jacket, white shirt, gold breeches, red sash, pink socks",
  },
  { words: "highlander", wear: "red tartan kilt, black jacket, white shirt, beret, white socks" },
];

/** What people wear whom nobody describes, in a time that the words name. */
export const DRESS: Readonly<Record<Era, { readonly woman: string; readonly man: string }>> = {
  ancient: { woman: "white toga, sandals", man: "beige tunic, sandals" },
  medieval: {
    woman: "green long dress, white coif, brown belt",
    man: "brown tunic, green hose, brown boots, brown belt",
  },
  early: { woman: "blue gown, white jabot", man: "brown tailcoat, white jabot, brown breeches, white socks" },
  victorian: { woman: "plum bustlegown", man: "black coat, grey waistcoat, grey trousers, bowler" },
  twenties: { woman: "green dress, cloche", man: "brown suit, white shirt, flatcap" },
  fifties: { woman: "red dotted dress", man: "grey suit, white shirt, dark tie, grey fedora" },
  future: { woman: "white jumpsuit, white boots", man: "grey jumpsuit, white boots" },
};
