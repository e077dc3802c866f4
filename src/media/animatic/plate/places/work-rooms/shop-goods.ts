// What a shop is fitted with by its trade: fruit, bolts of cloth, loaves, or the chairs and mirrors of a hairdresser.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { shelves } from "../../parts/furniture.ts";
import { row, slab, tone } from "../../parts/solids.ts";
import { block, contact, face, frontPanel, patch, spot, type Panel, type Space } from "../../parts/space.ts";
import { isOnWall, paintTrade, type WallTrade } from "./trade-walls.ts";
import { isFurther, paintFurtherTrade, type FurtherTrade } from "./further-trades.ts";
import { has, line, lit, oval, type PlateCanvas } from "../../plate-canvas.ts";

type Trade = "fruit" | "cloth" | "loaves" | "hair" | "books" | WallTrade | FurtherTrade;

const TRADES: readonly (readonly [trade: Trade, words: readonly string[]])[] = [
  ["flash", ["tattoo"]],
  ["polish", ["nail", "nails", "beauty", "polish", "cosmetic", "cosmetics"]],
  ["hair", ["salon", "hairdresser", "barber", "barbershop"]],
  ["phones", ["phone", "phones", "mobile", "smartphone", "electronics"]],
  ["bikes", ["bike", "bikes", "bicycle", "bicycles"]],
  ["cheeses", ["cheese", "cheeses", "cheesemonger", "fromagerie", "dairy"]],
  ["ices", ["icecream", "gelateria", "gelato"]],
  ["fridges", ["petrol", "gas", "fridge", "fridges", "drinks", "kiosk", "newsagent"]],
  ["shoes", ["shoe", "shoes", "boot", "boots", "sneaker", "cobbler", "footwear"]],
  ["jewels", ["jewellery", "jewelry", "jeweller", "jeweler", "ring", "diamond", "gem"]],
  ["bottles", ["liquor", "wine", "spirit", "bottle", "off-licence"]],
  ["cakes", ["cake", "cakes", "pastry", "confectioner", "cupcake"]],
  ["clocks", ["clock", "clocks", "watch", "clockmaker", "watchmaker"]],
  ["hats", ["hat", "hats", "milliner", "hatter"]],
  ["tools", ["hardware", "tool", "tools", "ironmonger"]],
  ["records", ["record", "records", "vinyl"]],
  ["cages", ["pet", "pets", "aquarium", "bird"]],
  ["arms", ["gun", "guns", "rifle", "weapon", "armourer"]],
  ["pledges", ["pawn", "pawnshop", "antique", "junk", "guitar", "music", "vintage"]],
  ["jars", ["sweet", "sweets", "candy", "spice", "tea", "herb", "jar"]],
  [
    "cloth",
    ["tailor", "cloth", "fabric", "draper", "haberdashery", "carpet", "carpets", "rug", "rugs", "silk", "textile"],
  ],
  ["loaves", ["bakery", "baker", "loaf", "loaves", "bread", "patisserie"]],
  ["fruit", ["supermarket", "grocery", "greengrocer", "fruit", "vegetable", "vegetables"]],
  ["books", ["book", "paperback", "bookshop", "bookstore"]],
];

export function tradeOf(plate: PlateCanvas): Trade {
  return TRADES.find(([, words]) => has(plate, ...words))?.[0] ?? "goods";
}

/** Trades that work at chairs and tables, or sell over a counter of their own. */
const OWN_COUNTERS = new Set<Trade>(["hair", "polish", "flash", "ices", "cheeses", "phones"]);

export function hasOwnCounter(trade: Trade): boolean {
  return OWN_COUNTERS.has(trade);
}

/** The wall ahead and what stands along the sides. */
export function paintGoods(space: Space, trade: Trade): void {
  const { plate } = space;
  if (trade === "hair") return paintSalon(space);
  if (isOnWall(trade)) return paintTrade(space, trade);
  if (isFurther(trade)) return paintFurtherTrade(space, trade);
  if (trade === "books") return paintStock(space);
  for (const x of [-2.85, 0.75]) paintRack(plate, frontPanel(space, [x, 0.1, 5.4], 2.1, 2.35), trade);
  for (const side of [-1, 1])
    for (const z of [3.9, 2.7]) {
      const x = side > 0 ? 2.1 : -2.85;
      block(space, { at: [x, 0, z], size: [0.75, 0.7, 0.8] }, plate.palette.wood);
      paintHeap(space, [x, 0.7, z], trade);
    }
}

/** Shelves ahead and along the sides. */
function paintStock(space: Space): void {
  for (const x of [-2.85, 0.75]) stockedShelves(space, [x, 5.4], [2.1, 0.4, 2.2]);
  for (const side of [-1, 1])
    for (const z of [3.9, 2.7]) stockedShelves(space, [side > 0 ? 2.45 : -2.85, z], [0.4, 0.9, 1.8]);
}

function stockedShelves(space: Space, at: readonly [number, number], size: readonly [number, number, number]): void {
  shelves(space, at, size, { boards: size[2] > 2 ? 5 : 4, tint: space.plate.palette.wood, full: "books" });
}

const FRUIT_HUES = [55, 25, 95, 135, 40, 110] as const;

function paintRack(plate: PlateCanvas, panel: Panel, trade: Trade): void {
  const { random, palette, unit } = plate;
  patch(plate, panel, shifted(palette.wood, -0.14), [0, 0, 1, 1]);
  for (let row = 0; row < 5; row++) {
    const foot = (row + 1) / 5;
    const hue = FRUIT_HUES[(row + plate.place.hue) % FRUIT_HUES.length] ?? 55;
    for (let u = 0.03; u < 0.93;) {
      const wide = trade === "cloth" ? between(random, 0.16, 0.24) : trade === "loaves" ? 0.15 : 0.062;
      const [x, y] = panel(u + wide / 2, foot - 0.05);
      if (trade === "cloth") paintBolt(plate, panel, [u, foot - 0.16, Math.min(wide, 0.97 - u), 0.13]);
      else if (trade === "loaves") paintLoaf(plate, [x, y], unit * 0.022);
      else
        for (const lift of [0, 0.013])
          oval(
            plate,
            lit(plate, between(random, 0.58, 0.7), 0.14, hue),
            [x + lift * unit * 0.6, y - lift * unit],
            unit * 0.0105,
          );
      u += wide;
    }
    patch(plate, panel, shifted(palette.wood, 0.08), [0, foot - 0.025, 1, 0.025]);
  }
}

function paintBolt(plate: PlateCanvas, panel: Panel, [u, v, w, h]: readonly [number, number, number, number]): void {
  const tint = lit(plate, between(plate.random, 0.3, 0.7), 0.08, plate.random() * 360);
  for (const layer of [0, 1, 2]) {
    const tone = shifted(tint, layer * 0.05);
    patch(plate, panel, tone, [u, v + (h * layer) / 3, w * 0.94, h / 3 - 0.006]);
  }
}

function paintLoaf(plate: PlateCanvas, [x, y]: readonly [number, number], size: number): void {
  const crust = lit(plate, between(plate.random, 0.52, 0.66), 0.1, 65);
  oval(plate, crust, [x, y], [size, size * 0.52]);
  for (const part of [-0.45, 0, 0.45])
    line(
      plate,
      shifted(crust, 0.16),
      0.003,
      [x + size * (part - 0.1), y - size * 0.1],
      [x + size * (part + 0.1), y - size * 0.38],
    );
}

/** A stack on a stand: its width is 0.75 m. */
function paintHeap(space: Space, [x, y, z]: readonly [number, number, number], trade: Trade): void {
  const { plate } = space;
  const m = plate.unit / z;
  const hue = FRUIT_HUES[Math.floor(plate.random() * 3)] ?? 55;
  for (let row = 0; row < 4; row++)
    for (let one = 0; one < 6 - row; one++) {
      const [cx, cy] = spot(space, [x + 0.08 + 0.06 * row + one * 0.12, y + 0.06 + row * 0.1, z]);
      if (trade === "loaves") paintLoaf(plate, [cx, cy], m * 0.1);
      else if (trade === "fruit") {
        oval(plate, lit(plate, 0.56, 0.14, hue), [cx, cy], m * 0.062);
        oval(plate, lit(plate, 0.7, 0.14, hue), [cx - m * 0.015, cy - m * 0.018], m * 0.034);
      } else if (one === 0) {
        const tint = lit(plate, between(plate.random, 0.3, 0.66), 0.08, plate.random() * 360);
        block(space, { at: [x, y + row * 0.12, z], size: [0.75, 0.11, 0.6] }, tint);
      }
    }
}

/** Stripes that wind round a post between two caps. */
function barberPole(space: Space): void {
  const x = space.plate.place.side > 0 ? -2.75 : 2.45;
  slab(space, tone(space, 0.96, 0.005, 90), [x, 0.95, 5.3], [0.3, 1.3]);
  row(0.98, 0.32, 4, (y) => {
    face(
      space,
      tone(space, 0.55, 0.21, 27),
      [x, y, 5.29],
      [x + 0.3, y + 0.14, 5.29],
      [x + 0.3, y + 0.26, 5.29],
      [x, y + 0.12, 5.29],
    );
    face(
      space,
      tone(space, 0.5, 0.17, 260),
      [x, y + 0.17, 5.29],
      [x + 0.3, y + 0.31, 5.29],
      [x + 0.3, y + 0.38, 5.29],
      [x, y + 0.24, 5.29],
    );
  });
  for (const y of [0.85, 2.25]) slab(space, tone(space, 0.78, 0.02, 240), [x - 0.06, y, 5.28], [0.42, 0.12]);
}

function paintSalon(space: Space): void {
  const { plate } = space;
  const isBarber = has(plate, "barber", "barbershop");
  const leather = isBarber ? lit(plate, 0.46, 0.18, 25) : lit(plate, 0.34, 0.07, plate.place.hue);
  if (isBarber) barberPole(space);
  for (const x of [-2.3, -0.65, 1]) {
    const glass = frontPanel(space, [x, 1.05, 5.95], 1.2, 1.35);
    patch(plate, glass, lit(plate, 0.8, 0.06, 85), [-0.05, -0.05, 1.1, 1.1]);
    patch(plate, glass, mixed(plate.palette.wall, lit(plate, 0.82, 0.02, 220), 0.6), [0, 0, 1, 1]);
    for (const u of [0.18, 0.52])
      line(plate, faded(lit(plate, 0.96, 0.005, 220), 0.5), 0.012, glass(u, 0.9), glass(u + 0.3, 0.1));
    block(space, { at: [x - 0.1, 0.8, 5.55], size: [1.4, 0.08, 0.4] }, lit(plate, 0.9, 0.01, 90));
    for (let bottle = 0; bottle < 5; bottle++)
      block(
        space,
        { at: [x + bottle * 0.22, 0.88, 5.75], size: [0.09, between(plate.random, 0.14, 0.26), 0.08] },
        lit(plate, 0.65, 0.11, plate.random() * 360),
      );
    contact(space, [x + 0.6, 4.9], [0.45, 0.3]);
    const [cx, foot] = spot(space, [x + 0.6, 0, 4.9]);
    line(plate, lit(plate, 0.75, 0.01, 240), 0.016, [cx, foot], spot(space, [x + 0.6, 0.45, 4.9]));
    block(space, { at: [x + 0.28, 0.42, 4.7], size: [0.64, 0.14, 0.5] }, leather);
    block(space, { at: [x + 0.32, 0.56, 4.68], size: [0.56, 0.62, 0.1] }, shifted(leather, 0.04));
    face(
      space,
      lit(plate, 0.75, 0.01, 240),
      [x + 0.22, 0.7, 4.7],
      [x + 0.3, 0.7, 4.7],
      [x + 0.3, 0.76, 4.7],
      [x + 0.22, 0.76, 4.7],
    );
  }
}
