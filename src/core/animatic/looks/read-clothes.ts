// What somebody wears: the garments that the design names, over those of the costume that its nouns or the place ask for; the rest is plain cloth.
import { headgearOf } from "./costumes/headgear.ts";
import { outfitColour } from "./costumes/outfit-colour.ts";
import { skirtOf, usualBottom, wholeLayers, type Layers } from "./clothes-layers.ts";
import { CLOTH, LEATHER, PALE } from "./costumes/cloth-colours.ts";
import { garmentsIn, plainGarment, type Named } from "./garment.ts";
import type { Clothes, Garment } from "./clothes.ts";
import { hasBabyInArms, type Age, type Form } from "./person-age.ts";
import type { Colour } from "../colour/colour.ts";
import { HAIR_NOUNS } from "./hair/person-hair.ts";
import { hasAny } from "./read-words.ts";
import { hashOf } from "../seeded-random.ts";

export interface Wearer {
  readonly id: string;
  readonly age: Age;
  readonly form: Form;
}

/** What a design and what a costume says of clothes. */
export interface DressWords {
  readonly own: readonly string[];
  readonly usual: readonly string[];
}

export function readClothes({ own, usual }: DressWords, wearer: Wearer, isNoun: (word: string) => boolean): Clothes {
  const costume = garmentsIn(usual, wearer.id, isNoun);
  const said = fitting(garmentsIn(own, wearer.id, isNoun), wearer).map((one) => inCostume(one, costume));
  const isOther = isOwnOutfit(said, costume);
  const [layers, under] = [
    layersOf([...said, ...bareInShorts(said, costume, wearer), ...inKit(own, said, wearer)], wearer),
    isOther ? {} : layersOf(costume, wearer),
  ];
  const worn = inOneColour(filled(merged(layers, under), wearer), outfitColour(own, isNoun), {
    said,
    layers,
    under,
    wearer: hasAny(own, "clothes outfit kit") ? { ...wearer, form: "plain" } : wearer,
  });
  const hasHair = own.some((word) => hasAny([word], HAIR_NOUNS));
  const held = said.find(({ slot, isHeld }) => slot === "hat" && isHeld);
  const more = isOther ? [] : costume;
  const hat = headgearOf(own, { worn, said, layers, under, costume: more, hasHair, id: wearer.id });
  return {
    ...worn,
    top: armsBared(worn.top, own),
    shoes: firstOf(said, "shoes") ?? firstOf(more, "shoes") ?? usualShoes(worn, wearer),
    hat: hat === undefined ? null : hat,
    holdsHat: held !== undefined,
    extras: {
      ...tieOf(layers, { said, wearer }),
      ...extrasOf(
        hasHair || said.some(({ garment }) => hasAny([garment.kind], FACE_SEEN)) ? more.filter(isNoHood) : more,
      ),
      ...extrasOf(said),
      ...(hasBabyInArms(own) && { baby: plainGarment("baby", PALE, wearer.id) }),
    },
  };
}

/** "Bare forearms", "sleeves rolled up". */
function armsBared(top: Garment, own: readonly string[]): Garment {
  const bared = /\bbare (?:\w+ )?(fore)?arms\b|\b(?:rolled|rolled up) sleeves\b|\bsleeves (?:\w+ )?rolled\b/.exec(
    own.join(" "),
  );
  return bared ? { ...top, sleeves: Math.min(top.sleeves, bared[0].endsWith(" arms") ? 0 : 0.4) } : top;
}

/** With these a burglar's head is not in cloth as well. */
const FACE_SEEN = "eyemask mask facecover gasmask";
const isNoHood = ({ garment }: Named): boolean => garment.kind !== "balaclava";

/** Of what a group wears, each has what suits: "in bright saris and turbans"; a cloth that men tie with a cord is a scarf on a woman. */
function fitting(said: readonly Named[], wearer: Wearer): readonly Named[] {
  const { form, id } = wearer;
  const isInSarong = form === "man" && said.some(({ noun }) => noun === "sarong");
  if (isInSarong && !said.some(({ slot }) => slot === "top" || slot === "over")) return [shirtless(id), ...said];
  const kinds = said.map(({ garment }) => garment.kind);
  const isSkirted = said.some(({ slot, garment }) => hasAny([slot], "bottom whole") && hasAny([garment.kind], SKIRTED));
  if (isSkirted && kinds.includes("hose")) return fitting(said.map(asStockings), wearer);
  if (form === "woman" && kinds.includes("headcloth"))
    return said.map((one) =>
      one.garment.kind === "headcloth" ? { ...one, garment: { ...one.garment, kind: "headscarf" } } : one,
    );
  if (form === "man" && kinds.includes("headscarf"))
    return said.map((one) =>
      one.garment.kind === "headscarf" ? { ...one, garment: { ...one.garment, kind: "bandana" } } : one,
    );
  if (!kinds.includes("sari") || !kinds.includes("turban")) return said;
  return said.filter(({ garment }) => garment.kind !== (form === "woman" ? "turban" : "sari"));
}

/** With these tights are worn below them. */
const SKIRTED = "skirt dress nightgown flapperdress tutu shorts";
const asStockings = (one: Named): Named =>
  one.garment.kind === "hose" ? { ...one, slot: "extra", garment: { ...one.garment, kind: "socks" } } : one;

/** Lifeguards and surfers who are in shorts wear nothing above. */
function bareInShorts(said: readonly Named[], costume: readonly Named[], { form, id }: Wearer): readonly Named[] {
  const isWet = costume.some(({ garment }) => hasAny([garment.kind], "catsuit leotard bare"));
  const hasTop = said.some(({ slot }) => hasAny([slot], "top over whole"));
  const isInShorts = said.some(({ garment }) => hasAny([garment.kind], "shorts briefs"));
  return isWet && isInShorts && !hasTop && form !== "woman" ? [shirtless(id)] : [];
}

/** With a kit of which nothing else is said go shorts. */
function inKit(own: readonly string[], said: readonly Named[], { id }: Wearer): readonly Named[] {
  if (!own.includes("kit") || said.some(({ slot }) => hasAny([slot], "bottom whole"))) return [];
  const worn = { noun: "kit", isHeld: false, isColoured: false };
  return [
    { ...worn, slot: "top", garment: plainGarment("tshirt", CLOTH, id) },
    { ...worn, slot: "bottom", garment: plainGarment("shorts", CLOTH, id) },
  ];
}

const shirtless = (id: string): Named => ({
  ...{ slot: "top", noun: "shirtless", isHeld: false, isColoured: true },
  garment: bareTop(id),
});

type Worn = Pick<Clothes, "top" | "over" | "bottom">;

/** All that has no colour of its own in the words has that of the whole. */
function inOneColour(
  worn: Worn,
  colour: Colour | undefined,
  about: {
    readonly said: readonly Named[];
    readonly layers: Partial<Layers>;
    readonly under: Partial<Layers>;
    readonly wearer: Wearer;
  },
): Worn {
  if (!colour) return worn;
  const { said, layers, under, wearer } = about;
  const isBare = Object.keys(layers).length + Object.keys(under).length === 0;
  if (isBare && wearer.form === "woman" && wearer.age !== "child") {
    const dress = { ...plainGarment("dress", CLOTH, wearer.id), colour, long: 0.8 };
    return { top: dress, over: null, bottom: dress };
  }
  const own = said.flatMap(({ garment, isColoured }) => (isColoured ? [garment.kind] : []));
  const tinted = (garment: Garment): Garment =>
    own.includes(garment.kind) || garment.kind === "bare" ? garment : { ...garment, colour };
  const isWhole = isBare || colour.chroma < 0.03;
  return {
    top: worn.over && !isWhole ? worn.top : tinted(worn.top),
    over: worn.over && tinted(worn.over),
    bottom: isWhole || worn.bottom.kind === worn.top.kind ? tinted(worn.bottom) : worn.bottom,
  };
}

/** Whether the design dresses somebody in something else than the costume: a conductor in a football shirt wears no uniform. */
function isOwnOutfit(said: readonly Named[], costume: readonly Named[]): boolean {
  const isUniformed = costume.some(({ garment }) => hasAny([garment.kind], "uniform tailcoat cassock"));
  const kinds = costume.map(({ garment }) => garment.kind);
  const isMasked = kinds.includes("balaclava");
  const isWet = costume.some(({ garment }) => hasAny([garment.kind], "catsuit leotard"));
  if (kinds.includes("spacesuit") && said.some(isForInside)) return true;
  const isPlainSuit = said.some(({ garment, noun }) => garment.kind === "suit" && noun === "suit");
  if (isPlainSuit && (isUniformed || kinds.includes("coat"))) return true;
  return said.some(
    ({ slot, noun, garment }) =>
      (isWet && hasAny([garment.kind], "shorts briefs")) ||
      (isMasked && (slot === "whole" || slot === "over" || (slot === "hat" && noun !== "hood"))) ||
      hasAny([noun], LEISURE) ||
      (isUniformed &&
        !kinds.includes(garment.kind) &&
        hasAny([garment.kind], "tshirt sweater hoodie singlet cardigan boilersuit bare")),
  );
}

/** What an astronaut wears on board. */
function isForInside({ slot, garment }: Named): boolean {
  return hasAny([slot], "whole top") && garment.kind !== "spacesuit";
}

/** Clothes with which nobody wears what belongs to the work. */
const LEISURE = "loincloth pyjamas pajamas nightgown swimsuit bikini tuxedo weddingdress tracksuit towel";

function firstOf(named: readonly Named[], slot: Named["slot"]): Garment | undefined {
  return named.find((one) => one.slot === slot)?.garment;
}

function extrasOf(named: readonly Named[]): Clothes["extras"] {
  return Object.fromEntries(
    named
      .filter(({ slot }) => slot === "extra")
      .map(({ garment }) => [garment.kind, garment] as const)
      .toReversed(),
  );
}

/** "A suit" of an astronaut is one for space, "a hat" of a witch is pointed; what has no colour in the words has that of the costume. */
function inCostume(one: Named, costume: readonly Named[]): Named {
  const like = costume.find(
    ({ slot, garment }) =>
      garment.kind === one.garment.kind ||
      (GENERIC[one.noun]?.split(" ").includes(garment.kind) ?? false) ||
      (one.noun === "uniform" &&
        (slot === "over" || slot === "whole") &&
        !hasAny([garment.kind], "waistcoat cardigan")),
  );
  const beside = costume.find(({ slot }) => slot === one.slot);
  if (!like && beside && !one.isColoured)
    return { ...one, garment: { ...one.garment, colour: beside.garment.colour, second: beside.garment.second } };
  if (!like) return one;
  const { garment, slot } = like;
  const { long, pattern } = one.garment;
  const own = { ...garment, long, ...(pattern !== "plain" && { pattern, second: contrast(garment.colour) }) };
  const looks = one.isColoured ? one.garment : own;
  return { ...one, slot, garment: { ...looks, kind: garment.kind, sleeves: garment.sleeves } };
}

/** For stripes on cloth of which no colour is said. */
function contrast(colour: Colour): Colour {
  return colour.light < 0.5 ? { light: 0.93, chroma: 0.01, hue: 90 } : { ...colour, light: 0.3 };
}

/** Nouns that leave the kind to the costume, and the kinds that they may mean. */
const GENERIC: Readonly<Record<string, string>> = {
  armour: "cuirass",
  armor: "cuirass",
  suit: "spacesuit boilersuit skisuit catsuit armour leotard karategi",
  hat: "bowler boater sunhat cowboyhat featherhat tophat strawhat souwester pointedhat tricorn chefhat santahat jesterhat mitre beehat peakedcap busby mortarboard conecap",
  cap: "flatcap beret peakedcap sailorcap nursecap skullcap mobcap pillbox",
  helmet:
    "hardhat firehelmet bobbyhelmet armyhelmet tinhelmet vikinghelm knighthelm romanhelmet kabuto crashhelmet bikehelmet flyinghelmet visor",
  robe: "wizardrobe toga kimono",
  robes: "wizardrobe toga kimono",
  coat: "turnout labcoat santacoat tailcoat",
  jacket: "uniform turnout tailcoat",
  dress: "gown flapperdress",
  gown: "toga flapperdress",
  cloak: "cloak fur",
  kimono: "karategi",
};

function layersOf(named: readonly Named[], { id }: Wearer): Partial<Layers> {
  const of = (slot: Named["slot"]) => {
    const found = firstOf(named, slot);
    return found === undefined ? {} : { [slot]: found };
  };
  const layers: Partial<Layers> = { ...of("top"), ...of("over"), ...of("bottom"), ...of("whole") };
  return layers.whole ? { ...wholeLayers(layers.whole, layers, id), whole: layers.whole } : layers;
}

/** Costumes keep what is worn over everything; a top of the design takes the place of theirs. */
const ALWAYS_OVER: readonly string[] = ["cloak", "fur", "hivis", "tabard", "labcoat", "waistcoat"];

function merged(own: Partial<Layers>, usual: Partial<Layers>): Partial<Layers> {
  const hasTop = own.top !== undefined;
  const isDone = own.whole !== undefined;
  const over = usual.over && (!hasTop || ALWAYS_OVER.includes(usual.over.kind)) && !isDone ? usual.over : undefined;
  const layers = {
    top: own.top ?? usual.top,
    over: own.over ?? over ?? (isDone && usual.over?.kind === "cloak" ? cloakOver(usual.over, own) : undefined),
    bottom: own.bottom ?? usual.bottom,
  };
  return Object.fromEntries(Object.entries(layers).filter(([, garment]) => garment !== undefined));
}

/** The cloak of a costume is of the dress that the design names. */
function cloakOver(cloak: Garment, { whole }: Partial<Layers>): Garment {
  return whole ? { ...cloak, colour: { ...whole.colour, light: whole.colour.light * 0.82 } } : cloak;
}

function filled({ top, over, bottom }: Partial<Layers>, wearer: Wearer): Pick<Clothes, "top" | "over" | "bottom"> {
  const { id } = wearer;
  const kind = hashOf(`${id} top`) % 2 ? "shirt" : "sweater";
  const shown = isBareChested(top, bottom) && wearer.form !== "woman" ? bareTop(id) : top;
  const above = shown ?? plainGarment(kind, over ? PALE : CLOTH, id);
  const legs = bottom ?? usualBottom(above, over, wearer);
  return { top: above, over: over ?? null, bottom: legs.kind === above.kind ? legs : skirtOf(legs) };
}

function isBareChested(top?: Garment, bottom?: Garment): boolean {
  return bottom !== undefined && hasAny([bottom.kind], "briefs towel fishtail") && (!top || top.kind === "leotard");
}

function bareTop(id: string): Garment {
  return plainGarment("bare", PALE, id);
}

function usualShoes({ bottom, top }: Pick<Clothes, "bottom" | "top">, { id, age }: Wearer): Garment {
  if (hasAny([bottom.kind, top.kind], "briefs towel leotard nightgown bare") || age === "baby")
    return plainGarment("bare", PALE, id);
  if (hasAny([top.kind], "toga sari kimono") || (top.kind === "tunic" && bottom.kind === "bare"))
    return plainGarment("sandals", LEATHER, id);
  return plainGarment("shoes", LEATHER, id);
}

/** With a plain suit goes a tie, where nothing else is said to be at the neck. */
function tieOf(
  { whole }: Partial<Layers>,
  { said, wearer }: { readonly said: readonly Named[]; readonly wearer: Wearer },
): Clothes["extras"] {
  const isPlain = whole?.kind === "suit" && wearer.form !== "woman";
  const other = said.some(({ garment }) => hasAny([garment.kind], "bowtie tie sweater tshirt jabot dogcollar scarf"));
  return isPlain && !other ? { tie: plainGarment("tie", ["navy", "burgundy", "charcoal", "slate"], wearer.id) } : {};
}
