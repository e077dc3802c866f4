// Design of the deck of an airship: planks and a rail, ropes up to the belly of the balloon overhead, a propeller, clouds far below.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { LIGHTNING } from "../../parts/paint-sky.ts";
import { bulb, disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space } from "../../parts/space.ts";
import { fillBand, isDark, line, lit, oval, type PlaceDesign } from "../../plate-canvas.ts";
import { ABOVE_CLOUDS } from "./above-clouds.ts";

const DEEP = 6;

export const AIRSHIP_DECK: PlaceDesign = {
  far: ABOVE_CLOUDS.far,
  middle: (plate) => {
    const space = openSpace(plate, DEEP);
    const { unit, view, width, palette } = plate;
    const cloth = mixed(lit(plate, 0.72, 0.07, plate.place.hue), palette.near, isDark(plate) ? 0.35 : 0.05);
    const middle = (view.left + view.right) / 2;
    const [across, high] = [width * 0.62, unit * 0.34];
    const y = view.top - unit * 0.14;
    oval(plate, shifted(cloth, -0.12), [middle, y + unit * 0.012], [across, high]);
    oval(plate, cloth, [middle, y], [across, high]);
    for (let rib = -4; rib <= 4; rib++) {
      const part = rib / 4.6;
      const foot = y + high * Math.sqrt(1 - part * part);
      line(
        plate,
        shifted(cloth, -0.1),
        0.005,
        [middle + across * part * 0.75, y - high],
        [middle + across * part, foot],
      );
      line(
        plate,
        lit(plate, 0.4, 0.06, 60),
        0.005,
        [middle + across * part, foot],
        spot(space, [rib * 0.95, 1.05, DEEP]),
      );
    }
    const x = plate.place.side * 3.2;
    rod(space, tone(space, 0.4, 0.06, 50), 0.12, [x, 1.9, DEEP + 0.6], [x * 0.8, 1.1, DEEP]);
    for (const turn of [0.5, 2.07]) propeller(space, x, turn);
    ring(space, [tone(space, 0.68, 0.12, 80), tone(space, 0.3, 0.04, 50)], [x, 1.9, DEEP + 0.4], 0.16);
  },
  near: (plate) => {
    const space = openSpace(plate, DEEP);
    const wood = lit(plate, 0.52, 0.08, 58);
    fillBand(plate, plate.floor, 2 * plate.height, wood);
    for (let x = -14; x < 14; x += 0.42) {
      const seam = faded(shifted(wood, -0.14), 0.8);
      face(space, seam, [x * 1.1, 0.005, DEEP], [x * 1.1 + 0.03, 0.005, DEEP], [x + 0.03, 0.005, 0.6], [x, 0.005, 0.6]);
    }
    const brass = tone(space, 0.66, 0.12, 80);
    for (const y of [0.55, 1.05])
      rod(space, y > 1 ? shifted(wood, -0.1) : brass, y > 1 ? 0.09 : 0.04, [-9, y, DEEP], [9, y, DEEP]);
    row(-8.6, 0.95, 19, (x) => rod(space, shifted(wood, -0.12), 0.08, [x, 0, DEEP], [x, 1.05, DEEP]));
    const way = -plate.place.side;
    block(space, { at: [way * 2.2 - 0.3, 0, 5], size: [0.6, 0.75, 0.4] }, shifted(wood, -0.14));
    rod(
      space,
      brass,
      0.05,
      ...Array.from(
        { length: 17 },
        (_, at) => [way * 2.2 + Math.cos(at * 0.393) * 0.42, 1.15 + Math.sin(at * 0.393) * 0.42, 4.95] as const,
      ),
    );
    for (const turn of [0, 0.785, 1.57, 2.356])
      rod(
        space,
        shifted(wood, -0.1),
        0.05,
        [way * 2.2 - Math.cos(turn) * 0.52, 1.15 - Math.sin(turn) * 0.52, 4.94],
        [way * 2.2 + Math.cos(turn) * 0.52, 1.15 + Math.sin(turn) * 0.52, 4.94],
      );
    slab(space, brass, [way * 2.2 - 0.1, 1.05, 4.93], [0.2, 0.2]);
    bulb(space, [plate.place.side * 2.4, 1.25, DEEP - 0.1], 0.09, lightOf(0.95, 0.1, 80));
  },
  lights: [LIGHTNING],
};

function propeller(space: Space, x: number, turn: number): void {
  const blade = tone(space, 0.5, 0.09, 50);
  const [c, s] = [Math.cos(turn) * 0.85, Math.sin(turn) * 0.85];
  rod(space, blade, 0.16, [x - c, 1.9 - s, DEEP + 0.5], [x + c, 1.9 + s, DEEP + 0.5]);
  disc(space, faded(blade, 0.12), [x, 1.9, DEEP + 0.5], 0.85);
}
