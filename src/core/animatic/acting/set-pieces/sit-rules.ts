// What somebody sits on that is drawn under them, by the words of the deed: a branch, a hammock, a fence, a table, steps, an edge, a rock.
import { propIn, type PropShape } from "../../looks/props/find-prop.ts";
import { wordsIn } from "../../looks/read-words.ts";
import { DOES, type Rule } from "./down-rules.ts";
import { IN_TREE, ON, WATER_EDGE } from "./where-words.ts";

/** Who sits, and nothing but how before where. */
const SITS = String.raw`\b(?:sit|sat|perch|seat|settl|slump|sink|sank|plump|plop|flop|drop|squat|enthron)\w*\b(?: (?:up|down|back|high|alone|still|astride|backwards?|sideways|cross|side|legged|saddle|asleep|together|there|huddled|hunched|side by side|next to each other|\w+ly))*`;
const THE = "(?:the |a |an |his |her |their |its |one |another )?";
const ON_IT = String.raw`${SITS} (?:(?:on|onto|upon|astride|across|atop)(?: top of)?) (?:the edge of |the end of )?${THE}(?:\w+ ){0,2}?`;
const on = (nouns: string): RegExp => new RegExp(`${ON_IT}(?:${nouns})\\b`);

const TREE =
  "(?:tree|oak|willow|palm|pine|elm|beech|chestnut|birch|cedar|fir|ash|maple|sycamore|baobab|acacia|olive|fig)(?: tree)?";

export const SIT_RULES: readonly Rule[] = [
  {
    piece: "under_tree",
    postures: DOES("sit", "sit_ground", "lie", "lie_side", "stand", "kneel", "kneel_both", "curl", "lotus"),
    words: new RegExp(
      `^(?:sit|sat|lie|lay|lying|stand|stood|rest|sleep|slept|doz|nap|kneel|knelt|curl|slump|meditat|huddl|wait)\\w*\\b(?: (?:down|back|up|alone|asleep|cross|legged|curled|slumped|\\w+ly))* (?:under|beneath|underneath|against|in the shade of|at the foot of) ${THE}(?:\\w+ ){0,2}?${TREE}\\b`,
    ),
  },
  {
    piece: "seat_log",
    postures: DOES("sit", "sit_ground"),
    words: on("log|stump|fallen tree|tree trunk|tree stump|driftwood"),
  },
  { piece: "in_tree", postures: DOES("sit", "sit_ground"), words: IN_TREE },
  { piece: "hammock", postures: DOES("sit", "sit_ground"), words: /\bhammock\b/ },
  { piece: "water_edge", postures: DOES("sit", "sit_ground"), words: WATER_EDGE },
  {
    piece: "water_edge",
    postures: DOES("stand"),
    words: new RegExp(`^(?:sits?|perche?s?|settles?) .*(?:${WATER_EDGE.source})`),
  },
  {
    piece: "seat_fence",
    postures: DOES("sit"),
    words: on("fence|gate|railings?|rail|stile|palings?|palisade|barrier|bann?isters?|balustrade|handrail"),
  },
  {
    piece: "seat_table",
    postures: DOES("sit"),
    words: on("table|desk|counter|workbench|worktop|bar|piano|altar|washing machine|dresser|sideboard|kitchen unit"),
  },
  {
    piece: "seat_steps",
    postures: DOES("sit", "sit_ground"),
    words: on("steps?|doorsteps?|stoop|stairs?|staircase|staircases"),
  },
  {
    piece: "seat_well",
    postures: DOES("sit"),
    words: /\b(?:edge|rim|lip|side|wall|brim|mouth) of (?:the |a |an )?(?:\w+ )?well\b|\bon (?:the|a) well\b/,
  },
  {
    piece: "seat_sill",
    postures: DOES("sit", "curl"),
    words: /\bwindow ?(?:sill|ledge)\b/,
  },
  {
    piece: "seat_girder",
    postures: DOES("sit", "sit_ground"),
    words: on("beam|girder|steel beam|crane|scaffold\\w*|scaffolding|catwalk|joist"),
  },
  {
    piece: "seat_slide",
    postures: DOES("sit", "sit_ground"),
    words: /\b(?:top of (?:the|a) (?:\w+ )?slide|on (?:the|a) (?:\w+ )?(?:slide|chute))\b/,
  },
  {
    piece: "ledge_seat",
    postures: DOES("sit", "sit_ground"),
    words: /\b(?:edge|ledge|brink|lip|cliff|parapet|cornice|gargoyle)\b/,
  },
  { piece: "bonnet", postures: DOES("sit"), words: new RegExp(`${ON}(?:bonnet|hood|boot(?= of)|bumper)\\b`) },
  { piece: "seat_rock", postures: DOES("sit", "sit_ground"), words: on("rocks?|stones?|boulders?") },
  {
    piece: "seat_block",
    postures: DOES("sit"),
    words: new RegExp(
      `${on("wall|milestone|kerb|curb|threshold|fountain|plinth|pedestal|ruins?|rubble|veranda|verandah|porch|terrace|stage|dais|platform edge|quay wall|bollard").source}|\\b(?:edge|rim|lip) of (?:the |a )?(?:\\w+ )?fountain\\b`,
    ),
  },
];

/** They lie flat under whoever sits, or stand elsewhere. */
const NO_SEAT: ReadonlySet<string> = new Set(
  "bed blanket carpet towel newspaper pillow mat cloth grass boat table desk".split(" "),
);
const THING = new RegExp(
  `${SITS} (?:(?:on|onto|upon|astride|across|atop)(?: top of)?|(in)(?: the back of)?) ${THE}((?:[\\w']+ ?){1,4})`,
);
/** Sat in, not on. */
const CHAIRS: ReadonlySet<string> = new Set(
  "chair easychair deckchair wheelchair highchair throne dentistchair".split(" "),
);

/** The thing under who sits on what is no furniture of the place: "on her suitcase", "astride the cannon", "on a stack of books". */
export function satOn(because: readonly string[]): PropShape | undefined {
  const [, isIn, noun = ""] = THING.exec(because.join(" ")) ?? [];
  const shape = propIn(
    wordsIn(
      noun.replaceAll(/ 's\b/g, "").replace(/ (?:and|while|as|his|her|its|their|watch\w*|read\w*|play\w*)\b.*$/, ""),
    ),
  );
  if (shape === undefined || NO_SEAT.has(shape)) return undefined;
  return isIn && !CHAIRS.has(shape) ? undefined : shape;
}
