// What a body hides in, stands on, climbs, leaps over or falls past, by the words of its deed; and how far above or below the ground it is there.
import type { Beat } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";
import { hasAny } from "../../looks/read-words.ts";
import { BOXES, BY, FROM, FURNITURE, IN_TREE, ON } from "./where-words.ts";

export const SET_PIECES = [
  ...(["bush", "wardrobe", "under_table", "under_bed", "curtain"] as const),
  ...([
    "ledge",
    "high_table",
    "crate",
    "boulder",
    "gap",
    "overhang",
    "high_wall",
    "chute",
    "couch",
    "ledge_seat",
  ] as const),
  ...(["bonnet", "seat_block", "wall_face", "ice_face", "on_steps"] as const),
  ...(["fence", "ladder_top", "board_end", "water_edge", "well", "pit", "tree", "in_tree", "window_opening"] as const),
  ...(["vault_fence", "vault_counter", "vault_car", "vault_wall"] as const),
  ...(["rubble", "vat"] as const),
  ...(["tight_rope", "fallen_log", "gym_beam", "wall_top"] as const),
  ...(["over_fence", "over_gate", "over_wall", "pool_edge", "hammock", "doorway", "awning", "low_wire"] as const),
  ...(["chimney", "trampoline", "treadmill", "bed_top"] as const),
] as const;
export type SetPiece = (typeof SET_PIECES)[number];

/** Painted before the body as well, or only before it. */
export const HIDES: ReadonlySet<SetPiece> = new Set([
  "bush",
  "under_table",
  "under_bed",
  "curtain",
  "vat",
  "low_wire",
  "chimney",
]);
export const HAS_FRONT: ReadonlySet<SetPiece> = new Set([
  ...(["wardrobe", "well", "pit", "window_opening", "rubble", "pool_edge", "water_edge", "hammock"] as const),
  ...(["over_fence", "over_gate"] as const),
]);

const DOES = (...postures: readonly Posture[]): ReadonlySet<Posture> => new Set(postures);
const HIDING = DOES("crouch", "lie_front", "curl", "sit_ground");
const AT_REST = DOES("stand", "kneel", "kneel_both", "crouch", "balance", "jump_up", "dance", "twirl");

interface Rule {
  readonly piece: SetPiece;
  readonly postures: ReadonlySet<Posture>;
  readonly words: RegExp;
}

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  { piece: "in_tree", postures: DOES("sit", "sit_ground"), words: IN_TREE },
  {
    piece: "bush",
    postures: HIDING,
    words: /\b(?:bush|bushes|hedge|reeds|ferns?|undergrowth|tall grass|long grass|corn|shrubs?|leaves|foliage)\b/,
  },
  { piece: "wardrobe", postures: HIDING, words: /\b(?:wardrobe|closet|cupboard|locker|cabinet)\b/ },
  {
    piece: "under_table",
    postures: HIDING,
    words: /\b(?:under|beneath|underneath) (?:\w+ )?(?:\w+ )?(?:table|desk|counter)\b/,
  },
  {
    piece: "under_bed",
    postures: HIDING,
    words: /\b(?:under|beneath|underneath) (?:\w+ )?(?:\w+ )?(?:bed|sofa|couch|bunk)\b/,
  },
  { piece: "curtain", postures: HIDING, words: /\b(?:curtains?|drapes?)\b/ },
  {
    piece: "low_wire",
    postures: DOES("drag_self", "crawl"),
    words: /\b(?:under|beneath) (?:\w+ ){0,3}?(?:wire|wires|net|netting|fence|rope|ropes)\b/,
  },
  {
    piece: "awning",
    postures: DOES("stand", "crouch", "sit"),
    words: /\b(?:under|beneath|below) (?:\w+ ){0,3}?(?:awning|canopy|porch|eaves|shelter)\b/,
  },
  { piece: "doorway", postures: DOES("lean"), words: /\b(?:doorway|doorframe|doorpost|door|jamb|archway|entrance)\b/ },
  { piece: "hammock", postures: DOES("lie", "lie_side", "curl"), words: /\bhammock\b/ },
  {
    piece: "couch",
    postures: DOES("lie", "lie_side", "curl"),
    words: /\b(?:sofa|couch|settee|deckchair|lounger|bench|chaise|stretcher|table|slab|altar|trolley|gurney)\b/,
  },
  {
    piece: "couch",
    postures: DOES("jump_up"),
    words: /\bon (?:the|a|an|his|her|their) (?:\w+ )?(?:sofa|couch|settee)\b/,
  },
  {
    piece: "ladder_top",
    postures: AT_REST,
    words:
      /\b(?:on|up|atop|from|at the top of|on top of) (?:the |a |an |his |her |their )?(?:\w+ ){0,2}?(?:ladder|stepladder)\b/,
  },
  { piece: "board_end", postures: AT_REST, words: /\b(?:diving|spring) ?board\b/ },
  { piece: "high_table", postures: AT_REST, words: new RegExp(`${BY}${ON}(?:table|desk|bar|counter)\\b`) },
  { piece: "treadmill", postures: DOES("run", "walk"), words: /\b(?:treadmill|running machine)\b/ },
  {
    piece: "bed_top",
    postures: DOES("jump_up", "stand", "dance"),
    words:
      /^(?!(?:heav|lift|hoist|put|push|throw|toss|lay|set|drop|swing|shov|haul|fling|plac|spread)\w* ).*\b(?:on|onto) (?:the|a|an|his|her|their) (?:\w+ )?(?:bed|mattress|bunk)\b/,
  },
  { piece: "trampoline", postures: DOES("jump_up", "jump", "roll", "stand"), words: /\btrampoline\b/ },
  { piece: "crate", postures: AT_REST, words: new RegExp(`(?:${BY}${ON}|${FROM})(?:${BOXES})\\b`) },
  {
    piece: "boulder",
    postures: AT_REST,
    words: new RegExp(`${BY}${ON}(?:rock|boulder|stone|stump|dune|hill|summit|peak)\\b`),
  },
  {
    piece: "ledge",
    postures: AT_REST,
    words: /\b(?:down|over) (?:from |over )?(?:the |a )?(?:\w+ )?(?:cliff|roof|rooftop|tower|bridge|battlements)\b/,
  },
  {
    piece: "water_edge",
    postures: DOES("sit", "sit_ground"),
    words:
      /\b(?:edge|side|rim|brink|end|bank) of (?:the |a )?(?:\w+ )?(?:pool|dock|jetty|pier|quay|pond|lake|canal|river|water)\b|\b(?:pool ?side|jetty|pier|dock|quay)\b/,
  },
  {
    piece: "ledge_seat",
    postures: DOES("sit", "sit_ground"),
    words: /\b(?:edge|ledge|brink|cliff|parapet|windowsill)\b/,
  },
  { piece: "bonnet", postures: DOES("sit"), words: new RegExp(`${ON}(?:bonnet|hood|boot(?= of)|bumper)\\b`) },
  {
    piece: "seat_block",
    postures: DOES("sit"),
    words: new RegExp(
      `${ON}(?:wall|crate|box|barrel|trunk|suitcase|rock|stone|boulder|log|stump|steps?|kerb|curb|railings?|rail|fence|fountain|gravestone|tombstone|plinth)\\b|\\b(?:edge|rim) of (?:the |a )?(?:\\w+ )?(?:well|fountain)\\b`,
    ),
  },
  {
    piece: "ledge",
    postures: AT_REST,
    words: /\b(?:edge|brink|ledge|precipice|parapet|clifftop|windowsill|(?:on|along|off) (?:the |a )plank)\b/,
  },
  {
    piece: "on_steps",
    postures: DOES("stand"),
    words:
      /\b(?:on|up|down|at the (?:top|foot|bottom) of) (?:the |a )?(?:\w+ )?(?:stairs?|staircase|steps|escalator)\b/,
  },
  {
    piece: "gap",
    postures: DOES("leap"),
    words:
      /\b(?:gap|chasm|abyss|ravine|gorge|canyon|crevasse|crevice|crack|ditch|trench|pit|void|gulf|drop|alley|stream|river|lava|rocks?|stones?|roofs?|rooftops?|buildings?|ledge|edge|across|between|next|other|to the (?:other|next|far))\b/,
  },
  { piece: "chute", postures: DOES("slide_down"), words: /./ },
  {
    piece: "high_wall",
    postures: DOES("fall"),
    words: /\b(?:roof|rooftop|building|cliff|window|balcony|tower|bridge|wall|ledge|scaffolding|edge|battlements?)\b/,
  },
  {
    piece: "overhang",
    postures: DOES("hang", "hang_one"),
    words: /\b(?:edge|ledge|cliff|roof|rooftop|gutter|balcony|precipice|window|windowsill|parapet)\b/,
  },
  { piece: "window_opening", postures: DOES("climb_out"), words: /\b(?:window|sill|windowsill)\b/ },
  { piece: "fence", postures: DOES("climb"), words: /\b(?:fence|gate|railings?|trellis|net|netting)\b/ },
  {
    piece: "ice_face",
    postures: DOES("climb"),
    words: /\b(?:ice|icy|icefall|frozen|glacier|crevasse|iceberg|serac)\b/,
  },
  {
    piece: "wall_face",
    postures: DOES("climb"),
    words: /\b(?:roof|rooftop|wall|platform|balcony|battlements|building|drainpipe|tower|castle)\b/,
  },
  { piece: "tree", postures: DOES("climb"), words: /\b(?:tree|trunk|palm|oak|branch(?:es)?)\b/ },
  { piece: "well", postures: DOES("climb", "climb_out"), words: /\bwell\b/ },
  { piece: "vat", postures: DOES("tread"), words: /./ },
  {
    piece: "rubble",
    postures: DOES("climb_out"),
    words: /\b(?:rubble|debris|wreckage|ruins|stones|rocks|bricks|collapsed|avalanche|ashes)\b/,
  },
  {
    piece: "pool_edge",
    postures: DOES("climb_out"),
    words: /\b(?:water|pool|sea|lake|river|pond|canal|harbour|dock|lagoon|moat)\b/,
  },
  {
    piece: "chimney",
    postures: DOES("climb_in", "climb_out"),
    words: /\b(?:chimney|barrel|vat|crate|bin|dustbin|skip)\b/,
  },
  { piece: "pit", postures: DOES("climb_out", "climb_in"), words: /./ },
  {
    piece: "over_gate",
    postures: DOES("climb_over"),
    words: /\b(?:gate|gates|railings?|bars|net|netting|wire|barrier)\b/,
  },
  { piece: "over_wall", postures: DOES("climb_over"), words: /\b(?:wall|parapet|barricade|battlements?|rampart)\b/ },
  { piece: "over_fence", postures: DOES("climb_over"), words: /./ },
  {
    piece: "vault_fence",
    postures: DOES("vault"),
    words: /\b(?:fence|gate|railings?|barrier|hurdle|stile|turnstile)\b/,
  },
  {
    piece: "vault_counter",
    postures: DOES("vault"),
    words: /\b(?:counter|bar|desk|table|bench|sofa|barrel|crate|box|bin|cart|stall|log|chair)\b/,
  },
  { piece: "vault_car", postures: DOES("vault"), words: /\b(?:bonnet|hood|car)\b/ },
  { piece: "vault_wall", postures: DOES("vault"), words: /./ },
  { piece: "tight_rope", postures: DOES("tightrope", "balance"), words: /\b(?:rope|tightrope|wire|cable)\b/ },
  { piece: "fallen_log", postures: DOES("tightrope", "balance"), words: /\b(?:log|trunk|tree)\b/ },
  {
    piece: "gym_beam",
    postures: DOES("tightrope", "balance", "handstand"),
    words: /\b(?:beam|rails?|girder|plank|railings?|fence)\b/,
  },
  { piece: "wall_top", postures: DOES("tightrope", "balance"), words: /\b(?:wall|parapet|ledge|edge|ridge)\b/ },
];

/** Up to a tree house or a roof by a ladder. */
const BY_RUNGS = /\b(?:ladder|rope)\b(?! of)/;

export function setPieceOf({ posture, because }: Pick<Beat, "posture" | "because">): SetPiece | undefined {
  const said = because.join(" ");
  if (posture === "climb" && BY_RUNGS.test(said)) return undefined;
  const isLow = FURNITURE.test(said);
  return RULES.find(
    ({ piece, postures, words }) => postures.has(posture) && words.test(said) && !(isLow && piece.startsWith("ledge")),
  )?.piece;
}

/** Heads above the ground. */
export const HEIGHTS: Partial<Readonly<Record<SetPiece, number>>> = {
  ...{ ledge: 1.5, high_table: 1.9, crate: 1.3, boulder: 1.7, gap: 1.5, overhang: 0.5, couch: 1.5, on_steps: 1.65 },
  ...{ ladder_top: 2.5, board_end: 1.6, in_tree: 2.6, well: -2.2, window_opening: 3.2, hammock: 1.5 },
  ...{ trampoline: 1.5, treadmill: 0.55, bed_top: 1.9 },
  ...{ tight_rope: 1.2, fallen_log: 0.7, gym_beam: 0.8, wall_top: 1.1 },
};
/** Of who comes out of a well, over its rim. */
const OUT_OF_WELL = 1.9;

/** How far above the ground a body is because of what it stands on. */
export function raisedBy(beat: Pick<Beat, "posture" | "because">): number {
  const piece = setPieceOf(beat);
  if (piece === "well" && beat.posture === "climb_out") return OUT_OF_WELL;
  return piece === undefined ? 0 : (HEIGHTS[piece] ?? 0);
}

const IN_GROUND: ReadonlySet<SetPiece> = new Set(["pit", "well", "rubble", "pool_edge", "chimney"]);

/** Whether what is under the ground is not seen of a body. */
export function isInGround(beat: Pick<Beat, "posture" | "because">): boolean {
  const piece = setPieceOf(beat);
  return piece !== undefined && IN_GROUND.has(piece);
}

/** Who is at an edge, on something or hidden stays there while the hands or the eyes do something else. */
export function staying(beats: readonly Beat[]): readonly Beat[] {
  return beats.reduce<readonly Beat[]>((kept, one) => {
    const last = kept.at(-1);
    const beat = onLadder(upInTree(one, last));
    const isUp = last && beat.posture === "sit" && setPieceOf(last) === "in_tree";
    const stays = last && (isUp || STAYS.has(beat.posture)) && last.posture === beat.posture && beat.way === "none";
    const isThere = stays && setPieceOf(last) !== undefined && setPieceOf(beat) === undefined;
    return [...kept, isThere ? { ...beat, because: [...beat.because, ...last.because] } : beat];
  }, []);
}

/** Up in a tree everybody sits on a branch, and looks and waves from there. */
function upInTree(beat: Beat, last: Beat | undefined): Beat {
  const isFree = beat.way === "none" && hasAny([beat.posture], "stand crouch bend sit_ground");
  const isUp = IN_TREE.test(beat.because.join(" ")) || (last !== undefined && setPieceOf(last) === "in_tree");
  if (!isFree || !isUp) return beat;
  return { ...beat, posture: "sit", ...(beat.gesture === "peek" && { gesture: "none" }) };
}

/** Nothing is picked up from the ground there. */
function onLadder(beat: Beat): Beat {
  return beat.gesture === "pick_up" && setPieceOf(beat) === "ladder_top" ? { ...beat, gesture: "pluck" } : beat;
}

const STAYS: ReadonlySet<Posture> = new Set([...AT_REST, ...HIDING]);
