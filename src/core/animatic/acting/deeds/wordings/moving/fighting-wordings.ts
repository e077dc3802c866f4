// Wordings of fights: blows and thrusts with weapons, and how they are met, ducked under or dodged.
import { PAIR, words, wordingsOf, type Row } from "../wording.ts";

const BLADES = "(?:sword|blade|sabre|saber|katana|cutlass|machete|scimitar|rapier|broadsword|longsword|axe|battleaxe)";
const CLUBS = "(?:mace|club|staff|hammer|warhammer|stick|pole|quarterstaff|cudgel|flail|halberd)";
const POINTS = "(?:foil|epee|rapier|spear|lance|trident|pike|bayonet|sword|blade|sabre|saber)";
const OWN = "(?:his|her|their|the|a)";
const BLOWS =
  "(?:punch(?:es)?|blows?|swings?|fists?|kicks?|hooks?|jabs?|strikes?|slash(?:es)?|swipes?|sword|club|axe|blade|spear|stick)";

const ROWS: readonly Row[] = [
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
    new RegExp(`^(?!.*\\bball\\b).*\\b(?:with|on|against) ${OWN} (?:own )?(?:\\w+ )?(?:${BLADES}|${CLUBS}|spear)\\b`),
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
];

export const FIGHTING_WORDINGS = wordingsOf(ROWS);
