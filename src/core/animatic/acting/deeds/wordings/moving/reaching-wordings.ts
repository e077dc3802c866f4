// Wordings of reaching, pointing and looking: where a hand goes in, under, over or through, what is pointed with and at what, and what eyes look up from, down at
// or through.
import { A, ALONE, OWN, words, wordingsOf, type Row } from "../wording.ts";

const GROUND =
  "(?:floor|ground|carpet|rug|sand|snow|grass|mud|road|pavement|street|earth|soil|deck|dirt|gravel|ice|cobbles|cobblestones|path|track|tiles)";
const LOW_THINGS =
  "(?:footprints?|tracks|trail|puddle|stain|bloodstain|chalk (?:line|mark|outline)|grave|body|corpse|hole(?! in the (?:wall|door|roof|fence|window|ceiling|tree|hull))|trapdoor|drain|manhole|shoes?|boots?|feet|toes|ground|floor|carpet|crack in the (?:ice|ground|floor))";
const READ =
  "(?:book|newspaper|paper|papers|letter|phone|map|magazine|notebook|script|menu|report|file|diary|comic|novel|bible|document|telegram|tablet|list|photograph|photo|album|cards|sketchbook|contract)";
const PAPERS =
  "(?:photographs?|photos?|pictures?|menu|list|newspaper|paper|letter|page|headline|ticket|contract|passport|passage|document|book|telegram|drawing|blueprint|plans?|chart|map|diagram|article|name|line|word|signature|date)";
const VESSELS =
  "(?:barrel|cask|tub|vat|well|bucket|pail|bag|sack|box|crate|chest|jar|vase|jug|pot|cauldron|basket|hamper|bin|dustbin|bath|tank|aquarium|water|pond|river|stream|pool|lake|fountain|trough|toilet|drain|hole|nest|hollow|burrow|cage|engine|fire|flames|embers|coals|fish tank|cooler|icebox|tin|bowl|sink|hat|rucksack|backpack|handbag|suitcase|toolbox|cow|horse|mare|sheep)";
const BARS = "(?:bars?|railings?|fence|grille|grating|cage|gate|netting|wire|mesh|slats|hatch|broken \\w+|window|hole)";
const OWN_COAT = `${OWN} (?:\\w+ )?(?:coat|jacket|cloak|robe|blazer|waistcoat|vest|tunic|shirt|blouse|breast pocket|inside pocket|inner pocket|holster|bodice)\\b`;
const ENDS =
  "(?:top|summit|peak|crest|ridge|end|edge|bottom|foot|shore|bank|beach|border|village|town|city|road|crossroads|house|hut|cabin|castle|gates?|doors?|doorway|bridge|river|station|clearing|tree line|harbour|harbor|pier|lighthouse|oasis|cave|camp|landing|platform|surface|other side|far side|island|car|boat|bus stop|corner|church|altar|grave|wreck|finish|exit|stairs|hill|wall|fence)";

const ARMS =
  "(?:fingers?|hands?|arms?|thumbs?|chin|head|nose|toes?|way|gun|pistol|revolver|rifle|shotgun|musket|weapon|cannon|crossbow|bow|arrow|sword|knife|dagger|blade|hose|extinguisher|camera|phone|telescope|binoculars|torch|flashlight|lantern|lamp|laser|blaster|phaser|taser|speargun|hairdryer|dryer)";

const REACHES: readonly Row[] = [
  [
    "reach stretch",
    words(
      "(?:up )?(?:for|to|towards?) (?:the )?(?:\\w+ )?(?:stars?|moon|sun|sky|clouds|heavens)\\b|(?:up )?(?:above|over) (?:his|her) (?:own )?head\\b",
    ),
    { gesture: "reach_up" },
    ALONE,
  ],
  ["reach", words("(?:out )?out of (?:the|a|his|her) (?:\\w+ )?window\\b(?! and)"), { gesture: "lean_out" }, ALONE],
  [
    "reach stretch grope",
    words(
      "(?:up )?(?:for|to) (?:the |a |an )?(?:\\w+ )?(?:ledge|handhold|hold|rung|foothold|crack|overhang|outcrop)\\b",
    ),
    { gesture: "reach_up", posture: "climb" },
    ALONE,
  ],
  [
    "reach",
    words(`(?:\\w+ly )?(?:the|an?|his|her|their) (?:\\w+ ){0,2}?${ENDS}\\b`),
    { posture: "walk", way: "in" },
    { by: "person" },
  ],
  ["reach", words(`(?:\\w+ )?(?:in|into|inside|under) ${OWN_COAT}`), { gesture: "reach_inside_coat" }, ALONE],
  ["reach", words(`(?:\\w+ )?(?:in|into|inside) ${OWN} (?:\\w+ )?pockets?\\b`), { gesture: "reach_in_pocket" }, ALONE],
  ["reach", words("(?:\\w+ )?behind (?:his|her|their)(?: own)? back\\b"), { gesture: "behind_back" }, ALONE],
  [
    "reach stretch",
    words(`(?:an? |his |her |its |out )*(?:arm |hand )?(?:in |deep )?(?:under|underneath|beneath|below) ${A}\\w+`),
    { gesture: "look_under", posture: "kneel_both" },
    ALONE,
  ],
  [
    "reach stretch",
    words(`(?:an? |his |her |its |out )*(?:arm |hand )?(?:out )?(?:through|between) ${A}(?:\\w+ )?${BARS}\\b`),
    { gesture: "reach" },
    ALONE,
  ],
  [
    "reach",
    words(
      `(?:\\w+ )?(?:down )?(?:in|into|inside|to the bottom of) (?!.*\\b(?:cupboard|drawer|fridge|oven)\\b)${A}(?:\\w+ )?${VESSELS}\\b`,
    ),
    { gesture: "reach_in" },
    ALONE,
  ],
  [
    "reach",
    words(`(?:\\w+ )?(?:over|across|past) ${A}(?:wall|fence|counter|bar|gate|hedge|railing|rail|parapet|side)\\b`),
    { gesture: "reach_over" },
    ALONE,
  ],
  [
    "reach",
    words(`down\\b|.*\\bon (?:the|a) (?:\\w+ ){0,2}?${GROUND}\\b|for .*\\bat (?:his|her) feet\\b`),
    { gesture: "reach_low" },
    { by: "person" },
  ],
  [
    "reach",
    words(
      `for ${A}(?:gun|pistol|revolver|rifle|sword|knife|dagger|axe|spear) (?:on|in|under|behind|beside|across|lying|near)\\b`,
    ),
    { gesture: "reach" },
    ALONE,
  ],
];

const POINTS: readonly Row[] = [
  [
    "point",
    words(
      `(?:down )?(?:at|to) (?:${A})?(?:\\w+ ){0,2}?(?:plate|cup|glass|bowl|cards?|chessboard|dish|keyboard|laptop|(?:map|chart|plans?|blueprint|photographs?|photos?|drawing|sketch|letter|book|board|model) on the (?:\\w+ )?(?:table|desk|counter|bench))\\b`,
    ),
    { gesture: "point_table" },
    ALONE,
  ],
  [
    "point",
    words(`${A}(?:torch|flashlight|lantern|lamp|headlamp|searchlight|spotlight) `),
    { gesture: "shine", takes: true },
    ALONE,
  ],
  [
    "point",
    words(`(?!${A}${ARMS}\\b)${A}\\w+ (?:\\w+ly )?(?:straight )?(?:up |down |out )?(?:at|to|towards?|into) `),
    { gesture: "point_with", takes: true },
    { by: "person" },
  ],
  [
    "point",
    words(`with (?!.*\\b(?:fingers?|hands?|arm|thumb|chin|head|nose|paw)\\b)${A}\\w+\\b`),
    { gesture: "point_with", takes: true },
    ALONE,
  ],
  // What has a use of its own when it is pointed is left to that.
  [
    "point level aim",
    words(
      `${A}(?!(?:gun|pistol|revolver|rifle|shotgun|musket|weapon|bow|crossbow|arrow|cannon|blaster|camera|torch|flashlight|lamp|lantern|light|beam|spotlight|telescope|binoculars|microphone|phone|hose|remote|control|finger|fingers|hand|hands|thumb|arm|chin|nose|foot|toes?|way|boat|car|ship|plane|knife|dagger|razor|laser|pointer)\\b)\\w+ (?:straight |right |down |up )?(?:at|towards?)\\b`,
    ),
    { gesture: "point_with", takes: true },
  ],
  [
    "point tap",
    words("(?:at|to) (?:his|her) (?:\\w+ )?(?:watch|wristwatch|wrist)\\b"),
    { gesture: "own_point_wrist" },
    ALONE,
  ],
  ["point", words("(?:at|to|towards) (?:him|her|them)self\\b"), { gesture: "own_point_chest" }],
  ["point", words("(?:his|her) toes?\\b"), { posture: "ballet" }, ALONE],
  ["point jerk", words("with (?:his|her) (?:chin|head|nose)\\b"), { gesture: "nod" }, ALONE],
  [
    "point",
    words(
      "(?:\\w+ ){0,4}?(?:back\\b|behind (?:him|her|them|us|me)\\b|over (?:his|her) shoulder)|(?:his|her|a) thumb\\b",
    ),
    { gesture: "point_back" },
  ],
  ["jerk", words("(?:his|her|a) thumb\\b"), { gesture: "point_back" }, ALONE],
  [
    "point aim turn train swing direct",
    words(
      `${A}(?:camera|phone|lens|video camera|camcorder) (?:up |down |out )?(?:at|to|towards?|into|on)\\b(?! (?:us|him|her|me)self)`,
    ),
    { gesture: "photograph", takes: true },
  ],
  ["point aim", words(`${A}(?:hair ?dryer|dryer)\\b`), { gesture: "beside_face", takes: true }, ALONE],
  [
    "point aim",
    words(`${A}(?:telescope|binoculars|spyglass|field glasses)\\b`),
    { gesture: "spy", takes: true },
    ALONE,
  ],
  [
    "point aim level train",
    words(`${A}(?:laser|blaster|phaser|ray gun|raygun|flare gun|tranquilliser gun|stun gun|taser|speargun)\\b`),
    { gesture: "aim", takes: true },
    ALONE,
  ],
  ["point aim", words(`${A}(?:bow|longbow|arrow)\\b`), { gesture: "draw_bow" }],
  [
    "point",
    words(
      `(?:\\w+ly )?(?:at|to|towards|down at|down to) ${A}(?:\\w+ )?(?:${LOW_THINGS}\\b|(?:\\w+ ){1,3}on (?:the|a) (?:\\w+ )?${GROUND}\\b)`,
    ),
    { gesture: "point_down" },
    ALONE,
  ],
  [
    "point",
    words(
      `(?:\\w+ly )?(?:at|to|out) (?!.*\\b(?:on|in|behind|above|over) the (?:\\w+ )?(?:wall|window|board|screen|blackboard|light box|lightbox|shelf|stage)\\b)(?:an? |the |her |his |one )(?:\\w+ ){0,2}?(?:(?:in|on|of) (?:the|an?) (?:\\w+ )?)?${PAPERS}\\b`,
    ),
    { gesture: "point_at_held", takes: true },
    ALONE,
  ],
];

const VIEWS =
  "(?:sea|ocean|horizon|valley|lake|desert|plains?|prairie|savannah?|distance|sunset|sunrise|bay|water|mountains?|hills|city|skyline|river|fields?|moors?|ruins|waves|harbou?r|landscape|view|countryside|forest|jungle|canyon|dunes|rooftops|lights of the city|steppe)";
const DEPTHS =
  "(?:well|hole|shaft|pit|drain|stairwell|crevasse|ravine|abyss|gorge|canyon|chasm|crater|void|depths|manhole|hatch|chute|precipice)";

const LOOKS: readonly Row[] = [
  [
    "look peer gaze watch stare squint",
    words(`.*\\bthrough (?:${A})?(?:opera ?glasses|field ?glasses|glasses|binoculars|spyglass|lorgnette)\\b`),
    { gesture: "spy", glance: "at" },
    ALONE,
  ],
  [
    "look stare gaze peer",
    words(
      "(?:\\w+ly )?(?:down )?(?:at|in|into) (?:his|her|the) (?:\\w+ ){0,2}?(?:glass|cup|mug|drink|wineglass|goblet|tankard|teacup|coffee|beer|wine|tea|whisky)\\b",
    ),
    { gesture: "look_in_cup", takes: true, glance: "down" },
    ALONE,
  ],
  [
    "look glance",
    words("(?:\\w+ly )?(?:back and forth )?(?:from|between) .*\\b(?:to|and)\\b"),
    { gesture: "look_round" },
  ],
  [
    "look glance gaze",
    words("(?:\\w+ly )?(?:the other way|in the (?:other|opposite) direction)\\b"),
    { glance: "away" },
  ],
  ["look peer stare gaze", words(`(?:in|into|through) ${A}periscope\\b`), { gesture: "look_along" }, ALONE],
  [
    "look glance gaze peer",
    words(
      "(?:\\w+ly )?(?:all )?(?:round|around|about)\\b(?! (?:the|a) (?:\\w+ )?(?:corner|doorframe|door|tree|wall|edge)\\b)(?! at\\b)(?! (?:his|her) shoulder)|(?:\\w+ly )?(?:left and right|right and left|both ways|up and down the|from side to side|in (?:all|every) directions?)\\b",
    ),
    { gesture: "look_round" },
    ALONE,
  ],
  [
    "look gaze stare",
    words(
      `(?:\\w+ly |silently )?(?:out |away )?(?:across|over|out to|out over|out at|out across|out towards|out into|into|to|towards) (?:the )?(?:\\w+ )?${VIEWS}\\b`,
    ),
    { glance: "beyond" },
    ALONE,
  ],
  [
    "look peer stare gaze glance lean",
    words(
      `(?:\\w+ly )?(?:down )?(?:in|into|down) (?:the|an?) (?:\\w+ )?${DEPTHS}\\b|down (?:at|on|upon|onto|into|to) (?:the|a) (?:\\w+ ){1,4}?(?:(?:far )?below|beneath (?:him|her|them))\\b`,
    ),
    { gesture: "lean_over", glance: "down" },
    ALONE,
  ],
  [
    "look glance",
    words(`up (?:\\w+ly )?from (?:the|an?|his|her|their) (?:\\w+ )?${READ}\\b`),
    { gesture: "look_up_from", takes: true },
  ],
  [
    "look stare gaze glance peer",
    words(
      "(?:\\w+ly )?(?:down )?(?:at|upon|into) (?:his|her|their|its)(?: own)? (?:\\w+ ){0,3}?(?:hands|palms|fingers|nails|fingernails|knuckles)\\b|(?:down )?at (?:the|his|her) (?:\\w+ ){0,2}?ring on (?:his|her) (?:\\w+ )?finger\\b",
    ),
    { gesture: "look_at_hands", glance: "down" },
    ALONE,
  ],
  [
    "look peer squint gaze stare",
    words(
      `through ${A}(?:magnifying ?glass|magnifier|lens|loupe|monocle)\\b|at .*\\bthrough ${A}(?:magnifying ?glass|magnifier|lens|loupe)\\b`,
    ),
    { gesture: "peer_through" },
    ALONE,
  ],
  [
    "look peer stare gaze glance watch",
    words(
      `(?:\\w+ly )?(?:out )?(?:through|between|from behind) ${A}(?:\\w+ )?(?:bars|railings|grille|grating|mesh|wire fence|chain link fence)\\b`,
    ),
    { gesture: "grip_bars" },
    ALONE,
  ],
  [
    "look peer glance search",
    words(
      "(?:\\w+ly )?(?:under|underneath|beneath) (?:the|an?|his|her) (?:\\w+ )?(?:sofa|couch|table|desk|chair|bench|seat|cupboard|wardrobe|stove|rug|carpet|counter|bunk|car|truck|van|wagon|cart|boat|piano|pew)\\b",
    ),
    { gesture: "look_under", posture: "kneel_both" },
    ALONE,
  ],
  ["look peer", words("up (?:the|a) (?:\\w+ )?chimney\\b"), { posture: "crouch", glance: "up" }, ALONE],
];

export const REACHING_WORDINGS = wordingsOf([...REACHES, ...POINTS, ...LOOKS]);
