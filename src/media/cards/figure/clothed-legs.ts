// Legs with what is worn on them: trousers, stockings, shoes, and cloth on the lap of one who sits.
import { type Colour, shifted } from "../../../core/animatic/colour/colour.ts";
import type { Clothes, Garment } from "../../../core/animatic/looks/clothes.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Body, type Point3, flat, limbPath } from "./body.ts";
import { paintLegCast } from "./aids/casts-and-slings.ts";
import { paintBlade, paintPegLeg, paintPylon } from "./aids/prostheses.ts";
import { paintLegBones } from "./fabled/bones.ts";
import { paintFoot } from "./feet.ts";
import { between, METAL, paintLeg, type Leg } from "./limbs.ts";
import type { Dressing } from "./loft-lines.ts";
import { paintPattern } from "./cloth/pattern.ts";
import type { Posture } from "./posture.ts";
import { type Dot, type Pen, curve, dots, drawSeam, paintPart } from "../pen.ts";

interface Legged extends Dressing {
  readonly look: PersonLook;
  readonly posture: Posture;
}

export function paintLegs(legged: Legged, joined: boolean): void {
  const { pen, body, clothes, skin, look, posture } = legged;
  const { bottom, shoes } = clothes;
  if (bottom.kind === "fishtail") return paintFishTail(pen, body, [posture.leg(-1), posture.leg(1)], bottom.colour);
  const isBare = isSkirt(bottom);
  const lap = posture.isSeated ? lapOf(clothes) : null;
  const sock = isBare || SHORT.includes(bottom.kind) ? sockOf(look) : null;
  for (const side of [-1, 1] as const) {
    const leg = posture.leg(side);
    const lost = lostLeg(look, side);
    const own = legUnder(look, side, skin);
    const thread = { joined: joined || posture.isSeated ? side : null, inside: () => paintPattern(pen, body, bottom) };
    if (lost) {
      lost(pen, body, leg, () => paintFoot(pen, body, leg, footwearOf(shoes, METAL)));
      paintLeg(pen, body, { ...leg, ankle: between(leg.knee, leg.ankle, 0.16) }, { ...own, ...thread });
      continue;
    }
    paintFoot(pen, body, leg, footwearOf(shoes, own.skin));
    paintLeg(pen, body, leg, { ...own, ...thread });
    if (lap) paintLap(pen, body, leg, lap.colour);
    if (sock && own.skin === skin) paintSock(pen, body, leg, sock);
    paintOnLeg(legged, side, leg);
  }
}

/** Boots, bones, plaster. */
function paintOnLeg({ pen, body, clothes: { shoes, extras }, look }: Legged, side: -1 | 1, leg: Leg): void {
  if (shoes.kind === "boots") paintFoot(pen, body, leg, shoes);
  if (shoes.kind === "legpads") paintLegPad(pen, body, leg, shoes.colour);
  if (extras["bones"]) paintLegBones(pen, body, leg);
  if (side === 1 && look.traits.has("legcast")) paintLegCast(pen, body, leg);
}

function lostLeg({ traits }: PersonLook, side: -1 | 1) {
  return side === 1 ? LOST.find(([trait]) => traits.has(trait))?.[1] : undefined;
}

/** What stands for a lost left leg. */
const LOST = [
  ["pegleg", paintPegLeg],
  ["blade", paintBlade],
  ["pylon", paintPylon],
] as const;

function sockOf({ age, clothes: { extras, bottom } }: PersonLook): Colour | null {
  return extras["socks"]?.colour ?? (age === "child" && bottom.kind !== "bare" && isSkirt(bottom) ? WHITE : null);
}

const SKATE: Colour = { light: 0.25, chroma: 0.01, hue: 260 };
const WHITE: Colour = { light: 0.95, chroma: 0.01, hue: 90 };

/** How far down cloth covers a leg, if it does. */
function cutOf(bottom: Garment): { readonly cloth: Colour | null; readonly long: number } {
  const long = SHORT.includes(bottom.kind) ? (bottom.kind === "breeches" ? 0.62 : 0.36 + 0.2 * bottom.long) : 1;
  return { cloth: isSkirt(bottom) ? null : bottom.colour, long };
}

function footwearOf({ kind, colour }: Garment, skin: Colour) {
  return { kind, colour: kind === "bare" ? skin : kind === "legpads" ? SKATE : colour };
}

/** What a leg is of and the cloth on it: above one of metal trousers end over the knee. */
function legUnder({ clothes: { bottom }, traits }: PersonLook, side: -1 | 1, skin: Colour) {
  const cut = cutOf(bottom);
  return side === 1 && traits.has("robotleg")
    ? { skin: METAL, cloth: cut.cloth, long: Math.min(cut.long, 0.42) }
    : { skin, ...cut };
}

const SHORT: readonly string[] = ["shorts", "breeches"];
/** What leaves the legs bare, or hides them whole. */
const BARE: readonly string[] =
  "skirt longskirt dress gown nightgown flapperdress sari kimono toga tutu briefs bare towel".split(" ");

function isSkirt({ kind }: Garment): boolean {
  return BARE.includes(kind);
}

/** What lies on the thighs of one who sits. */
function lapOf({ bottom, over }: Clothes): Garment | null {
  if (isSkirt(bottom) && !["briefs", "bare", "tutu"].includes(bottom.kind)) return bottom;
  return LONG_COATS.includes(over?.kind ?? "") ? over : null;
}

/** One tail for both legs, with a fin where the feet would be. */
function paintFishTail(pen: Pen, body: Body, [one, two]: readonly [Leg, Leg], colour: Colour): void {
  const limb = body.limb;
  const middle = (part: keyof Pick<Leg, "hip" | "knee" | "ankle">) => between(one[part], two[part], 0.5);
  const [hip, knee, ankle] = [middle("hip"), middle("knee"), middle("ankle")];
  const [x, y] = flat(body.view, ankle);
  const [kx, ky] = flat(body.view, knee);
  const way = Math.atan2(y - ky, x - kx);
  const at = (along: number, across: number): Dot => [
    x + along * Math.cos(way) - across * Math.sin(way),
    y + along * Math.sin(way) + across * Math.cos(way),
  ];
  const fin = [
    at(-0.2, 0),
    at(0.3, 0.5),
    at(0.62, 1.05),
    at(0.66, 0.4),
    at(0.4, 0),
    at(0.66, -0.4),
    at(0.62, -1.05),
    at(0.3, -0.5),
  ];
  paintPart(pen, curve(fin, true, 0.35), shifted(colour, 0.08), { shade: 0.08 });
  const path = limbPath(body.view, [
    [[hip[0], hip[1] - 0.5, hip[2]], 0.62 * limb],
    [hip, 0.66 * limb],
    [between(hip, knee, 0.6), 0.5 * limb],
    [knee, 0.4 * limb],
    [between(knee, ankle, 0.6), 0.24 * limb],
    [ankle, 0.13 * limb],
  ]);
  paintPart(pen, path, colour, { shade: 0.16 });
  for (const share of [0.1, 0.3, 0.5, 0.7]) {
    const [sx, sy] = flat(body.view, between(hip, knee, share));
    drawSeam(
      pen,
      dots(`${sx - 0.36},${sy} ${sx - 0.18},${sy + 0.12} ${sx},${sy} ${sx + 0.18},${sy + 0.12} ${sx + 0.36},${sy}`),
      colour,
      0.7,
    );
  }
}

function paintSock(pen: Pen, body: Body, { ankle }: Leg, colour: Colour): void {
  const top: Point3 = [ankle[0], ankle[1] - 0.5, ankle[2]];
  const path = limbPath(body.view, [
    [top, 0.19 * body.limb],
    [ankle, 0.125 * body.limb],
  ]);
  paintPart(pen, path, colour, { shade: 0.06 });
}

/** From above the knee over the foot, broad and ribbed. */
function paintLegPad(pen: Pen, body: Body, { hip, knee, ankle }: Leg, colour: Colour): void {
  const limb = body.limb;
  const path = limbPath(body.view, [
    [between(hip, knee, 0.72), 0.3 * limb],
    [knee, 0.34 * limb],
    [between(knee, ankle, 0.5), 0.33 * limb],
    [ankle, 0.34 * limb],
  ]);
  paintPart(pen, path, colour, { shade: 0.1 });
  for (const share of [0.1, 0.35, 0.6]) {
    const [x, y] = flat(body.view, between(knee, ankle, share));
    drawSeam(pen, dots(`${x - 0.26},${y} ${x + 0.26},${y}`), colour, 0.8);
  }
}

/** The shin lies on the ground. */
const isKneeling = ({ knee, ankle }: Leg): boolean => Math.abs(ankle[1] - knee[1]) < KNEELS;
const KNEELS = 0.7;

/** A gown lies around the knees of who kneels and over the shins; the soles are seen behind it. */
export function paintGownOnGround({ pen, body, clothes, skin, posture }: Legged): void {
  const gown = [lapOf(clothes), clothes.top].find((worn) => worn && isLong(worn));
  if (!gown || posture.isSeated) return;
  const limb = body.limb;
  for (const side of [-1, 1] as const) {
    const leg = posture.leg(side);
    if (!isKneeling(leg)) continue;
    const { knee, ankle } = leg;
    paintFoot(pen, body, leg, footwearOf(clothes.shoes, skin));
    const path = limbPath(body.view, [
      [[knee[0], knee[1] + 0.1, knee[2] + 0.5], 0.2 * limb],
      [[knee[0], knee[1] - 0.15, knee[2] + 0.15], 0.46 * limb],
      [between(knee, ankle, 0.5), 0.44 * limb],
      [between(knee, ankle, 0.9), 0.36 * limb],
    ]);
    paintPart(pen, path, gown.colour, { shade: 0.14 });
  }
}

/** It reaches the feet of who stands. */
const isLong = ({ kind, long }: Garment): boolean =>
  /^(?:longskirt|gown|nightgown|sari|kimono|toga|robe|cassock|wizardrobe)$/.test(kind) || long > 0.7;

const LONG_COATS: readonly string[] = ["coat", "raincoat", "labcoat", "robe", "cloak", "wizardrobe", "cassock"];

/** A skirt or a coat on the thighs of one who sits. */
function paintLap(pen: Pen, body: Body, { hip, knee, ankle }: Leg, colour: Colour): void {
  const limb = body.limb;
  const path = limbPath(body.view, [
    [hip, 0.42 * limb],
    [between(hip, knee, 0.6), 0.37 * limb],
    [knee, 0.31 * limb],
    [between(knee, ankle, 0.3), 0.29 * limb],
  ]);
  paintPart(pen, path, colour, { shade: 0.13 });
}
