// Birds, and what is feathered in legends.
import type { AnimalKind } from "./animal-kind.ts";

export const BIRDS = {
  bird: {
    words:
      "bird sparrow robin finch canary starling nightingale hummingbird blackbird kingfisher swallow lark thrush cuckoo woodpecker bluebird hoopoe nestling",
    size: 0.12,
    coat: "brown slate navy",
    pale: "cream",
  },
  crow: { words: "crow raven magpie jackdaw rook bluejay", size: 0.24, coat: "black" },
  pigeon: { words: "pigeon dove", size: 0.19, coat: "slate" },
  parrot: {
    words: "parrot macaw cockatoo parakeet budgie budgerigar toucan cockatiel lovebird",
    size: 0.24,
    long: 1,
    coat: "green",
    pale: "yellow",
  },
  owl: { words: "owl owlet", size: 0.27, long: 0.75, coat: "walnut", pale: "fawn" },
  eagle: {
    words: "eagle hawk falcon buzzard vulture condor osprey eaglet kestrel",
    size: 0.45,
    long: 1.1,
    coat: "chocolate",
    pale: "cream",
  },
  gull: { words: "gull seagull albatross pelican cormorant tern", size: 0.26, coat: "white", pale: "silver" },
  hen: {
    words: "hen chicken turkey pheasant partridge quail grouse guineafowl peahen",
    size: 0.27,
    coat: "white rust cream",
    pale: "cream",
  },
  rooster: { words: "rooster cockerel", size: 0.34, coat: "rust", pale: "bottle" },
  chick: { words: "chick duckling gosling", size: 0.09, coat: "yellow", pale: "lemon" },
  duck: { words: "duck mallard", size: 0.26, coat: "brown white", pale: "green" },
  goose: { words: "goose geese", size: 0.48, long: 1.3, coat: "white grey" },
  swan: { words: "swan cygnet", size: 0.68, long: 1.25, coat: "white" },
  penguin: { words: "penguin puffin", size: 0.55, long: 0.7, coat: "black", pale: "white" },
  ostrich: { words: "ostrich emu cassowary", size: 1.4, long: 0.8, coat: "black", pale: "white", heads: 5 },
  flamingo: { words: "flamingo", size: 0.78, long: 0.7, coat: "pink", heads: 5 },
  peacock: { words: "peacock", size: 0.6, long: 1.3, coat: "blue", pale: "emerald", heads: 3 },
  heron: {
    words: "heron stork egret ibis crane bittern",
    size: 0.62,
    long: 0.9,
    coat: "slate",
    pale: "white",
    heads: 4,
  },
  phoenix: { words: "phoenix firebird", size: 0.8, coat: "orange", pale: "gold" },
} satisfies Readonly<Record<string, AnimalKind>>;
