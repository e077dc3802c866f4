// What somebody needs beside them so that it is seen what they do: a table to write at, a door to knock on, a ladder to climb.
import type { Beat } from "./acting.ts";
import type { Posture } from "./deeds/deed.ts";
import type { Gesture } from "./gestures/names.ts";
import { INTO } from "./postures/into.ts";
import { HIDES, type SetPiece } from "./set-pieces/piece-names.ts";
import { setPieceOf } from "./set-pieces/set-pieces.ts";

/** A wall that is being built, by what it is of. */
export type BuiltWall = "snow_wall" | "brick_wall" | "bag_wall" | "stone_wall";

type AtWork = "dug_pit" | "small_pit" | "cut_ice" | "cage" | "buried" | "picket" | "painted_wall" | "corner" | "barre";
type AtWalls = "rack" | "hooks" | "bars" | "tent_flap";
type Grown = "plants" | "flower_bed" | "block" | "trunk" | "hugged_trunk" | "cover";
export type Support =
  | "table"
  | "door"
  | "open_door"
  | "ladder"
  | "rope"
  | "rock"
  | "steps"
  | "escalator"
  | "bar"
  | "wall"
  | "piano"
  | "window"
  | "blind"
  | "glass"
  | "pane"
  | "pole"
  | "sink"
  | "line"
  | "canvas"
  | "low_wall"
  | AtWork
  | AtWalls
  | Grown
  | BuiltWall
  | SetPiece;

/** Before whoever needs it. */
export const IN_FRONT: ReadonlySet<Support> = new Set([
  "pane",
  "cover",
  "corner",
  "plants",
  "flower_bed",
  "block",
  "trunk",
  "buried",
  ...HIDES,
]);

const BY_GESTURE: Partial<Readonly<Record<Gesture, Support>>> = {
  write: "table",
  slam_table: "table",
  pound_table: "table",
  sleep_on_table: "table",
  type: "table",
  ...{ slice: "table", stir: "table", knead: "table", roll_out: "table" },
  ...{ fan_with: "table", iron: "table", wash: "table" },
  deal: "table",
  set_on_table: "table",
  pour: "table",
  slide: "table",
  insert: "table",
  look_into: "table",
  taste: "table",
  ...{ crack_egg: "table", sprinkle: "table", stamp_it: "table" },
  ...{ repair: "table", solder: "table", wash_dish: "table" },
  ...{ sharpen: "table", file_down: "table", scrape_into: "table" },
  ...{ open_bottle: "table", pack_in: "table", take_out: "table" },
  ...{ open_lid: "table", close_lid: "table" },
  wrap_up: "table",
  bore: "table",
  plane_wood: "table",
  pluck_bird: "table",
  screw_lid: "table",
  count: "table",
  roll_dice: "table",
  wipe_table: "table",
  sweep_off: "table",
  knock_over: "table",
  ...{ weigh: "table", slam_down: "table" },
  ...{ saw: "table", board_game: "table", paint_nails: "table" },
  paint_portrait: "canvas",
  arm_wrestle: "table",
  pin_arm: "table",
  arm_pinned: "table",
  slide_to: "table",
  ...{ rest_on: "table", reach_table: "table", point_table: "table", spin_on_table: "table", crank_it: "table" },
  piano: "piano",
  keyhole: "door",
  ...{ stow_up: "rack", shake_bars: "bars", zip_flap: "tent_flap", stub_out: "table" },
  lean_out: "window",
  at_window: "window",
  part_blind: "blind",
  press_face: "glass",
  hug_pole: "pole",
  brush_teeth: "sink",
  shave: "sink",
  water: "plants",
  chop: "block",
  saw_trunk: "trunk",
  grind_up: "table",
  ...{ dig: "dug_pit", dig_low: "small_pit", brush_clear: "buried" },
  knock: "door",
  bang: "door",
  turn_key: "door",
  open: "open_door",
  close: "door",
};
/** These are about doors only where the words name one. */
const NAMED: ReadonlySet<Gesture> = new Set(["bang", "open", "close"]);
/** What has doors of its own. */
const OF_A_CARRIER = /^(?:car|taxi|cab|van|truck|lorry|limousine|passenger|driver|bus|coach|train|carriage|plane)$/;
const DOOR = /^(?:door|doors|gate|doorway|entrance|handle|knob)$/;

const BY_POSTURE: Partial<Readonly<Record<Posture, Support>>> = {
  climb: "rock",
  stairs: "steps",
  ...{ hang: "bar", hang_one: "bar", hang_knees: "bar", pull_up: "bar" },
  leg_up: "barre",
  feet_up: "table",
  lean: "wall",
  spin_pole: "pole",
  slide_pole: "pole",
  slide_wall: "wall",
};
/** What is climbed, by its word. */
const CLIMBED: Readonly<Record<string, Support>> = {
  ladder: "ladder",
  ...{ rope: "rope", vine: "rope", chain: "rope", cable: "rope", sheet: "rope", sheets: "rope" },
  ...{ pole: "pole", mast: "pole", lamppost: "pole" },
};
/** What is not drawn: it is in the place, or is no wall. */
const OPEN_AIR = /^(?:tree|fence|ropes|frame|in|into|out|onto|over|aboard|car|boat|bed|horse)$/;
/** Up it, whatever it is done over or onto. */
const STEEP = /^(?:cliff|edge|crag|bluff|precipice|mountain)$/;
const ON_A_TABLE: ReadonlySet<Posture> = new Set(["stand", "sit"]);

const BARRED = /^(?:bars?|grille|cage|cell|gates?|railings|fence|portcullis|grating)$/;
/** What the words after these name: another thing than they are done at by themselves. */
const AT_NAMED: readonly (readonly [gesture: Gesture, words: RegExp, support: Support])[] = [
  ["lean_over", /^(?:tables?|desks?|counter|bar|map|workbench)$/, "table"],
  ["palms_meet", /^(?:glass|windows?|pane|bars?|fence|railings?|grille|wire|gate)$/, "glass"],
  ["bang", /^(?:tables?|desks?|counter|bar)$/, "table"],
  ["open", /^windows?$/, "window"],
  ["close", /^windows?$/, "window"],
  [
    "water",
    /^(?:roses|flowers|tulips|vegetables|lettuces?|cabbages?|tomatoes|seedlings|beds?|garden|crops|herbs|daisies|lilies|rows?|dahlias|marigolds|strawberries|beans)$/,
    "flower_bed",
  ],
  ["swing", /^(?:rugs?|carpets?|mats?)$/, "line"],
  ["wash", /^(?:hands?|face|sink)$/, "sink"],
  ["hang_up", /^(?:washing|laundry|line|clothesline)$/, "line"],
  ["hang_up", /^(?:hooks?|pegs?|rack|hatstand|coatstand|stand|hangers?|rail)$/, "hooks"],
  ["grip_bars", BARRED, "bars"],
  ["reach", BARRED, "bars"],
  ["reach_over", /^(?:wall|fence|gate|hedge|railing|rail|parapet)$/, "over_gate"],
  ["reach_over", /^(?:counter|bar|table|desk)$/, "table"],
  ["grip_bars", /^(?:railing|rail|balustrade|gunwale|handrail)$/, "over_gate"],
  ["hang_up", /^(?:clothes|sheets?|shirts?)$/, "line"],
  ["paint", /^(?:window|pane|windscreen|mirror|glass)$/, "glass"],
  ["paint", /^(?:fence|gate|railings?|palings?)$/, "picket"],
  ["paint", /^(?:walls?|ceiling|room|house|shed|door|barn|shutters?|boat|hull)$/, "painted_wall"],
  ["nail_in", /^(?:fence|gate|railings?|palings?)$/, "picket"],
  ["paint", /^(?:canvas|picture|portrait|painting|landscape|easel)$/, "canvas"],
  ["hug_pole", /^(?:trees?|trunk|oak|pine|birch|palm|redwood|sequoia|beech|willow)$/, "hugged_trunk"],
  ["swing", /^(?:canvas|painting|picture|portrait)$/, "canvas"],
  ["hew_at", /^(?:doors?|gates?|panels?|boards?|shutters?|hatch)$/, "door"],
  ["hew_at", /^(?:trees?|trunks?|oak|pine|roots?|stump)$/, "trunk"],
  ["hew_at", /^(?:ice|glacier|icefall)$/, "ice_face"],
  ["put_down", /^(?:hole|pit|grave|ground|earth|soil)$/, "dug_pit"],
  ["look_into", /^(?:graves?|holes?|pit|ditch|crater|shaft)$/, "dug_pit"],
  ["ram_post", /^ice$/, "cut_ice"],
  ["fish", /^(?:hole|ice)$/, "cut_ice"],
  ["look_into", /^ice$/, "cut_ice"],
  ["turn_key", /^(?:cage|birdcage|hutch)$/, "cage"],
  ["open", /^(?:cage|birdcage|hutch)$/, "cage"],
  ["hew_at", /^(?:rocks?|rockface|face|coal|seam|stone|cliff)$/, "rock"],
  ["hew_at", /^(?:walls?|bricks?|plaster|brickwork|partition|concrete|chimney)$/, "wall_face"],
];
const LOW_WALL = /^(?:wall|fence|gate|railing|hedge)$/;
const TABLE_WORD = /^(?:table|desk|counter|bar)$/;
/** At a table where the words name one. */
const TABLE_GESTURES: ReadonlySet<Gesture> = new Set([
  ...([
    "eat",
    "slurp",
    "drink",
    "work",
    "read",
    "cut",
    "tie",
    "fold",
    "open",
    "light",
    "examine",
    "peek",
    "think",
  ] as const),
]);
const IN_THE_GROUND = /^(?:hole|well|grave|pit|water|pond|river|crack|abyss|crater)$/;
/** It lies on the ground: no pit is dug. */
const HEAPED = /^(?:hay|straw|manure|dung|snow|coal|gravel|rubble|ash|ashes|leaves)$/;
const NO_DOOR =
  /^(?:windows?|windscreen|pane|glass|car|taxi|van|bonnet|hood|roof|table|coffin|barrel|wall|wood|tree|helmet|shell)$/;
/** Words of what is there anyway, by what is done at it: nothing is drawn for it. */
const NOTHING_AT: Partial<Readonly<Record<Gesture, RegExp>>> = {
  look_into: IN_THE_GROUND,
  knock: NO_DOOR,
  dig: HEAPED,
  turn_key:
    /^(?:box|musicbox|clock|toy|car|ignition|engine|drawer|chest|lid|trunk|padlock|suitcase|case|safe|handcuffs?|back|motor|van|lock ?box|jewel\w*|tin)$/,
  fan_with: /^(?:baby|infant|newborn|child|him|her|them|herself|himself|face|patient|queen|king|body)$/,
  chop: /^(?:face|rock|wall|coal|seam|ice|stone|door|ground|earth|soil|snow|road|flames?|fire)$/,
};
/** Opened on a table. */
const LID = /^(?:box|lid|present|parcel|package|gift|case|suitcase|laptop|chest|envelope|jar|bottle|letter)$/;

export function supportOf(beat: Beat): Support | undefined {
  if (beat.object === "pane") return "pane";
  return setPieceOf(beat) ?? bodySupport(beat) ?? handSupport(beat);
}

type Said = (words: RegExp) => boolean;

const saidIn =
  ({ because }: Beat): Said =>
  (words) =>
    because.some((word) => words.test(word));

/** What a body leans on, climbs, or is behind. */
function bodySupport(beat: Beat): Support | undefined {
  const { posture, gesture } = beat;
  const says = saidIn(beat);
  if (posture === "crouch" && gesture === "peek") return lookedRound(says);
  if (posture === "jump" && says(LOW_WALL)) return "low_wall";
  if (posture === "stairs" && says(/^escalators?$/)) return "escalator";
  return posture === "climb" || posture === "hang" || posture === "hang_one" || posture === "fall_from"
    ? climbed(beat, says)
    : BY_POSTURE[posture];
}

/** What somebody looks round. */
function lookedRound(says: Said): Support {
  if (says(/^(?:tree|oak|pine|birch|palm|fir|beech|willow)$/)) return "trunk";
  return says(/^(?:corner|doorway|doorframe|frame|door|wall|pillar|column|edge|building)$/) ? "corner" : "cover";
}

function climbed({ posture, because }: Beat, says: Said): Support | undefined {
  if (because.includes("ladder")) return "ladder";
  const named = because.flatMap((word) => CLIMBED[word] ?? [])[0];
  if (named) return named;
  return says(OPEN_AIR) && !says(STEEP) ? undefined : BY_POSTURE[posture];
}

/** They break rock, and split no logs. */
const PICKS = /^(?:pick|pickaxe|mattock|sledgehammer)$/;

/** What hands are at. */
function handSupport(beat: Beat): Support | undefined {
  const { posture, gesture, holds } = beat;
  if (INTO.has(posture)) return undefined;
  const says = saidIn(beat);
  if (gesture === "chop" && holds.some((thing) => PICKS.test(thing))) return "rock";
  const named = AT_NAMED.find(([own, words]) => own === gesture && says(words));
  if (named) return named[2] === "sink" && posture !== "stand" ? undefined : named[2];
  if (NOTHING_AT[gesture] && says(NOTHING_AT[gesture])) return undefined;
  return builtWall(gesture, says) ?? plainSupport(beat, says);
}

function plainSupport({ posture, gesture }: Beat, says: Said): Support | undefined {
  const asked = isAtTable(gesture, says) ? "table" : BY_GESTURE[gesture];
  if (asked === "table") return ON_A_TABLE.has(posture) ? asked : undefined;
  return NAMED.has(gesture) && (!says(DOOR) || says(OF_A_CARRIER)) ? undefined : asked;
}

/** What is put on a wall, and patted there. */
const BUILDS: ReadonlySet<Gesture> = new Set(["set_on_table", "pat_top"]);
const BUILT = /^(?:walls?|barricade|dyke|dike|dam|levee|cairn|rampart)$/;
const WALLS: readonly (readonly [words: RegExp, wall: BuiltWall])[] = [
  [/^(?:snow|ice|igloo)$/, "snow_wall"],
  [/^sandbags?$/, "bag_wall"],
  [/^(?:bricks?|adobe|mud|mortar|cement)$/, "brick_wall"],
];

function builtWall(gesture: Gesture, says: Said): BuiltWall | undefined {
  if (!BUILDS.has(gesture) || !says(BUILT)) return undefined;
  return WALLS.find(([words]) => says(words))?.[1] ?? "stone_wall";
}

function isAtTable(gesture: Gesture, says: Said): boolean {
  const opens = gesture === "open" || gesture === "work";
  return (TABLE_GESTURES.has(gesture) && says(TABLE_WORD)) || (opens && says(LID));
}
