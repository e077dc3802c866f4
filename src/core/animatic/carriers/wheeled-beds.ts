// A bed that is pushed along runs on wheels: "pushes the bed with the patient down the corridor" is said of a stretcher, with whoever lies in it on it.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import { wordsOfPlace } from "../overlay/clean-text.ts";

const PUSHES = String.raw`(?:push|wheel|shove|roll|steer|trundle)(?:es|s|ed|d|ing|ling)?`;
const BED = String.raw`(?:(?!an?\b|the\b|his\b|her\b|bed\b|with\b|and\b)\w+ ){0,2}?bed\b`;
const ONE = String.raw`(?:(?:the|a|an|his|her) )?(?:\w+ ){0,2}?\w+`;
const ENDS = String.raw`(?=[,.;]|$| (?:through|down|along|into|past|out|to|across|up|over|towards?|round|around|from|as|and|while)\b)`;
const AWAY = /\bbed (?:against|aside|apart|away from|up to|under|in front of|to the wall|across the door)\b/i;
const IS_PUSHED = new RegExp(
  `\\b${PUSHES} (?:the|an?|his|her|[\\p{L}]+(?: [\\p{L}]+)?['’]s?|[\\p{L} ]{1,24}? (?:on|in) (?:the|an?|his|her)) ${BED}|\\bbed,? (?:and|which|that) (?:\\w+ ){0,2}?${PUSHES}\\b`,
  "iu",
);
/** "the bed with the patient in it". */
const WITH_ONE = new RegExp(
  `\\b${PUSHES} (?:the|an?|his|her) ${BED} with (${ONE}?)(?: (?:lying |asleep |sleeping )?(?:in|on) it)?${ENDS}`,
  "iu",
);
/** "Edna's bed". */
const OF_ONE = new RegExp(`\\b${PUSHES} ((?:the )?[\\p{L}]+)['’]s ${BED}`, "iu");
const PUSHING = new RegExp(String.raw`\b${PUSHES}(?= (?:\w+ ){1,4}?${BED})`, "iu");
/** "leans on the bed and shoves it". */
const LEANING = new RegExp(
  String.raw`\b(?:leans?|leaning|bends?) (?:on|against|over|into) (?:the|an?|his|her) ${BED},? and (?:\w+ )?${PUSHES} it\b`,
  "iu",
);
const NAMED = new RegExp(String.raw`\b(?:the|an?|his|her) ${BED}`, "giu");
const WHEELS = /\b(?:wheels|castors|wheeled)\b/i;
const CARE = /\b(?:hospital|clinic|ward|infirmary|corridor|operating|surgery|emergency|ambulance)\b/i;
const IS_BED = /\bbed\b/i;

/** "runs down the corridor pushing it": done meanwhile. */
const pushOf = (said: string): string => (/^\w+ing\b/u.test(said) ? "pushing" : "pushes");

/** The scene as it is said of a stretcher. */
export function withWheeledBeds(scene: Scene): Scene {
  if (!IS_PUSHED.test(scene.action) || AWAY.test(scene.action) || !isOnWheels(scene)) return scene;
  const noun = scene.subjects.some(isBed) ? "the bed" : "a stretcher";
  const action = scene.action
    .replace(LEANING, `pushes ${noun}`)
    .replace(WITH_ONE, (said, one: string) => `${pushOf(said)} ${one} on ${noun}`)
    .replace(OF_ONE, (said, one: string) => `${pushOf(said)} ${one} on ${noun}`)
    .replace(PUSHING, pushOf)
    .replaceAll(NAMED, noun);
  const subjects = scene.subjects.map((one) =>
    isBed(one) ? { ...one, design: `${one.design ?? ""} bed on wheels` } : one,
  );
  return { ...scene, action, subjects };
}

const isBed = ({ id, kind, design = "" }: Scene["subjects"][number]): boolean =>
  kind !== "character" && IS_BED.test(`${id.replaceAll("_", " ")} ${design}`);

const isOnWheels = ({ location, subjects }: Scene): boolean =>
  CARE.test(wordsOfPlace(location)) ||
  subjects.some(({ design = "" }) => (IS_BED.test(design) && WHEELS.test(design)) || /\bpatient\b/i.test(design));
