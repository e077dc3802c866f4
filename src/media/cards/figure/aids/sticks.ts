// What somebody leans on or carries upright in a hand that hangs: a walking stick, a staff, a crook, a scythe, crutches. Head heights.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import type { Trait } from "../../../../core/animatic/looks/person-traits.ts";
import type { Body } from "../body.ts";
import type { Arm, BodySide } from "../limbs.ts";
import { type Dot, type Pen, curve, dots, drawLine, inkOf, paintPart } from "../../pen.ts";

const WOOD: Colour = { light: 0.42, chroma: 0.07, hue: 58 };
const STEEL: Colour = { light: 0.78, chroma: 0.01, hue: 240 };

type Leaned = (pen: Pen, body: Body, hand: Dot) => void;

/** By trait, the first that somebody has. */
const STICKS: readonly (readonly [Trait, Leaned])[] = [
  ["scythe", paintScythe],
  ["crook", (pen, body, hand) => paintStaff(pen, body, hand, true)],
  ["staff", (pen, body, hand) => paintStaff(pen, body, hand, false)],
  ["whitecane", paintWhiteCane],
  ["stick", paintStick],
];

export function paintLeanedOn(pen: Pen, body: Body, hand: Dot, traits: ReadonlySet<Trait>): void {
  STICKS.find(([trait]) => traits.has(trait))?.[1](pen, body, hand);
}

/** How far beyond the body what is carried upright or worn on the head goes, in head heights. */
export function gearReach({ traits, clothes: { hat } }: PersonLook): number {
  if (traits.has("scythe")) return 1.9;
  if (traits.has("fourarms")) return 1;
  if (traits.has("staff") || traits.has("crook") || traits.has("snakehair")) return 0.6;
  return hat?.kind === "featherheaddress" ? 0.5 : 0;
}

function paintPole(pen: Pen, path: readonly Dot[], colour: Colour = WOOD, breadth = 3.2): void {
  const line = curve(path, false, path.length > 3 ? 0.5 : 0);
  drawLine(pen, line, shifted(colour, -0.2), breadth + 1.8);
  drawLine(pen, line, colour, breadth);
}

/** Of the blind: white, with a red foot, held out before them. */
function paintWhiteCane(pen: Pen, body: Body, [x, y]: Dot): void {
  const foot = body.heads - 0.06;
  const at = (share: number): string => `${x - 0.05 - 0.62 * share},${y - 0.2 + (foot - y + 0.2) * share}`;
  paintPole(pen, dots(`${at(0)} ${at(0.5)} ${at(1)}`), { light: 0.97, chroma: 0.005, hue: 90 });
  paintPole(pen, dots(`${at(0.84)} ${at(0.92)} ${at(1)}`), { light: 0.58, chroma: 0.21, hue: 27 });
}

/** From the hand to the ground, with a handle. */
function paintStick(pen: Pen, body: Body, [x, y]: Dot): void {
  const foot = body.heads - 0.06;
  paintPole(pen, dots(`${x - 0.04},${y - 0.2} ${x - 0.1},${(y + foot) / 2} ${x - 0.14},${foot}`));
  paintPole(
    pen,
    dots(`${x + 0.18},${y - 0.14} ${x + 0.12},${y - 0.32} ${x - 0.02},${y - 0.32} ${x - 0.05},${y - 0.1}`),
  );
}

/** Taller than its owner. */
function paintStaff(pen: Pen, body: Body, [x, y]: Dot, isBent: boolean): void {
  paintPole(pen, dots(`${x + 0.06},-0.1 ${x - 0.02},${y} ${x - 0.08},${body.heads - 0.06}`), WOOD, 4.4);
  const top = isBent
    ? `${x + 0.06},0 ${x + 0.02},-0.5 ${x - 0.26},-0.72 ${x - 0.52},-0.5 ${x - 0.46},-0.2`
    : `${x + 0.06},0 ${x + 0.16},-0.26 ${x},-0.42 ${x - 0.1},-0.24 ${x + 0.02},-0.1`;
  paintPole(pen, dots(top), WOOD, 4.4);
}

/** Of the reaper: a bent pole and a long blade over the head. */
function paintScythe(pen: Pen, body: Body, [x, y]: Dot): void {
  const blade = dots(
    `${x + 0.14},-0.62 ${x - 0.5},-0.86 ${x - 1.2},-0.66 ${x - 1.7},-0.14 ${x - 1.1},-0.44 ${x - 0.5},-0.54 ${x + 0.1},-0.42`,
  );
  paintPart(pen, curve(blade, true, 0.3), STEEL, { shade: 0.05 });
  paintPole(pen, dots(`${x + 0.12},-0.7 ${x},${y} ${x - 0.06},${body.heads - 0.06}`), WOOD, 4.4);
}

/** The hand on the grip of a crutch, beside the hip and a little before it. */
export function onCrutch(arm: Arm, body: Body, side: BodySide): Arm {
  const out = side * body.shoulder;
  return {
    shoulder: arm.shoulder,
    elbow: [out + side * 0.24 * body.limb, body.down(2.74), -0.14],
    wrist: [out + side * 0.22 * body.limb, body.down(3.42), 0.24],
    fingers: "fist",
    ...(body.view.aspect !== "front" && body.view.aspect !== "back" && { isBefore: side === 1 }),
  };
}

/** The hand on a stick, steady before the hip whatever the legs do; an arm that is raised does something else. */
export function onStick(arm: Arm, body: Body, side: BodySide): Arm {
  if (arm.wrist[1] < body.down(2.5)) return arm;
  const held = onCrutch(arm, body, side);
  return { ...held, wrist: [held.wrist[0], body.down(3.2), 0.6] };
}

export const leansOn = (traits: ReadonlySet<Trait>): boolean => STICKS.some(([trait]) => traits.has(trait));

/** Under the arm, two rails that meet above the foot, with a grip for the hand. */
export function paintCrutch(pen: Pen, body: Body, [x, y]: Dot, side: BodySide): void {
  const foot = body.heads - 0.04;
  const top = body.down(2.0);
  const out = body.view.cos < 0 ? -side : side;
  const wood: Colour = { light: 0.66, chroma: 0.09, hue: 68 };
  for (const across of [-0.12, 0.12]) {
    const rail = dots(
      `${x + across},${top} ${x + across},${y + 0.5} ${x + out * 0.16},${foot - 1.1} ${x + out * 0.2},${foot}`,
    );
    drawLine(pen, curve(rail, false, 0.2), inkOf(wood), 6);
    drawLine(pen, curve(rail, false, 0.2), wood, 3.8);
  }
  drawLine(
    pen,
    curve(dots(`${x - 0.22},${top} ${x + 0.22},${top}`), false, 0),
    { light: 0.3, chroma: 0.01, hue: 260 },
    6,
  );
  drawLine(pen, curve(dots(`${x - 0.16},${y} ${x + 0.16},${y}`), false, 0), { light: 0.3, chroma: 0.01, hue: 260 }, 4);
}
