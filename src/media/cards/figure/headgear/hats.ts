// Which painter draws each kind of hat, what of the hair it leaves to be seen, and a hat that is held. The head's own units.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import type { Form } from "../../../../core/animatic/looks/person-age.ts";
import type { Hair } from "../../../../core/animatic/looks/hair/hair.ts";
import { type Dot, type Pen, curve, dots, drawSeam, oval, paintPart } from "../../pen.ts";
import type { BeastEars } from "../../../../core/animatic/looks/dressed-beast.ts";
import { paintBeastEars } from "../beast-head.ts";
import type { Face } from "../head.ts";
import { BRIMS, paintBrimmed, paintCylinder, paintMortarboard, paintTricorn, type BrimCut } from "./brimmed.ts";
import * as ancient from "./ancient.ts";
import { paintBrassHelmet } from "./diving.ts";
import * as furAndStraw from "./fur-and-straw.ts";
import * as caps from "./caps.ts";
import { DOMES, paintCrashHelmet, paintDome, paintKnightHelm, paintVisor, type DomeCut } from "./helmets.ts";
import * as wraps from "./wraps.ts";

type Hatter = (pen: Pen, hat: Garment, face: Face) => void;

const HATTERS: Readonly<Record<string, Hatter>> = {
  ...mapped(
    BRIMS,
    (cut: BrimCut): Hatter =>
      (pen, hat, face) =>
        paintBrimmed(pen, hat, face, cut),
  ),
  ...mapped(
    DOMES,
    (cut: DomeCut): Hatter =>
      (pen, hat, face) =>
        paintDome(pen, hat, face, cut),
  ),
  tricorn: paintTricorn,
  mortarboard: paintMortarboard,
  pillbox: (pen, hat, face) => paintCylinder(pen, hat, face, { tall: 0.3, taper: 0.9 }),
  busby: (pen, hat, face) => paintCylinder(pen, hat, face, { tall: 0.62, taper: 1.1 }),
  ushanka: furAndStraw.paintUshanka,
  conehat: furAndStraw.paintConeHat,
  raisedmask: furAndStraw.paintRaisedMask,
  chefhat: (pen, hat, face) => paintCylinder(pen, hat, face, { tall: 0.62, taper: 1, puff: true }),
  cap: caps.paintCap,
  flatcap: caps.paintFlatCap,
  beret: caps.paintBeret,
  peakedcap: caps.paintPeaked,
  sailorcap: caps.paintSailorCap,
  beanie: caps.paintBeanie,
  bobblehat: caps.paintBeanie,
  chullo: caps.paintBeanie,
  nursecap: caps.paintNurseCap,
  skullcap: caps.paintSkullCap,
  hairnet: caps.paintHairnet,
  flyinghelmet: (pen, hat, face) => caps.paintSkullCap(pen, hat, face, 0.62),
  mobcap: caps.paintMobCap,
  santahat: caps.paintTipped,
  tippedcap: caps.paintTipped,
  jesterhat: caps.paintJester,
  mitre: caps.paintCone,
  partyhat: caps.paintCone,
  conecap: caps.paintConeCap,
  knighthelm: paintKnightHelm,
  crashhelmet: paintCrashHelmet,
  fencingmask: paintCrashHelmet,
  visor: paintVisor,
  brasshelmet: paintBrassHelmet,
  hood: wraps.paintHood,
  roundearhood: earHood("round"),
  longearhood: earHood("long"),
  pointedearhood: earHood("pointed"),
  headscarf: wraps.paintScarfed,
  wimple: wraps.paintWimple,
  headcloth: wraps.paintHeadcloth,
  turban: wraps.paintTurban,
  bandana: wraps.paintBandana,
  veil: wraps.paintVeil,
  headband: wraps.paintBand,
  crown: wraps.paintCrown,
  tiara: wraps.paintTiara,
  wreath: wraps.paintWreath,
  hairbow: wraps.paintHairBow,
  wig: wraps.paintWig,
  nemes: ancient.paintNemes,
  featherheaddress: ancient.paintFeatherHeaddress,
  footballhelmet: ancient.paintFootballHelmet,
};

/** Of a costume of an animal. */
function earHood(ears: BeastEars): Hatter {
  return (pen, hat, face) => {
    paintBeastEars(pen, { ears, coat: hat.colour, pale: { light: 0.88, chroma: 0.05, hue: 60 } }, face);
    wraps.paintHood(pen, hat, face);
  };
}

function mapped<T>(cuts: Readonly<Record<string, T>>, make: (cut: T) => Hatter): Record<string, Hatter> {
  return Object.fromEntries(Object.entries(cuts).map(([kind, cut]) => [kind, make(cut)]));
}

export function paintHat(pen: Pen, hat: Garment, face: Face): void {
  HATTERS[hat.kind]?.(pen, hat, face);
}

/** Under these no hair is seen. */
const CLOSED: ReadonlySet<string> = new Set([
  ...[
    "hood",
    "roundearhood",
    "longearhood",
    "pointedearhood",
    "headscarf",
    "headcloth",
    "wimple",
    "wig",
    "knighthelm",
    "crashhelmet",
    "fencingmask",
    "brasshelmet",
    "flyinghelmet",
    "turban",
    "nemes",
    "footballhelmet",
  ],
]);
/** With these the hair is as it is. */
const OPEN: ReadonlySet<string> = new Set([
  ...["crown", "tiara", "wreath", "headband", "veil", "nursecap", "partyhat", "santahat", "featherheaddress"],
  "hairnet",
  "hairbow",
]);

/** The hair that is seen with a hat on: none, or flat where the hat lies on it. */
export function hairUnder(hat: Garment | null, hair: Hair, form: Form = "plain"): Hair {
  if (!hat || OPEN.has(hat.kind)) return hair;
  if (CLOSED.has(hat.kind)) return { ...hair, style: "bald" };
  if (hat.kind === "visor") return { ...hair, style: IN_GLASS[hair.style] ?? hair.style };
  if (hat.kind === "skullcap" && !LOOSE.has(hair.style)) return { ...hair, style: "bald" };
  if (hair.style === "bun") return { ...hair, style: "ponytail" };
  return hair.style in FLAT ? { ...hair, style: form === "woman" ? "wavy" : "short" } : hair;
}

/** What of long or high hair is seen within a glass helmet. */
const IN_GLASS: Partial<Readonly<Record<Hair["style"], Hair["style"]>>> = {
  ...{ long: "bob", wavy: "bob", plaits: "slick", ponytail: "slick", bun: "slick" },
  ...{ afro: "cropped", locs: "short", spiky: "short", mohawk: "short", beehive: "slick" },
};

const LOOSE: ReadonlySet<Hair["style"]> = new Set(["long", "wavy"] as const);
const FLAT = { spiky: true, afro: true, mohawk: true, beehive: true };

/** A hat in the hand, seen from above its brim. */
export function paintHeldHat(pen: Pen, { colour }: Garment, [x, y]: Dot): void {
  paintPart(pen, oval(x, y, 0.46, 0.2, -0.12), colour, { shade: 0.06 });
  paintPart(
    pen,
    curve(
      dots(
        `${x - 0.27},${y + 0.02} ${x - 0.22},${y - 0.2} ${x},${y - 0.26} ${x + 0.22},${y - 0.22} ${x + 0.28},${y - 0.02} ${x},${y + 0.08}`,
      ),
    ),
    shifted(colour, 0.03),
    { shade: 0.08 },
  );
  drawSeam(pen, dots(`${x - 0.27},${y - 0.02} ${x},${y + 0.05} ${x + 0.27},${y - 0.05}`), colour, 1.2);
}
