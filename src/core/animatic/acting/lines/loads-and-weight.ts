// What is borne or leant on, said as the tables know it: loads on a back, hands and knees, a body's weight against a van, a bow down to the ground, washing.

/** Loads on a back or over a head, hands and knees, and what is done only to hide. */
export function withLoads(words: readonly string[]): readonly string[] {
  return words
    .join(" ")
    .replaceAll(
      / with (an? (?:\w+ )?(?:basket|sack|bundle|load|crate|barrel|hod|log|trunk))(?: full)?(?: of (?:\w+ )?\w+)? on (his|her|their) back\b/g,
      " , carrying $1 on $2 back",
    )
    .replaceAll(
      /(?<=\b(?:under|behind|into|inside|in|beneath)\b.{3,40}) to hide\b(?: (?:himself|herself|themselves|from \w+))?/g,
      "",
    )
    .replaceAll(
      /\b(?:leans?|throws?|puts?) (?:all )?(?:his|her|their) (?:whole |full |entire )?weight (?:down )?(?:on|onto) ((?:the|a) (?:\w+ )?(?:iron|lever|crank|handle|windlass|winch|bar|pump))\b/g,
      "leans on $1 and pulls down $1",
    )
    .replaceAll(LADEN, " , carrying $1")
    .replaceAll(IN_HAND, " with $1 in $2 hand")
    .replaceAll(
      / with (?:his|her|their|the|an?) (?:\w+ )?(?:gloves?|gloved hands?|sleeves?|cuffs?|mittens?)(?= ,| and| \.|$)/g,
      "",
    )
    .replaceAll(/\b(?:wet|damp|dripping|dirty|soiled|soaking|crumpled) sheets\b(?! of)/g, "laundry")
    .replaceAll(/\bupside - down\b/g, "upside down")
    .replaceAll(/\brounds (?=the (?:corner|bend|headland)\b)/g, "turns ")
    .replaceAll(/\b(?:from )?hand (?:to|over) hand\b/g, "by turns")
    .replaceAll(/\bon (?:(?:his|her|their|all|the) )?(?:hands and knees|all fours)\b/g, "on fours")
    .replaceAll(/\b(?:catch|tak|grab|get|seiz|grasp|lay)(?:es|s) hold of\b/g, "grabs")
    .replaceAll(
      /\b(?:the|its) (?:rim|lip|walls?|sides?|neck|shoulder) of (?=(?:the|a|his|her) (?:\w+ )?(?:pot|vase|jug|bowl|urn|pitcher)\b)/g,
      "",
    )
    .replaceAll(LEANS_ON_AND, "pushes $1")
    .replaceAll(
      /\b(push(?:es)?|shov(?:es)?|heaves?) (?:at |on |against )?the (?:back|rear|side|tail|boot|bumper) of (?=(?:the|an?|his|her) (?:\w+ )?(?:van|car|truck|lorry|bus|cart|wagon|jeep|taxi|sled|sledge|minibus|coach)\b)/g,
      "$1 ",
    )
    .replaceAll(RAMS, "rams $1")
    .replaceAll(
      /\b(?:leans?|leaning|throws?|throwing|puts?|presses) (?:all )?(?:of )?(?:his|her|their) (?:\w+ )?weight (?:against|into|behind) /g,
      "leans against ",
    )
    .replaceAll(
      /\b(bows?|bends?|leans?)(?: \w+)? until (?:his|her|their) (?:forehead|head|brow|face) (?:\w+ )?(?:touch|rest|reach|meet|brush)\w* the \w+\b/g,
      "bows to the ground",
    )
    .split(" ");
}

/** "bent under a load of firewood": it is carried. */
const LADEN =
  /(?: ,)?(?: (?:almost|nearly|half))?(?: (?:bent|bowed|stooped|doubled|buckling|weighed down|groaning))?(?: double)? (?:under|beneath|by) (?:the|a|an|his|her|their) (?:\w+ )?(?:weight|load|burden) of (?=(?:the|a|an|his|her|their|two|three) |\w+)(\w+)/g;
/** ", the bow lowered in his hand": it is there. */
const IN_HAND =
  / , ((?:the|an?|his|her) (?:\w+ )?\w+) (?:lowered|raised|ready|open|clutched|held|hanging|dangling|forgotten|tight|still|loose|limp) in (his|her) (?:\w+ )?hands?(?= ,| and| \.|$)/g;
/** "hurls his weight against the door": to force it. */
const RAMS =
  /\b(?:throws?|hurls?|flings?|slams?|rams?) (?:all )?(?:of )?(?:his|her|their) (?:\w+ )?(?:weight|shoulder|body) (?:against|into|at) ((?:the|an?) (?:\w+ )?(?:door|doors|gate))\b/g;
/** "leans his weight against the back of the van and pushes": the van. */
const LEANS_ON_AND =
  /\b(?:leans?|throws?|puts?|sets?|braces?|presses) (?:(?:all )?(?:of )?(?:his|her|their) (?:\w+ )?(?:weight|shoulders?|back|hands?|palms?) )?(?:against|to|into|onto|on) ((?:the|an?|his|her|its) (?:\w+ ){0,4}?\w+) and (?:pushes|shoves|heaves)(?= ,| and| \.| with|$)/g;
