// A baby of the shot that somebody has in the arms, gives or lays down: it is drawn as what is held, a bundle, and nobody stands there.
import type { Scene } from "../../../contracts/files/shotlist.ts";

type Subject = Scene["subjects"][number];

/** "a six-month-old baby boy", and no "baby dragon". */
const BABY =
  /^(?:(?!(?:with|who|holding|carrying|and|of) )[\p{L}\d-]+ ){0,4}(?:baby|newborn|infant)(?![\p{L}-])(?! (?!(?:boy|girl|in|with|of|wrapped|swaddled|asleep|who|on|under|about|not|just)\b)\p{L})/iu;
const WORDS = "baby|newborn|infant|child|bundle";
const HANDLES =
  "lay|laid|put|plac|hand|giv|gave|pass|hold|held|carr|cradl|rock|lift|pick|tak|took|cuddl|hug|swaddl|wrap|bring|brought|deliver|show|nurs|feed|fed|burp|chang|kiss|clutch|press|lower|lay|rescu|pat|bounc|find|found|walk|sooth|comfort|sing|sang|embrac|receiv|set|gaz|smil|baptis|baptiz|christen|bath|wash|dress|undress|tickl|wip|wak|dry|dri";
const ARMS =
  /\b(?:in|into|to|against|on|from|with) (?:\w+(?:'s)? ){1,2}(?:arms?|chest|breast|shoulder|lap|hip|hands)\b/i;

/** Babies that others have in their arms as things. */
export function withBabiesInArms(scene: Scene): Scene {
  const subjects = scene.subjects.map((one) => asInArms(one, scene));
  return subjects.every((one, at) => one === scene.subjects[at]) ? scene : { ...scene, subjects };
}

/** One of a scene, or one that only its action names. */
export function asInArms(one: Subject, { subjects, action }: Pick<Scene, "subjects" | "action">): Subject {
  const hasOthers = subjects.some(({ kind, design = "" }) => kind === "character" && !BABY.test(design));
  return hasOthers && isInArms(one, action) ? asBundle(one) : one;
}

function isInArms({ id, name, design = "" }: Subject, action: string): boolean {
  if (!BABY.test(design)) return false;
  const names = [WORDS, id.replaceAll("_", " "), name].map(escaped).join("|");
  const isHandled = new RegExp(
    String.raw`\b(?:${HANDLES})\w*\b(?:(?!\b(?:and|while|as|who)\b)[^.;])*\b(?:${names})\b`,
    "i",
  );
  const isNear = new RegExp(String.raw`\b(?:${names})\b(?:(?!\b(?:and|while)\b)[^.;])*${ARMS.source}`, "i");
  const isHeldThen = new RegExp(
    String.raw`\b(?:${names})\b[^.;]*\b(?:hold|held|cradl|carr|rock|lift)\w* (?:it|him|her)\b`,
    "i",
  );
  return isHandled.test(action) || isNear.test(action) || isHeldThen.test(action);
}

function asBundle({ design = "", ...one }: Subject): Subject {
  return { ...one, kind: "prop", design: `bundle of baby. ${design}` };
}

const escaped = (words: string): string =>
  words.includes("|") ? words : words.replaceAll(/[.*+?^${}()[\]\\]/g, "\\$&");
