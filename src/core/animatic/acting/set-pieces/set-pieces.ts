// What a body hides in, stands on, climbs, leaps over or falls past, by the words of its deed.
import type { Beat } from "../acting.ts";
import { isAlongEdges } from "./along-edges.ts";
import { DOES, DOWN_RULES, type Rule } from "./down-rules.ts";
import type { SetPiece } from "./piece-names.ts";
import { LEAN_RULES } from "./lean-rules.ts";
import { LIE_RULES } from "./lie-rules.ts";
import { SIT_RULES } from "./sit-rules.ts";
import { BOXES, BY, FROM, FURNITURE, ON, STOOD_ON } from "./where-words.ts";

export const HIDING = DOES("crouch", "lie_front", "lie_low", "curl", "sit_ground");
export const AT_REST = DOES("stand", "kneel", "kneel_both", "crouch", "balance", "jump_up", "dance", "twirl");

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  ...LEAN_RULES,
  {
    piece: "rope_bridge",
    postures: DOES(
      "stand",
      "walk",
      "run",
      "crawl",
      "limp",
      "trudge",
      "balance",
      "stagger",
      "tightrope",
      "kneel",
      "crouch",
    ),
    words:
      /\b(?:on|over|onto|across|along|cross(?:es)?) (?:the|a|an) (?:\w+ )?(?:rope|swaying|hanging|swinging|rickety|plank|suspension|rotten|shaky|bamboo) (?:rope )?bridge\b/,
  },
  { piece: "into_water", postures: DOES("fall_in", "jump_in"), words: /./ },
  {
    piece: "into_water",
    postures: DOES("dive"),
    words: /\b(?:off|from) (?:the|a|an) (?:\w+ )?(?:cliff|clifftop|rocks?|bank|riverbank|ledge|boulder|quay|shore)\b/,
  },
  { piece: "into_water_behind", postures: DOES("topple_in"), words: /./ },
  { piece: "track_edge", postures: DOES("fall_off"), words: /\b(?:platform|tracks?|rails?|lines?)\b/ },
  { piece: "drop_edge", postures: DOES("fall_off"), words: /./ },
  { piece: "into_pit", postures: DOES("drop_in"), words: /./ },
  ...SIT_RULES,
  {
    piece: "bush",
    postures: HIDING,
    words:
      /\b(?:bush|bushes|hedge|reeds|ferns?|undergrowth|tall grass|long grass|corn|shrubs?)\b|\b(?:behind|in|under|beneath|among|amid|between|into|through) (?:\w+ ){0,3}?(?:leaves|foliage)\b/,
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
  {
    piece: "under_car",
    postures: DOES("lie_front", "lie_low"),
    words:
      /\b(?:under|beneath|underneath) (?:\w+ ){1,4}?(?:car|van|truck|lorry|bus|jeep|taxi|trailer|pickup|vehicle|limousine)\b/,
  },
  { piece: "curtain", postures: HIDING, words: /\b(?:curtains?|drapes?)\b/ },
  {
    piece: "low_wire",
    postures: DOES("drag_self", "crawl"),
    words: /\b(?:under|beneath) (?:\w+ ){0,3}?(?:wire|wires|net|netting|fence|rope|ropes)\b/,
  },
  {
    piece: "holed_fence",
    postures: DOES("crawl"),
    words: /\b(?:hole|gap|opening)\b.*\b(?:fence|hedge|wire|railings?|palisade|planks|boards|gate)\b/,
  },
  { piece: "holed_wall", postures: DOES("crawl"), words: /\b(?:hole|gap|opening|breach|crack)\b/ },
  {
    piece: "shutter",
    postures: DOES("roll"),
    words: /\b(?:under|beneath|below)\b.*\b(?:shutter|gate|door|barrier|portcullis|hatch|grille)\b/,
  },
  {
    piece: "crib_in",
    postures: DOES("stand", "sit", "sit_ground", "kneel"),
    words:
      /^(?:stand|stood|sit|sat|kneel|jump|wak)\w* (?:\w+ )*?in (?:the|a|his|her|its) (?:\w+ )?(?:cot|crib|playpen)\b/,
  },
  {
    piece: "shower_head",
    postures: DOES("stand", "sit_ground", "crouch"),
    words:
      /\b(?:under|in|beneath) (?:the|a) (?:(?:hot|cold|warm|running|steaming|beach|outdoor) )?shower\b(?! (?:of|curtain|cap))/,
  },
  {
    piece: "awning",
    postures: DOES("stand", "crouch", "sit"),
    words: /\b(?:under|beneath|below) (?:\w+ ){0,3}?(?:awning|canopy|porch|eaves|shelter)\b/,
  },
  {
    piece: "in_doorway",
    postures: DOES("stand"),
    words:
      /(?:^| )(?:stand|stood|wait|paus|linger|stop|hesitat|appear|watch|look|gaz|star|lean|smil|glar|observ|wav)\w* (?:\w+ )*?(?:in|from) (?:the|a|an|his|her|their) (?:\w+ ){0,2}?(?:doorway|doorframe|door|gateway|archway)\b/,
  },
  ...LIE_RULES,
  { piece: "struck_table", postures: DOES("onto_table"), words: /./ },
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
  { piece: "board_end", postures: AT_REST, words: /\b(?:diving|spring|high|top) ?board\b/ },
  {
    piece: "high_platform",
    postures: AT_REST,
    words:
      /\b(?:on|atop|onto|in) (?:the |a |his |her )?(?:edge of (?:the|a) )?(?:\w+ ){0,2}?(?:(?:trapeze|diving|lookout|high|tiny|narrow|jumping|bungee) (?:platform|tower)|(?:ten|five|three)[- ]met(?:re|er) (?:platform|tower|board)|scaffold|scaffolding|crow 's nest|crow's nest)\b/,
  },
  { piece: "high_table", postures: AT_REST, words: new RegExp(`${BY}${ON}(?:table|desk|bar|counter)\\b`) },
  { piece: "treadmill", postures: DOES("run", "walk", "tumble"), words: /\b(?:treadmill|running machine)\b/ },
  {
    piece: "bed_top",
    postures: DOES("jump_up", "stand", "dance"),
    words:
      /^(?!(?:heav|lift|hoist|put|push|throw|toss|lay|set|drop|swing|shov|haul|fling|plac|spread|sit|sat|lie|lay|sink|flop|slump|fall|collaps|perch|settl|plop|rest|stretch)\w* ).*\b(?:on|onto) (?:the|a|an|his|her|their) (?:\w+ )?(?:bed|mattress|bunk)\b/,
  },
  { piece: "trampoline", postures: DOES("jump_up", "jump", "roll", "stand"), words: /\btrampoline\b/ },
  { piece: "stood_on", postures: AT_REST, words: new RegExp(`(?:${BY}${ON}|${FROM})(?:${STOOD_ON})\\b`) },
  { piece: "crate", postures: AT_REST, words: new RegExp(`(?:${BY}${ON}|${FROM})(?:${BOXES})\\b`) },
  {
    piece: "boulder",
    postures: AT_REST,
    words: new RegExp(`${BY}${ON}(?:rock|boulder|stone|stump|dune|hill|summit|peak)\\b`),
  },
  {
    piece: "ledge",
    postures: AT_REST,
    words:
      /\b(?:down|over) (?:from |over )?(?:the |a )?(?:\w+ )?(?:cliff|roof|rooftop|tower|bridge|battlements)\b|^(?:look|peer|star|gaz|glanc)\w* (?:\w+ly )?(?:down )?(?:into|at|on|onto|upon) .*\b(?:abyss|ravine|gorge|canyon|chasm|crater|void|depths|precipice|below)\b/,
  },
  {
    piece: "ledge",
    postures: AT_REST,
    words:
      /^(?!(?:throw|sling|hang|drape|put|lay|pour|tip|drop|pull|haul|set|hook|spread|wring|fold)\w* )(?!.*\bedge of (?:the|a|his|her) (?:\w+ )?(?:counter|table|desk|shelf|worktop|tray|bar)\b)(?!.*\b(?:water|river|lake|pond|sea|shore|pool|forest|wood|road|field|crowd) (?:'s )?edge\b).*\b(?:edge|brink|ledge|precipice|parapet|clifftop|windowsill|(?:on|along|off) (?:the |a )plank)\b/,
  },
  {
    piece: "on_steps",
    postures: DOES("stand"),
    words:
      /\b(?:on|up|down|at the (?:top|foot|bottom) of) (?:the |a )?(?:\w+ )?(?:stairs?|staircase|steps|escalator)\b/,
  },
  {
    piece: "wagon_gap",
    postures: DOES("leap"),
    words: /\b(?:boxcars?|wagons?|carriages?|railcars?|freight|coaches|train|cars?)\b/,
  },
  {
    piece: "gap",
    postures: DOES("leap"),
    words:
      /\b(?:gap|chasm|abyss|ravine|gorge|canyon|crevasse|crevice|crack|ditch|trench|pit|void|gulf|drop|alley|stream|river|lava|rocks?|stones?|roofs?|rooftops?|buildings?|ledge|edge|across|between|next|other|to the (?:other|next|far))\b/,
  },
  ...DOWN_RULES,
  { piece: "safety_net", postures: DOES("fall"), words: /\bnet\b/ },
  { piece: "high_bridge", postures: DOES("fall"), words: /\b(?:bridge|viaduct|aqueduct)\b/ },
  { piece: "high_window", postures: DOES("fall"), words: /\b(?:window|windowsill)\b/ },
  { piece: "cliff_wall", postures: DOES("fall"), words: /\b(?:cliff|crag|rock|rocks|mountain|gorge|precipice)\b/ },
  {
    piece: "high_wall",
    postures: DOES("fall"),
    words: /\b(?:roof|rooftop|building|cliff|window|balcony|tower|bridge|wall|ledge|scaffolding|battlements?)\b/,
  },
  {
    piece: "overhang",
    postures: DOES("hang", "hang_one"),
    words:
      /\b(?:edge|ledge|cliff|roof|rooftop|gutter|balcony|precipice|window|windowsill|parapet|overhang|rock|face|crag|eaves)\b/,
  },
  { piece: "window_opening", postures: DOES("climb_out"), words: /\b(?:window|sill|windowsill)\b/ },
  { piece: "rigging", postures: DOES("climb"), words: /\b(?:rigging|ratlines|shrouds|nets?|netting)\b/ },
  { piece: "fence", postures: DOES("climb"), words: /\b(?:fence|gate|railings?|trellis)\b/ },
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
  {
    piece: "tree",
    postures: DOES("climb"),
    words: /\b(?:tree|trunk|palm|oak|pine|birch|fir|spruce|beech|willow|elm|cedar|chestnut|ash|branch(?:es)?)\b/,
  },
  { piece: "well", postures: DOES("climb", "climb_out"), words: /\bwell\b/ },
  { piece: "vat", postures: DOES("tread"), words: /./ },
  {
    piece: "dye_vat",
    postures: AT_REST,
    words:
      /\b(?:(?:waist|knee|thigh|hip|chest|ankle|neck)[- ]deep|up to (?:his|her|their) (?:waist|knees|thighs|hips|chest|neck)|st[ao]\w+|wait\w*|soak\w*) in (?:the|a|an|his|her) (?:\w+ ){0,2}?(?:vat|tub|barrel|trough|cask)\b/,
  },
  {
    piece: "rubble",
    postures: DOES("climb_out"),
    words: /\b(?:rubble|debris|wreckage|ruins|stones|rocks|bricks|collapsed|avalanche|ashes)\b/,
  },
  {
    piece: "pool_edge",
    postures: DOES("climb_out"),
    words: /\b(?:pool|ladder)\b/,
  },
  {
    piece: "bank_edge",
    postures: DOES("climb_out"),
    words: /\b(?:water|sea|lake|river|pond|canal|harbour|dock|lagoon|moat|stream|creek|waves|surf|fountain)\b/,
  },
  {
    piece: "brink",
    postures: DOES("climb_out"),
    words: /\b(?:edge|roof|rooftop|cliff|clifftop|ledge|parapet|gutter|brink|precipice|balcony)\b/,
  },
  {
    piece: "chimney",
    postures: DOES("climb_in", "climb_out"),
    words: /\bchimney\b/,
  },
  { piece: "barrel_in", postures: DOES("climb_in", "climb_out"), words: /\b(?:barrel|vat|bin|dustbin|cask|basket)\b/ },
  {
    piece: "crib_in",
    postures: DOES("climb_in", "climb_out"),
    words: /\b(?:crib|cot|cradle|playpen)\b/,
  },
  {
    piece: "crate_in",
    postures: DOES("climb_in", "climb_out"),
    words: /\b(?:crate|skip|chest|trunk|coffin|hamper|dumpster|box)\b/,
  },
  { piece: "pit", postures: DOES("climb_out", "climb_in"), words: /./ },
  {
    piece: "over_gate",
    postures: DOES("climb_over"),
    words: /\b(?:gate|gates|railings?|bars|net|netting|wire|barrier|balustrade|bann?isters?|handrail|rail)\b/,
  },
  { piece: "over_wall", postures: DOES("climb_over"), words: /\b(?:wall|parapet|barricade|battlements?|rampart)\b/ },
  { piece: "over_fence", postures: DOES("climb_over"), words: /./ },
  {
    piece: "vault_fence",
    postures: DOES("vault"),
    words: /\b(?:fence|gate|railings?|barrier|hurdle|stile|turnstile|net)\b/,
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

export function setPieceOf(
  beat: Pick<Beat, "posture" | "because"> & Partial<Pick<Beat, "gesture">>,
): SetPiece | undefined {
  const { posture, because, gesture = "none" } = beat;
  const said = because.join(" ");
  if (posture === "climb" && BY_RUNGS.test(said)) return undefined;
  const isLow = FURNITURE.test(said) || isAlongEdges(gesture);
  return RULES.find(
    ({ piece, postures, words }) => postures.has(posture) && words.test(said) && !(isLow && piece.startsWith("ledge")),
  )?.piece;
}
