// Wordings of bodies that fall, roll, slide or throw themselves, and of those that are brought to fall.
import { words, wordingsOf, type Row } from "./wording.ts";

const FLAT_DOWN =
  "(?:mud|snowdrift|drift|bank|ground|floor|grass|sand|snow|dirt|dust|turf|gravel|canvas|mat|hay|haystack|bushes|hedge|reeds)";
const VEHICLES =
  "(?:car|van|truck|lorry|bus|cart|wagon|carriage|coach|jeep|tank|tractor|trailer|taxi|train|locomotive|tram|plane|ambulance|hearse|sleigh|vehicle|pickup|limousine)";

/** What somebody jumps down from and comes to no harm. */
const DOWN_FROM =
  "(?:wall|loft|hayloft|stage|platform|table|crates?|box(?:es)?|cart|wagon|fence|gate|ladder|bench|counter|rocks?|boulder|stone|tree|branch|bough|tree ?house|chimney|parapet|steps|pile|heap|stack|podium|pedestal|statue|plinth|embankment|jetty|pier|scaffold\\w*|barricade|desk|bunk)";

const ROWS: readonly Row[] = [
  [
    "kick push shove scrape slide knock",
    /^(?:back (?:his|her|the|their) (?:\w+ )?(?:chair|stool)|(?:his|her|the|their) (?:\w+ )?(?:chair|stool) (?:back|over|aside))\b/,
    { posture: "stand", from: "sit" },
    { by: "person", isPaired: false },
  ],
  [
    "drop",
    /^down the (?:\w+ )?(?:mast|pole|rope|drainpipe|ladder)\b/,
    { posture: "climb", way: "down" },
    { by: "person" },
  ],
  [
    "fly sail somersault",
    /^over (?:the|a) (?:\w+ )?(?:horse|buck|box|pommel)\b/,
    { posture: "vault" },
    { by: "person", isPaired: false },
  ],
  ["weave", /^$/, { posture: "crouch" }, { by: "person", isPaired: false }],
  [
    "weave",
    /^(?:(?:his|her|their) way )?(?:in|through|past|between|across|along|down|among)\b/,
    { posture: "walk", way: "across" },
    { by: "person" },
  ],
  ["jump leap dive", /^in (?:after|beside|next to) them\b/, { posture: "jump_in" }, { by: "person", isPaired: true }],
  [
    "clip catch graze brush",
    /^the (?:\w+ )?(?:hurdle|bar|fence|jump)\b/,
    { posture: "hurdle" },
    { by: "person", isPaired: false },
  ],
  [
    "somersault cartwheel flip",
    /^(?:\w+ )?(?:in|into|over) the (?:\w+ )?(?:snow|mud|ditch|water|hedge|net|crowd|fence)\b/,
    { posture: "tumble" },
    { by: "person", isPaired: false },
  ],
  [
    "lower",
    /^(?:him|her|them)sel(?:f|ves) (?:\w+ )?(?:down|over|from|off|through|into the (?:hole|pit|shaft|well|crevasse|darkness))\b/,
    { posture: "climb", way: "down" },
    { by: "person", isPaired: false },
  ],
  [
    "drop go sink",
    /^(?:down )?(?:to|onto) the (?:canvas|mat)\b/,
    { posture: "fall_back" },
    { by: "person", isPaired: false },
  ],
  [
    "leap bound jump hop spring",
    /^back (?:to|into|onto|towards?|across|over|up|down|on)\b/,
    { posture: "leap", way: "across" },
    { by: "person", isPaired: false },
  ],
  [
    "put stick get plant catch plunge",
    /^(?:his|her|one|a) (?:\w+ )?foot (?:stuck )?(?:in|into|through) (?:the|a|an) (?:\w+ )?(?:bucket|pail|pot|bowl|tin|can|pan|basin|puddle|hole|paint|cake)\b/,
    { posture: "stagger", way: "none" },
    { by: "person" },
  ],
  [
    "drop jump leap fall pounce spring land",
    /^(?:down )?(?:from (?:the|a|an) (?:\w+ )?\w+ )?(?:on|onto|upon) (?:them|(?:the )?\w+) 's (?:shoulders|back|head|neck)\b/,
    { gesture: "tackle" },
    { isPaired: true },
  ],
  [
    "fall topple tumble plunge pitch flip crash go",
    /^(?:backwards? |headfirst |headlong )?over (?:the|a) (?:\w+ ){0,2}?(?:bannisters?|banisters?|railings?|balustrade|parapet|edge|cliff|balcony)\b/,
    { posture: "fall" },
    { by: "person" },
  ],
  [
    "sweep kick knock take cut pull",
    /^(?:(?:them|(?:the )?\w+) 's|his|her|their) (?:legs|feet) (?:out )?(?:from )?(?:under|away|out|off)\b|^them off (?:his|her|their) legs\b/,
    { gesture: "trip_up" },
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
  [
    "hook snag trip",
    /^(?:(?:them|(?:the )?\w+) 's|his|her|their) (?:ankles?|foot|feet|legs?)\b/,
    { gesture: "trip_up" },
    { by: "person" },
  ],
  ["run", /^them through\b/, { gesture: "stab_them" }, { isPaired: true }],
  [
    "throw fling hurl launch",
    /^(?:him|her|them)sel(?:f|ves) (?:\w+ )?(?:on|onto|at|upon|against) them\b/,
    { gesture: "tackle" },
    { isPaired: true },
  ],
  [
    "fall drop land flop sit plump tumble",
    /^(?:down |back )?(?:on|onto|in|into) (?:(?:them|the \w+|\w+) 's|his|her|their) lap\b/,
    { posture: "carried_lap" },
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
    "crash tumble slam fall topple plow plough pile plunge",
    words(
      String.raw`(?:together |down |heavily |headlong |headfirst )*(?:in|into|onto|on|to) (?:the|a) (?:\w+ ){0,2}?${FLAT_DOWN}\b`,
    ),
    { posture: "tumble" },
    { by: "person" },
  ],
  [
    "throw fling hurl launch dive roll",
    /^(?:(?:him|her|them)sel(?:f|ves) )?(?:sideways |headfirst |headlong )?(?:through|out of|out through|clear of|out of the way|aside|to (?:one|the) side)\b/,
    { posture: "dive_flat" },
    { by: "person", isPaired: false },
  ],
  [
    "throw fling hurl launch dive lunge",
    /^(?:(?:him|her|them)sel(?:f|ves) )?(?:forward )?(?:over|across|at|for|through) (?:the|a) (?:finish(?:ing)? )?(?:line|tape|finish|ribbon)\b/,
    { posture: "dive_flat" },
    { by: "person", isPaired: false },
  ],
  [
    "slip skid slide",
    /^(?:over |down )?(?:in|on) (?:the|a|some) (?:\w+ )?(?:mud|ice|slush|manure|dung|oil|wet \w+|banana|peel|puddle|slime)\b/,
    { posture: "tumble" },
    { by: "person", isPaired: false },
  ],
  ["do", /^an? (?:\w+ )?(?:belly ?flop|swan dive|header)\b/, { posture: "dive" }, { by: "person" }],
  ["fall", /^(?:down )?(?:on|onto|to) (?:one|a) knee\b/, { posture: "kneel" }, { by: "person" }],
  [
    "rock sway tilt tip lean teeter",
    /^(?:back(?:wards)? |forwards? |back and forth |to and fro )?(?:up)?on (?:his|her|their) (?:heels|toes|feet)\b/,
    { posture: "stagger" },
    { by: "person" },
  ],
  ["do", /^an? (?:\w+ )?(?:cannonball|bomb)\b/, { posture: "jump_in" }, { by: "person" }],
  ["throw", /^up(?: (?:over|into|in|on) .*)?$/, { gesture: "hands_on_knees" }, { by: "person", isPaired: false }],
  [
    "slide dive",
    /^(?:head ?first |feet first |safely )?(?:in|into|to|for|across) (?:home|first|second|third|the (?:home )?(?:plate|base|bag)|base)\b/,
    { posture: "dive_flat" },
    { by: "person" },
  ],
  [
    "slip slide skid",
    /^off (?:the|a|an|his|her) (?:\w+ )?(?:hold|rock|ledge|branch|rope|roof|ladder|wall|cliff|edge|rocks?|face|handhold|foothold|bough|drainpipe)\b/,
    { posture: "fall" },
    { by: "person" },
  ],
  [
    "slip slide skid",
    /^off (?:the|a|an|his|her|its) (?:\w+ )?(?:one|stones?|log|step|bank|raft|beam|plank|rail|gate|saddle|bonnet|deck|jetty)\b/,
    { posture: "tumble" },
    { by: "person" },
  ],
  [
    "knock bowl kick punch blow",
    /^them (?:clean |right |straight )?off (?:his|her|their) feet\b/,
    { gesture: "shove" },
    { isPaired: true },
  ],
  [
    "sweep scoop",
    /^them (?:right |clean )?(?:off (?:his|her|their) feet|(?:up )?(?:in|into) (?:his|her|their) arms)\b/,
    { gesture: "carry_person" },
    { isPaired: true },
  ],
  [
    "force push press shove drag",
    /^them (?:down )?(?:to|onto|on) (?:his|her|their|both) knees\b/,
    { gesture: "shove" },
    { isPaired: true },
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
  [
    "tip topple fall tumble crash roll",
    /^(?:slowly |right |straight )?(?:out of|from) (?:his|her|their|the|an?) (?:headstand|handstand)\b/,
    { posture: "tumble", from: "handstand" },
    { by: "person" },
  ],
  [
    "tip topple keel roll flip",
    /^(?:slowly |right |straight )?over (?:on|onto) (?:to )?(?:his|her|its|their|the) (?:side|back|head|face|roof)\b/,
    { posture: "tumble" },
    { isPaired: false },
  ],
  [
    "tip topple keel pitch",
    /^(?:slowly |right |straight )?(?:out of|off|over|backwards?|forwards?|sideways|headfirst)(?: (?:of|from|in))?(?: (?:his|her|their|the|an?) (?:\w+ )?(?:headstand|handstand|pose|seat|chair|stool|saddle|hammock|bunk|bed|bike|unicycle|horse|ladder|stilts|wall|perch|balance))?(?:$| and\b| ,)/,
    { posture: "tumble" },
    { by: "person", isPaired: false },
  ],
  [
    "jump leap hop spring drop bound",
    new RegExp(
      `^(?:\\w+ly )?(?:down |off |out )?(?:from|off|out of) (?:the|a|an|his|her|their|its) (?:[\\w'-]+ ){0,3}?${DOWN_FROM}\\b(?!.* (?:to|onto) (?:the |another )?(?:next|other|second)\\b)`,
    ),
    { posture: "jump_down" },
    { by: "person", isPaired: false },
  ],
  [
    "jump leap hop spring drop bound",
    /^(?:\w+ly )?(?:down|off)(?!.* (?:other|far) side\b)(?:$| (?:,|and|onto|on|to|into|beside|in front|next|among|before|behind)\b)/,
    { posture: "jump_down" },
    { by: "person", isPaired: false },
  ],
  [
    "jump leap spring drop",
    /^(?:down )?(?:from|off) (?:the|a|an|his|her) (?:\w+ )?(?:roof|rooftop|balcony|window|ledge|building)\b.*\b(?:land\w*|onto|feet|roll\w*|runs?)\b/,
    { posture: "jump_down" },
    { by: "person", isPaired: false },
  ],
  [
    "throw fling hurl",
    /^(?:him|her|them)sel(?:f|ves) (?:down |headlong |flat )*(?:into|in|onto|behind) (?:the|a|an) (?:\w+ ){0,2}?(?:crater|ditch|trench|hole|foxhole|gutter|mud|dirt|dust|hollow|shelter)\b/,
    { posture: "dive_flat" },
    { by: "person", isPaired: false },
  ],
  // Bodies at a bar and down a line.
  [
    "lay put rest prop hook lift swing set",
    /^(?:his|her|one|an?|the other) (?:left |right )?(?:foot|leg|heel|ankle) (?:up )?(?:on|onto) (?:the|a) (?:bar|barre|rail|railing)\b/,
    { posture: "leg_up" },
    { by: "person", isPaired: false },
  ],
  [
    "slide glide zip whizz shoot",
    /^(?:\w+ )?(?:down|along|across) (?:the|a|an|its|his|her) (?:\w+ )?(?:wire|line|zipline)\b/,
    { posture: "slide_pole" },
    { by: "person", isPaired: false },
  ],
];

export const FALLING_WORDINGS = wordingsOf(ROWS);
