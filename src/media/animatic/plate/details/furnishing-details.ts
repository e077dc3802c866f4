// What furnishes a room by its words: a fort of blankets over chairs, the round door of a vault, a buffet, the table of a telegraph. In metres, from the
// foot, or from the middle of what is on a wall.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

/** Backs of chairs under two blankets that hang to the floor; the way in is open and warm with light. */
function blanketFort(pen: Pen): void {
  const wood = pen.tone(0.42, 0.07, 55);
  for (const x of [-1.5, 1.34]) {
    pen.box(wood, [x, 0, 0.08, 1.25]);
    pen.box(shifted(wood, -0.06), [x + (x < 0 ? -0.3 : 0.1), 0, 0.06, 0.5]);
    pen.box(wood, [x + (x < 0 ? -0.32 : 0), 0.46, 0.4, 0.07]);
  }
  const cloth = pen.own(0.6, 0.12, 258);
  const other = pen.tone(0.72, 0.1, 62);
  pen.poly(shifted(cloth, -0.08), [-1.75, 0], [-1.5, 1.26], [-0.1, 1.5], [1.45, 1.26], [1.75, 0]);
  pen.poly(pen.tone(0.24, 0.05, 50), [-0.62, 0], [-0.46, 0.86], [0, 1.02], [0.46, 0.86], [0.62, 0]);
  pen.shine({ light: 0.86, chroma: 0.13, hue: 75, alpha: 0.75 }, 0, 0.42, 1.15);
  pen.poly(cloth, [-1.8, 0], [-1.52, 1.28], [-0.1, 1.52], [0, 1.06], [-0.46, 0.9], [-0.66, 0]);
  pen.poly(other, [1.8, 0], [1.48, 1.28], [-0.1, 1.52], [0, 1.06], [0.46, 0.9], [0.66, 0]);
  for (const [from, to] of [
    [-1.45, -1.38],
    [-1, -0.9],
  ] as const)
    pen.poly(shifted(cloth, 0.1), [from - 0.12, 0], [from, 1.3], [to, 1.32], [to - 0.02, 0]);
  for (const y of [0.25, 0.6, 0.95]) pen.rod(shifted(other, -0.14), 0.06, [0.66 - y * 0.14, y], [1.74 - y * 0.22, y]);
  pen.disc(pen.tone(0.88, 0.04, 20), [-0.92, 0.1], [0.36, 0.14]);
  pen.disc(pen.tone(0.66, 0.12, 140), [1.02, 0.1], [0.34, 0.13]);
}

/** From the middle of the door; its frame stands on the floor. */
function vaultDoor(pen: Pen): void {
  const steel = pen.own(0.66, 0.012, 240);
  pen.disc(pen.tone(0.3, 0.01, 240), [0, -0.1], 1.36);
  pen.disc(shifted(steel, -0.16), [0, -0.1], 1.28);
  pen.disc(steel, [0, -0.1], 1.12);
  pen.disc(shifted(steel, 0.1), [-0.05, -0.04], 0.96);
  pen.disc(steel, [0, -0.1], 0.92);
  for (let bolt = 0; bolt < 16; bolt++) {
    const [cos, sin] = [Math.cos(bolt * 0.3927), Math.sin(bolt * 0.3927)];
    pen.disc(pen.tone(0.42, 0.01, 240), [cos * 1.2, sin * 1.2 - 0.1], 0.055);
    pen.rod(shifted(steel, -0.14), 0.07, [cos * 0.62, sin * 0.62 - 0.1], [cos * 0.88, sin * 0.88 - 0.1]);
  }
  const brass = pen.tone(0.76, 0.11, 85);
  for (let spoke = 0; spoke < 5; spoke++) {
    const [cos, sin] = [Math.cos(spoke * 1.2566 + 0.3), Math.sin(spoke * 1.2566 + 0.3)];
    pen.rod(brass, 0.07, [0, -0.1], [cos * 0.5, sin * 0.5 - 0.1]);
    pen.disc(brass, [cos * 0.52, sin * 0.52 - 0.1], 0.075);
  }
  pen.disc(brass, [0, -0.1], 0.16);
  pen.disc(pen.tone(0.2), [0.62, 0.3], 0.11);
  pen.rod(pen.tone(0.95), 0.02, [0.62, 0.3], [0.62, 0.39]);
  for (const y of [0.62, -0.92]) pen.box(pen.tone(0.36, 0.01, 240), [1.08, y, 0.34, 0.32]);
}

/** A long table in a white cloth with what guests take from it: warm dishes under lids, bread, fruit, juice. */
function buffet(pen: Pen): void {
  const cloth = pen.own(0.95, 0.008, 90);
  pen.box(shifted(cloth, -0.1), [-1.7, 0, 3.4, 0.86]);
  for (let fold = 0; fold < 12; fold++) pen.box(shifted(cloth, -0.16), [-1.64 + fold * 0.29, 0, 0.05, 0.78]);
  pen.box(cloth, [-1.75, 0.84, 3.5, 0.1]);
  const steel = pen.tone(0.78, 0.01, 240);
  for (const x of [-1.3, -0.6]) {
    pen.box(shifted(steel, -0.2), [x - 0.28, 0.94, 0.56, 0.14]);
    pen.poly(steel, [x - 0.3, 1.08], [x - 0.2, 1.26], [x + 0.2, 1.26], [x + 0.3, 1.08]);
    pen.disc(shifted(steel, -0.2), [x, 1.3], 0.05);
  }
  for (const [x, hue] of [
    [1.22, 65],
    [1.5, 30],
  ] as const) {
    pen.box(pen.tone(0.4, 0.01, 240), [x - 0.12, 0.94, 0.24, 0.16]);
    pen.box({ ...pen.tone(0.76, 0.16, hue), alpha: 0.92 }, [x - 0.11, 1.1, 0.22, 0.46]);
    pen.box(pen.tone(0.3), [x - 0.13, 1.56, 0.26, 0.06]);
  }
  for (const [x, y] of [
    [0, 1.02],
    [0.2, 1.0],
    [0.1, 1.12],
  ] as const)
    pen.disc(pen.tone(0.66, 0.11, 65), [x, y], [0.14, 0.08]);
  pen.disc(pen.tone(0.9, 0.01, 90), [0.7, 0.98], [0.28, 0.06]);
  for (const [x, hue] of [
    [0.56, 30],
    [0.72, 120],
    [0.86, 55],
  ] as const)
    pen.disc(pen.tone(0.66, 0.17, hue), [x, 1.06], 0.09);
}

/** Brass on a table: the key, the reel of paper tape, the coils, wires up the wall. */
function telegraph(pen: Pen): void {
  const wood = pen.tone(0.4, 0.07, 50);
  for (const x of [-0.95, 0.85]) pen.box(shifted(wood, -0.06), [x, 0, 0.1, 0.78]);
  pen.box(wood, [-1.05, 0.76, 2.1, 0.1]);
  for (const x of [-0.7, -0.5, 0.6]) pen.rod(pen.tone(0.24), 0.025, [x, 0.9], [x - 0.1, 1.7], [x + 0.2, 2.6]);
  const brass = pen.own(0.76, 0.12, 82);
  pen.box(pen.tone(0.3, 0.05, 45), [-0.9, 0.86, 0.7, 0.1]);
  for (const x of [-0.74, -0.5]) {
    pen.box(pen.tone(0.42, 0.1, 40), [x - 0.09, 0.96, 0.18, 0.26]);
    pen.box(brass, [x - 0.11, 1.22, 0.22, 0.05]);
  }
  pen.disc(pen.tone(0.93, 0.02, 90), [0.1, 1.22], 0.25);
  pen.disc(brass, [0.1, 1.22], 0.09);
  pen.rod(brass, 0.06, [0.1, 0.88], [0.1, 1.1]);
  pen.rod(pen.tone(0.93, 0.02, 90), 0.05, [0.3, 1.08], [0.5, 0.92], [0.42, 0.5], [0.5, 0.1]);
  pen.box(pen.tone(0.3, 0.05, 45), [0.52, 0.86, 0.42, 0.06]);
  pen.rod(brass, 0.06, [0.58, 0.98], [0.86, 0.98]);
  pen.disc(pen.tone(0.15), [0.88, 1.02], [0.07, 0.05]);
}

export const FURNISHING_WALLS = { vault_door: vaultDoor } as const satisfies Readonly<Record<string, DetailPainter>>;
export const FURNISHING_FLOORS = {
  blanket_fort: blanketFort,
  buffet,
  telegraph,
} as const satisfies Readonly<Record<string, DetailPainter>>;
