// Verbs of an action that are heard, as patterns: only what certainly makes the sound, because an action is not written for the ear.
import type { EffectName } from "./effects.ts";

export const ACTION_SOUNDS: readonly (readonly [effect: EffectName, pattern: string])[] = [
  ["knock", "knocks?|knocking|raps on|pounds on the door"],
  ["slam", "slams?|slammed|bangs? shut"],
  [
    "door closes",
    "(?:closes?|shuts?|locks?|bolts?) (?:the|a|her|his|their) (?:\\w+ )?(?:door|gate|hatch|lid|window)|door (?:closes|shuts)",
  ],
  [
    "door opens",
    "(?:opens?|pushes open|unlocks?) (?:the|a|her|his|their) (?:\\w+ )?(?:door|gate|hatch)|door (?:\\w+ )?(?:opens|swings|creaks)|comes? (?:in )?through the door",
  ],
  [
    "glass",
    "(?:glass|window|bottle|mirror|vase|cup|plate|jar) (?:breaks|shatters|smashes|explodes)|(?:breaks?|shatters?|smashes|drops?) (?:the|a|her|his) (?:\\w+ )?(?:glass|window|bottle|mirror|vase|jar)",
  ],
  ["shot", "shoots|fires (?:the|a|her|his|at|into|twice|once)|pulls the trigger|gun goes off|gunshots?|shot rings out"],
  ["explosion", "explodes|explosion|blows up|shell bursts"],
  ["sword", "swords? (?:clash|meet|ring)|draws (?:the|a|her|his) (?:sword|blade)|parries"],
  ["phone", "phone rings|telephone rings"],
  ["vibrate", "phone (?:buzzes|vibrates)"],
  ["doorbell", "doorbell|rings the bell"],
  ["bell", "bell (?:tolls|rings|strikes)|bells (?:ring|toll)"],
  ["running", "runs|running|sprints|races (?:down|up|across|through|along)|flees"],
  [
    "steps",
    "walks|walking|strides|paces|marches|steps (?:in|into|out|across|down|up|through|onto|over)|climbs the stairs",
  ],
  ["typing", "types|typing"],
  ["thud", "falls (?:to|down|over|onto|off)|collapses|drops to|crashes (?:to|into)|lands (?:on|in|hard)"],
  ["splash", "(?:dives|jumps|falls|plunges|leaps) into the (?:water|sea|river|lake|pool)|splash(?:es)?"],
  ["clink", "clink(?:s)? (?:glasses|cups)|sets? (?:the|a|her|his|down) (?:\\w+ )?(?:cup|glass|plate|mug)|stirs"],
  ["pour", "pours"],
  [
    "paper",
    "(?:turns|tears|unfolds|opens|reads|folds|crumples) (?:the|a|her|his) (?:\\w+ )?(?:page|paper|letter|newspaper|map|envelope)",
  ],
  [
    "click",
    "(?:flips|presses|flicks|turns on|turns off|switches (?:on|off)) (?:the|a) (?:\\w+ )?(?:switch|button|light|lamp|torch|radio)",
  ],
  ["dog", "(?:dog|hound) barks|barks at"],
  ["wolf", "(?:wolf|wolves) howls?"],
  ["horse", "gallops|(?:rides|horse trots|horses? gallops?)"],
  ["applause", "applauds?|claps|crowd cheers|cheers"],
  ["thunder", "thunder (?:rolls|cracks|claps|rumbles)|lightning (?:strikes|flashes|splits)"],
  ["heavy breathing", "pants|gasps for|breathes hard|out of breath"],
  ["whoosh", "swings (?:the|a|her|his) (?:sword|axe|bat|club|staff)|swoops"],
  ["engine", "starts the (?:car|engine|motor|boat)|(?:car|truck|engine|motorbike) (?:starts|idles)"],
  ["kettle", "kettle (?:whistles|boils|screams)"],
];
