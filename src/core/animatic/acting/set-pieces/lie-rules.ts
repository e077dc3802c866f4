// What somebody lies on or in that is drawn under them or before them, by the words of the deed: a bench, a slab, a coffin, a bunk, rails, a wall, tall grass.
import { DOES, type Rule } from "./down-rules.ts";

const LYING = DOES("lie", "lie_front", "lie_side", "face_down", "curl");
const IN_BOX = DOES("lie", "lie_side", "face_down", "curl", "sit_bed", "sit_ground");
const THE = "(?:the |a |an |his |her |their |its |some |two |three |four )?(?:\\w+ ){0,2}?";
const on = (nouns: string): RegExp =>
  new RegExp(`\\b(?:on|onto|atop|across|along|to) (?:top of )?${THE}(?:${nouns})\\b`);
const within = (nouns: string): RegExp => new RegExp(`\\b(?:in|into|inside|out of|from) ${THE}(?:${nouns})\\b`);

export const LIE_RULES: readonly Rule[] = [
  { piece: "hammock", postures: DOES("lie", "lie_side", "curl", "lie_front", "face_down"), words: /\bhammock\b/ },
  {
    piece: "trampoline",
    postures: DOES("lie", "lie_side", "curl", "lie_front", "face_down", "sit_ground"),
    words: on("trampoline"),
  },
  {
    piece: "hay",
    postures: DOES("lie", "lie_side", "curl", "lie_front", "face_down", "sit_ground"),
    words: new RegExp(
      `\\b(?:in|into|on|onto|among) ${THE}(?:hay|straw|haystack|hayloft|haycock|(?:heap|pile|bed) of (?:\\w+ )?(?:hay|straw|leaves))\\b`,
    ),
  },
  {
    piece: "lounger",
    postures: LYING,
    words: on("deck ?chair|lounger|sun ?lounger|sunbed|sun ?bed"),
  },
  {
    piece: "edge_lain_on",
    postures: DOES("lie_front", "lie_low"),
    words: /\b(?:edge|brink|precipice|ledge|parapet|cliff)\b/,
  },
  { piece: "in_coffin", postures: IN_BOX, words: within("coffin|casket|sarcophagus|open grave|tomb") },
  {
    piece: "in_pod",
    postures: IN_BOX,
    words: within("pod|capsule|stasis chamber|sleep chamber|regeneration tank|scanner|solarium"),
  },
  { piece: "top_bunk", postures: LYING, words: /\b(?:top|upper|high|highest) (?:bunk|berth)\b|\bbunk bed\b/ },
  {
    piece: "rails",
    postures: DOES("lie", "lie_front", "lie_side", "face_down", "curl", "sit_ground", "kneel", "kneel_both", "kowtow"),
    words: on("tracks?|rails?|railway|railway line|railroad|sleepers|line of rails"),
  },
  {
    piece: "rails",
    postures: DOES("stand", "crouch"),
    words:
      /^(?:stand|stood|wait|stop|crouch|balanc|paus)\w* (?:\w+ )*?(?:on|between|across) the (?:\w+ )?(?:tracks?|rails|railway line)\b/,
  },
  {
    piece: "lie_bench",
    postures: LYING,
    words: on("bench|benches|pew|chairs|seats|plank|planks|boards|crates"),
  },
  {
    piece: "lie_slab",
    postures: LYING,
    words: on(
      "table|slab|altar|trolley|gurney|stretcher|counter|workbench|desk|bar|tombstone|piano|examination couch|rack",
    ),
  },
  { piece: "couch", postures: LYING, words: /\b(?:sofa|couch|settee|chaise)\b/ },
  {
    piece: "lie_wall",
    postures: LYING,
    words: on("wall|parapet|ledge|rock|boulder|roof of (?:the|a) \\w+|log|branch|bough|cliff edge|battlements?"),
  },
  {
    piece: "spread",
    postures: DOES(
      "lie",
      "lie_front",
      "lie_side",
      "face_down",
      "curl",
      "sit_ground",
      "kneel",
      "kneel_both",
      "lotus",
      "kowtow",
    ),
    words: on(
      "blanket|towel|rug|mat|cloth|picnic blanket|sheet|sleeping bag|air mattress|lilo|airbed|prayer rug|yoga mat|cushion|straw mat|tarpaulin|futon|furs?|skins?|carpet|mattress",
    ),
  },
  {
    piece: "deep_grass",
    postures: DOES("stand"),
    words:
      /\b(?:ankle|knee|thigh|hip|waist|chest|neck|shoulder) (?:deep|high) in (?:the |a )?(?:\w+ ){0,2}?(?:grass|grasses|wheat|corn|barley|rye|reeds|flowers|poppies|sunflowers|lavender|ferns|crops?|rice|cotton|weeds|nettles|heather)\b/,
  },
  {
    piece: "deep_snow",
    postures: DOES("stand"),
    words:
      /\b(?:ankle|knee|thigh|hip|waist|chest|neck|shoulder) deep in (?:the |a )?(?:\w+ ){0,2}?(?:snow|snowdrift|drift|powder)\b/,
  },
  {
    piece: "in_grass",
    postures: DOES("lie", "lie_front", "lie_side", "face_down", "sit_ground"),
    words: new RegExp(
      `\\b(?:in|among|amid|between|through) ${THE}(?:grass|grasses|wheat|corn|barley|rye|oats|flowers|poppies|daisies|sunflowers|lavender|heather|clover|reeds|ferns|meadow|bluebells|tulips|undergrowth|weeds|cornfield|wheatfield)\\b`,
    ),
  },
];
