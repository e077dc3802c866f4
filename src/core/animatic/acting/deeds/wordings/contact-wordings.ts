// Wordings of blows, embraces and what is done at somebody else.
import { words, wordingsOf, A, type Row } from "./wording.ts";

const WORN =
  "(?:towel|blindfold|veil|scarf|headscarf|glasses|spectacles|sunglasses|goggles|mask|hat|cap|helmet|wig|crown|hood|headphones|beret|turban)";

const BACKWARDS = { gesture: "drag_back", posture: "haul_back", way: "across" } as const;

const ROWS: readonly Row[] = [
  [
    "drag haul lug",
    /^them (?:\w+ )?(?:(?:behind|round|around|under|beneath|inside|to|into|towards?|across|along|over|through) (?:the|a|an)\b)(?!.*\bby (?:the|his|her) (?:legs|feet|ankles|collar|hair|heels|arms?|wrists?|hand)\b)/,
    BACKWARDS,
    { isPaired: true },
  ],
  [
    "kiss",
    /^(?:its|the (?:\w+ )?(?:baby|newborn|infant|child|doll|puppy|kitten|bear) 's) (?:\w+ )?(?:forehead|brow|head|cheeks?|nose|face|feet|toes|hands?)\b/,
    { gesture: "kiss_baby" },
    { by: "person", isPaired: false },
  ],
  [
    "cut snip chop shear crop trim hack",
    /^(?:off )?(?:(?:her|his) (?:own )?(?:\w+ )?(?:hair|fringe|bangs|plaits?|braids?|ponytail|locks)|an? (?:\w+ )?(?:lock|strand|tress|plait|braid)) ?(?:off\b|short\b|with\b|$|in\b)|^off an? (?:\w+ )?(?:lock|strand|tress|plait|braid)\b/,
    { gesture: "cut_own_hair" },
    { isPaired: false },
  ],
  // Blows.
  [
    "bring swing",
    words(`${A}(?:cleaver|axe|hatchet|machete|chopper|blade|sword|pickaxe) (?:hard )?down\\b`),
    { gesture: "chop", takes: true },
  ],
  [
    "bring swing",
    words(`${A}(?:hammer|mallet|sledgehammer|gavel) (?:hard )?down\\b`),
    { gesture: "hammer", takes: true },
  ],
  ["bring", words(`${A}(?:fists?|hands?|palm|elbow) (?:hard )?down\\b`), { gesture: "bang" }],
  [
    "bring",
    words("(?:the|an?|his|her|its|their) \\w+ (?:\\w+ )?(?:hard |crashing )?down (?:hard )?on\\b"),
    { gesture: "smash_down", takes: true },
  ],
  [
    "stamp tread step crush grind stub squash",
    /^(?:hard |down )?on (?:the|an?|its?|his|her)\b(?!.*\b(?:brakes?|pedal|gas|stage|board|scales?|ice)\b)|\bunder (?:his|her|its|a|one) (?:heel|foot|boot|shoe|toe)\b/,
    { posture: "stamp_foot" },
    { by: "person" },
  ],
  [
    "nudge poke prod dig jab",
    /^them(?: \w+)?(?: (?:with|in) (?:an?|his|her|the) (?:\w+ )?(?:elbow|ribs|side|arm|shoulder|finger|stick|foot|toe)|$)/,
    { gesture: "tap_shoulder" },
    { isPaired: true },
  ],
  [
    "throw toss hurl fling slam heave tip topple bundle pitch",
    /^them (?!.*\bover (?:his|her|the) (?:shoulder|hip|back)\b)(?:\w+ ){0,3}?(?:on|onto|over|down|across|into|to the)\b/,
    { gesture: "shove" },
    { isPaired: true },
  ],
  [
    "haul pull tug yank heave draw tighten strain jerk lace",
    /\b(?:laces|strings|lacing|ties|stays) of\b.*\b(?:corset|bodice|dress|gown)\b|\b(?:corset|bodice|gown|dress) (?:laces|strings|ties|lacing)\b|\b(?:corset|bodice|stays) (?:\w+ )?(?:tight|tighter)\b/,
    { gesture: "lace_behind" },
  ],
  // Blows that are taken.
  [
    "take catch get receive",
    words(
      `(?:an?|one|another|the|two) (?:\\w+ ){0,2}?(?:punch|hook|uppercut|jab|fist|haymaker|blow|left|right|kick|elbow|knee|slap)\\b.*\\b(?:to|on|in|across) (?:the|his|her) (?:jaw|chin|nose|face|ribs|stomach|belly|head|eye|mouth|cheek|temple|gut|chest)\\b`,
    ),
    { gesture: "struck" },
    { by: "person", isPaired: false },
  ],
  [
    "split break smash snap crack shatter",
    words(
      `${A}(?:boards?|planks?|bricks?|tiles?|slabs?)\\b.* with (?:his|her|the|one|a) (?:\\w+ )?(?:heel|foot|kick|boot)\\b`,
    ),
    { posture: "kick" },
    { by: "person" },
  ],
  [
    "hit strike fire fight shoot answer",
    /^back with (?:an?|the|his|her) (?:\w+ )?(?:tomato|snowball|egg|pie|cake|pillow|apple|stone|mudball|balloon|sponge)\b/,
    { gesture: "throw", takes: true },
  ],
  [
    "shove push stick pop put press slip",
    /^(?:the|his|her|a) (?:\w+ )?(?:mouthguard|mouthpiece|gumshield|pacifier|dummy|thermometer|dentures?)\b/,
    { gesture: "feed", takes: true },
  ],
  [
    "drive force press",
    /^them (?:\w+ly )?(?:backwards?|back(?! (?:to|home|into|from))|against|up against|step by step|across the (?:ring|mat|canvas|deck|floor))\b/,
    { gesture: "shove" },
    { isPaired: true },
  ],
  [
    "pull",
    /^them (?:by the (?:hand|sleeve|arm|wrist) )?(?:along|into|through|behind|towards?|down|up) (?:the|a|an) (?:\w+ )?(?:alley|street|corridor|room|crowd|doorway|house|kitchen|shop|tent|forest|woods|path|stairs|passage|station|market|hall)\b/,
    { posture: "walk", way: "across", gesture: "hand_in_hand" },
    { isPaired: true },
  ],
  ["slam crash bump smash", /^(?:chest to chest|into each other|together)\b/, { gesture: "shove" }],
  ["squirt spray hose drench soak", /^them\b.*\bhose\b/, { gesture: "hose_down", takes: true }, { isPaired: true }],
  [
    "lunge",
    /^(?:with (?:an?|his|her) (?:\w+ )?(?:stretched|straight|long|sword|foil|blade|rapier|spear|knife|lance|pitchfork|bayonet|stick|arm|leg)\b|forwards?$|$)/,
    { gesture: "stab", takes: true },
  ],
  [
    "bend press push thrust run stick put",
    /^(?:his|her|the|a) (?:\w+ )?(?:foil|blade|sword|rapier|sabre|epee)s? (?:\w+ )?(?:against|on|onto|into|to|through)\b/,
    { gesture: "stab", takes: true },
  ],
  [
    "slap smack clap pat",
    /^(?:his|her|its) (?:own )?(?:heels?|boots?|soles?)\b/,
    { posture: "dance" },
    { isPaired: false },
  ],
  [
    "pat tap squeeze dust brush",
    /^(?:her|his|the (?:girl|boy|child) 's|\w+ 's) (?:\w+ )?(?:boots?|shoes?|feet|foot|toes?)\b/,
    { gesture: "hold_feet", posture: "kneel" },
    { isPaired: true, by: "person" },
  ],
  ["slap smack clap pat", /^(?:his|her|its) (?:own )?(?:thighs?|knees?)\b/, { gesture: "hands_on_knees" }],
  [
    "slap smack swat bat knock hit strike push brush rap tap swipe flick",
    /^(?:(?:his|her|their|the|them|the \w+) (?:'s )?(?:\w+ )?(?:hands?|fingers|wrist|paw|knuckles|arm) (?:\w+ )?(?:away|aside|off|down|back|from)\b|(?:\w+ ){1,2}?'s (?:\w+ )?(?:hands?|fingers|wrist|paw|knuckles)\b(?! (?:in|with)\b)|(?:them|him|her) (?:\w+ )?(?:on|over|across) the (?:\w+ )?(?:hands?|fingers|wrist|knuckles|paw)\b)/,
    { gesture: "slap_hand" },
    { isPaired: true },
  ],
  [
    "knock slap smack swat bat dash hit strike push swipe",
    /^(?!.*\b(?:gun|pistol|knife|sword|weapon|rifle|dagger|blade|revolver)\b)(?:the|an?|his|her|their|some) (?:\w+ ){1,4}?(?:out of|from) (?:his|her|their|them|\w+)(?: 's)? (?:\w+ )?(?:hands?|arms|grip|grasp|fingers|lap)\b/,
    { gesture: "slap_hand" },
    { isPaired: true },
  ],
  // Embraces.
  ["clasp press gather crush clutch", /^them (?:to|against|tightly|close)\b/, { gesture: "hug" }, { isPaired: true }],
  [
    "turn spin whirl twirl swing steer",
    /^them (?:(?:round|around) (?:and (?:round|around)|the|across|to|on)|across|through)\b/,
    { gesture: "dance_with" },
    { isPaired: true },
  ],
  [
    "slam force press push bend bring smash bang drive wrestle",
    /^(?:them 's|(?:the )?(?:\w+ ){1,2}?'s|his|her) (?:\w+ )?(?:hand|arm|fist|wrist) (?:\w+ )?(?:down|flat)(?: (?:on|onto|to|against|across) the (?:\w+ )?(?:table|bar|barrel|counter|desk|wood))?$/,
    { gesture: "pin_arm", posture: "sit" },
    { isPaired: true },
  ],
  [
    "lock",
    /^(?:hands|grips|fists|arms) (?:on|over|across|above) (?:the|a) (?:\w+ )?(?:table|bar|barrel|counter|desk)\b/,
    { gesture: "arm_wrestle", posture: "sit" },
    { isPaired: true },
  ],
  [
    "land drop jump leap",
    /^(?:safely )?(?:in|into) (?:them 's|(?:the )?\w+ 's|his|her) (?:\w+ )?arms\b/,
    { gesture: "hug" },
    { isPaired: true },
  ],
  ["lay", /^them out\b/, { gesture: "knock_down" }, { isPaired: true }],
  ["lunge", /^(?:at|for|towards?) them with (?:the|an?|his|her)\b/, { gesture: "stab", takes: true }],
  // Dragged by whoever backs away with them.
  [
    "grip take grab hook seize grasp catch hold clasp",
    /^(?:them|(?:his|her|both|an?) (?:arms?|hands?)) (?:under|beneath|underneath) (?:(?:the|his|her|its|both|them 's|(?:the )?\w+ 's) )?(?:arms|armpits?|shoulders)\b/,
    { gesture: "drag_back" },
    { isPaired: true },
  ],
  [
    "drag haul pull heave lug tug",
    /^them .*\b(?:backwards?|(?:under|beneath) (?:the |his |her |both )?(?:arms|armpits|shoulders))\b/,
    BACKWARDS,
    { isPaired: true },
  ],
  [
    "drag haul lug",
    /^them (?:\w+ )?(?:away from|clear|out of|to safety|into cover)\b(?!.*\b(?:bed|chair|by|pool|water|river|lake|sea)\b)/,
    BACKWARDS,
    { isPaired: true },
  ],
  // At somebody else.
  [
    "tie lace knot do fasten buckle unbuckle strap untie unlace plait braid",
    /\b(?:laces?|shoes?|shoelaces?|boots?|trainers?|sneakers?|sandals?|skates?)\b/,
    { gesture: "tie_their_shoe" },
    { isPaired: true },
  ],
  [
    "pull put slip push ease tug slide work",
    /^(?:them 's|(?:the )?\w+ 's|his|her|the|an?|one) (?:\w+ ){0,2}?(?:shoes?|boots?|slippers?|trainers?|skates?|socks?|sandals?) (?:on|off|onto|from)\b/,
    { gesture: "tie_their_shoe", posture: "kneel" },
    { isPaired: true },
  ],
  [
    "take lift pull pluck slip remove ease tear rip yank knock snatch peel strip tug drag",
    words(`(?:off )?(?:${A})?${WORN} (?:off|from) (?:them|their|his|her|the|\\w+ 's)(?:\\b|$| )`),
    { gesture: "take_theirs", takes: true },
    { isPaired: true },
  ],
  [
    "draw run pull scrape slide",
    /^(?:the|an?|his|her) (?:\w+ )?(?:razor|blade) (?:\w+ )?(?:up|down|along|across|over)\b.*\b(?:throat|cheeks?|chin|jaw|neck|face)\b/,
    { gesture: "shave_them", takes: true },
    { isPaired: true },
  ],
  [
    "draw run pull scrape slide glide",
    /^(?:the|an?|his|her) (?:\w+ )?(?:razor|blade) (?:\w+ )?(?:up|down|along|across|over)\b.*\b(?:throat|cheeks?|chin|jaw|neck|face)\b/,
    { gesture: "shave", takes: true },
    { isPaired: false },
  ],
  [
    "tilt tip push bend lift",
    /^(?:(?:the )?\w+ 's|his|her) (?:\w+ )?(?:head|chin|face) (?:back|up)\b/,
    { gesture: "caress" },
    { isPaired: true },
  ],
  [
    "stretch pass put run wrap draw loop",
    /^(?:the|an?|his|her) (?:\w+ )?tape\b.*\b(?:round|around|across|along)\b/,
    { gesture: "measure_them", takes: true },
    { isPaired: true },
  ],
  [
    "wind wrap roll tie bind",
    /^(?:the|an?|his|her|some) (?:\w+ )?(?:bandage|gauze|dressing|cloth|strip|rag)s? (?:tightly )?(?:round|around|over)\b/,
    { gesture: "bandage", takes: true },
    { isPaired: true },
  ],
  [
    "pull yank tear whip throw strip drag tug rip snatch fling",
    /^(?:the |her |his |all )*(?:\w+ )?(?:blankets?|duvet|quilt|covers?|sheets?|bedclothes|bedspread) (?:off|from|away from) (?:them|him|her|(?:the )?sleeping|the \w+|\w+ )/,
    { gesture: "uncover", takes: true },
    { isPaired: true },
  ],
  [
    "feed nurse rear raise suckle",
    /^(?!(?:the |a |an |his |her )?(?:\w+ )?(?:baby|newborn|infant)\b)(?:\S+ ){1,5}(?:with|from|out of) (?:the|an?|his|her) (?:\w+ )?bottle\b/,
    { gesture: "give_bottle", takes: true },
    { isPaired: true },
  ],
  [
    "slip feed push put hold pop",
    /^(?:the|an?|some|another) .*\b(?:into|in|to) its mouth\b/,
    { gesture: "feed", takes: true },
  ],
  [
    "stamp trample",
    /^(?:the|it) (?:earth|ground|soil|snow|sand|grave|flames?|fire|embers)\b/,
    { posture: "stamp_foot" },
    { by: "person" },
  ],
  [
    "cram stuff shove pop push shovel spoon slip poke toss wolf put",
    /^(?!.*\b(?:hands?|fingers?|fist|thumb)\b).*\b(?:in|into|between) (?:his|her|their) (?:mouth|teeth|lips|face)\b/,
    { gesture: "eat", takes: true, mood: "chewing" },
    { isPaired: false },
  ],
  [
    "skim skip",
    /^(?:the|an?|another|some|his|her) (?:flat |smooth |\w+ )?(?:stones?|pebbles?|rocks?)\b/,
    { gesture: "throw", takes: true },
  ],
  ["mow scythe cut swing reap", /\b(?:scythe|sickle)\b/, { gesture: "scythe", takes: true }],
  ["slip", /^in(?:side)?\b(?! the (?:mud|snow|water|blood|puddle|wet|bath))/, { posture: "sneak", way: "in" }],
  ["swing", /^(?:across|over to|from \w+ to)\b/, { posture: "swing_rope" }, { by: "person" }],
  ["lower let", /^them (?:\w+ )?(?:down|into|over|on|from)\b/, { gesture: "haul" }, { isPaired: true }],
  [
    "tie knot loop fasten",
    /^(?:the|an?|his|her) (?:\w+ )?(?:rope|line|cord|belt|chain) (?:round|around)\b/,
    { gesture: "measure_them", takes: true },
    { isPaired: true },
  ],
  [
    "push force drive march prod",
    /^them (?:\w+ )?(?:along|down|onto|off|out along) the (?:\w+ )?plank\b/,
    { gesture: "prod_along" },
    { isPaired: true },
  ],
  [
    "stuff thrust shove press push",
    /\binto (?:them|them 's|(?:the )?\w+ 's|his|her) hands?\b/,
    { gesture: "hand_over", takes: true },
    { isPaired: true },
  ],
];

export const CONTACT_WORDINGS = wordingsOf(ROWS);
