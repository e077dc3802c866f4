// What a group is at or in together: a long table with a cloth, plates and glasses, or one boat that all row. Frame pixels.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { AT_TABLE } from "../../../../core/animatic/formations/read-formation.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, LINEN, polygon, WOOD } from "./parts.ts";

const GLASS: Colour = { light: 0.8, chroma: 0.05, hue: 20, alpha: 0.85 };
/** In heads: how high it is, and how far it goes beside who sits at its ends. */
const HIGH = 3.3;
const BEYOND = 1.7;
const LEAST = 3;

/** Those of a group who sit together at one table in a wide picture. */
export function atLongTable(cast: readonly StagedMember[], action: string): readonly StagedMember[] {
  const seated = cast.filter(
    ({ member, mount }) =>
      member.group !== undefined && !mount && member.beats.some(({ posture }) => posture === "sit"),
  );
  return seated.length >= LEAST && AT_TABLE.test(action.toLowerCase()) ? seated : [];
}

/** Those of a group who row without a boat of the shot. */
export function inLongBoat(cast: readonly StagedMember[]): readonly StagedMember[] {
  const hasBoat = cast.some(({ mount }) => mount?.as === "carrier");
  const rowing = cast.filter(
    ({ member, mount }) =>
      member.group !== undefined && !mount && member.beats.some(({ gesture }) => gesture === "row"),
  );
  return rowing.length >= LEAST && !hasBoat ? rowing : [];
}

/** The side of a boat before those who row it. */
export function paintLongBoat({ context, line }: Pen, rowing: readonly StagedMember[]): void {
  const head = Math.max(...rowing.map(({ spot }) => spot.head));
  const base = Math.max(...rowing.map(({ spot }) => spot.base)) + 0.5 * head;
  const places = rowing.map(({ spot }) => spot.x / head);
  const [left, right] = [Math.min(...places) - BEYOND, Math.max(...places) + BEYOND];
  const pen: Pen = { context, line: line / head };
  context.save();
  context.translate(0, base);
  context.scale(head, head);
  const hull: readonly Dot[] = [
    [left - 1.6, -3.4],
    [left, -2.6],
    [right, -2.6],
    [right + 1.6, -3.4],
    [right + 0.6, -0.6],
    [right - 0.6, 0.3],
    [left + 0.6, 0.3],
    [left - 0.6, -0.6],
  ];
  paintPart(pen, polygon(...hull), shifted(WOOD, -0.04), { shade: 0.14 });
  paintPart(pen, box(left - 0.2, -2.75, right - left + 0.4, 0.36), shifted(WOOD, 0.14), { shade: 0.04 });
  for (const x of places)
    paintPart(pen, polygon([x - 0.1, -3.6], [x + 0.1, -3.6], [x + 1.5, 1], [x + 1.1, 1.1]), shifted(WOOD, 0.2), {
      shade: 0.03,
    });
  context.restore();
}

export function paintLongTable({ context, line }: Pen, seated: readonly StagedMember[]): void {
  const head = Math.max(...seated.map(({ spot }) => spot.head));
  const base = Math.max(...seated.map(({ spot }) => spot.base)) + 0.7 * head;
  const places = seated.map(({ spot }) => spot.x / head);
  const [left, right] = [Math.min(...places) - BEYOND, Math.max(...places) + BEYOND];
  const pen: Pen = { context, line: line / head };
  context.save();
  context.translate(0, base);
  context.scale(head, head);
  paintPart(pen, box(left, -HIGH, right - left, HIGH), shifted(LINEN, -0.1), { shade: 0.12 });
  paintPart(pen, box(left - 0.2, -HIGH - 0.35, right - left + 0.4, 0.6), LINEN, { shade: 0.05 });
  paintPart(pen, box(left - 0.2, -HIGH + 0.22, right - left + 0.4, 0.12), WOOD, { shade: 0 });
  for (const x of places) {
    paintPart(pen, oval(x, -HIGH - 0.12, 0.62, 0.15), shifted(LINEN, 0.04), { shade: 0.06 });
    paintPart(pen, oval(x, -HIGH - 0.2, 0.34, 0.16), WOOD, { shade: 0.06 });
    paintPart(pen, box(x + 0.75, -HIGH - 0.85, 0.3, 0.66), GLASS, { shade: 0.05 });
  }
  context.restore();
}
