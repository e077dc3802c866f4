// A sentence said another way, so that the tables of verbs need each deed but once: "gives a nod" as "nods", "is carried by Tom" as "Tom carries", "the
// two of them" as "they".
import { formsOf } from "../deeds/verb-forms.ts";
import { carriedNoun } from "../../looks/props/find-prop.ts";
import { VERBS } from "../verbs.ts";
import { ARTICLES, NOUN_LIKE } from "../words.ts";
import { withFlungThings } from "./flying-off.ts";
import { withGoing } from "./going-words.ts";
import { withLoads } from "./loads-and-weight.ts";
import { withoutNouns } from "./nouns/noun-deeds.ts";
import { isParticiple, withoutPassives } from "./passives.ts";
import { withLeaps } from "./leaps.ts";
import { withSlips } from "./slips.ts";

export function plainLine(words: readonly string[]): readonly string[] {
  return withoutPassives(withoutNouns(withoutAbsolutes(withLoads(withPronouns(words)))));
}

const WHOM: Readonly<Record<string, string>> = { his: "him", their: "them" };

/** "and tears run down her cheeks" is said of who weeps, "and her papers fall to the floor" of who drops them. */
function withOwnThings(text: string): string {
  return text
    .replaceAll(
      /(?: ,)? and (?:the )?tears (?:run|roll|stream|pour|fall|trickle|spill|flow)(?:s|ing)? down (?:his|her|their) (?:cheeks?|face|faces)\b/g,
      " and cries",
    )
    .replaceAll(
      /(?: ,)? and ((?:his|her|their) (?:\w+ )?\w+) (?:falls?|drops?|slips?|tumbles?|clatters?|spills?|scatters?) (?:down )?(?:to|on|onto|over|across|all over) the (?:\w+ )?(?:floor|ground|carpet|pavement|road|street|stairs|snow|mud|grass|deck)\b/g,
      (all, own: string) => (isThing(own) ? ` and drops ${own}` : all),
    );
}

/** "asks her to dance" is said of a dance, "kisses his brow" of him. */
function withAffection(text: string): string {
  return text
    .replaceAll(/\b((?:asks?|invites?|begs?) (?:\w+ ){1,3}?)to dance\b/g, "$1for a dance")
    .replaceAll(
      /\b(kiss(?:es)?) (his|her|their) ((?:\w+ )?(?:forehead|brow|cheeks?|nose|temple|hair|head|eyelids))\b/g,
      (_, kiss: string, whose: string, part: string) => `${kiss} ${WHOM[whose] ?? whose} on the ${part}`,
    )
    .replaceAll(/\b(kiss(?:es)?(?: \w+){1,2}?) good ?(?:night|bye)\b/g, "$1 on the forehead");
}

/** "the two of them", "both of them", "one another". */
function withPronouns(words: readonly string[]): readonly string[] {
  return withGivingWay(withGoing(withAffection(withOwnThings(words.join(" ")))))
    .replaceAll(/\b(?:the )?(?:two|three|four|five|both|all) of them\b/g, "they")
    .replaceAll(
      /(?: ,)?(?: and| then)* (?:with )?(?:(?:his|her|their) )?hands (?:resting )?(?:on|against) (?:his|her|their) (?:knees|thighs)\b/g,
      " with hands on knees",
    )
    .replaceAll(
      /\b(runs?|races|rushes|flies|dashes|hurries|sprints) (?:straight )?into (\w+) 's (?:open |waiting |outstretched )?(?:arms|embrace)\b/g,
      "$1 to $2 and hugs $2",
    )
    .replaceAll(
      /\bloses (?:his|her|their) (?:grip|hold)(?: on the \w+)? and (?:falls|drops|plunges|plummets)\b(?! (?:in|on|off|from|into|down|to))/g,
      "falls off the edge",
    )
    .replaceAll(/\bslumps (against .{3,20}?) and slides down\b/g, "slides down $1")
    .replaceAll(
      /\bleans (?:back )?(against .{3,20}?) and (?:slowly )?(?:slides|sinks) (?:slowly )?down\b/g,
      "slides down $1",
    )
    .replaceAll(
      /\b(?:is|are|gets|was|were) (?:thrown|hurled|blown|knocked|flung|blasted|tossed) (?:back|backwards?|off (?:his|her|their) feet|aside|through the air)? ?by (?:the|a|an) (?=(?:\w+ )?(?:explosion|blast|bomb|shock|grenade))/g,
      "falls backwards over by the ",
    )
    .replaceAll(
      /\b(?:is|are|gets|hangs|struggles) (?:caught|trapped|tangled|entangled|snared|ensnared|stuck|held) (?:up )?in ((?:\w+ ){1,4}?(?:net|web|cobweb|vines|ropes)s?)\b(?: and (?:is )?(?:hauled|yanked|pulled|hoisted|lifted|jerked) (?:up|away|off)(?: (?:in)?to (?:the|a) \w+)?)?/g,
      "struggles in $1",
    )
    .replaceAll(/\b(hand|paw|claw)\b(.{0,40}?) shakes it\b/g, "$1$2 shakes hands")
    .replaceAll(/\b(hand|paw|claw)\b(.{0,40}?) (takes|grasps|clasps|accepts|presses) it\b/g, "$1$2 $3 the $1")
    .replaceAll(/(?<=^|, )cross legged\b/g, "sitting cross legged")
    .replaceAll(/\bone another\b/g, "each other")
    .replaceAll(/\b(chin|pull|push|press|sit) ups\b/g, "$1ups")
    .replaceAll(/ by the (?:belly|middle|armpits)(?= (?:on|onto|into|up|out|off|over)\b)/g, "")
    .replaceAll(
      /\b(mattress|bed|suitcase|trunk|box|crate|chest)\b(?= )(.{3,60}?) (sits|sinks|flops) (?:down )?on (?:top(?: of it)?|it)(?= ,| \.| and|$)/g,
      (_, on: string, between: string, sits: string) =>
        `${on}${between} ${sits} down on the ${on === "mattress" ? "bed" : on}`,
    )
    .replaceAll(TWO_PACKED, "$1 and $3 the $2")
    .replaceAll(TWO_THINGS, (both, first: string, second: string) => (isThing(first) && isThing(second) ? first : both))
    .replaceAll(/\b((?:in|into|through|out of|from|at) (?:the|an)) open (?=\w)/g, "$1 ")
    .replaceAll(
      /\b(?:swings?|raises?|lifts?) (?:back )?((?:the|a|an|his|her|their) (?:\w+ )?(?:axe|hatchet|machete|cleaver|pickaxe|pick|sledgehammer|hammer|mattock|sword)) and ((?:chops|hacks|cuts|hews|splits|slashes|cleaves|severs|breaks|smashes|shatters|strikes|knocks|cracks)(?: [\w']+){1,7}?)(?= and\b| ,| \.|$)/g,
      "$2 with $1",
    )
    .replaceAll(
      /(?<=(?:^|and |, |then |while |as ))(?:both|the (?:two|three|four)) (?=(\w+))/g,
      (both, next: string) => (isDone(next) ? "they " : both),
    )
    .replaceAll(
      /\bsaw (?=(?:through|up|off|into|at|away|wood|(?:the|a|an) (?:\w+ )?(?:trunk|logs?|planks?|branch|beam|board|tree))\b)/g,
      "saws ",
    )
    .replaceAll(/\b(sends?|sending) (.{3,24}?) (?:flying|sprawling|tumbling|spinning|crashing)\b/g, "$1 $2 away")
    .replaceAll(/ so (?:\w+ )?that they (?:all )?(?=\w+)/g, " until these ")
    .replace(/.*/s, withHands)
    .split(" ");
}

/** "puts a cup and a plate into the box": each goes there. */
const TWO_THINGS =
  /\b((?:the|an?|some|his|her|their) (?:\w+ ){0,2}?\w+) and ((?:the|an?|some|his|her|their) (?:\w+ ){0,2}?\w+)(?= (?:into|onto|out of|out|over|up|in|on|off|from|under|across)\b)/g;

/** "puts a cup and a plate into the box and carries it out": the box. */
const TWO_PACKED =
  /(?<=\w)( and (?:the|an?|some|his|her|their) (?:\w+ ){0,2}?\w+ (?:in|into) (?:the|an?|his|her) (?:\w+ )?(box|bag|basket|crate|suitcase|case|sack|chest|trunk|bucket|backpack|rucksack|barrow|cart)) and (\w+) it\b/g;

/** It ends in a thing, and nothing is done in it. */
function isThing(phrase: string): boolean {
  const words = phrase.split(" ").slice(1);
  return carriedNoun(words.at(-1) ?? "") !== undefined && !words.slice(0, -1).some((word) => VERBS.has(word));
}

/** "creeps up to the guard and unhooks the keys from his belt": the guard's. */
const STOLEN =
  /\b((?:creeps?|tiptoes?|sneaks?|steals?|slinks?|crawls?|bends?|leans?|crouches|kneels?|stoops?)(?: (?:up|down|in|across|close|quietly|silently|softly))*(?: next)? (?:to|towards?|over|beside|behind) ((?:the |an? )?\w+) and (?:unhooks|unclips|unfastens|slips|slides|eases|lifts|takes|plucks|pulls|detaches|steals|pinches|draws|tips|pours|empties|dumps|upends|throws|puts|drops|claps|presses|loops|ties|wraps|drapes|lays) (?:the|an?) (?:\w+ ){0,3}?\w+ (?:from|off|out of|over|round|around|on|onto|against|across|to)) (?:his|her) (?=(?:belt|pocket|neck|wrist|hands?|fingers|arms|lap|head|eyes|face|mouth|shoulders?|throat)\b)/g;

/** Ground that gives way under somebody, and a balance that is lost only to fall. */
function withGivingWay(line: string): string {
  return line
    .replaceAll(STOLEN, "$1 $2 's ")
    .replaceAll(/\bover behind (?:him|her|them)(?= ,| and|$)/g, "over")
    .replaceAll(/\bnewborn (?=(?:calf|lamb|foal|kittens?|pupp(?:y|ies)|piglets?|cubs?|kid|fawn|chicks?)\b)/g, "")
    .replaceAll(
      /\b(?:loses|lost) (?:his|her|their) (?:balance|footing)(?: (?:on|in|at|near)(?: \w+){1,4}?)?(?: ,)? and (?=(?:falls|topples|tumbles|plunges|crashes|pitches|drops|slips|slides)\b)/g,
      "",
    )
    .replaceAll(
      /\b(ice (?:\w+ )?(?:cracks|breaks|gives|shatters|splits|opens)(?: way)?(?: (?:under|beneath)(?: \w+){1,3}?)?(?: ,)? and \w+) (?:breaks|falls|goes|crashes|drops|plunges) (?:through|in)\b(?! the)/g,
      "$1 falls through the ice",
    )
    .replaceAll(
      /\b(ice|planks?|boards?|floorboards?|floor|bridge) (?:\w+ )?(cracks?|breaks?|gives?|snaps?|splits?|collapses?)(?: way)? (?:under|beneath) (?:the )?(\w+)(?= ,| \.| and|$)/g,
      "$3 falls through the $1",
    )
    .replaceAll(
      /\b(falls through the \w+) and (?:(?:he|she|they) )?(?:drops|sinks|plunges|falls|goes)(?: in)?(?: up)? to (?:his|her|their) \w+(?: in(?:to)? the (?:\w+ )?\w+)?(?= ,| \.| and|$)/g,
      "$1",
    )
    .replaceAll(
      /\b(?:the|an?|his|her) (?:\w+ )?(rung|branch|bough|foothold|handhold|ledge|drainpipe|hold) (?:\w+ )?(?:cracks?|breaks?|gives?|snaps?|crumbles?|splits?|comes)(?: way| away| off)? (?:under|beneath|in) (his|her) (?:weight|foot|feet|hands?|fingers)\b/g,
      (_, part: string, whose: string) =>
        `${whose === "his" ? "he" : "she"} slips off the ${part === "rung" ? "ladder" : part}`,
    )
    .replaceAll(
      /\bwith (?:all )?(?:his|her|their|its) (?:whole |full |entire |own )?(?:weight|strength|might|force)\b/g,
      "hard",
    );
}

/** What hands put on, drop, help themselves to or spill. */
function withHands(line: string): string {
  return withFlungThings(withSlips(withLeaps(line)))
    .replaceAll(/\b(puts?|pulls?|slips?) (it|them|(?:the|his|her|a) \w+) on(?= ,| and|$)/g, "$1 on $2")
    .replaceAll(
      /\b(puts?|pops?|push(?:es)?|fits?|takes?|pulls?) (in|out) ((?:an?|the|his|her) (?:\w+ )?(?:hearing aid|ear ?plugs?|earbuds?))\b/g,
      "$1 $3 $2",
    )
    .replaceAll(/\b(?:scrambled|fried|poached|boiled|whipped|mashed) (?=eggs?|cream|potato)/g, "")
    .replaceAll(/\bboiling (?=(?:hot )?(?:oil|water|tar|pitch|milk|soup|lead)\b)/g, "")
    .replaceAll(
      /\band it (?:burns|scalds|scorches|shocks|zaps|stings) (?:him|her|(?:his|her) (?:hand|fingers?|palm)s?)\b/g,
      "and recoils",
    )
    .replaceAll(FLOATS, "releases $1")
    .replaceAll(SHOOTS, "$1 and shoots the arrow")
    .replaceAll(KNOTTED, "$1bedsheets")
    .replaceAll(PAYS, "hands $1 the money$2")
    .replaceAll(/\bhelps? (?:her|him|it|them)sel(?:f|ves) to\b/g, "takes")
    .replaceAll(
      /\b(trips|stumbles|slips) and (?:the|his|her) (coffee|tea|wine|water|soup|milk|juice|beer|paint|cocoa|sauce) (?:spills|splashes|pours|lands|flies) (?:all )?(over|on|onto|down) /g,
      "$1 and spills the $2 $3 ",
    )
    .replaceAll(
      /\b(looks|glances|stares|peers) (.{3,40}?) and (?:then )?(up|down|back|over|across|away) at\b/g,
      "$1 $2 and $1 $3 at",
    );
}

/** "ties three sheets together": no paper. */
const KNOTTED =
  /\b((?:ties|tying|knots|knotting|twists|plaits) (?:(?:the|two|three|four|his|her|some) ){0,2})(?:bed )?sheets\b/g;

/** A verb of several, and no noun: "both laugh". */
const isDone = (word: string): boolean => VERBS.get(word)?.plain === word && !NOUN_LIKE.test(word);

/** ", lantern held out before her" and "with a lantern held out" as "and raising lantern out before her": whoever acts does it. */
function withoutAbsolutes(words: readonly string[]): readonly string[] {
  const at = words.findIndex((_, place) => isAbsoluteAt(words, place));
  if (at < 0) return words;
  const from = ARTICLES.has(words[at - 1] ?? "") ? at - 1 : at;
  const said = words[from - 1] === "with" ? from - 1 : from;
  const doing = doingOf(words[at + 1] ?? "", words[at + 2] ?? "");
  const joined = isAnybodys(words, at) ? ["and", doing] : [doing];
  const rest = words.slice(at + 2 + Number(doing === "raising" && words[at + 2] === "out"));
  return [...words.slice(0, said), ...joined, ...words.slice(from, at + 1), ...withoutAbsolutes(rest)];
}

const isAnybodys = (words: readonly string[], at: number): boolean =>
  !/^(?:his|her|their|its)$/.test(words[at - 1] ?? "");

function doingOf(word: string, next: string): string {
  const plain = VERBS.get(word)?.plain ?? "";
  if (plain === "hold" && !HELD_NEAR.test(next)) return "raising";
  return formsOf(plain)[2] ?? plain;
}

/** And not high, out or aloft. */
const HELD_NEAR = /^(?:upright|against|to|under|between|in|before|tight|tightly|close|at|by|ready|low|across|behind)$/;

/** A thing for hands behind a comma, or nobody's by name behind "with", and what is done with it. */
function isAbsoluteAt(words: readonly string[], at: number): boolean {
  const isDone = isParticiple(words[at + 1] ?? "") && words[at + 2] !== "by";
  return isDone && isApart(words, at) && isForHands(words, at) && !words.slice(0, at).some(isDancing);
}

function isApart(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const said = ARTICLES.has(before) ? words[at - 2] : before;
  return said === "," || (said === "with" && isAnybodys(words, at) && at >= 4);
}

const isForHands = (words: readonly string[], at: number): boolean =>
  (HELD.test(words[at + 1] ?? "") && !OF_BODY.test(words[at] ?? "")) || carriedNoun(words[at] ?? "") !== undefined;

/** With arms of its own: what is held meanwhile is only held. */
const isDancing = (word: string): boolean => /^danc(?:es?|ing|ed)$/.test(word);

/** Of a thing by any name: "the fan held above her head". */
const HELD = /^(?:held|clutched|gripped|clasped|cradled)$/;
const OF_BODY = /^(?:hands?|arms?|heads?|fists?|chin|face|eyes|paws?|wings?|tail|nose|breath|fingers?|both|child)$/;

/** "lets go of the pen and it drifts away". */
const FLOATS =
  /\b(?:lets go of|drops|releases) ((?:the|an?|his|her) (?:\w+ )?\w+)(?: ,)?(?: and)? (?:it|the \w+) (?:slowly )?(?:drifts|floats|sails|glides|hovers|rises)\b(?: (?!and\b)\w+){0,5}/g;
/** "draws the bow and splits the apple": shot at. */
const SHOOTS =
  /\b((?:draws|bends|pulls) (?:back )?(?:the|a|his|her|their) (?:\w+ )?(?:bow|bowstring|string|longbow)(?: back)?(?: ,)?) and (?:splits|hits|strikes|pierces|knocks|skewers|pins)(?: [\w']+){1,6}?(?= ,| and\b|$)/g;
/** "pays the driver", "pays him for the fish". */
const PAYS = /\bpays ((?:the |an? )?(?!for|in|with|at|up|off|out|back|the|a|an|attention|no)\w+)( and| ,| for|$)/g;
