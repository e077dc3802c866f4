// Which verbs are which motion of a hand at the own body, by what stands between the verb and the part, and with which parts they mean another deed.
import type { OwnMotion, OwnPart } from "../../gestures/own-body/names.ts";

type Verbs = Readonly<Partial<Record<OwnMotion, ReadonlySet<string>>>>;

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Done right at the part: "rubs his knee". */
export const AT_IT: Verbs = {
  hold: set("hold press clasp clutch grip grab cup cover touch support nurse seize clamp squeeze hug feel"),
  rub: set(
    "rub massage knead wipe dry towel mop polish stroke smooth brush scrub soap clean sponge scrape lather dust",
  ),
  smear: set("oil cream moisturise moisturize"),
  scratch: set("scratch claw itch"),
  pat: set("pat tap dab slap smack drum thump beat powder poke prod fan cool soothe bathe jab"),
  pinch: set("pinch tweak twist twirl tug pull finger pick snap adjust straighten"),
  pull: set("pluck tweeze"),
};

/** Something goes to it, or a hand: "presses a cloth to her lip", "sticks a plaster on his elbow". */
export const PUT_THERE: Verbs = {
  hold: set(
    "hold press clasp clamp clap put lay place rest keep hug stuff stick push shove jam plug fit fix fasten pull draw bring raise lift tuck bury slap apply bind strap tape clip pin hook insert",
  ),
  rub: set("rub run wipe draw drag pass massage work stroke brush smooth sweep roll"),
  smear: set("rub smear smooth spread dab pat put massage apply slap work squeeze"),
  pat: set("dab pat tap slap drum thump beat"),
};

/** From there: "wipes the sauce from his chin". */
export const OFF_IT: Verbs = {
  rub: set("wipe rub dab mop brush clean scrub sponge wash lick towel dry scrape flick dust sweep"),
  pull: set(
    "pull pluck pick dig tweeze squeeze extract remove prise pry draw peel take tear rip ease tease work yank tug",
  ),
  pat: set("slap swat smack pat beat"),
};

/** Done to what sits there: "slaps a mosquito on his neck", "pinches the fat on his belly". */
export const ON_IT = set("slap swat smack pinch scratch squeeze rub pick pat poke feel touch dab");

/** The first motion of an order for which a verb stands. */
export const motionIn = (verbs: Verbs, plain: string, order: readonly OwnMotion[]): OwnMotion | undefined =>
  order.find((motion) => verbs[motion]?.has(plain) === true);

export const TO =
  /^(?:to|against|on|onto|under|over|in|into|across|around|round|behind|through|along|at|above|before|beneath)$/;
export const FROM = /(?:^| )(?:from|off|of|from under|from behind)$/;
/** The hand itself. */
export const HANDS = /^(?:hands?|palms?|fists?|fingers?|fingertips?|thumbs?|knuckles?|forearm|wrist|sleeve|arm|elbow)$/;
/** What is rubbed in. */
export const STUFF =
  /^(?:cream|lotion|ointment|oil|aftershave|balm|salve|sunscreen|foam|soap|shampoo|gel|powder|paste|jelly|mud|paint|butter|grease|vaseline|moisturi[sz]er|deodorant|iodine|antiseptic)$/;
/** What soothes goes to any part: "a steak to his eye", "a cloth to her chest". */
export const SOOTHES =
  /^(?:cloth|flannel|washcloth|towel|handkerchief|hanky|tissue|napkin|rag|ice|pack|icepack|steak|compress|peas|pad|cotton|gauze|bandage|plaster|sponge|cucumber|slice|snow)$/;
/** Worn, or pointed there: it is another deed. */
export const WORN =
  /^(?:t?shirt|t|jumper|sweater|collar|hood|veil|blanket|quilt|sheet|duvet|covers|glasses|spectacles|wig|crown|tiara|turban|bonnet|hat|cap|helmet|mask|goggles|visor|headphones|zip|hair|bag|strap|rucksack|coat|jacket|gun|pistol|revolver|knife|head)$/;
/** What sits on clothes: "draws a dagger from her sleeve" plucks nothing off it. */
export const LINT = /^(?:hairs?|threads?|lint|fluff|crumbs?|lea(?:f|ves)|burrs?|ticks?|feathers?|ants?|bugs?|petals?)$/;
/** "the side of his head". */
export const OF_IT =
  /^(?:the|side|back|bridge|tip|corners?|end|top|of|small|lobe|sole|nape|bald|spot|a|lock|strand|tress|handful|tuft)$/;
export const BETWEEN = /^(?:at|on|over|behind|down|through|along|up|back|out|across)$/;
/** "pulls on his trousers". */
export const PUT_ON = /^(?:on|off|up|down|out|back)$/;

type ByPart = Readonly<Partial<Record<OwnPart, RegExp>>>;

/** Said of these parts it is another deed: "holds her hand", "wipes his feet". */
export const NOT_RIGHT: ByPart = {
  hand: /^(?:hold|wipe|dry|clap|beat|touch|pull|press|clasp|drum|tap|cup|clean|scrub|soap|lather|twist|finger|brush|pat)$/,
  arm: /^(?:hold|pull|beat|cover|twist|brush|touch)$/,
  shoulder: /^(?:hold|pull|touch|press|grip|grab|hug)$/,
  hair: /^(?:brush|tap|hold|press|cover|dry|twist|fan|pull|tear|clutch|grab)$/,
  cheek: /^(?:hold|touch|cup|press)$/,
  cheeks: /^(?:hold|cover|press|touch|pull|scrub|beat|clean|fan)$/,
  chin: /^stroke$/,
  crown: /^(?:hold|press|cover|cup|clutch|grab|support|nurse|twist|hug)$/,
  side: /^(?:touch|cover|drum|brush|straighten)$/,
  back: /^(?:straighten|press|cover|pull|pat|beat|touch|squeeze|hold|hug|twist|adjust)$/,
  mouth: /^(?:cover|lick|press|pull|twist|squeeze|clamp|brush|straighten)$/,
  eyes: /^(?:cover|squeeze|press|pull|clamp|clean|twist|touch|feel)$/,
  knee: /^(?:hug|pull|clasp|beat|drum|brush)$/,
  chest: /^(?:pull|straighten|adjust|brush|finger|tug)$/,
  thighs: /^(?:pull|adjust|hug|tug|pick|twist)$/,
  thigh: /^(?:pull|straighten|twist)$/,
  brow: /^(?:straighten|adjust|twist)$/,
  belly: /^(?:twist|beat|straighten|adjust)$/,
  nape: /^(?:twist|straighten|pull|tug|hug)$/,
};

/** Where a thing is put there it is another deed: "throws the bag over his shoulder", "holds it in her hand". */
export const NOT_THERE: ByPart = {
  hand: / (?:in|into|to|on|over|through|at|behind)$/,
  shoulder: / (?:over|on|onto|across|in|at|to|against)$/,
  arm: / (?:under|in|into|on|over|through|at|around|round)$/,
  back: / (?:on|onto|behind|over|in)$/,
  knee: / (?:on|onto|to|at|over|in)$/,
  thighs: / (?:on|onto|in|into|over|across|under|at)$/,
  thigh: / (?:over|at)$/,
  crown: / (?:over|on|onto|above|around|round|in|at)$/,
  ears: / (?:over|on)$/,
  ear: / (?:at)$/,
  chest: / (?:to|against|across|at|on|before)$/,
  mouth:
    /^(?:put|stick|push|stuff|place|shove|raise|lift|bring|fit|insert|jam|rest|apply|draw) (?:in|into|to|at|between|before)$/,
  hair: / (?:in|into|through|over|under)$/,
  cheeks: / (?:in|into|over|before|at|under|across)$/,
  eyes: / (?:to|before|at)$/,
  eye: / (?:to|at)$/,
  nape: / (?:around|round|over|on)$/,
  throat: / (?:to|at|around|round|across)$/,
  side: / (?:at|in|under|to|on|behind)$/,
  hip: / (?:at|round|around|on)$/,
  belly: / (?:around|round|in)$/,
};
