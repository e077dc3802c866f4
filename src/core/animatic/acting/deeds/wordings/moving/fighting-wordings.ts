// Wordings of fights: blows and thrusts with weapons, and how they are met, ducked under or dodged.
import { PAIR, words, wordingsOf, type Row } from "../wording.ts";

const BLADES = "(?:sword|blade|sabre|saber|katana|cutlass|machete|scimitar|rapier|broadsword|longsword|axe|battleaxe)";
const CLUBS = "(?:mace|club|staff|hammer|warhammer|stick|pole|quarterstaff|cudgel|flail|halberd)";
const POINTS = "(?:foil|epee|rapier|spear|lance|trident|pike|bayonet|sword|blade|sabre|saber)";
const OWN = "(?:his|her|their|the|a)";
const BLOWS =
  "(?:punch(?:es)?|blows?|swings?|fists?|kicks?|hooks?|jabs?|strikes?|slash(?:es)?|swipes?|sword|club|axe|blade|spear|stick)";

const FIGHTS = "fight battle combat attack struggle duel";
const FIRE = "(?:fire|flames|blaze|wildfire|inferno|bushfire)";
const BEATERS = "(?:blankets?|sacks?|broom|branch|jacket|coat|shovel|spade|rake|towel|mat|rug|swatter|cloth)";
/** Things that will not do as one wants, and are no weapons. */
const STUBBORN =
  "(?:tent|zip|zipper|sails?|map|newspaper|tie|lid|jar|knots?|curtains?|sheets?|duvet|kite|door|drawer|suitcase|trunk|deckchair|seat ?belt|straitjacket|parachute|cork|buttons?|sweater|jumper|dress|corset|boots?|ropes?|net|chains?|mattress|umbrella)";

const ROWS: readonly Row[] = [
  [
    "put hold raise lift bring get have",
    /^(?:up )?(?:his|her|their|both) (?:\w+ )?(?:fists|guard|dukes|boxing gloves)(?: up)?(?: (?:to fight|to box|and|before (?:his|her) (?:face|chin)|in front of (?:his|her) (?:face|chin)))?(?=$| and)/,
    { gesture: "guard_up" },
    { isPaired: false },
  ],
  [
    "have hold get put catch take lock trap",
    /^them (?:tight |fast )?in (?:a|the) (?:\w+ )?(?:headlock|neck lock|stranglehold|chokehold)\b/,
    { gesture: "headlock" },
    PAIR,
  ],
  ["cuddle snuggle", /^(?:up to |with )?them\b(?! to sleep)/, { gesture: "hug" }, PAIR],
  ["count", /^(?:(?:up )?to (?:ten|nine|eight) )?(?:over|above) them\b|^them out$/, { gesture: "count_over" }, PAIR],
  // What is fought is nobody.
  [
    FIGHTS,
    words(`(?:back |against |with )?(?:the|a|an|his|her) (?:\\w+ ){0,2}?${FIRE} with .*\\b${BEATERS}\\b`),
    { gesture: "beat_down", takes: true },
  ],
  [
    `${FIGHTS} put extinguish douse tackle`,
    words(
      `(?:back |against |with |out )?(?:the|a|an|his|her) (?:\\w+ ){0,2}?${FIRE} (?:out )?with .*\\bextinguisher\\b`,
    ),
    { gesture: "spray", takes: true },
  ],
  [
    FIGHTS,
    words(`(?:back |against |with )?(?:the|a|an|his|her) (?:\\w+ ){0,2}?(?:${FIRE}|burning \\w+)\\b`),
    { gesture: "hose_down", takes: true },
  ],
  [
    "fight",
    /^(?:back )?(?:the |his |her )?(?:tears|emotions?|sobs)\b/,
    { mood: "tearful", glance: "down", gesture: "sigh" },
  ],
  [
    "fight struggle battle",
    /^(?:off |against |with )?(?:the |his |her )?(?:sleep|tiredness|drowsiness|exhaustion|fatigue)\b|^to (?:stay|keep) awake\b/,
    { gesture: "yawn", mood: "yawning" },
  ],
  [
    "fight battle struggle wrestle",
    /^(?:with |against )?(?:the|a|his|her)? ?(?:\w+ ){0,2}?(?:fish|marlin|tuna|salmon|pike|trout|shark|swordfish|catfish|carp) (?:on|with|at the end of) (?:the|his|her|a) (?:\w+ )?(?:line|rod|hook)\b/,
    { gesture: "fish" },
    { by: "person" },
  ],
  [
    "fight battle struggle",
    /^(?:with |against )?(?:the|his|her) (?:\w+ )?(?:wheel|steering wheel|controls?|joystick|tiller|helm|yoke)\b|^.* at (?:the|his|her) (?:\w+ )?(?:wheel|helm|tiller|controls)\b/,
    { gesture: "steer" },
    { by: "person" },
  ],
  [
    "fight battle struggle",
    /^(?:with |against )?(?:the|a) (?:\w+ )?(?:current|tide|undertow|rapids|waves?|surf|water)\b/,
    { posture: "swim", way: "across" },
    { by: "person" },
  ],
  [
    "fight battle brave",
    /^(?:the|a) (?:\w+ )?(?:wind|storm|gale|blizzard|snowstorm|sandstorm|hurricane|headwind)\b/,
    { posture: "brave_wind", way: "across" },
    { by: "person" },
  ],
  [
    "fight battle struggle wrestle",
    words(`(?:with|against) (?:the|a|an|his|her) (?:\\w+ ){0,2}?${STUBBORN}\\b`),
    { gesture: "pull", takes: true },
    { by: "person", isPaired: false },
  ],
  [
    "fight",
    words(`(?:the|some|a) (?:\\w+ )?(?:vines?|brambles|undergrowth|thorns|creepers|bushes) with\\b`),
    { gesture: "hew_at", takes: true },
  ],
  [
    "fight battle",
    /^(?:.* )?with (?:the |their |his |her |rotten |wet )*(?:snowballs?|mud|food|tomatoes|eggs|pies|cream pies|cakes|water ?balloons?|paint|flour|leaves|oranges|apples|mud ?balls?)\b/,
    { gesture: "throw", takes: true },
    { by: "person" },
  ],
  ["have", /^an? (?:\w+ )?snow ?ball (?:fight|battle)\b/, { gesture: "throw", takes: true }, { by: "person" }],
  // With what is in the hand.
  [
    "fight battle duel spar clash attack",
    new RegExp(
      `^(?:(?:each other|one another|it out|on|hard|\\w+ly) )*with (?:(?:their|two|long|heavy|wooden|old|drawn|flashing|bamboo) ){0,2}(?:(?:${BLADES}|${CLUBS}|lightsab(?:er|re)|dagger|oar|cane|umbrella|foil|epee|branche?)s|knives|cutlasses)\\b`,
    ),
    { gesture: "fence", takes: true },
    { by: "person" },
  ],
  ["cross clash", /^(?:swords|blades|sabres|rapiers|cutlasses|lances|axes)\b/, { gesture: "fence", takes: true }],
  ["drive force beat press", /^them (?:\w+ly |step by step )?back(?:wards?)?\b/, { gesture: "shove" }, PAIR],
  [
    "fight battle duel",
    words(
      `(?:off |back |against |with )*them with ${OWN} (?:\\w+ )?(?:${BLADES}|stick|pole|staff|quarterstaff|cane|wand|lightsaber|lightsabre|foil|epee)\\b`,
    ),
    { gesture: "fence", takes: true },
    PAIR,
  ],
  [
    FIGHTS,
    new RegExp(
      `^.*\\bwith ${OWN} (?:\\w+ ){0,2}?(?:spear|lance|trident|pike|bayonet|harpoon|pitchfork|javelin|knife|dagger|bare knife)\\b`,
    ),
    { gesture: "thrust_them", takes: true },
    { isPaired: true, by: "person" },
  ],
  [
    FIGHTS,
    new RegExp(
      `^.*\\bwith ${OWN} (?:\\w+ ){0,2}?(?:${BLADES}|${CLUBS}|branch|torch|broom|shovel|spade|chair|umbrella|cane|oar|bat|pan|pipe|crowbar|log|plank|whip|hat|bag|handbag|lightsaber|wand|racket|paddle|rolling pin)\\b`,
    ),
    { gesture: "sword_blow", takes: true },
    { isPaired: true, by: "person" },
  ],
  [
    "fight battle",
    new RegExp(
      `^(?!.*\\bwith (?:${OWN} )?(?:\\w+ )?(?:fists?|hands?|feet|arms?|words?|anger|fury|all|everything|courage|gloves?|pillows?|cushions?|teeth|might|strength|determination)\\b).*\\bwith ${OWN} (?:\\w+ ){0,2}?\\w+`,
    ),
    { gesture: "sword_blow", takes: true },
    { isPaired: true, by: "person" },
  ],
  [
    "throw hurl fling toss chuck heave pitch sling bundle kick",
    /^them (?:right |straight |bodily |back )?(?:out|through|off)\b(?!.* (?:window|boat|ship|train|plane|cliff|roof|deck|horse)\b)/,
    { gesture: "shove" },
    PAIR,
  ],
  [
    "grab snatch clutch claw swipe",
    /^(?:out )?(?:at|for|after) them\b(?! 's)/,
    { gesture: "reach" },
    { isPaired: true },
  ],
  [
    "hit touch strike prick pink score stab pierce catch",
    new RegExp(
      `^(?!.*\\bshoulders? with\\b)(?:them|\\w+ (?:in|on) the \\w+)\\b.*\\bwith ${OWN} (?:\\w+ )?(?:foil|epee|rapier|spear|lance|trident|pike|bayonet)\\b`,
    ),
    { gesture: "thrust_them", takes: true },
    PAIR,
  ],
  [
    "thrust jab lunge stab",
    words(`(?:forwards? )?(?:at them )?with ${OWN} (?:\\w+ )?${POINTS}\\b`),
    { gesture: "thrust_them", takes: true },
  ],
  [
    "strike slash hack swing lash hit cut chop attack",
    words(`(?:out |down |back |hard |wildly |again )*(?:at them )?with ${OWN} (?:\\w+ )?(?:${BLADES}|${CLUBS})\\b`),
    { gesture: "sword_blow", takes: true },
  ],
  [
    "swing bring whirl aim",
    words(`${OWN} (?:\\w+ )?(?:${BLADES}|${CLUBS}) (?:hard |down )*(?:at|against|on|towards?) (?:them|him|her)\\b`),
    { gesture: "sword_blow", takes: true },
    PAIR,
  ],
  [
    "bring take",
    /^them (?:down|to the ground|off (?:his|her) feet)\b.*\b(?:tackle|shoulder|charge|dive|lunge)\b/,
    { gesture: "tackle" },
    PAIR,
  ],
  ["take steal win nick hook poke", /^the ball (?:off|from|away from)\b/, { posture: "kick" }, { by: "person" }],
  ["cut strike hack run slash", /^them (?:down|through)\b/, { gesture: "cut_down" }, PAIR],
  [
    "block parry stop ward fend deflect catch turn meet take",
    new RegExp(`^.*\\b(?:with|on|against|behind) ${OWN} (?:\\w+ )?shield\\b`),
    { gesture: "shield_up", takes: true },
  ],
  [
    "block parry stop ward fend deflect catch turn meet",
    new RegExp(
      `^(?!with\\b|.*\\bball\\b).*\\b(?:with|on|against) ${OWN} (?:own )?(?:\\w+ )?(?:${BLADES}|${CLUBS}|spear)\\b`,
    ),
    { gesture: "parry", takes: true },
  ],
  [
    "duck weave bob dip",
    new RegExp(`^(?:\\w+ly |down |quickly )*(?:under|below|beneath|from) (?:.*\\b)?${BLOWS}\\b`),
    { posture: "stand", gesture: "ducks_blow" },
  ],
  [
    "jump leap spring dodge sidestep twist swerve",
    /^(?:nimbly |quickly |to one side |lightly )*(?:aside|sideways|to (?:one|the) side|clear|out of (?:the|his|her|its) (?:way|reach|path))\b(?!.* (?:car|truck|train|bus|horse|lorry))/,
    { posture: "stand", gesture: "dodge" },
    { by: "person" },
  ],
  [
    "kneel",
    /^on (?:them|(?:the )?\w+) 's (?:back|chest|neck|shoulders|arm)\b/,
    { posture: "kneel_both", gesture: "press_chest" },
    { isPaired: true },
  ],
];

export const FIGHTING_WORDINGS = wordingsOf(ROWS);
