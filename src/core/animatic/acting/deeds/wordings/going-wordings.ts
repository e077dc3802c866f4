// Wordings of bodies that get somewhere: up walls, through openings, along ledges, down slides, behind something, to the ground.
import { words, wordingsOf, type Row } from "./wording.ts";

const FLAT_DOWN =
  "(?:mud|ground|floor|grass|sand|snow|dirt|dust|turf|gravel|canvas|mat|hay|haystack|bushes|hedge|reeds)";
const HIGH_PATHS =
  "(?:rope|tightrope|wire|cable|beam|log|trunk|wall|rail|railing|girder|ledge|parapet|plank|ridge|fence)";
const COVER =
  "(?:hedge|bush|bushes|tree|wall|crate|crates|barrel|barrels|pillar|column|rock|boulder|car|door|curtain|bin|bins|stack|log|tombstone|gravestone|trunk|corner|counter|sofa|cart|van|truck)";
const OPENINGS =
  "(?:holes?|gap|opening|breach|crack|tunnel|pipe|duct|vent|shaft|crawlspace|culvert|drain|bars|railings)";

const VEHICLES =
  "(?:car|van|truck|lorry|bus|cart|wagon|carriage|coach|jeep|tank|tractor|trailer|taxi|train|locomotive|tram|plane|ambulance|hearse|sleigh|vehicle|pickup|limousine)";

const ROWS: readonly Row[] = [
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
    "swing hop hobble limp go walk move",
    /\bon (?:(?:his|her|the|a|two) )?crutch(?:es)?\b/,
    { posture: "limp", way: "across" },
  ],
  [
    "drop jump leap fall pounce spring",
    /^(?:down )?(?:from (?:the|a|an) (?:\w+ )?\w+ )?(?:on|onto|upon) (?:them|(?:the )?\w+) 's (?:shoulders|back|head|neck)\b/,
    { gesture: "tackle" },
    { isPaired: true },
  ],
  ["jump leap hop spring", /^over (?:the|a) (?:tennis )?net\b/, { posture: "vault" }, { by: "person" }],
  ["bounce", /^(?:high|higher|up|into the air|on\b)/, { posture: "jump_up", mood: "glad" }, { by: "person" }],
  [
    "fall topple tumble plunge pitch flip crash go",
    /^(?:backwards? |headfirst |headlong )?over (?:the|a) (?:\w+ ){0,2}?(?:bannisters?|banisters?|railings?|balustrade|parapet|edge|cliff|balcony)\b/,
    { posture: "fall" },
    { by: "person" },
  ],
  [
    "haul swing heave pull climb clamber scramble get",
    /^(?:(?:him|her|them)sel(?:f|ves) )?(?:up )?over (?:the|a) (?:\w+ )?(?:balustrade|bannisters?|banisters?|gunwale|bulwark|sill|rail|handrail)\b/,
    { posture: "climb_over" },
    { by: "person" },
  ],
  [
    "sweep kick knock take cut pull",
    /^(?:(?:them|(?:the )?\w+) 's|his|her|their) (?:legs|feet) (?:out )?(?:from )?(?:under|away|out|off)\b|^them off (?:his|her|their) legs\b/,
    { gesture: "trip_up" },
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
    "slide dive crash slam cut skid",
    /^(?:\w+ )?(?:in|into|through) (?:(?:them|(?:the )?\w+) 's|his|her|their) (?:legs|ankles|feet|knees)\b/,
    { gesture: "trip_up" },
    { by: "person" },
  ],
  ["fly go tumble spin somersault", /^head over heels\b/, { posture: "roll", way: "across" }, { by: "person" }],
  [
    "crawl slide roll hide slip scramble dive",
    /^(?:underneath|beneath|under it|beneath it)$/,
    { posture: "lie_low" },
    { by: "person" },
  ],
  ["spring leap lunge", /^at (?:the|a|it)\b/, { posture: "dive_flat" }, { by: "person", isPaired: false }],
  ["run", /^them through\b/, { gesture: "stab_them" }, { isPaired: true }],
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
  ["circle", /^/, { posture: "walk", way: "across" }, { by: "person" }],
  [
    "jab punch hook box hammer pound hit strike",
    /^(?:at |into |away at )*(?:the|his|her) (?:\w+ )?(?:pads?|mitts|bag|punchbag|dummy)\b/,
    { posture: "fight" },
    { by: "person" },
  ],
  [
    "throw fling hurl launch",
    /^(?:him|her|them)sel(?:f|ves) (?:\w+ )?(?:on|onto|at|upon|against) them\b/,
    { gesture: "tackle" },
    { isPaired: true },
  ],
  [
    "shoot fire blast slam hammer smash strike curl chip volley",
    /^(?:the |a )?(?:ball|shot|football|penalty)\b.*\b(?:net|goal|keeper|goalkeeper|goalie|crossbar|post)\b/,
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
    "cling hold hang clutch hug",
    /^(?:on )?(?:tight(?:ly)? |desperately )?(?:to|onto|round|around)? ?(?:its|the (?:horse|pony|camel|mule|donkey|bull|dragon|elephant|beast|animal) 's) (?:neck|mane|back|hump|reins)\b/,
    {},
  ],
  [
    "fall drop land flop sit plump tumble",
    /^(?:down |back )?(?:on|onto|in|into) (?:(?:them|the \w+|\w+) 's|his|her|their) lap\b/,
    { posture: "carried_lap" },
    { by: "person" },
  ],
  [
    "split break smash chop crack shatter",
    /^(?:the|an?|two|three|four|five|some) (?:\w+ )?(?:boards?|bricks?|planks?|tiles?|blocks?|slabs?)\b.*\b(?:with|in half|in two)\b.*\b(?:hand|fist|foot|elbow|forehead|head|palm)\b/,
    { gesture: "bang" },
    { by: "person" },
  ],
  [
    "roll tumble",
    words(
      String.raw`(?:over |and over |down |clear |away |aside )*(?:in|into|down|off|out of|to|clear of|away from|under|behind) (?:the|a) (?:other )?(?:\w+ ){0,2}?(?:ditch|verge|roadside|road|grass|bushes|flowers|hay|reeds|leaves|undergrowth|bank|embankment|slope|hill|gutter|way|side)\b`,
    ),
    { posture: "roll", way: "across" },
    { by: "person", isPaired: false },
  ],
  ["hold hang", /^(?:on|tight|fast)(?= (?:tight|tightly|with one|for (?:dear )?life|as|while|and)\b|$)/, {}],
  [
    "roll slide crawl dive slip scramble wriggle squeeze duck hide get creep shuffle throw fling scoot drop lie press",
    words(
      String.raw`(?:(?:him|her|them)sel(?:f|ves) )?(?:flat |down |quickly |back |deep )?(?:under|beneath|underneath) (?:the|a|an|his|her|their) (?:\w+ ){0,3}?${VEHICLES}\b`,
    ),
    { posture: "lie_low" },
    { by: "person", isPaired: false },
  ],
  [
    "slide shoot whoosh zoom go fly come whizz hurtle slither",
    words(
      String.raw`(?:\w+ )?(?:down|on|off) (?:the|a|an) (?:\w+ ){0,2}?(?:slide|chute|bannisters?|banisters?|waterslide|handrail|helter)\b`,
    ),
    { posture: "slide_down", way: "down" },
    { by: "person" },
  ],
  [
    "land fall drop jump leap fly",
    /^(?:\w+ )?(?:down )?(?:in|into) (?:them 's|his|her|the) (?:\w+ 's )?(?:\w+ )?arms\b/,
    { gesture: "hug" },
    { isPaired: true },
  ],
  [
    "squeeze wriggle worm crawl squirm slip climb wiggle duck scramble slither creep push snake edge",
    words(
      String.raw`(?:(?:him|her|them)self |(?:his|her|their) way |out |in )?through (?:the|a|an|some|his|her) (?:\w+ ){0,2}?${OPENINGS}\b(?! (?:door|in the (?:roof|ceiling|floor|ice)))`,
    ),
    { posture: "crawl", way: "across" },
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
    "crash tumble slam fall topple",
    words(
      String.raw`(?:together |down |heavily |headlong |headfirst )*(?:in|into|onto|on|to) (?:the|a) (?:\w+ ){0,2}?${FLAT_DOWN}\b`,
    ),
    { posture: "tumble" },
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
    "throw fling hurl launch dive roll",
    /^(?:(?:him|her|them)sel(?:f|ves) )?(?:sideways |headfirst |headlong )?(?:through|out of|out through|clear of|out of the way|aside|to (?:one|the) side)\b/,
    { posture: "dive_flat" },
    { by: "person", isPaired: false },
  ],
  [
    "slide dive",
    /^(?:head ?first |feet first |safely )?(?:in|into|to|for|across) (?:home|first|second|third|the (?:home )?(?:plate|base|bag)|base)\b/,
    { posture: "dive_flat" },
    { by: "person" },
  ],
  [
    "slip slide skid",
    /^off (?:the|a|an|his|her) (?:\w+ )?(?:hold|rock|ledge|branch|rope|roof|ladder|wall|cliff|edge|rocks?|face|handhold|foothold)\b/,
    { posture: "fall" },
    { by: "person" },
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
    /^(?:(?:him|her)self )?(?:round|around|on|from|by|off) (?:the|a|an|his|her) (?:\w+ )?(?:(?:high|horizontal|parallel|uneven) )?(?:bars?|rings|branch|beam|scaffolding|pipe)\b/,
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
    "knock sweep bowl kick punch blow",
    /^them (?:clean |right |straight )?off (?:his|her|their) feet\b/,
    { gesture: "shove" },
    { isPaired: true },
  ],
  [
    "force push press shove drag",
    /^them (?:down )?(?:to|onto|on) (?:his|her|their|both) knees\b/,
    { gesture: "shove" },
    { isPaired: true },
  ],
  [
    "drive",
    /^(?:hard |straight |left |right )?(?:past|by|around|round|at|between) (?:them\b|the (?:\w+ )?(?:defen\w+|guard|cent\w+|keeper|lane|paint|hoop|basket|net)\b)/,
    { posture: "run", way: "across" },
    { by: "person" },
  ],
  [
    "stumble trip crash fall tumble sprawl catch",
    /^(?:headlong |headfirst )?(?:over|on|into|against) (?:the|a|an|his|her) (?:\w+ ){0,2}?(?:hurdle|bar|barrier|obstacle|rope|root|stone|step|kerb|curb|rug|carpet|cable|wire|threshold|ball|skateboard|toy|box|bucket|log)\b/,
    { posture: "tumble" },
    { by: "person", isPaired: false },
  ],
  [
    "sprawl",
    /^(?:\w+ )?(?:on|across|over|in|into|onto|headlong|flat)\b/,
    { posture: "tumble" },
    { by: "person", isPaired: false },
  ],
];

export const GOING_WORDINGS = wordingsOf(ROWS);
