// Wordings of bodies that get somewhere: up walls, through openings, along ledges, into crates, behind something.
import { PAIR, words, wordingsOf, type Row } from "./wording.ts";

const HIGH_PATHS =
  "(?:rope|tightrope|wire|cable|beam|log|trunk|rail|railing|girder|ledge|parapet|plank|roof ridge|ridge of the roof|fence)";
const COVER =
  "(?:hedge|bush|bushes|tree|wall|crate|crates|barrel|barrels|pillar|column|rock|boulder|car|door|curtain|bin|bins|stack|log|tombstone|gravestone|trunk|corner|counter|sofa|cart|van|truck)";
const OPENINGS =
  "(?:holes?|gap|opening|breach|crack|tunnel|pipe|duct|vent|shaft|crawlspace|culvert|drain|bars|railings)";

/** What a body lies or sits in that has sides to climb over. */
const NESTS = String.raw`(?:the|a|an|his|her|its) (?:\w+ ){0,2}?(?:crib|cot|cradle|playpen|crate|box|chest|trunk|barrel|bin|basket|hamper|skip|dumpster)\b`;

/** "meets her eyes" is a look. */
const IN_PERSON = String.raw`(?!.*\b(?:eyes?|gaze|look|glance|head-on)\b)`;

const ROWS: readonly Row[] = [
  ["meet", words(`${IN_PERSON}(?!with\\b)`), { posture: "walk", way: "in" }, { by: "person", isJoint: true }],
  ["meet", words(`${IN_PERSON}them(?! 's)\\b`), { posture: "walk", way: "in" }, PAIR],
  [
    "pull draw",
    /^them (?:by the hand )?(?:out )?(?:onto|across|over) the (?:\w+ )?(?:ice|rink|sand|snow|lawn)\b/,
    { posture: "walk", way: "across", gesture: "hand_in_hand" },
    { isPaired: true },
  ],
  [
    "creep sneak steal move go inch edge shuffle scuttle slip scurry come",
    /^(?:\w+ly |along |forwards? |away |off )*on (?:(?:his|her|their) (?:hands and knees|belly|stomach|elbows)|fours)\b/,
    { posture: "crawl", way: "across" },
    { by: "person", isPaired: false },
  ],
  [
    "mount straddle bestride",
    /^(?:on )?(?:his|her|the|a|an|their) (?:\w+ )?(?:broom|broomstick|bike|bicycle|motorbike|motorcycle|scooter)s?\b/,
    { posture: "ride" },
    { by: "person" },
  ],
  [
    "rise lift drift soar ascend float",
    /^(?:\w+ly )?(?:up )?(?:in|into|through) the air\b/,
    { posture: "float" },
    { by: "person", isPaired: false },
  ],
  [
    "lift drift soar float",
    /^(?:\w+ly )?(?:up )?off (?:the|her|his) (?:\w+ )?(?:ground|floor|chair|bed|feet)\b/,
    { posture: "float" },
    { by: "person", isPaired: false },
  ],
  [
    "climb clamber crawl scramble haul heave pull push come",
    /^(?:(?:him|her|them)sel(?:f|ves) )?(?:up )?through (?:the|a) (?:\w+ )?(?:hatch|trapdoor|manhole)\b(?!.*\b(?:down|into|below)\b)/,
    { posture: "climb_out" },
    { by: "person", isPaired: false },
  ],
  [
    "climb clamber crawl scramble get hop slip wriggle slide heave haul pull lower let",
    words(String.raw`(?:(?:him|her|it|them)sel(?:f|ves) )?(?:out of|from inside) ${NESTS}`),
    { posture: "climb_out", gesture: "none" },
    { by: "person", isPaired: false },
  ],
  [
    "swing throw put hook cock lift sling get hoist",
    words(
      String.raw`(?:one|a|his|her|its|both|the other) (?:\w+ )?legs? (?:out )?over (?:the (?:rail|side|edge|rim|bars?|lip|wall|gate)(?: of)? )?${NESTS}`,
    ),
    { posture: "climb_out", gesture: "none" },
    { by: "person", isPaired: false },
  ],
  [
    "swing throw put hook cock lift sling get hoist",
    /^(?:one|a|his|her|its|both) (?:\w+ )?legs? over (?:the|a) (?:\w+ )?(?:balustrade|bannisters?|banisters?|gunwale|bulwark|rail|railings?|handrail|fence|gate|wall|parapet)\b/,
    { posture: "climb_over", gesture: "none" },
    { by: "person", isPaired: false },
  ],
  [
    "slip climb get crawl squeeze duck jump hop scramble roll dive leap fold clamber hide",
    words(
      String.raw`(?:(?:him|her|them)sel(?:f|ves) )?(?:head ?first |quickly |down )?(?:in|into|inside) (?:the|a|an|one of the) (?:\w+ ){0,2}?(?:crate|barrel|chest|trunk|coffin|bin|dustbin|skip|hamper|dumpster|cask|laundry basket)\b`,
    ),
    { posture: "climb_in" },
    { by: "person", isPaired: false },
  ],
  [
    "slide shin shimmy slither swarm glide go come",
    words(
      String.raw`(?:\w+ )?down (?:the|a|an|his|her) (?:\w+ )?(?:rope|vine|cable|chain|liana|sheets?|line|curtain)\b`,
    ),
    { posture: "climb", way: "down" },
    { by: "person" },
  ],
  [
    "haul pull drag heave hoist inch lever winch work fight claw",
    words(
      String.raw`(?:(?:him|her|them)sel(?:f|ves)|(?:his|her|their) way) (?:\w+ ){0,3}?up (?:the|an?|one of the) (?:\w+ ){0,3}?(?:ropes?|vines?|cables?|chains?|line|lianas?|poles?|post|mast|ladder|walls?|cliff|face|fence|tree|trunk|net|netting|rigging|drainpipe|pipe|sheets|tower|shaft)\b`,
    ),
    { posture: "climb" },
    { by: "person", isPaired: false },
  ],
  [
    "swing hop hobble limp go walk move",
    /\bon (?:(?:his|her|the|a|two) )?crutch(?:es)?\b/,
    { posture: "limp", way: "across" },
  ],
  ["jump leap hop spring", /^over (?:the|a) (?:tennis )?net\b/, { posture: "vault" }, { by: "person" }],
  [
    "bounce",
    /^(?:once |twice |\w+ times )?(?:high|higher|up|into the air|on\b)/,
    { posture: "jump_up", mood: "glad" },
    { by: "person" },
  ],
  [
    "haul swing heave pull climb clamber scramble get",
    /^(?:(?:him|her|them)sel(?:f|ves) )?(?:up )?over (?:the|a) (?:\w+ )?(?:balustrade|bannisters?|banisters?|gunwale|bulwark|sill|rail|handrail)\b/,
    { posture: "climb_over" },
    { by: "person" },
  ],
  [
    "slip",
    /^(?:on |off )?(?:the|a|his|her|its) (?:\w+ )?(?:bridle|halter|collar|harness|leash|muzzle|headcollar|bit)\b/,
    { gesture: "caress" },
    { by: "person" },
  ],
  [
    "vault leap jump spring",
    /^over (?:the|a) (?:\w+ )?(?:horse|buck|box|pommel)\b/,
    { posture: "vault" },
    { by: "person" },
  ],
  [
    "slide roll wheel push scoot inch shuffle ease",
    /^(?:(?:him|her|it|them)sel(?:f|ves) )?(?:out )?(?:from )?(?:under|underneath|beneath) .*\b(?:on (?:his|her|its|the) back|on a (?:\w+ )?(?:creeper|trolley|board))\b/,
    { posture: "lie", way: "across" },
    { by: "person" },
  ],
  [
    "drive",
    /^(?:them|(?:the|an?|his|her|their) (?:\w+ )?\w+) (?:home|to (?!the (?:wall|edge|ground|floor|gate|brink))|into town|back (?:home|to)|through town|out of town|across town|round|around)\b/,
    { posture: "drive", way: "across" },
    { isPaired: true },
  ],
  ["drive", /^(?:it|them) (?:out|off|away|back|outside)\b/, { posture: "run", way: "across" }, { by: "person" }],
  ["run", /^through (?:the|a|some|his|her|their) /, { posture: "run", way: "across" }, { by: "person" }],
  [
    "run walk balance dance spin",
    /^on (?:a|the|two) (?:\w+ )?(?:log|logs|barrel|ball)\b/,
    { posture: "tightrope", way: "across" },
    { by: "person" },
  ],
  ["clamber scramble climb swarm", /^(?:over |up )?after (?:them\b|the)/, { posture: "climb_over" }, { by: "person" }],
  [
    "hop jump leap skip spring bound step",
    /^(?:\w+ly )?from (?:\w+ ){1,2}?to (?!the (?:door|window|floor|table|bed|chair))(?:\w+)(?: |$)/,
    { posture: "leap" },
    { by: "person" },
  ],
  [
    "bolt run dash sprint race rush break tear hurry make",
    /^(?:straight |wildly |off )?(?:for|out of|out) the (?:\w+ )?(?:doors?|exit|doorway|gate)\b/,
    { posture: "run", way: "out" },
    { by: "person" },
  ],
  [
    "sail soar",
    /^(?:clean |clear |high |feet first )?over (?:the|a) (?:\w+ )?(?:cross)?bar\b/,
    { posture: "high_jump" },
    { by: "person", isPaired: false },
  ],
  [
    "swing throw put hook cock lift sling get hoist",
    /^(?:one|a|his|her|its|both) (?:\w+ )?legs? (?:out )?(?:over|through|out of) (?:the|a) (?:\w+ )?(?:window|windowsill|sill|window ledge)\b/,
    { posture: "climb_out" },
    { by: "person", isPaired: false },
  ],
  ["cross catch", /^(?:his|her|their) (?:\w+ )?skis\b/, { posture: "ski", way: "across" }, { by: "person" }],
  [
    "walk",
    /^(?:it|(?:lock|beam|gate|door)|the (?:\w+ ){0,2}?(?:gate|door|beam|capstan|wheel)) (?:open|shut|closed|round|around)\b/,
    { gesture: "push", posture: "walk", way: "across" },
    { by: "person" },
  ],
  ["circle", /^/, { posture: "walk", way: "across" }, { by: "person" }],
  [
    "jab punch hook box hammer pound hit strike",
    /^(?:at |into |away at )*(?:the|his|her) (?:\w+ )?(?:pads?|mitts|bag|punchbag|dummy)\b/,
    { posture: "fight" },
    { by: "person" },
  ],
  [
    "shoot fire blast slam hammer smash strike curl chip volley",
    /^(?:the |a )?(?:ball|shot|football|penalty)\b.*\b(?:(?<!over the )net|goal|keeper|goalkeeper|goalie|crossbar|post)\b/,
    { posture: "kick" },
    { by: "person" },
  ],
  [
    "dive",
    /^(?:head ?first )?over (?:the|a) (?:\w+ )?(?:gate|fence|wall|hedge|railing|railings|barrier|table|desk|sofa|barricade)\b/,
    { posture: "vault" },
    { by: "person" },
  ],
  [
    "cling hold hang clutch",
    /^(?:on )?(?:tight(?:ly)? |desperately )?(?:to|onto|round|around)? ?(?:its|the (?:horse|pony|camel|mule|donkey|bull|dragon|elephant|beast|animal) 's) (?:neck|mane|back|hump|reins)\b/,
    {},
  ],
  [
    "cling hang",
    /^(?:on )?(?:tight(?:ly)? |desperately )?(?:to|onto) (?:the|a) (?:\w+ )?(?:rock|rocks|rock ?face|cliff ?face|wall of (?:rock|ice)|ice ?face|granite|overhang|mountain ?side|rock wall|ice wall)\b/,
    { posture: "climb", way: "none" },
  ],
  [
    "split break smash chop crack shatter",
    /^(?:the|an?|two|three|four|five|some) (?:\w+ )?(?:boards?|bricks?|planks?|tiles?|blocks?|slabs?)\b.*\b(?:with|in half|in two)\b.*\b(?:hand|fist|foot|elbow|forehead|head|palm)\b/,
    { gesture: "bang" },
    { by: "person" },
  ],
  ["hold hang", /^(?:on|tight|fast)(?= (?:tight|tightly|with one|for (?:dear )?life|as|while|and)\b|$)/, {}],
  [
    "squeeze wriggle worm crawl squirm slip climb wiggle duck scramble slither creep push snake edge",
    words(
      String.raw`(?:(?:him|her|them)self |(?:his|her|their) way |out |in )?through (?:the|a|an|some|his|her) (?:\w+ ){0,2}?${OPENINGS}\b(?! (?:door|in the (?:roof|ceiling|floor|ice)))`,
    ),
    { posture: "crawl", way: "across" },
    { by: "person" },
  ],
  [
    "drag",
    words(
      String.raw`(?:him|her|it|them)(?:self|selves) (?:\w+ )?(?:over|across|along|through|towards?|to|forwards?|away)\b`,
    ),
    { posture: "drag_self", way: "across" },
    { by: "person" },
  ],
  [
    "worm wriggle squirm inch slither snake",
    words(
      String.raw`(?:\w+ )?(?:through|along|under|into|across|forwards?|out)\b.*\b(?:duct|vent|pipe|tunnel|shaft|elbows|belly|stomach|grass|mud|floor|crack|gap)\b`,
    ),
    { posture: "drag_self", way: "across" },
    { by: "person" },
  ],
  [
    "inch edge",
    words(
      String.raw`(?:\w+ly )?(?:(?:his|her|their) way )?(?:along|across|over|out|forwards?|round|around|towards?|up|past|through|sideways)\b(?!.*\b(?:belly|knees|fours|elbows|stomach|${HIGH_PATHS})\b)`,
    ),
    { posture: "sneak", way: "across" },
    { by: "person" },
  ],
  [
    "flatten press duck drop crouch squeeze scuttle scurry dart slip",
    words(
      String.raw`(?:(?:him|her|them)sel(?:f|ves) )?(?:flat |down |quickly |low )?behind (?:the|a|an|some|his|her) (?:\w+ ){0,2}?${COVER}\b`,
    ),
    { posture: "crouch", gesture: "peek" },
    { by: "person", isPaired: false },
  ],
  [
    "run dash sprint scurry swarm go",
    words(
      String.raw`(?:\w+ )?(?:straight |right )?up (?:the|a) (?:\w+ ){0,2}?(?:wall|tree|trunk|mast|facade|drainpipe|net|rigging|side)\b(?! of (?:the|a) (?:hill|valley|road|mountain))`,
    ),
    { posture: "climb" },
    { by: "person" },
  ],
  [
    "flip vault swing somersault heave hoist",
    /^(?:(?:him|her|them)sel(?:f|ves) )?(?:up )?on(?:to)? (?:the|a) (?:\w+ )?(?:roof|rooftop|wall|ledge|platform|balcony|battlements?|parapet)\b/,
    { posture: "climb" },
    { by: "person" },
  ],
  [
    "swing spin whirl hang dangle circle",
    /^(?:(?:him|her)self )?(?:round|around|on|from|by|off|up onto|up to|up on) (?:the|a|an|his|her) (?:\w+ )?(?:(?:high|horizontal|parallel|uneven) )?(?:bars?|rings|branch|beam|scaffolding|pipe)\b/,
    { posture: "hang" },
    { by: "person" },
  ],
  [
    "struggle strain grunt fight force sweat labour pant",
    /^(?:\w+ )?(?:through|out|for|at|over) .*\b(?:push ?-?ups?|press ?-?ups?)\b/,
    { posture: "push_up" },
  ],
  ["do finish manage complete count", /\b(?:push ?-?ups?|press ?-?ups?)\b/, { posture: "push_up" }, { by: "person" }],
  [
    "drive",
    /^(?:hard |straight |left |right )?(?:past|by|around|round|at|between) (?:them\b|the (?:\w+ )?(?:defen\w+|guard|cent\w+|keeper|lane|paint|hoop|basket|net)\b)/,
    { posture: "run", way: "across" },
    { by: "person" },
  ],
  [
    "crawl wriggle scramble drag worm squirm",
    /^(?:(?:him|her)self )?(?:slowly )?(?:out|free) from (?:under|underneath|beneath|below)\b(?!.* (?:rubble|snow|earth|debris|ruins|ice|floor)\b)/,
    { posture: "crawl", way: "across" },
    { by: "person" },
  ],
];

export const GOING_WORDINGS = wordingsOf(ROWS);
