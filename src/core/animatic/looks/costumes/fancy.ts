// What beings of fairy tales, horror and science fiction with a human form wear and look like.
import type { Costume } from "./era.ts";

export const FANCY: readonly Costume[] = [
  { words: "doll ragdoll", wear: "blue dotted dress, white waistapron, white socks, black shoes, woman" },
  { words: "puppet marionette", wear: "red short jacket, yellow shirt, green breeches, white socks, black shoes" },
  {
    words: "wizard sorcerer warlock mage merlin",
    wear: "blue pointedhat, blue wizardrobe, long white beard, long white hair, brown belt",
  },
  { words: "witch sorceress enchantress", wear: "black pointedhat, black gown, black cloak, long black hair" },
  { words: "fairy pixie sprite", wear: "pink tutu, fairy wings, wreath, long hair, bare feet" },
  {
    words: "vampire dracula",
    wear: "black collarcloak, black suit, white shirt, red waistcoat, pale face, fangs, black slicked hair, red eyes",
    woman: "black collarcloak, black gown, pale face, fangs, long black hair, red eyes",
  },
  {
    words: "zombie undead ghoul",
    wear: "ragged brown jacket, ragged grey trousers, sage skin, messy hair, scar, bare feet",
  },
  {
    words: "werewolf",
    wear: "ragged denim trousers, shirtless, bare feet, muscular",
  },
  { words: "elf elven", wear: "green tunic, brown belt, brown hose, brown boots, elf ears, long blond hair" },
  {
    words: "gnome",
    wear: "brown tunic, brown belt, grey trousers, brown boots, long ginger beard, red conecap, fat",
  },
  {
    words: "dwarf",
    wear: "brown tunic, brown belt, grey trousers, brown boots, long ginger beard, fat",
  },
  { words: "hobbit", wear: "brown waistcoat, white shirt, green breeches, bare feet, curly hair" },
  { words: "goblin orc troll imp", wear: "ragged brown tunic, green skin, elf ears, fangs, bald, bare feet" },
  { words: "ogre", wear: "ragged brown tunic, brown belt, bare feet, enormous" },
  { words: "angel cherub seraph", wear: "white gown, feathered wings, halo, bare feet, blond long hair" },
  { words: "devil demon satan lucifer", wear: "red skin, horns, devil tail, black suit, black goatee, red shirt" },
  { words: "minotaur", wear: "horns, shirtless, brown loincloth, brown belt, bare feet, muscular" },
  { words: "cyclops", wear: "cyclops, ragged brown tunic, brown belt, bald, bare feet" },
  { words: "medusa gorgon", wear: "green skin, bald, hair of snakes, white toga, sandals, woman" },
  {
    words: "leprechaun",
    wear: "green tophat, green jacket, white shirt, green breeches, white socks, black shoes, full ginger beard",
  },
  { words: "satyr faun", wear: "horns, shirtless, brown fur trousers, goatee, curly brown hair" },
  { words: "mermaid siren", wear: "bikini, fishtail, long red hair" },
  { words: "genie djinn", wear: "blue skin, shirtless, white turban, gold belt, purple haremtrousers, goatee" },
  { words: "mummy", wear: "bandages, bandaged face, bald, bare feet" },
  { words: "skeleton", wear: "ivory skin, skull face, bald, charcoal catsuit, bones, bare feet" },
  {
    words: "greenman",
    wear: "ragged moss fur, moss sweater, moss skin, wild long moss hair, full moss beard, ragged moss trousers, bare feet",
  },
  { words: "grimreaper", wear: "ivory skin, skull face, bald, black hood, black wizardrobe, scythe" },
  { words: "ghost phantom spectre apparition", wear: "white nightgown, pale skin" },
  {
    words: "alien extraterrestrial martian",
    wear: "green skin, alien eyes, antennae, silver jumpsuit, bald, silver boots",
  },
  { words: "android replicant gynoid", wear: "white face, white jumpsuit, seamed face, white boots" },
  { words: "cyborg", wear: "black jumpsuit, seamed face, robot arm, black boots" },
  {
    words: "superhero superheroine",
    wear: "blue catsuit, red cape, red trunks, red boots, eyemask, gold belt, muscular",
  },
  {
    words: "santa",
    wear: "santahat, red santacoat, red trousers, black boots, black belt, long white beard, fat, old man",
  },
  { words: "scarecrow", wear: "strawhat, ragged checked shirt, ragged brown trousers, straw hair, beige skin, man" },
  { words: "bountyhunter", wear: "brown jacket, grey trousers, brown belt, black boots" },
  { words: "druid hermit", wear: "grey hood, grey wizardrobe, long grey beard" },
  { words: "cultist acolyte", wear: "dark red hood, dark red wizardrobe" },
  { words: "assassin rogue", wear: "black hood, black cloak, dark grey tunic, black hose, black boots" },
  { words: "plaguedoctor", wear: "black brimmedhat, black wizardrobe, beakmask, black gloves" },
  { words: "spacemarine", wear: "grey visorhelmet, steel platearmour, black boots" },
  { words: "stormtrooper", wear: "white visorhelmet, white platearmour, white boots" },
  {
    words: "fortuneteller",
    wear: "purple headscarf, red shawl, purple long dress, gold earrings, gold necklace, woman",
  },
  {
    words: "snowman",
    wear: "white face, white jumpsuit, white gloves, black tophat, red scarf, bald, enormous, white boots, man",
  },
  {
    words: "creature humanoid",
    wear: "grey skin, alien eyes, fangs, ragged grey loincloth, shirtless, bald, bare feet, thin",
  },
  { words: "mutant", wear: "sage skin, alien eyes, bald, ragged grey tunic, bare feet" },
  { words: "princeling", wear: "gold circlet, blue doublet, white hose" },
];
