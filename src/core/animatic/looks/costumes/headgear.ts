// What is on somebody's head: flowers, a hood that is up, the hat that the words name or that belongs to the costume, the helmet of a suit.
import type { Clothes, Garment } from "../clothes.ts";
import { coloursIn } from "../../colour/colour-words.ts";
import { plainGarment, type Named } from "../garment.ts";
import { hasAny } from "../read-words.ts";

/** What is worn in one piece. */
interface Layers {
  readonly whole?: Garment | undefined;
}

type Worn = Pick<Clothes, "top" | "over" | "bottom">;

interface Dressed {
  readonly worn: Worn;
  readonly said: readonly Named[];
  readonly layers: Layers;
  readonly under: Layers;
  readonly costume: readonly Named[];
  readonly hasHair: boolean;
  readonly id: string;
}

export function headgearOf(own: readonly string[], about: Dressed): Garment | undefined {
  const { worn, said, layers, under, costume, hasHair, id } = about;
  if (BAREHEADED.test(own.join(" "))) return undefined;
  const bare = hasAny(own, SHOWN_HAIR) && !said.some(({ slot }) => slot === "hat");
  const named = flowersOf(own, id) ?? hoodOf(own, worn, said) ?? hatOf(said, worn) ?? ownHat(layers, own, hasHair);
  return named ?? (bare ? undefined : costumeHat(costume, { said, worn, hasHair })) ?? ownHat(under, own, hasHair);
}

/** No hat of a trade goes over it. */
const SHOWN_HAIR = "mohawk mohican beehive bouffant afro dreadlocks topknot";

/** "A spacesuit without a helmet", "bareheaded", "his hat off". */
const BAREHEADED =
  /\b(?:bareheaded|hatless|bare head|(?:without|no|minus) (?:(?:a|an|any|his|her|their|its) )?(?:\w+ )?(?:helmet|hat|cap|headgear|hood)|(?:helmet|hat|cap|hood) (?:off|removed|down|gone|missing))\b/;

/** "Jasmine in her hair", "a flower behind her ear". */
const FLOWERS =
  /\b(?:flowers?|jasmine|roses?|hibiscus|daisy|daisies|frangipani|marigolds?|orchids?|lily|lilies|blossoms?) (?:in|behind|over) (?:her|his|their) (?:\w+ )?(?:hair|ears?)\b/;

const BOW = /\b(?:(\w+) )?(?:bow|ribbon) in (?:her|his|their) (?:\w+ )?(?:hair|plaits?|braids?)\b/;

function flowersOf(words: readonly string[], id: string): Garment | undefined {
  const bow = BOW.exec(words.join(" "));
  if (bow) {
    const plain = plainGarment("hairbow", ["red"], id);
    return { ...plain, colour: coloursIn([bow[1] ?? ""])[0] ?? plain.colour };
  }
  return FLOWERS.test(words.join(" ")) ? plainGarment("wreath", ["pink", "white"], id) : undefined;
}

/** A veil goes over another hat, and has the colour of what is under it where it has none. */
function hatOf(said: readonly Named[], { over, top }: Pick<Clothes, "over" | "top">): Garment | undefined {
  const hats = said.filter(({ slot }) => slot === "hat");
  const found = hats.find(({ garment }) => garment.kind !== "veil") ?? hats[0];
  if (!found || found.isColoured) return found?.garment;
  return likeClothes(found.garment, over ?? top);
}

/** A cap is that of the uniform, that of a jester of both colours, and a veil white or that of mourning. */
function likeClothes(hat: Garment, cloth: Garment): Garment {
  if (hat.kind === "peakedcap" && cloth.kind === "uniform") return { ...hat, colour: cloth.colour };
  if (hat.kind === "jesterhat") return { ...hat, colour: cloth.colour, second: cloth.second };
  if (hat.kind !== "veil") return hat;
  return { ...hat, colour: cloth.colour.light < 0.4 ? cloth.colour : { light: 0.955, chroma: 0.006, hue: 90 } };
}

/** "A hooded figure in a black cloak" has the hood of that cloak up; a hood without a colour has that of what it belongs to. */
function hoodOf(
  words: readonly string[],
  { over, top }: Pick<Clothes, "over" | "top">,
  said: readonly Named[],
): Garment | undefined {
  const own = said.find(({ noun, isColoured }) => noun === "hood" && isColoured);
  if (own) return { ...own.garment, pattern: "plain" };
  if (!hasAny(words, "hooded") && !(hasAny(words, "hood") && !hasAny(words, "down"))) return undefined;
  return { ...(over ?? top), kind: "hood", pattern: "plain" };
}

/** Not worn where the hair is described, unless the words name them. */
const OVER_HAIR = "hat wig headscarf fencingmask armyhelmet tinhelmet nursecap skullcap busby helmet turban headcloth";

/** A wig or a scarf goes with no hair that is described; a veil and a wimple have the colour of the dress that the design names. */
function costumeHat(
  costume: readonly Named[],
  {
    said,
    worn: { over, top },
    hasHair,
  }: { readonly said: readonly Named[]; readonly worn: Worn; readonly hasHair: boolean },
): Garment | undefined {
  const hat = costume.find(({ slot }) => slot === "hat")?.garment;
  if (!hat || (hasHair && hasAny([hat.kind], OVER_HAIR))) return undefined;
  const main = said.find(({ slot, isColoured }) => isColoured && (slot === "whole" || slot === "over"));
  return main && hasAny([hat.kind], "veil wimple") ? { ...hat, colour: (over ?? top).colour } : hat;
}

const SHOWN = "head face faced eye eyes cheek cheeks scar scarred beard bearded freckles mechanical cybernetic";

/** A suit for space and one of armour have their own; whose head or face is described shows it. */
function ownHat({ whole }: Layers, said: readonly string[], hasHair: boolean): Garment | undefined {
  if (whole?.kind === "armour" && (hasHair || hasAny(said, SHOWN))) return undefined;
  const own = { spacesuit: "visor", armour: "knighthelm" }[whole?.kind ?? ""];
  return whole && own !== undefined ? { ...whole, kind: own } : undefined;
}
