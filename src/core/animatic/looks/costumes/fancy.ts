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
    wear: "ragged brown trousers, shirtless, brown skin, wolf ears, full brown beard, wild brown hair, fangs, bare feet",
  },
  { words: "elf elven", wear: "green tunic, brown belt, brown hose, brown boots, elf ears, long blond hair" },
  {
    words: "dwarf gnome",
    wear: "brown tunic, brown belt, grey trousers, brown boots, long ginger beard, red conecap, fat",
  },
  { words: "hobbit", wear: "brown waistcoat, white shirt, green breeches, bare feet, curly hair" },
  { words: "goblin orc troll imp", wear: "ragged brown tunic, green skin, elf ears, fangs, bald, bare feet" },
  { words: "ogre", wear: "ragged brown tunic, brown belt, bare feet, enormous" },
  { words: "angel cherub seraph", wear: "white gown, feathered wings, halo, bare feet, blond long hair" },
  { words: "devil demon satan lucifer", wear: "red skin, horns, devil tail, black suit, black goatee, red shirt" },
  { words: "satyr faun", wear: "horns, shirtless, brown fur trousers, goatee, curly brown hair" },
  { words: "mermaid siren", wear: "bikini, fishtail, long red hair" },
  { words: "genie djinn", wear: "blue skin, shirtless, white turban, gold belt, purple haremtrousers, goatee" },
  { words: "mummy", wear: "bandages, bandaged face" },
  { words: "skeleton", wear: "skull face, ragged black robe" },
  { words: "reaper", wear: "skull face, black hood, black wizardrobe" },
  { words: "ghost phantom spectre apparition", wear: "white nightgown, pale skin" },
  {
    words: "alien extraterrestrial martian",
    wear: "green skin, alien eyes, antennae, silver jumpsuit, bald, silver boots",
  },
  { words: "android replicant gynoid", wear: "white jumpsuit, seamed face, white boots" },
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
  { words: "princeling", wear: "gold circlet, blue doublet, white hose" },
];
