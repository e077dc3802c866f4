// Wordings of how and in what somebody walks and runs: in a gown, in the rain, on tiptoe, under an umbrella, down a ladder, on the spot.
import { wordingsOf, type Row } from "../wording.ts";

const WALKS = "walk stroll stride pace wander march amble saunter go hurry";
const RUNS = "run sprint race dash rush jog hurry";
/** What is worn, the weather, or how: nothing that one comes into. */
const CLAD =
  "(?:dress|gown|suit|coat|nightdress|nightgown|nightshirt|pyjamas|boots|heels|shoes|slippers|sandals|uniform|costume|armour|swimsuit|trunks|bikini|tracksuit|kilt|robes?|cloak|apron|socks|stockings|rags|flippers|wellingtons|sacks?|sack race|race|marathon|relay)";
const WEATHER =
  "(?:rain|snow|storm|blizzard|dark|darkness|moonlight|sun|sunshine|heat|fog|mist|wind|surf|shallows|sand|mud|grass|puddles|waves|park|desert|wilderness|forest|woods|countryside|mountains|snowfall|drizzle|downpour)";
const HOW =
  "(?:circles?|a circle|line|a line|single file|file|step|a row|pairs|twos|panic|fear|terror|silence|slow motion|(?:his|her|their) sleep|zigzags|formation|procession|a procession|bare feet)";
const IN = `^(?:\\w+ly )?(?:barefoot )?in (?:(?:(?:the|an?|his|her|their|its) )?(?:[\\w-]+ ){0,3}?(?:${CLAD}|${WEATHER})|${HOW})\\b`;

const UNDER =
  /^(?!.*\b(?:rope|tightrope|wire|beam|plank)\b)(?:\w+ ){0,6}?(?:under|beneath|with) (?:(?:an?|the|his|her|their|one) )?(?:\w+ ){0,2}?(?:umbrella|parasol)s?\b/;
const OPENED = { way: "across", gesture: "hold", takes: true, opens: true } as const;

const ROWS: readonly Row[] = [
  [RUNS, /^(?:in place|on the spot)\b/, { posture: "run", way: "none" }],
  [WALKS, /^(?:in place|on the spot)\b/, { posture: "walk", way: "none" }],
  [
    `${RUNS} charge splash`,
    /^(?:\w+ly |straight |out |down |screaming |laughing |naked )*(?:in)?to (?:the |a )?(?:\w+ )?(?:sea|ocean|waves|surf|water|lake|breakers)\b/,
    { posture: "run", way: "none", glance: "beyond" },
    { by: "person" },
  ],
  [WALKS, new RegExp(IN), { posture: "walk", way: "across" }],
  [RUNS, new RegExp(IN), { posture: "run", way: "across" }],
  [
    "stand stop pause wait sway freeze hesitate",
    /^(?:\w+ly |still )*(?:on|in the middle of|halfway along) (?:the|a) (?:\w+ )?(?:tightrope|tight rope|high wire|wire)\b/,
    { posture: "tightrope", way: "none" },
    { by: "person" },
  ],
  [
    `${WALKS} balance`,
    /\b(?:tightrope|tight rope|high wire|rope|wire)\b.*\b(?:umbrella|parasol)\b/,
    { posture: "tightrope", way: "across", gesture: "hold", takes: true, opens: true },
    { by: "person" },
  ],
  [WALKS, UNDER, { posture: "walk", ...OPENED }, { by: "person" }],
  [RUNS, UNDER, { posture: "run", ...OPENED }, { by: "person" }],
  [
    "walk go step cross creep",
    /^(?:\w+ ){0,5}?on (?:tiptoes?|(?:the )?tips of (?:his|her|their) toes|(?:his|her|their) toes)\b/,
    { posture: "sneak", way: "across" },
    { by: "person", isPaired: false },
  ],
  [
    "walk run go step hurry",
    /^(?:\w+ly |backwards? )?(?:back )?down (?:the|an?|his|her) (?:\w+ )?(?:ladder|stepladder|rope ladder|fire escape|scaffold(?:ing)?)\b/,
    { posture: "climb", way: "down" },
    { by: "person" },
  ],
  [
    "walk run go step hurry",
    /^(?:\w+ly )?(?:back )?up (?:the|an?|his|her) (?:\w+ )?(?:ladder|stepladder|rope ladder|tree|mast|scaffold(?:ing)?)\b/,
    { posture: "climb" },
    { by: "person" },
  ],
];

export const WAYS_OF_GOING_WORDINGS = wordingsOf(ROWS);
