// What people wear on the wrong side of the law, on the street, and who guards against them.
import type { Costume } from "./era.ts";

export const OUTSIDE_THE_LAW: readonly Costume[] = [
  {
    words: "thief burglar robber",
    wear: "black balaclava, black sweater, black trousers, black gloves",
    in: { medieval: "dark grey hood, dark brown tunic, black hose", early: "black tricorn, black cloak, black scarf" },
  },
  { words: "spy", wear: "beige trenchcoat, dark fedora, sunglasses, black trousers" },
  {
    words: "gangster mobster mafioso mobsters mafia",
    wear: "black pinstripe suit, black shirt, white tie, black fedora",
  },
  {
    words: "beggar tramp hobo vagrant homeless urchin",
    wear: "ragged brown coat, ragged grey trousers, brown beanie",
    in: {
      medieval: "ragged brown tunic, brown hood, bare feet",
      victorian: "ragged brown jacket, ragged grey trousers, flatcap, bare feet",
      ancient: "ragged brown tunic, bare feet",
    },
  },
  { words: "castaway shipwrecked ragamuffin waif rags", wear: "ragged beige shirt, ragged brown trousers, bare feet" },
  { words: "rapper", wear: "cap, hoodie, gold necklace, denim trousers, white trainers" },
  { words: "hacker", wear: "black hood, black hoodie, denim trousers, trainers" },
  {
    words: "prisoner convict inmate",
    wear: "orange boilersuit, white trainers",
    in: {
      victorian: "black and white striped shirt, black and white striped trousers, black and white striped pillbox",
      early: "ragged white shirt, ragged brown breeches, bare feet",
      medieval: "ragged brown tunic, bare feet",
    },
  },
  { words: "bodyguard hitman", wear: "black suit, white shirt, black tie, sunglasses, black shoes" },
  {
    words: "executioner hangman headsman",
    wear: "black balaclava, black hood, black tunic, brown belt, black hose, brown boots",
  },
];
