// Wordings of bodies that fall from what they were on, and where they come to: off ladders and walls, out of beds, trees and windows, down stairs and hills,
// overboard, against walls.
import { wordingsOf, words, type Row } from "../wording.ts";

const FALLS = "fall topple tumble plunge pitch slip crash roll";
const FROM = "(?:\\w+ly |back |down |right |straight |head ?first |headlong |backwards? |forwards? |sideways )*";
const OFF = `${FROM}(?:off|from|out of|down from|off of) (?:the|a|an|his|her|their|its) (?:top of (?:the|a) |side of (?:the|a) |edge of (?:the|a) )?(?:\\w+ ){0,2}?`;
/** They go into the water with what follows. */
const WATERSIDE =
  "(?:jetty|pier|quay|dock|wharf|pontoon|boat|ship|deck|raft|ferry|yacht|gondola|canoe|kayak|bank|surfboard|paddleboard)";

const ROWS: readonly Row[] = [
  [
    FALLS,
    words(
      `(?:over |\\w+ly )?(?:backwards? |back )(?:off|in|on|with|over|out of) (?:the|a|his|her|their) (?:\\w+ )?(?:chair|stool|bench|seat)\\b|over backwards? (?:on|in|with|off) (?:the|a|his|her|their) (?:\\w+ )?(?:chair|stool|bench|seat)\\b`,
    ),
    { posture: "fall_back", from: "sit" },
    { by: "person", isPaired: false },
  ],
  [
    FALLS,
    words(`${OFF}(?:trapeze|high wire|tightrope|wire|rigging|bridge|viaduct|chairlift|ski lift|cable car|balloon)\\b`),
    { posture: "fall" },
    { by: "person", isPaired: false },
  ],
  [
    FALLS,
    words(
      `${FROM}overboard\\b|${FROM}(?:off|over) (?:the|a) (?:side|rail|railing|gunwale|bow|stern)(?: of (?:the|a|his|her) (?:\\w+ )?(?:boat|ship|ferry|raft|yacht|deck|sloop|trawler))? ?(?:$|,|and|into|in)`,
    ),
    { posture: "fall_in" },
    { by: "person", isPaired: false },
  ],
  [FALLS, words(`${OFF}${WATERSIDE}\\b`), { posture: "fall_in" }, { by: "person", isPaired: false }],
  [
    FALLS,
    words(`${OFF}(?:ladder|stepladder|rope|pole|mast|drainpipe|trellis|lamppost|rigging)\\b`),
    { posture: "fall_from" },
    { by: "person", isPaired: false },
  ],
  [
    FALLS,
    words(
      `${OFF}(?:tree|branch|bough|treetop|oak|apple tree|wall|fence|gate|table|desk|workbench|work bench|bench|worktop|sideboard|cupboard|dresser|mantelpiece|windowsill|sill|ledge|piano|ramp|counter|bar|loft|hayloft|barrel|crate|box|cart|wagon|boulder|rock|podium|pedestal|scaffold\\w*|haystack|tree ?house|shelf|wardrobe|top bunk|upper bunk|garden wall)\\b(?! bed)`,
    ),
    { posture: "fall_off_top" },
    { by: "person", isPaired: false },
  ],
  [
    FALLS,
    words(`${OFF}(?:skate ?board|snowboard|board|scooter)\\b`),
    { posture: "tumble" },
    { by: "person", isPaired: false },
  ],
  [
    FALLS,
    words(
      `${FROM}(?:off|from|out of) (?:(?:the|a|his|her|their) )?(?:\\w+ )?(?:bed|bunk|mattress|cot|sofa|couch|hammock|settee)\\b`,
    ),
    { posture: "fall_abed" },
    { by: "person", isPaired: false },
  ],
  [
    `${FALLS} bounce somersault`,
    words(
      `(?:\\w+ly |all the way |head ?first |headlong |backwards? |head over heels )*(?:down|from the top of) (?:the|a|an|some|two|her|his) (?:\\w+ ){0,2}?(?:stairs?|staircase|steps|stairwell|flight|escalator)\\b`,
    ),
    { posture: "fall_down" },
    { by: "person", isPaired: false },
  ],
  [
    "fall topple tumble plunge pitch slip crash",
    words(
      `${FROM}(?:down) (?:the|a|an|some) (?:\\w+ ){0,2}?(?:hill|hillside|slope|mountain|mountainside|dune|bank|embankment|ravine|scree|bluff)\\b`,
    ),
    { posture: "fall_down" },
    { by: "person", isPaired: false },
  ],
  [
    FALLS,
    words(
      `${FROM}down (?:the|a|an) (?:\\w+ ){0,2}?(?:well|hole|shaft|pit|manhole|chute|hatch|mine|trapdoor|chasm|crevasse|lift shaft)\\b`,
    ),
    { posture: "drop_in" },
    { by: "person", isPaired: false },
  ],
  [
    "fall stumble stagger lurch slump reel crash slam",
    words(`${FROM}against (?:the|a|an) (?:\\w+ ){0,2}?(?:wall|door|fence|railing|lockers?|pillar|car|bars)\\b`),
    { posture: "lean", from: "stagger" },
    { by: "person", isPaired: false },
  ],
  [
    "fall trip stumble tumble",
    words(
      `${FROM}over (?:the|a|an|his|her|their|its|some) (?!(?:\\w+ ){0,2}?(?:edge|side|rail|railings?|bann?isters?|balustrade|parapet|cliff|balcony|fence|gate|wall|hedge|bow|stern|brink|bonnet|names?|words?|lines?|speech|questions?|syllables?|lyrics)\\b)\\w+`,
    ),
    { posture: "tumble" },
    { by: "person" },
  ],
];

export const FALLING_FROM_WORDINGS = wordingsOf(ROWS);
