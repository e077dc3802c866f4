// Wordings of things that hands take from where they hang, stand or lie and put elsewhere: off a line, a hook, a floor, out of a hand, into one's own clothes, into somebody's hands.
import { ALONE, OWNER, PAIR, PLAIN, SOME_THING, words, wordingsOf, type Row } from "../wording.ts";

const THE = String.raw`(?:${OWNER}|(?:the|an?|his|her|its|their|one) (?:${PLAIN} ){0,3}?)?`;
const FROM = "(?:off|from|out of|down from)";
/** A telephone is answered so, and a picture taken from a wall in another way. */
const NOT_SO =
  "(?!(?:up |out |down )?(?:the |an? |his |her |their )?(?:\\w+ )?(?:phone|telephone|receiver|handset|barbell|weights?|dumbbells?|baby|child|foot|feet|head|finger|crumbs|dust|dirt|himself|herself)\\b)";
const HUNG =
  "(?:line|washing line|clothesline|hook|peg|rail|hanger|nail|coat rack|rack|branch|rope|key ?board|board|hatstand|coat stand)";
const LUGGAGE =
  "(?:suitcases?|bags?|trunk|luggage|case|cases|rucksack|backpack|box|crate|basket|bundle|sack|parcels?|satchel|duffel|kitbag|hatbox)";
const OWN_CLOTHES =
  "(?:apron|aprons|pockets?|coat|jacket|sleeve|boots?|belt|waistband|bodice|blouse|shirt|robe|cloak|cape|dress|sash|stocking|tunic|kimono|waistcoat|vest|breast pocket|trousers|hoodie|jumper)";
const PUTS = "slip slide drop put tuck stuff shove push hide stick stow cram jam thrust poke pop";

const ROWS: readonly Row[] = [
  // From where it hangs or stands high.
  [
    "take snatch pull grab lift pluck unpeg unhook unpin fetch get remove reach tear yank whip",
    words(`${NOT_SO}(?:down )?${SOME_THING} (?:down )?(?:off|from|down from) ${THE}${HUNG}\\b`),
    { gesture: "pluck", takes: true },
    ALONE,
  ],
  // On the shoulder, wherever to.
  [
    "carry bear haul lug tote bring",
    words(`${NOT_SO}${SOME_THING} .*\\b(?:on|over|across) (?:his|her|their|one|the) (?:\\w+ )?shoulders?\\b`),
    { posture: "walk", way: "across", gesture: "shoulder", takes: true },
    ALONE,
  ],
  // Up against the light, to be looked at.
  [
    "lift raise hold turn tilt bring",
    words(
      `${NOT_SO}${SOME_THING} (?:up )?(?:to|towards?|into|against) the (?:\\w+ )?(?:light|sun|sunlight|window|sky|moon|moonlight)\\b`,
    ),
    { gesture: "raise", takes: true },
    ALONE,
  ],
  // From the ground.
  [
    "pick gather scoop snatch lift grab take collect",
    words(
      `${NOT_SO}(?:up )?${SOME_THING} (?:up )?${FROM} ${THE}(?:floor|ground|carpet|grass|pavement|road|sand|snow|cobbles|mud|dirt|deck|gutter)\\b`,
    ),
    { gesture: "pick_up", takes: true },
    ALONE,
  ],
  // Out of what lies over it, or spreads.
  [
    "pull draw drag tug dig fish lift rescue snatch pluck haul rake claw",
    words(
      `(?:out )?${SOME_THING} (?:out )?(?:of|from|out of) ${THE}(?:coffee|tea|wine|milk|mud|snow|rubble|ashes|ash|sand|hay|straw|leaves|puddle|debris|wreckage|mess|rubbish|earth|soil|embers|spill)\\b`,
    ),
    { gesture: "lift_from", takes: true },
    ALONE,
  ],
  // From behind other things, on a shelf or a table.
  [
    "pull take draw fetch get produce slide bring",
    words(`(?:out )?${SOME_THING} (?:out )?from (?:behind|between|among|amongst|beside|on top of) ${THE}\\w+`),
    { gesture: "take", takes: true },
    ALONE,
  ],
  // Out of somebody's hand.
  [
    "take lift",
    words(
      `${SOME_THING} ${FROM} ${OWNER}(?:(?:open |outstretched |cupped )(?:hands?|fingers)|(?:open |outstretched )?(?:palm|lap))\\b`,
    ),
    { gesture: "take_from", takes: true },
    PAIR,
  ],
  // Into somebody's hands.
  [
    "pour tip shake empty press count",
    words(
      `(?:(?:the|some|an?|his|her) )?(?:\\w+ ){1,4}?(?:in|into) ${OWNER}(?:open |outstretched |cupped )?(?:palms?|hands?)\\b`,
    ),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    "tuck put lay place slip push drop thrust press shove",
    words(`${NOT_SO}${SOME_THING} (?:back )?(?:under|into|in|beside|next to) ${OWNER}(?:arms?|side)\\b`),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  // Somebody else's luggage, and not them.
  [
    "lift heave hoist swing raise put carry haul lug",
    words(
      `(?:\\w+ 's|the \\w+ 's) (?:\\w+ )?${LUGGAGE} (?:up )?(?:onto|on|into|to) (?:the|a) (?:\\w+ )?(?:roof|roof rack)\\b`,
    ),
    { gesture: "raise", posture: "stand", takes: true },
  ],
  [
    "lift heave hoist swing pick grab haul",
    words(`(?!.*\\b(?:rack|overhead|shelf)\\b)(?:up )?${OWNER}(?:\\w+ )?${LUGGAGE}\\b`),
    { gesture: "lift", takes: true },
    PAIR,
  ],
  // Into one's own clothes, and under them.
  [
    PUTS,
    words(
      `(?!.*\\b(?:hands?|arms?|fingers?|foot|feet)\\b)${SOME_THING} (?:back |quickly |from ${THE}\\w+ )?(?:in|into|inside|under|beneath|down|up) (?:his|her|their) (?:own )?(?:\\w+ )?${OWN_CLOTHES}\\b`,
    ),
    { gesture: "pocket", takes: true },
  ],
  [
    PUTS,
    words(
      `${SOME_THING} (?:back |quickly |from ${THE}\\w+ )?(?:in|into|inside) (?:his|her|their) (?:own )?(?:\\w+ )?(?:bag|handbag|purse|satchel|rucksack|backpack|briefcase|suitcase|basket|sack|holdall|knapsack)\\b`,
    ),
    { gesture: "pack_in" },
    ALONE,
  ],
  // Into what stands there, and on top of something.
  [
    "put place lay set pack stow stuff",
    words(
      `${NOT_SO}${SOME_THING} (?:back )?(?:in|into|inside) (?:the|an?) (?:\\w+ )?(?:toolbox|laundry basket|hamper)\\b`,
    ),
    { gesture: "put_into", takes: true },
    ALONE,
  ],
  ["put set lay place leave", words(`${SOME_THING} on top of \\w+`), { gesture: "put_down", takes: true }, ALONE],
  [
    "heave throw lift swing lay put sling hoist set toss",
    words(
      `${SOME_THING} (?:up )?(?:on|onto|over|across) ${THE}(?:horse|donkey|mule|camel|pony|llama|ox|mare|stallion)(?: 's (?:back|shoulders|flank|hump))?$`,
    ),
    { gesture: "load_up", takes: true },
    { by: "person" },
  ],
  // Off one's own belt or back; out of somebody else's clothes; from up in a tree.
  [
    "take pull draw unhook untie unclip slip",
    words(`${SOME_THING} (?:off|from) (?:his|her) (?:own )?(?:\\w+ )?(?:belt|hip|waist|sash|waistband)\\b`),
    { gesture: "draw_out", takes: true },
    ALONE,
  ],
  [
    "take pull draw slip slide lift fish pick",
    words(
      `${SOME_THING} (?:off|from|out of) ${OWNER}(?:\\w+ )?(?:boot|pocket|belt|bag|handbag|sock|sleeve|waistband|apron|jacket|coat)\\b`,
    ),
    { gesture: "snatch", takes: true },
    PAIR,
  ],
  [
    "drop throw toss",
    words(
      "(?:down )?(?:(?:the|an?|some|two|three|his|her) )?(?:\\w+ )?(?:apples?|pears?|nuts|plums|cherries|stones?|keys?|rope|coconuts?|sacks?|bags?|bundles?|parcels?) down(?: from| out of|$)",
    ),
    { gesture: "drop", takes: true },
    { by: "person" },
  ],
  ["tip empty shake dump turn", words(`${OWNER}(?:\\w+ )?${LUGGAGE} out\\b`), { gesture: "tip_out", takes: true }],
  [
    "take pick lift grab snatch pluck",
    words(
      `${NOT_SO}${SOME_THING} (?:up )?(?:from|off) ${OWNER}(?:tray|plate|table|desk|stall|cart|basket|counter|platter)\\b`,
    ),
    { gesture: "take", takes: true },
    PAIR,
  ],
  [
    "pick",
    words(
      `${NOT_SO}${SOME_THING} (?:up )?(?:from|off|out of) ${THE}(?:heap|pile|stack|tray|plate|table|desk|bench|counter|rack)$`,
    ),
    { gesture: "take", takes: true },
    ALONE,
  ],
  [
    "set put lay place",
    words(
      `${NOT_SO}${SOME_THING} (?:in|into) (?:(?:the )?(?:\\w+ ){1,2}?'s) (?:open |outstretched |cupped )?(?:palms?|hands?)\\b`,
    ),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  // Out of one's own clothes; into somebody's hat or basket; over a table towards oneself.
  [
    "take pull draw fish slip slide dig get produce bring whip",
    words(
      `${SOME_THING} (?:out of|from|from inside|out from) (?:his|her) (?:own )?(?:\\w+ )?(?:${OWN_CLOTHES}|shoe|overalls|hat|cap|glove|garter|bra|beard|turban|kilt)\\b`,
    ),
    { gesture: "draw_out", takes: true },
    ALONE,
  ],
  [
    "drop toss throw put place fling flick pour tip shake empty count",
    words(
      `${NOT_SO}(?!.*\\b(?:tea|coffee|water|wine|beer|soup|milk|lap)\\b.*\\blap\\b|(?:an? |the |some |his |her )?(?:\\w+ of )?(?:tea|coffee|water|wine|beer|soup|milk|juice)\\b)${SOME_THING} (?:in|into) ${OWNER}(?:hat|cap|cup|bowl|case|tin|lap|basket|mug|guitar case|apron|skirt)\\b`,
    ),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    "draw",
    words(
      `(?!.*\\b(?:lines?|circles?|cross|heart|arrow|seam|pattern|curtains?|bow|finger|hand|nails?|chalk|brush)\\b)${SOME_THING} (?:across|towards|over|along) (?:the|him|her|his)\\b`,
    ),
    { gesture: "take", takes: true },
    ALONE,
  ],
  [
    "sweep fling whip shrug cast throw",
    words("off (?:his|her) (?:\\w+ )?(?:cape|cloak|coat|robe|shawl|jacket)\\b"),
    { gesture: "coat_off", takes: true },
    ALONE,
  ],
  // Up where it hangs; up or down to somebody; into a narrow opening; off a jar.
  [
    "hang",
    words(
      `(?!.*\\b(?:arms?|shoulders?|chair|head|neck)\\b)${SOME_THING} (?:up )?(?:in|on|over|from|inside|above|beside) (?:the|an?|his|her)\\b`,
    ),
    { gesture: "hang_up", takes: true },
    ALONE,
  ],
  [
    "toss throw sling fling chuck lob",
    words(`${SOME_THING} (?:up|down|over|across) to (?:them|\\w+)\\b`),
    { gesture: "throw", takes: true },
    PAIR,
  ],
  [
    "swing heave hoist lift lower haul reach bring",
    words(
      `${NOT_SO}(?!them )${SOME_THING} (?:up|down|over|across)?(?: )?to (?:them|the \\w+)(?: (?:on|in|at|from|through|over)\\b|$)`,
    ),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    `${PUTS} roll`,
    words(
      `${NOT_SO}${SOME_THING} (?:in|into) (?:the|an?) (?:\\w+ )?(?:bottle|crack|hole|slot|gap|crevice|tube|niche|chink)\\b`,
    ),
    { gesture: "insert", takes: true },
    ALONE,
  ],
  [
    "take twist screw pull prise unscrew",
    words(
      "(?:the|its) (?:\\w+ )?(?:lid|cap|top|stopper|cork) (?:off|from) (?:the|an?|his|her) (?:\\w+ )?(?:jar|bottle|tube|flask|tin|thermos)\\b",
    ),
    { gesture: "screw_lid" },
    ALONE,
  ],
  ["fill water", words(".*\\bwith (?:the|an?|his|her) (?:\\w+ )?hose\\b"), { gesture: "spray" }, ALONE],
  // Over a stall or a table.
  [
    "unroll spread lay throw fling drape shake unfold roll pull draw",
    words(
      `(?:out )?(?:the|an?|his|her) (?:\\w+ ){0,3}?(?:cloth|sheet|tablecloth|rug|carpet|silk|velvet|fabric|canvas|blanket|flag)(?: out)? (?:over|across|on|onto|along) ${THE}(?:stall|table|counter|bench|desk|altar|trestle|workbench)\\b`,
    ),
    { gesture: "spread_sheet", takes: true },
    ALONE,
  ],
  // Off a table in one sweep.
  [
    "sweep brush swipe knock",
    words(
      `${NOT_SO}(?:everything|all|(?:the|some|all|his|her) (?:\\w+ ){0,2}?\\w+) (?:off|from) ${THE}(?:table|desk|counter|bar|shelf|worktop)\\b`,
    ),
    { gesture: "sweep_off", takes: true },
  ],
  // Emptied into what belongs to somebody.
  [
    "tip empty pour dump tilt",
    words(
      `(?:the|an?|his|her) (?:\\w+ )?(?:bucket|basket|sack|bag|crate|box|pail|tray|drawer|till|apron|hat|cap|bowl|helmet|purse|pan)(?: of \\w+)? (?:in|into|onto) ${OWNER}(?:cart|barrow|wagon|basket|crate|box|bucket|trough|wheelbarrow|bin|sack|bag)\\b`,
    ),
    { gesture: "tip_out", takes: true },
  ],
  // One key after the other.
  [
    "try test",
    words("(?:(?:one|the|an?|another|each|every|all|his|her) )?(?:\\w+ )?keys?\\b"),
    { gesture: "turn_key", takes: true },
  ],
  // Held over things and people.
  [
    "hold keep",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:umbrella|parasol) (?:open )?(?:up )?over (?:they|them|both|the two|the pair)\\b",
    ),
    { gesture: "shelter", takes: true, opens: true },
  ],
];

export const CARRIED_WORDINGS = wordingsOf(ROWS);
