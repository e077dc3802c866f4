// Something that moves by itself in a shot, as a value: which drawing, where it stands, and how it is moved at a time.
import type { Colour } from "../colour/colour.ts";
import type { ThingLook } from "../looks/object-look.ts";

/** Drawings of their own; "thing" is a prop as props are drawn. */
export const MOVER_ARTS = [
  "thing",
  ...([
    "rocking_chair",
    "rocking_horse",
    "snowman",
    "scarecrow",
    "armour",
    "toy_robot",
    "puppet",
    "doll",
    "statue",
  ] as const),
  ...([
    "swing",
    "chandelier",
    "curtains",
    "toy_train",
    "dominoes",
    "pile",
    "steam",
    "smoke",
    "spill",
    "shards",
    "splash",
    "clock_face",
    "flames",
    "broad_tree",
    "spray",
  ] as const),
  ...(["hand_up", "claw", "tentacle", "fin", "periscope", "monster_neck", "eyes", "claw_shadow"] as const),
  ...(["portal", "lightning", "beam", "fireball", "candle", "leaves"] as const),
  ...(["net", "high_net", "table_tennis", "hoop", "goal", "small_goal", "golf_flag", "stumps", "pins"] as const),
  ...(["rings", "pool_table", "dartboard", "target", "hurdle", "high_bar", "wave", "ring_ropes", "kite"] as const),
  ...(["wall_end", "fence_end", "hedge_end"] as const),
  ...([
    "swing_line",
    "skip_rope",
    "canopy",
    "web",
    "web_strands",
    "net_bag",
    "finish_tape",
    "torn_tape",
    "tow_line",
    "haul_rope",
    "haul_net",
    "wound_rope",
    "post",
  ] as const),
  ...(["blast", "fire_breath", "puff", "halo"] as const),
  ...(["fire_hoop", "fire_hoop_front", "water_burst", "broken_ice", "broken_ice_front", "mire", "mire_front"] as const),
  ...(["broken_snow", "broken_snow_front", "broken_boards", "broken_boards_front"] as const),
  ...(["broken_ground", "broken_ground_front"] as const),
  ...(["vessel_back", "vessel_front", "vessel_lid", "jet", "pieces_fall", "heap", "spark_shower", "flare"] as const),
  "molten",
  ...(["cover_base", "cover_raised", "counter", "cloth_over"] as const),
  ...(["spatter", "drips"] as const),
  ...(["stain", "drops", "dusting", "crumbs"] as const),
  ...(["pop", "crack_ground", "crack_wall", "crack_pane", "flood", "stand_row", "firework"] as const),
  ...(["comet", "shooting_star"] as const),
  ...(["falling_case", "falling_board", "falling_tree", "falling_wall"] as const),
  ...(["falling_flat", "falling_door", "falling_pole", "falling_cloth"] as const),
] as const;
export type MoverArt = (typeof MOVER_ARTS)[number];

/** How an open vessel is drawn. */
export type VesselForm =
  | ("box" | "crate" | "tub" | "trough" | "basket" | "pail" | "pot" | "hopper" | "stone" | "drum" | "hive")
  | ("water" | "sink" | "dish" | "sack" | "vase");

/** What something is hidden under: it is raised at its near end. */
export type CoverForm = "mattress" | "pillow" | "rug" | "plank" | "log" | "rock";

/** How it is at a moment. */
export interface MoverMoment {
  /** Part of what it does, 0 to 1: which of its drawings is shown. */
  readonly phase: number;
  /** Pixels from its place. */
  readonly dx?: number;
  readonly dy?: number;
  /** Its size beside that on its place, and how much of it is seen. */
  readonly by?: number;
  readonly share?: number;
}

export interface Mover {
  readonly art: MoverArt;
  /** Of the art "thing". */
  readonly look?: ThingLook | undefined;
  readonly colour?: Colour | undefined;
  /** Its origin, mostly the middle of its underside; and the pixels of a head. */
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  /** 1 looks to the right. */
  readonly facing: 1 | -1;
  /** How far a thing is turned in its first and its last drawing, degrees, around a place of its height. */
  readonly turns?: { readonly from: number; readonly to: number; readonly pivot: number };
  /** From there to where it reaches, in units: beams. */
  readonly reach?: readonly [dx: number, dy: number];
  /** Painted behind the people, or before them. */
  readonly isBefore: boolean;
  /** Of vessels. */
  readonly form?: VesselForm;
  /** Of covers. */
  readonly cover?: CoverForm;
  /** Id of the thing of the shot that is drawn so. */
  readonly standsFor?: string;
  /** Id of somebody whom it goes along with. */
  readonly follows?: string;
  /** Seconds at which it is where they are then, all along; with none it goes along all the time. */
  readonly metAt?: number;
  readonly at: (seconds: number) => MoverMoment | undefined;
  /** Words that it was read from. */
  readonly because: readonly string[];
}
