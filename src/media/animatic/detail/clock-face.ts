// A large clock, watch or compass in a close-up, its hands or its needle at a place.
import { drawLine, curve, oval, paintPart, type Dot, type Pen } from "../../cards/pen.ts";
import { shifted, type Colour } from "../../../core/animatic/colour/colour.ts";

const STEEL: Colour = { light: 0.74, chroma: 0.012, hue: 245 };
const FACE: Colour = { light: 0.96, chroma: 0.015, hue: 90 };
const INK: Colour = { light: 0.2, chroma: 0.02, hue: 265 };
const RED: Colour = { light: 0.52, chroma: 0.19, hue: 27 };
/** Four minutes to twelve. */
const HOUR = -0.04;
const MINUTE = -0.42;

/** `turn`: of the second hand, clockwise from twelve, in radians. */
export function paintClock(pen: Pen, isPocket: boolean, turn: number, minute = MINUTE): void {
  const y = 0.04;
  if (isPocket) {
    paintPart(pen, oval(-0.46, -0.08, 0.2, 0.27, -0.3), shifted(STEEL, -0.05), { shade: 0.04 });
    paintPart(pen, oval(0, y - 0.37, 0.04), STEEL, { shade: 0.015 });
  }
  paintPart(pen, oval(0, y, 0.345), STEEL, { shade: 0.05 });
  paintPart(pen, oval(0, y, 0.295), FACE, { shade: 0.025 });
  const at = (angle: number, far: number): Dot => [Math.sin(angle) * far, y - Math.cos(angle) * far];
  for (let mark = 0; mark < 60; mark++) {
    const angle = (mark / 60) * 2 * Math.PI;
    const isHour = mark % 5 === 0;
    drawLine(pen, curve([at(angle, isHour ? 0.235 : 0.262), at(angle, 0.275)], false), INK, isHour ? 2.2 : 0.7);
  }
  drawLine(pen, curve([at(HOUR + Math.PI, 0.03), at(HOUR, 0.15)], false), INK, 5);
  drawLine(pen, curve([at(minute + Math.PI, 0.03), at(minute, 0.225)], false), INK, 3.2);
  drawLine(pen, curve([at(turn + Math.PI, 0.06), at(turn, 0.255)], false), RED, 1.6);
  paintPart(pen, oval(0, y, 0.018), RED, { shade: 0 });
}

const BRASS: Colour = { light: 0.72, chroma: 0.1, hue: 86 };

/** `turn`: of the needle's red end, clockwise from north. */
export function paintCompass(pen: Pen, turn: number): void {
  const y = 0.04;
  paintPart(pen, oval(0, y, 0.345), BRASS, { shade: 0.05 });
  paintPart(pen, oval(0, y, 0.29), FACE, { shade: 0.025 });
  const at = (angle: number, far: number, aside = 0): Dot => [
    Math.sin(angle) * far + Math.cos(angle) * aside,
    y - Math.cos(angle) * far + Math.sin(angle) * aside,
  ];
  for (let mark = 0; mark < 32; mark++) {
    const angle = (mark / 32) * 2 * Math.PI;
    drawLine(
      pen,
      curve([at(angle, mark % 8 === 0 ? 0.2 : 0.245), at(angle, 0.27)], false),
      INK,
      mark % 8 === 0 ? 3 : 0.8,
    );
  }
  for (const [angle, colour] of [
    [turn + Math.PI, INK],
    [turn, RED],
  ] as const)
    paintPart(pen, curve([at(angle, 0.225), at(angle, 0, 0.042), at(angle, 0, -0.042)], true, 0), colour, {
      shade: 0.01,
    });
  paintPart(pen, oval(0, y, 0.024), BRASS, { shade: 0.005 });
}
