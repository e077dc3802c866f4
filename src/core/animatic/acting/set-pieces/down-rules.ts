// What a body jumps down from or slides down, by the words of its deed.
import type { Posture } from "../deeds/deed.ts";
import type { SetPiece } from "./piece-names.ts";

export const DOES = (...postures: readonly Posture[]): ReadonlySet<Posture> => new Set(postures);

export interface Rule {
  readonly piece: SetPiece;
  readonly postures: ReadonlySet<Posture>;
  readonly words: RegExp;
}

export const DOWN_RULES: readonly Rule[] = [
  { piece: "ladder_top", postures: DOES("fall_from"), words: /\b(?:ladder|stepladder|trellis)\b/ },
  { piece: "drop_branch", postures: DOES("jump_down", "fall_off_top"), words: /\b(?:tree|branch|bough|treetop|oak)\b/ },
  { piece: "drop_fence", postures: DOES("fall_off_top"), words: /\b(?:fence|gate|railings?|stile)\b/ },
  {
    piece: "drop_rock",
    postures: DOES("jump_down", "fall_off_top"),
    words: /\b(?:rocks?|boulder|cliff|stone|dune|bank|ledge|crag)\b/,
  },
  {
    piece: "drop_boards",
    postures: DOES("jump_down", "fall_off_top"),
    words:
      /\b(?:loft|hayloft|stage|platform|table|crates?|box|cart|wagon|carriage|coach|truck|lorry|van|jeep|fence|gate|ladder|bench|counter|deck|jetty|pier|scaffold\w*|chair|bar|desk|workbench|worktop|sideboard|cupboard|dresser|mantelpiece|shelf|piano|ramp)\b/,
  },
  { piece: "drop_wall", postures: DOES("jump_down", "fall_off_top"), words: /./ },
  {
    piece: "snow_slope",
    postures: DOES("fall_down"),
    words: /\b(?:snow\w*|ice|icy|ski|avalanche|glacier|mountain\w*)\b/,
  },
  { piece: "sand_slope", postures: DOES("fall_down"), words: /\b(?:dunes?|sand\w*|scree)\b/ },
  { piece: "slope", postures: DOES("fall_down"), words: /\b(?:slope|hill\w*|bank|embankment|ravine|bluff)\b/ },
  { piece: "stairs_down", postures: DOES("fall_down"), words: /./ },
  { piece: "couch", postures: DOES("fall_abed"), words: /\b(?:sofa|couch|settee)\b/ },
  { piece: "bed_top", postures: DOES("fall_abed"), words: /./ },
  { piece: "banister", postures: DOES("slide_down"), words: /\b(?:bann?isters?|handrail|railings?|rail)\b/ },
  { piece: "snow_slope", postures: DOES("slide_down"), words: /\b(?:snow\w*|ice|icy|ski|drift|glacier)\b/ },
  { piece: "sand_slope", postures: DOES("slide_down"), words: /\b(?:dunes?|sand\w*|scree|gravel|rubble)\b/ },
  {
    piece: "slope",
    postures: DOES("slide_down"),
    words: /\b(?:slopes?|hill\w*|bank|embankment|mountain\w*|grass\w*|mud\w*|ditch)\b/,
  },
  { piece: "chute", postures: DOES("slide_down"), words: /./ },
];
