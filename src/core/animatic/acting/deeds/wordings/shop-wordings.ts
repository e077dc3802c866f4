// Wordings of kitchens, shops, laundries and yards: dough and cloth, what goes over a counter or into a machine, what is hooked, shouldered, lowered or driven in.
import { words, wordingsOf, A, type Row } from "./wording.ts";

const ROWS: readonly Row[] = [
  // Dough, cloth and hair.
  [
    "fold press turn push",
    words("(?:out |the |his |her )*(?:dough|pastry)\\b(?! (?:into|onto|flat|out))"),
    { gesture: "knead", takes: true },
  ],
  [
    "shake flap billow throw snap",
    words(
      "(?:out )?(?:the|an?|fresh|clean) (?:\\w+ )?(?:sheet|blanket|tablecloth|coverlet|quilt|bedspread|cloth) (?:out )?(?:over|across|on|onto)\\b",
    ),
    { gesture: "spread_sheet", takes: true },
    { isPaired: false },
  ],
  [
    "press iron",
    words(
      "(?:the|his|her|an?) (?:\\w+ )?(?:collar|shirt|trousers|crease|creases|seams?|pleats|skirt|cuffs?|sleeves?)\\b",
    ),
    { gesture: "iron" },
    { isPaired: false },
  ],
  ["swing push slap slop shove", words("(?:(?:the|his|her|an?) )?(?:wet )?mop\\b"), { gesture: "sweep", takes: true }],
  [
    "lift take hold comb pull gather separate",
    words("(?:up )?(?:an?|the|one|another) (?:\\w+ )?(?:strand|lock|section|tress|wisp)s? of\\b"),
    { gesture: "do_hair" },
    { isPaired: true },
  ],
  [
    "pin chalk mark tack measure sew stitch",
    /^(?:up )?(?:the|an?|his|her|them|it)\b.*\b(?:sleeve|shoulder|jacket|collar|waist|cuff|lapel|seam|back)\b/,
    { gesture: "measure_them" },
    { isPaired: true },
  ],
  [
    "wrap roll",
    words(
      "(?:the |an? |some |two )*(?:\\w+ )?(?:roses|flowers|bouquet|tulips|lilies|stems|chips|sausages|steak|meat|knife|gun) (?:up )?in\\b",
    ),
    { gesture: "wrap_up", takes: true },
    { isPaired: false },
  ],
  // Onto the pass, under the glass, into machines.
  [
    "slide push pass",
    words(
      "(?:it|(?:(?:the|an?|his|her) )?(?:\\w+ ){0,2}?\\w+) (?:back )?(?:onto|on to|over|across|under|underneath|through|beneath) the (?:\\w+ )?(?:pass|counter|bar|table|desk|glass|grille|hatch|slot|bars|partition|belt|conveyor|rail|bench|workbench|track)\\b",
    ),
    { gesture: "slide", takes: true },
    { isPaired: false },
  ],
  [
    "feed run slide push put load",
    words(
      ".*\\b(?:into|through) the (?:\\w+ )?(?:shredder|mangle|rollers|printer|scanner|fax|typewriter|grinder|mincer|mill|wringer)\\b",
    ),
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  ["throw pass slide shoot send", words("(?:the|his|her|a) (?:\\w+ )?shuttle\\b"), { gesture: "feed_cloth" }],
  [
    "beat press push tamp",
    words("(?:down )?(?:the|his|her) (?:weft|threads?|warp|yarn)\\b"),
    { gesture: "feed_cloth" },
  ],
  [
    "ring",
    words("up (?:the|his|her|their|an?|some|her|two) (?!number|doctor|police|office)\\w+"),
    { gesture: "press_keys" },
    { isPaired: false },
  ],
  [
    "draw suck pull",
    /^(?!.*\bblood\b).*\bwith (?:the|an?|his|her) (?:\w+ )?(?:pipette|dropper|syringe)\b/,
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  [
    "twist screw connect push join splice crimp",
    words(
      "(?:(?:the|an?|two|his|her|its) )?(?:\\w+ ){0,2}?(?:wires?|cables?|leads?|contacts?) (?:back )?(?:in|into|to|onto|together)\\b",
    ),
    { gesture: "plug_in", takes: true },
    { isPaired: false },
  ],
  [
    "smooth hang press stick paste",
    words(
      "(?:(?:the|an?|another|it) )?(?:\\w+ ){0,2}?(?:wallpaper|strip|paper|poster|it) (?:\\w+ )?(?:on|onto|to|against|over) the (?:\\w+ )?wall\\b",
    ),
    { gesture: "pin_up", takes: true },
    { isPaired: false },
  ],
  [
    "hook clip shackle sling chain",
    words(
      "(?:the|an?|his|her|its) (?:\\w+ )?(?:chain|hook|cable|sling|rope|strap|wire) (?:\\w+ )?(?:to|on|onto|around|round|under) (?:the|an?|its) (?:\\w+ )?(?:beam|girder|crate|load|hook|car|truck|bumper|trailer|pallet|pipe|log|boat|hull|post|statue|engine|tractor)\\b",
    ),
    { gesture: "tie_to", takes: true },
    { isPaired: false },
  ],
  [
    "lower drop feed let push send",
    words(
      "(?:down )?(?:the|an?|his|her) (?:\\w+ ){0,2}?\\w+ (?:slowly )?down (?:the|an?) (?:\\w+ )?(?:chimney|shaft|well|hole|hatch|pit|flue|crack|face)\\b",
    ),
    { gesture: "pay_out", takes: true },
    { isPaired: false },
  ],
  [
    "knock hammer drive strike tap",
    words(
      "(?:out |away )?(?:the|an?) (?:\\w+ )?(?:pin|wedge|bung|chock|peg|bolt|stopper) ?(?:out|away|loose|free|in)?\\b",
    ),
    { gesture: "hammer" },
  ],
  [
    "heave hoist swing throw lift haul sling hitch raise shift",
    words(
      `${A}(?:sack|bag|crate|beam|plank|log|bale|bundle|keg|barrel|coil|net|ladder|carcass|box|trunk|basket|rifle|pack)s?\\b.*\\b(?:on|onto|to|over|across|up on) (?:his|her|one|the|a) (?:\\w+ )?shoulders?\\b`,
    ),
    { gesture: "shoulder", takes: true },
    { isPaired: false },
  ],
  [
    "lean push guide steer hold follow press",
    words("(?:on |into |behind )?(?:the|an?|his|her) (?:\\w+ )?(?:plough|plow)\\b"),
    { posture: "walk", way: "across", gesture: "push" },
  ],
  [
    "ram drive sink knock pound plant set push",
    words("(?:the|an?|another) (?:\\w+ )?(?:fence ?post|post|stake|picket)s? (?:\\w+ )?(?:into|in)\\b"),
    { gesture: "ram_post" },
    { isPaired: false },
  ],
  [
    "crank wind winch",
    words("(?:up )?(?:the|an?) (?:\\w+ )?(?:bucket|pail) (?:up )?(?:from|out of|up)\\b"),
    { gesture: "turn_wheel" },
  ],
  [
    "lock twist screw click snap fit",
    words(
      "(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:handle|portafilter|bit|blade|lens|bulb|magazine|battery|cartridge) (?:back )?(?:in|into|onto|to)\\b",
    ),
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  [
    "drag fish haul heave scoop",
    words("out (?:an?|the|some|two|three) \\w+"),
    { gesture: "lift_from", takes: true },
    { isPaired: false },
  ],
  [
    "draw pull slide take bring",
    words(
      "(?:out|back) (?:the |an? |some |two |three |four |six |his |her )?(?:\\w+ ){0,2}?(?:loaf|loaves|bread|buns|pies?|rolls|cakes?|pizzas?|tarts?|baguettes?)\\b",
    ),
    { gesture: "push_peel" },
    { isPaired: false },
  ],
  [
    "drag slide pass swipe run",
    words(`(?:it|${A}\\w+) (?:over|across|past) the (?:\\w+ )?(?:scanner|till|reader|laser)\\b`),
    { gesture: "slide", takes: true },
    { isPaired: false },
  ],
  [
    "pick take lift choose pluck fish",
    words(`${A}\\w+ out of (?:the|an?|his|her) (?:\\w+ )?(?:basket|box|tray|jar|case|tin|bowl|bag|cabinet|display)\\b`),
    { gesture: "take_out", takes: true },
    { isPaired: false },
  ],
  [
    "hang",
    /^(?:up )?(?!(?:from|on|onto|by|in|over|off|out|there|upside|down|up|with|above|around|about|back|and|between|below|to|his|her)\b)\w+ (?:up )?(?:on|from|over) (?:an?|the)\b/,
    { gesture: "hang_up", takes: true },
    { isPaired: false },
  ],
  ["pull draw push", words("(?:the|an?) (?:\\w+ )?wire through\\b"), { gesture: "slice" }, { isPaired: false }],
  [
    "stretch pull swing twirl",
    words("(?:out )?(?:the|an?|his|her) (?:\\w+ )?(?:dough|noodles|pastry|taffy|toffee|wool)\\b"),
    { gesture: "fold", takes: true },
    { isPaired: false },
  ],
  [
    "snap click press",
    words("(?:shut )?(?:the |its |both )*(?:locks|catches|clasps?|latches)\\b"),
    { gesture: "close_lid" },
    { isPaired: false },
  ],
  [
    "screw fix hang drill nail change fit paste",
    words(
      `${A}\\w+ (?:up )?(?:into|on|onto|to|in) (?:the|a) (?:\\w+ )?(?:ceiling|rafters?|beam overhead|chandelier)\\b`,
    ),
    { gesture: "reach_up", takes: true },
    { isPaired: false },
  ],
  [
    "press push lean hold drive",
    words(`${A}drill (?:\\w+ )?(?:against|into|to|at|through)\\b`),
    { gesture: "drill_ahead", takes: true },
    { isPaired: false },
  ],
  [
    "drag pull slide push haul wrench heave",
    words("(?:the|both) (?:\\w+ )?doors (?:open|apart|aside|wide)\\b"),
    { gesture: "open" },
    { isPaired: false },
  ],
  [
    "ease push pull nudge shove jerk",
    words(
      "(?:the|a|his|her) (?:\\w+ )?(?:joystick|throttle|control stick|stick|yoke) (?:forwards?|back|up|down|left|right)\\b",
    ),
    { gesture: "steer" },
    { isPaired: false },
  ],
  [
    "snap nip pinch break twist cut",
    words("off (?:the|an?) (?:\\w+ )?(?:flower|twig|bloom|rose|bud|leaf|stem|icicle|branch|head)s?\\b"),
    { gesture: "pluck", takes: true },
    { isPaired: false },
  ],
  [
    "drip pour drop melt",
    words("(?:the |some |hot |red |melted |sealing |a )*wax (?:on|onto|over)\\b"),
    { gesture: "sprinkle" },
    { isPaired: false },
  ],
  [
    "press push stamp",
    words(`${A}(?:ring|seal|signet|signet ring|stamp) (?:\\w+ )?(?:in|into|on|onto)\\b`),
    { gesture: "stamp_it", takes: true },
    { isPaired: false },
  ],
];

export const SHOP_WORDINGS = wordingsOf(ROWS);
