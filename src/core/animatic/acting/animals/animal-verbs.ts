// Verbs that only animals are read to do, and what each verb with the words after it means when an animal does it.
import type { Deed, Verb } from "../deeds/deed.ts";
import { formsOf } from "../deeds/verb-forms.ts";
import type { AnimalAction } from "./action-names.ts";

const GLANCES: Deed = { glance: "at" };
const PLAIN =
  "arch bare lap gnaw coil spread breathe poke pop emerge hatch swish flick cower limp rub butt whine whimper yap bay cluck preen strut snatch swipe swat bat spit spew belch land settle alight tug lunge spring swoop roll breach surface burst stampede trample toss bite slide hover spray squirt splash shower douse drench lick prick perk cock whip curl sway raise lower stretch rest nestle snuggle nibble guard block drag free wriggle squirm writhe splash dart scrape claw unroll shelter shield enfold drape sink ram gore swallow uncoil bolt shy clear totter bowl barge";

/** Every form of a verb that people are not read to do. */
export const BEAST_VERBS: ReadonlyMap<string, Verb> = new Map(
  PLAIN.split(" ").flatMap((plain) => formsOf(plain).map((form): [string, Verb] => [form, { plain, deed: GLANCES }])),
);

export interface AnimalDeed {
  readonly animal: AnimalAction;
  readonly deed: Deed;
}

const ON_THE_SPOT: Deed = { posture: "stand", way: "none" };

type Row = readonly [words: RegExp, animal: AnimalAction, deed?: Deed];

/** The first that fits the verb and what follows counts. */
const ROWS: readonly Row[] = [
  [
    /^(?:hang|swing|sway)\b.*\b(?:upside down|(?:from|under|off|on|by) .*\b(?:branch|branches|bough|tree|twig|vine|liana|ceiling|roof|cave|rafters?|beams?|lamp|bar))\b/,
    "hang",
  ],
  [
    /^(?:hold|balance|keep|carry|catch|spin|toss)\b.*\bon (?:its|his|her|the) (?:\w+ )?(?:nose|snout|muzzle)\b/,
    "on_nose",
  ],
  [
    /^(?:fall|drop|lower|hang|descend|come|let|swing|dangle|sink|slide|spin|climb|go)\b.*\b(?:threads?|silk)\b/,
    "dangle",
  ],
  [
    /^(?:roll|curl)\b.*\b(?:into|in) a (?:\w+ )?ball\b|^(?:roll|curl) (?:it|him|her)self\b/,
    "curl",
    { posture: "curl" },
  ],
  [
    /^(?:lay|rest|put|place|lower|drop|sink|nestle|prop)\b.*\b(?:head|chin|muzzle|snout|nose|cheek)\b.*\b(?:on|onto|in|into|upon|against|across)\b/,
    "nestle",
  ],
  [
    /^(?:walk|strut|totter|waddle|stagger|parade|stride|hop)\b.*\b(?:hind|back|rear|two) (?:legs|feet|paws)\b/,
    "upright",
    { posture: "walk", way: "across" },
  ],
  [
    /^(?:stand|rise|get|come|balance)\b.*\b(?:hind|back|rear|two) (?:legs|feet|paws)\b|^(?:stand|rise) (?:\w+ly )?(?:upright|erect)\b/,
    "upright",
  ],
  [
    /^(?:fall|drop|crash|topple|slump|collapse|go) (?:\w+ly )?(?:down )?(?:over|onto|on) (?:its|his|her|the) (?:\w+ )?(?:side|back|flank|belly|knees|ground|snout|nose)\b|^(?:fall|topple) over\b/,
    "fallen",
    { posture: "tumble", way: "none" },
  ],
  [/^(?:toss|jerk|nod|bob)\b.*\b(?:head|mane)\b/, "look"],
  [/^(?:stretch|reach|extend|crane)\b.*\b(?:trunk|neck|snout|muzzle|head)\b/, "fed"],
  [/^bite\b.*\b(?:in two|in half|through)\b/, "eat"],
  [/^(?:eat|nibble|peck|graze|munch|lap|lick)\b.*\b(?:out of|from|off)\b.*\b(?:hands?|palms?|fingers?|fist)\b/, "take"],
  [/^(?:refuse|balk|baulk|jib|plant)\b|^dig (?:in )?(?:its|his|her) (?:hooves|heels|hoofs|feet|paws|claws)\b/, "tug"],
  [
    /^(?:come|step|walk|emerge|stroll|stalk|strut|trot|burst|charge|waddle|stride|hop|lumber|totter|bound|run|rush)\b.*\bout (?:of|through) (?:a|an|the|its|his|her) (?:\w+ )?(?:doors?|doorway|rooms?|house|barn|stable|stall|gate|lift|shop|kitchen|bedroom|bathroom|tent|hall|shed|kennel|wardrobe|byre|sty|cave|hut|garage|tower|van|truck|church|coop)\b/,
    "walk",
    { posture: "walk", way: "in" },
  ],
  [/^(?:jump|leap|spring|hop|skip|dart) (?:\w+ly )?back\b/, "run", { posture: "run", way: "away", mood: "afraid" }],
  [
    /^(?:slip|squeeze|dart|scurry|vanish|disappear|dive|bolt|run|scuttle|dash|shoot|creep|flee)\b.*\b(?:into|down) (?:a|the|its|his|her) (?:\w+ )?(?:holes?|burrow|den|lair|crack|tunnel|mousehole)\b/,
    "run",
    { posture: "run", way: "out" },
  ],
  [
    /^(?:plunge|dip|thrust|stick|put|push|shove|dunk|reach|stretch|fish|grab|claw|paw|bat|swat|swipe|dab|tap|hang|lean|lay)\w*\b.*\b(?:(?:gold ?)?fish ?(?:bowl|tank)|aquarium|bowl (?:of|with) (?:\w+ )?(?:gold)?fish)\b/,
    "reach_up",
  ],
  [
    /^(?:plunge|dip|thrust|stick|put|stab|sink|push|shove|dunk|reach)\b.*\bpaws?\b.*\b(?:in|into|through|under|down)\b/,
    "dunk",
  ],
  [
    /^(?:plunge|dip|thrust|stick|dunk|sink|duck|shove|bury|dive)\b.*\b(?:head|snout|muzzle|nose|jaws?)\b.*\b(?:water|river|stream|brook|creek|rapids|falls|foam|lake|pond|pool|sea|hole)\b/,
    "dunk",
  ],
  [
    /^(?:drag|haul|pull|hook|scoop|fish|flip|yank)\b.*\b(?:fish|salmon|trout|goldfish|carp|koi|pike|perch|cod|herring|eel|crab|frog|seal)\b(?!.*\b(?:away|off|along|through)\b)/,
    "take",
  ],
  [/^drive\b/, "run", { posture: "run", way: "across" }],
  [
    /^(?:drag|haul|pull|tow)\b.*\b(?:away|off|into|along|across|through|out|down|towards?|under)\b.*\bby\b|^(?:drag|haul)\b.*\b(?:away|off|into|along|across|through|out|down|towards?)\b(?!.*\b(?:sled|sledge|sleigh|cart|wagon|log|branch|boat)\b)/,
    "tug",
    { posture: "walk", way: "across" },
  ],
  [
    /^(?:scurry|run|dart|dash|scamper|shoot|swarm|climb|race|scramble|leap|shin)\b.*\bup (?:the|a) (?:\w+ )?(?:tree|trunk|pole|curtains?|oak|pine|drainpipe|mast|drapes)\b/,
    "climb",
    { posture: "climb", way: "none" },
  ],
  [
    /^(?:cling|hug|hold|embrace)\b.*\b(?:trunk|tree|branch|bough|palm|pole)\b/,
    "climb",
    { posture: "climb", way: "none" },
  ],
  [/^(?:beat|thump|pound|drum)\b.*\bchest\b/, "drum"],
  [/^(?:chase|catch|spin|run|bite|turn|go) .*\b(?:tail|circles)\b/, "chase_tail"],
  [/^(?:breathe|spit|spew|belch|blow|roar|shoot)\b.*\b(?:fire|flames?)\b/, "fire"],
  [/^(?:snap|catch|snatch|pluck|grab|gulp|swallow|take|seize|pick)\b.*\btongue\b/, "tongue"],
  [
    /^(?:snap|catch|snatch|pluck|grab|gulp|leap|jump|spring)\b.*\b(?:out of the air|in the air|from the air|in flight|in mid(?: |-)?air|mid-air|midair)\b/,
    "snap",
  ],
  [/^(?:shoot|flick|dart|stick|poke|whip|lash|fling|unroll|throw|put)\b.*\btongue\b/, "tongue"],
  [
    /^(?:catch|snap|swallow|snatch|gulp|eat|take|seize|grab)\b.*\b(?:fly|flies|insects?|bugs?|mosquito(?:es)?|gnats?|moths?|dragonfly|dragonflies|beetles?|crickets?|midges?)\b/,
    "tongue",
  ],
  [
    /^(?:scrape|scratch|claw|scoop|rake|tear|throw|fling|kick)\b.*\b(?:holes?|burrow|earth|soil|sand|dirt|ground|tunnel|den|pit)\b/,
    "dig",
  ],
  [
    /^(?:bring|pull|take|drag|bear|knock|wrestle|hunt) (?:down\b|.*\bdown$)|^run down (?:him|her|it|them)\b|^run .+\bdown$|^(?:seize|grip|go)\b.*\b(?:throat|neck)\b|^sink\b.*\b(?:teeth|claws|fangs|jaws)\b|^kill\b/,
    "pounce",
    { posture: "fight", way: "none" },
  ],
  [
    /^(?:peek|peep|poke|pop|stick|look|lean)\b.*\bout (?:of|from)\b|^(?:emerge|crawl|creep|climb|come|hop|wriggle|slip)\b.*\b(?:out of|out from|from) (?:\w+ ){0,3}?(?:holes?|burrow|den|lair|eggs?|eggshell|shell|box|basket|nest|kennel|bag|pocket|hat|log|crack|drawer|pipe|tunnel|crate|cage|suitcase|sack|jar|pot|bucket|earth|sand|snow|straw|hay|blankets?|sofa|bed|table|wardrobe|cupboard)\b|^(?:peek|peep)\b|^(?:poke|pop|stick|push|thrust|shove|squeeze|put|lift|raise)\b.*\b(?:head|nose|snout|beak|muzzle)\b.*\b(?:out|through|above|over)\b|^(?:poke|pop|stick) .*\b(?:head|nose|snout)\b/,
    "peek",
  ],
  [/^hatch/, "peek"],
  [/^(?:sway|rise|rear|dance|uncoil)\b.*\b(?:basket|pot|jar|urn)\b/, "peek"],
  [
    /^(?:run|bound|burst|charge|leap|dash|dart|shoot|rush|spring|bolt|race)\b.*\b(?:out of|out from|from) (?:\w+ ){0,3}?(?:reeds?|rushes|bush(?:es)?|trees?|wood|woods|forest|jungle|undergrowth|shadows?|dark|darkness|mist|fog|grass|corn|wheat|thicket|hedge|brush|smoke|ferns?|ruins?|alley)\b/,
    "run",
    { posture: "run", way: "in" },
  ],
  [
    /^(?:climb|come|get|emerge|step|wade) .*\bout of (?:the )?(?:water|river|lake|sea|pool|stream|pond)\b/,
    "walk",
    { posture: "walk", way: "across" },
  ],
  [
    /^(?:push|knock|bowl|barge|nudge|bat|swat|swipe|tip|shove|flick|tap|pat|bump)\b.*\b(?:off|over|down|from|onto)\b|^(?:bat|swat|swipe)\b|^(?:stretch|reach|extend|put) (?:out )?(?:an?|one|its|his|her) (?:\w+ )?paw\b(?! (?:on|to|against|up))/,
    "swat",
  ],
  [/^reach (?:up\b|.*\b(?:branch|shelf|top)\b)/, "reach_up"],
  [/^reach (?:out|for|in|into|through|under|across|over|towards?)\b/, "swat"],
  [/^(?:give|offer|hold|lift|raise|shake|stretch|reach)\b.*\bpaws?\b/, "paw"],
  [
    /^(?:put|press|lay|place|rest|tap|pat|bat|lean|set|touch|lift)\b.*\bpaws?\b.*\b(?:glass|pane|windowpane|window|sill|windowsill|door)\b/,
    "reach_up",
  ],
  [/^shake\b/, "shake"],
  [
    /^(?:spread|stretch|lay|fold|put|lower|drape|wrap|arch|hold|extend|curl|unfold|throw|draw|raise|lift|open)\b.*\bwings?\b.*\b(?:over|round|around|about|above|across)\b/,
    "shelter",
  ],
  [
    /^(?:cover|shelter|shield|protect|hide|wrap|enfold|tuck)\b.*\bwings?\b|^(?:lay|fold|drape|lower|spread) it (?:over|round|around|across)\b/,
    "shelter",
  ],
  [/^stretch/, "stretch"],
  [/^spit\b.*\b(?:at|in|on|into|over)\b/, "spit"],
  [/^(?:hiss|spit)\b|^arch .*\bback\b/, "hiss"],
  [/^roll\b/, "roll"],
  [/^(?:rise|surface|emerge|come up)\b.*\b(?:water|river|lake|sea|swamp)\b/, "roar"],
  [/^(?:take off|rise|lift off|soar up|fly (?:up|off|away|out))/, "fly", { posture: "fly", way: "up" }],
  [
    /^(?:pull|drag|haul|tow|draw)\b.*\b(?:sled|sledge|sleigh|cart|carriage|wagon|plough|coach|log|boat|tree|caravan)\b/,
    "walk",
    { posture: "walk", way: "across" },
  ],
  [/^(?:howl|bay|crow|throw .*\bhead)\b/, "howl"],
  [
    /^(?:bark|yap|bleat|neigh|whinny|bray|moo|meow|miaow|caw|hoot|chirp|squawk|screech|quack|cluck|squeak|trumpet|whine|whimper|call|sing|cry|scream|shriek|yowl|yelp|honk|croak|answer)\b/,
    "bark",
  ],
  [/^(?:growl|snarl|bare|snap|guard|threaten)\b|^show .*\bteeth\b/, "growl"],
  [/^block\b|^bar .*\bway\b/, "growl"],
  [/^(?:roar|bellow)\b/, "roar"],
  [/^(?:wag|purr|pant|swish)\b/, "wag"],
  [/^(?:sniff|snuffle|nose|smell|track)\b/, "sniff"],
  [
    /^(?:drink|lap|gulp|sip)\b(?!.*\b(?:bowl|cup|saucer|dish|trough|bucket|bottle|pail|glass|milk|cream|basin|pot|tin|jar)\b)/,
    "drink",
  ],
  [/^(?:graze|eat|drink|feed|peck|chew|nibble|munch|lap|browse|forage|devour|gnaw|root|gulp|crunch)\b/, "eat"],
  [/^(?:butt|ram|gore|headbutt|toss)\b/, "ram", { posture: "fight", way: "none" }],
  [/^(?:swallow|devour|gobble)\b/, "take"],
  [/^(?:stab|plunge|dip|thrust|dart|jab|shoot)\b.*\b(?:beak|bill)\b/, "eat"],
  [/^(?:lick|nuzzle|rub|nudge|kiss)\b/, "lick"],
  [/^(?:dig|burrow|paw)\b|^bury\b/, "dig"],
  [/^scratch .*\b(?:door|window|tree|glass|gate|wall|sofa|post)\b/, "reach_up"],
  [/^scratch\b/, "scratch"],
  [
    /^(?:jump|leap|spring|stand|reach|put|climb|bound)\b.*\b(?:up at|up on|paws? on|against|onto (?:him|her|them))\b/,
    "reach_up",
  ],
  [/^bolt\b/, "run", { posture: "run", way: "away", mood: "afraid" }],
  [/^(?:spring|leap|bound|jump|shy|skip) (?:\w+ly )?(?:away|off)\b/, "run", { posture: "run", way: "away" }],
  [/^shy\b/, "rear"],
  [/^charge\b/, "run", { posture: "run", way: "across" }],
  [
    /^(?:wrap|coil|wind|entwine|squeeze|crush)\b.*\b(?:tentacles?|arms|coils?|around|round)\b/,
    "pounce",
    { posture: "fight", way: "none" },
  ],
  [
    /^(?:grab|seize|catch|take|hold|grip|snatch|drag|pull)\b.* by (?:the|his|her|their|its) (?!(?:\w+ )?(?:scruff|neck))/,
    "tug",
  ],
  [/^(?:fight|squabble|quarrel|scuffle|struggle) over\b/, "tug"],
  [/^(?:attack|lunge|maul|throw itself|fall on|set on)\b/, "pounce", { posture: "fight", way: "none" }],
  [/^(?:pounce|(?:jump|leap|spring|fall|drop) (?:on|onto|upon|at)|fly at|throw itself (?:on|at))\b/, "pounce"],
  [/^(?:hop|bound)\b.*\b(?:across|along|through|away|past)\b/, "run", { posture: "run", way: "across" }],
  [
    /^(?:jump|leap|spring|fly|dive|bound|soar|sail)\b.*\b(?:through|over|across) (?:a|an|the|another|its) (?:\w+ ){0,2}?(?:hoops?|rings?|gap|stream|ditch|brook|puddle|tyre)\b|^clear (?:a|an|the) (?:\w+ ){0,2}?(?:hedge|fence|gate|wall|jump|ditch|hurdle|bar|stream)\b/,
    "leap",
    { posture: "run", way: "across" },
  ],
  [/^(?:jump|leap|hop|spring|vault|bound|breach|burst|dive|plunge|clear|surface)\b/, "leap"],
  [/^(?:rear|buck)\b/, "rear"],
  [/^beg\b/, "beg"],
  [/^(?:play|frolic|romp)\b/, "play"],
  [/^kick\b/, "kick", { posture: "kick", way: "none" }],
  [/^(?:tug|pull|drag|haul|yank|strain)\b/, "tug"],
  [/^(?:bite)\b/, "tug"],
  [
    /^(?:rip|tear|pluck|wrench|yank|pull)\b.*\b(?:out of|from)\b.*\b(?:hands?|fingers|grip|grasp|beak|mouth|lap)\b/,
    "take",
  ],
  [/^(?:snatch|grab|steal|take|catch|pick|fetch|swipe|seize)\b/, "take"],
  [/^(?:lift|gather|scoop|carry|bear)\b.*\b(?:scruff|neck|jaws?|mouth|teeth|beak|talons|claws)\b/, "take"],
  [/^(?:spread|open|unfold|flap|beat|preen|ruffle) .*\b(?:wings?|feathers|plumage|tail)\b/, "spread"],
  [/^(?:lead|herd|shepherd|guide)\b/, "walk", { posture: "walk", way: "across" }],
  [/^hover\b/, "fly", { posture: "fly", way: "none" }],
  [/^slide\b/, "slide", { posture: "run", way: "across" }],
  [
    /^(?:spray|squirt|splash|shower|douse|drench|hose|pour|throw|blow)\b.*\b(?:(?:over|on|onto|across) (?:its|his|her) (?:own )?(?:back|head|body|flanks?|sides?)|(?:it|him|her)self)\b/,
    "shower",
  ],
  [/^(?:spray|squirt|splash|shower|douse|drench|hose)\b/, "spray"],
  [/^open\b.*\b(?:mouth|jaws|beak)\b/, "roar"],
  [/^(?:glide|soar|circle)\b/, "glide", { posture: "fly", way: "across" }],
  [/^(?:swoop|dive)\b/, "glide", { posture: "fly", way: "across" }],
  [/^(?:land|alight|settle|touch .*\bdown|perch)\b/, "land"],
  [
    /^(?:enter|visit|crawl|creep|fly|climb|dive|slip|vanish|disappear|go)\b.*\b(?:flower|poppy|daisy|rose|blossom|tulip|sunflower|bloom|bell|foxglove|bluebell|lily)\b/,
    "land",
  ],
  [/^curl\b|^coil\b/, "curl", { posture: "curl" }],
  [/^(?:sleep|doze|nap|snore)\b/, "sleep", { posture: "lie", mood: "asleep" }],
  [/^(?:nestle|snuggle|rest)\b/, "lie", { posture: "lie" }],
  [/^(?:cower|crouch|hide|duck)\b/, "lie", { posture: "crouch" }],
  [/^sway\b/, "sway"],
  [/^(?:float|drift|swim|bob)\b(?!.*\bwith\b).*\bon (?:its|his|her) back\b/, "roll", { posture: "swim", way: "none" }],
  [/^(?:lie|lay|land|roll)\b.*\bon (?:its|his|her) back\b/, "roll", { posture: "lie", way: "none" }],
  [/^turn .*\bhead\b(?!.*\b(?:us|camera|lens)\b)/, "look_round"],
  [/^(?:look|stare|gaze|turn|peer|glare|watch|face)\b.*\b(?:us|camera|lens)\b/, "look"],
  [/^(?:cock|tilt|prick|perk)\b/, "look"],
];

/** Of an animal's clause; undefined where it is as a person would do it. */
export function animalDeed(verb: string, after: readonly string[]): AnimalDeed | undefined {
  const text = [verb, ...after].join(" ");
  const row = ROWS.find(([words]) => words.test(text));
  return row && { animal: row[1], deed: row[2] ?? ON_THE_SPOT };
}
