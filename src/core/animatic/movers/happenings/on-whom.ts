// Whom something meets by the words: somebody of the shot or a pronoun, with the part of the body that is named; and where the clause begins that says it.

export const FACE =
  "face|head|hair|nose|eyes?|glasses|beard|mouth|cheeks?|forehead|brow|hat|chin|spectacles|moustache|ears?|wig";
const BODY =
  "chest|shirt|blouse|dress|coat|jacket|suit|lap|shoulders?|neck|clothes|apron|tie|uniform|gown|robe|sweater|jumper|cardigan|waistcoat|vest|back|sleeves?|tunic|front|overalls|anorak|skirt|tutu|arms?|shawl|cape|cloak";
export const FEET = "feet|shoes?|boots?|legs?|trousers|ankles|toes|slippers|knees|stockings|socks|jeans|tights";
const PART = `(?:${FACE}|${BODY}|${FEET})`;

/** Names of those of the shot; what is left is pronouns. */
function whomOf(names: readonly string[]): string {
  const one = names
    .map((name) => name.replaceAll(/[^\p{L}\p{N}_ -]/gu, ""))
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
  const named = one === "" ? "" : `(?:the |an? )?(?:${one})|`;
  const owners = one === "" ? "" : `(?:the |an? )?(?:${one})(?=['’])|`;
  return `(?:(?<owner>${owners}his|her|their)(?:['’]s?)? (?:\\w+ and )?(?:\\w+ )?(?<part>${PART})|(?<whom>${named}him|her|them)(?: and (?<too>${named}him|her|them)(?= *(?:[.,;]|$)))?(?!['’]|(?<=\\bher) [a-z]+\\b(?<!\\b(?:and|from|in|with|as|while|until|head|again|so)))(?: (?:from (?:head to (?:toe|foot)|top to bottom)|(?:full )?(?:in|on|across) the (?<where>${PART})))?)(?![\\w-])`;
}

/** With WHOM in them. */
export const patternsFor = (patterns: readonly string[], names: readonly string[]) =>
  patterns.map(
    (pattern) =>
      new RegExp(
        pattern.replaceAll("WHOM", () => whomOf(names)),
        "g",
      ),
  );

const JOINT = /(?:[.;,:]|\b(?:and|while|as|until|when|so that|but|which|who|that)\b)\s*(?=[^.;,]*$)/g;

export function clauseStart(text: string, at: number): number {
  const before = text.slice(0, at);
  const joints = [...before.matchAll(new RegExp(JOINT.source, "g"))];
  const last = joints.at(-1);
  return last ? (last.index ?? 0) + last[0].length : 0;
}

export const withoutArticle = (words: string): string => words.replace(/^(?:the|an?) /, "");

export const SUBJECT: Readonly<Record<string, string>> = {
  his: "he",
  him: "he",
  her: "she",
  their: "they",
  them: "they",
};

/** "Otto is splashed, who coughs" as what Otto does next. */
export const andThen = (after: string, who: string): string => after.replace(/^,? who\b/, ` and ${who}`);
