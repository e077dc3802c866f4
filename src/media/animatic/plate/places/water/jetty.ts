// Design of a jetty: planks on posts that run out over still water, a boat at their side, and what grows on the far bank.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { ground, rod } from "../../parts/solids.ts";
import { face, openSpace, type Space } from "../../parts/space.ts";
import { treeRow, type Species } from "../../parts/trees.ts";
import { fillBand, has, lacks, lit, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { GLITTER, paintLilies, paintReeds, water } from "./shared.ts";

const isJungle = (plate: PlateCanvas): boolean =>
  has(plate, "jungle", "rainforest", "amazon", "borneo", "congo", "mekong", "mangrove", "tropical", "orinoco");

/** Which trees stand over the water, and how tall. */
function bankOf(plate: PlateCanvas): readonly [species: readonly Species[], tall: readonly [number, number]] {
  if (isJungle(plate))
    return [
      ["palm", "broadleaf", "broadleaf"],
      [0.2, 0.36],
    ];
  if (has(plate, "pine", "fir", "spruce", "mountain", "fjord") || plate.place.snowy) return [["pine"], [0.07, 0.14]];
  return [
    ["broadleaf", "pine"],
    [0.06, 0.12],
  ];
}

export const JETTY: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const sharp = has(plate, "mountain", "alpine", "fjord", "peak");
    paintRidges(water(plate), {
      count: 3,
      rise: 0.14,
      swing: sharp ? 0.1 : 0.05,
      waves: 1.8,
      detail: 3,
      sharp,
      depth: 0.6,
    });
  },
  middle: (plate) => {
    const sea = water(plate);
    const [species, tall] = bankOf(plate);
    for (const near of isJungle(plate) ? [0.4, 0.62] : [0.6])
      treeRow(plate, species, { count: 34, tall: [tall[0] * near * 1.6, tall[1] * near * 1.6], near, foot: sea.floor });
    const said = plate.place.colours.find(({ of }) => of === "water" || of === "river")?.colour;
    const isBrown = isJungle(plate) || has(plate, "brown", "muddy");
    const base = said
      ? lit(plate, said.light, said.chroma, said.hue)
      : lit(plate, 0.52, isBrown ? 0.055 : 0.04, isBrown ? 75 : 225);
    const { palette, height } = plate;
    fillBand(
      plate,
      sea.floor,
      2 * height,
      fade(
        plate.context,
        down(sea.floor, height),
        [0, mixed(palette.sky[2], base, 0.4)],
        [0.3, mixed(palette.sky[1], base, 0.7)],
        [1, shifted(base, -0.1)],
      ),
    );
  },
  near: (plate) => {
    paintLilies(plate);
    paintReeds(plate, { count: 16, left: [-0.05, 0.1], right: [0.9, 1.05], low: 0.02 });
    if (!lacks(plate, "boat")) paintMooredBoat(openSpace(plate, 18));
    paintJetty(plate);
  },
  lights: [...GLITTER, LIGHTNING],
};

/** Planks on posts that run out over the water. */
export function paintJetty(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  const wood = lit(plate, 0.56, 0.06, 65);
  for (let z = 13; z > 0.5; z -= 0.26 + z * 0.03)
    ground(space, shifted(wood, ((Math.round(z * 11) * 7) % 5) / 50 - 0.05), [-2.5, 2.5], [z, z + 0.22 + z * 0.02]);
  for (const x of [-2.5, 2.5])
    for (const z of [13, 9.5, 7, 5.2]) rod(space, shifted(wood, -0.16), 0.2, [x, -0.4, z], [x, 0.4, z]);
}

function paintMooredBoat(space: Space): void {
  const { plate } = space;
  const x = plate.place.side * 4.3;
  const hull = lit(plate, 0.46, 0.09, isJungle(plate) ? 50 : plate.place.hue);
  const [low, high] = [-0.15, 0.42];
  face(
    space,
    shifted(hull, -0.14),
    [x - 1.9, high, 9.6],
    [x + 1.9, high, 9.6],
    [x + 1.3, high, 10.4],
    [x - 1.3, high, 10.4],
  );
  face(
    space,
    hull,
    [x - 2, high + 0.14, 9.6],
    [x - 1.2, high - 0.02, 9.5],
    [x + 1.2, high - 0.02, 9.5],
    [x + 2, high + 0.14, 9.6],
    [x + 1.5, low, 9.5],
    [x - 1.5, low, 9.5],
  );
  rod(
    space,
    lit(plate, 0.8, 0.04, 80),
    0.05,
    [x - plate.place.side * 1.8, high, 9.6],
    [plate.place.side * 2.5, 0.35, 9.5],
  );
}
