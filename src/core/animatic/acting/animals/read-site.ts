// What an animal sits on or looks out of by the words after its verb: a branch, a window sill, a box.
import type { Actor } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";
import type { AnimalAction, AnimalSite, SiteKind } from "./action-names.ts";

const SITES: Readonly<
  Record<
    Exclude<
      SiteKind,
      | "brood"
      | "trunk"
      | "gnawed"
      | "under_bed"
      | "door"
      | "web"
      | "hollow"
      | "fishbowl"
      | "fish_table"
      | "bough_over"
      | "ceiling"
    >,
    string
  >
> = {
  branch: "branch branches bough tree twig treetop",
  rock: "rock stone boulder cliff crag ledge",
  sill: "sill windowsill window",
  roof: "roof rooftop chimney gutter roofs",
  fence: "fence gate post bollard rail railing pole fencepost hurdle bar obstacle",
  wall: "wall battlements ruin hedge",
  log: "log stump trunk",
  table:
    "table desk counter shelf piano lid fridge stove cupboard bookshelf bookcase wardrobe cabinet dresser sideboard bonnet radiator mantelpiece bar",
  nest: "nest eyrie",
  burrow: "hole burrow den lair cave tunnel warren kennel snow earth",
  box: "box crate suitcase carton drawer cage carrier",
  basket: "basket bag backpack handbag hat bucket pocket rucksack pot",
  tub: "tub bath bathtub basin washtub",
  egg: "egg eggshell shell",
  flower: "flower poppy daisy rose blossom tulip sunflower dandelion clover thistle lavender bloom orchid buttercup",
  tower: "tower turret spire steeple pinnacle keep",
  gravestone: "gravestone headstone tombstone tomb cross statue monument pedestal",
  lily_pad: "pad lilypad lily pads",
  reed: "reed reeds stem stalk straw cattail bulrush",
  beam: "beam beams rafter rafters girder joist",
  mud: "mud puddle wallow mire",
  feeder: "feeder birdfeeder birdtable birdhouse birdbath",
};
const KINDS: ReadonlyMap<string, SiteKind> = new Map(
  (Object.entries(SITES) as [SiteKind, string][]).flatMap(([kind, words]) =>
    words.split(" ").map((word): [string, SiteKind] => [word, kind]),
  ),
);
/** Those that the animal is in. */
const INSIDE: ReadonlySet<SiteKind> = new Set(["nest", "burrow", "box", "basket", "tub", "egg"]);
/** What is leapt over and looks like it. */
const BARRED: ReadonlySet<SiteKind> = new Set(["fence", "wall", "log", "rock", "table"]);
const ON = /^(?:on|onto|upon|from|along|across|atop)$/;
/** An animal at a window is on its sill. */
const AT_WINDOW = /^(?:on|onto|upon|from|at|against|by|in)$/;
/** A bee goes into it. */
const AT_FLOWER = /^(?:on|onto|upon|from|in|into|inside|at)$/;
const IN_MUD = /^(?:in|into|through|about|around)$/;
const IN = /^(?:in|inside|out|of|from)$/;
/** What is a den only for what comes out of it. */
const SOIL = /^(?:snow|earth)$/;
/** Words between a preposition and its noun. */
const MOST_BETWEEN = 4;

const UNDER =
  /\b(?:under|beneath|underneath) (?:the |a |his |her |their |its )?(?:\w+ )?(?:bed|sofa|couch|table|desk|bench|armchair|chair)\b/;
const GNAWS = /^(?:gnaw|chew|bit|chomp)\w* .*\b(?:tree|trunk|birch|oak|willow|aspen|bark)\b/;
const UP_TREE = /\b(?:tree|trunk|oak|pine|palm|birch)\b/;
const AT_DOOR = /\b(?:doors?|gate)\b/;
const CEILING = /\b(?:ceiling|roof|cave|rafters?|beams?|wall|lamp)\b/;
const SPINS = /\b(?:web|cobweb|thread)\b/;

const UNDERNEATH: ReadonlySet<AnimalAction> = new Set(["peek", "lie", "sleep"]);

/** What a bee is in then, whatever the preposition. */
const FLOWERS =
  /^(?:enter|visit|crawl|creep|fl(?:y|ie)|climb|dive|slip|vanish|disappear|go)\w* .*\b(?:flower|poppy|daisy|rose|blossom|tulip|sunflower|bloom|bell|foxglove|bluebell|lily)\b/;

const isEntering = (animal: AnimalAction | undefined, said: string): boolean => animal === "land" && FLOWERS.test(said);

const isSpinning = (said: string): boolean =>
  SPINS.test(said) && !/\b(?:in|into|caught|free) (?:the|a) (?:\w+ )?web\b/.test(said);

/** What swims does so in it. */
const BOWL =
  /\b(?:in|inside|round|around|into) (?:the|an?|its|his|her) (?:\w+ ){0,2}?(?:bowl|fishbowl|tank|aquarium|jar)\b/;

/** With a fish in it, on a table. */
const FISH = /\b(?:gold ?)?fish ?(?:bowl|tank)\b|\baquarium\b|\bbowl (?:of|with) (?:\w+ )?(?:gold)?fish\b|\bfishbowl\b/;

/** What it climbs, hides under, scratches at or spins, and what a fish swims in. */
export function siteOfDeed(animal: AnimalAction | undefined, posture: Posture, said: string): AnimalSite | undefined {
  const isUnderneath = posture === "crouch" || UNDERNEATH.has(animal ?? "walk");
  const rules: readonly (readonly [SiteKind, boolean])[] = [
    ["ceiling", animal === "hang" && CEILING.test(said)],
    ["bough_over", animal === "hang"],
    ["fish_table", animal === "reach_up" && FISH.test(said)],
    ["fishbowl", posture === "swim" && BOWL.test(said)],
    ["flower", isEntering(animal, said)],
    ["web", animal !== "dangle" && isSpinning(said)],
    ["gnawed", GNAWS.test(said)],
    ["trunk", posture === "climb" && UP_TREE.test(said)],
    ["door", animal === "reach_up" && AT_DOOR.test(said)],
    ["under_bed", isUnderneath && UNDER.test(said)],
  ];
  const kind = rules.find(([, fits]) => fits)?.[0];
  return kind && { kind, id: null };
}

const FEEDS = /^(?:feed|fed|drop|push|stuff|put|plac|bring|brought|pok|offer|giv|gave|shov)\w*\b/;
const YOUNG = /^(?:chicks?|nestlings?|fledglings?|brood|young|babies|owlets?|eaglets?|hatchlings?|ducklings?)$/;

/** The nest in which a bird's young are fed; they are drawn with it. */
export function broodFed(said: string, actors: readonly Actor[]): AnimalSite | undefined {
  const words = said.split(" ");
  if (!FEEDS.test(said) || !words.some((word) => YOUNG.test(word))) return undefined;
  return { kind: "brood", id: actors.find(({ words: own }) => own.some((word) => YOUNG.test(word)))?.id ?? null };
}

/** `isOut`: it comes out of it or stays in it; else only what it is on counts. */
export function siteIn(after: readonly string[], actors: readonly Actor[], isOut: boolean): AnimalSite | undefined {
  for (const [at, word] of after.entries()) {
    const kind = word === "table" && after[at - 1] === "bird" ? "feeder" : KINDS.get(word);
    if (!kind || (SOIL.test(word) && !after.includes("out"))) continue;
    const before = after.slice(Math.max(0, at - MOST_BETWEEN), at);
    if (before.includes("over")) return { kind: BARRED.has(kind) ? kind : "log", id: null, isUnder: true };
    if (isThere(kind, before, isOut))
      return { kind, id: actors.find(({ acts, words }) => !acts && words.includes(word))?.id ?? null };
  }
  return undefined;
}

/** By the preposition before it. */
function isThere(kind: SiteKind, before: readonly string[], isOut: boolean): boolean {
  if (kind === "nest" && before.some((one) => ON.test(one))) return true;
  if (INSIDE.has(kind)) return isOut && before.some((one) => IN.test(one));
  if (kind === "mud") return before.some((one) => IN_MUD.test(one)) && isOut;
  if (kind === "flower") return before.some((one) => AT_FLOWER.test(one));
  const on = kind === "sill" ? AT_WINDOW : ON;
  return before.some((one) => on.test(one));
}
