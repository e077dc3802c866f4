// What somebody must be on or in although the line does not name it: who rows is in a boat, who pedals on a bicycle, who is on horseback on a horse.

/** What is unnamed on, and the words that say so. */
const IMPLIED: readonly (readonly [noun: string, words: RegExp])[] = [
  [
    "horse",
    /\bon horseback\b|\bsaddles? up\b|\brides? (?:away|off|out|hard|past|home|into|through|across|along|over|up|down|towards?)\b|\b(?:his|her|their) mounts?\b|\bcavalry\b/,
  ],
  ["longship", /\boars\b.*\b(?:viking|longship)s?\b|\b(?:viking|longship)s?\b.*\boars\b/],
  ["boat", /\brow(?:s|ed|ing)\b|\b(?:at|on|with) (?:the|his|her|their) oars?\b/],
  ["canoe", /\bpaddl(?:es|ed|ing)\b(?! in)/],
  [
    "sailboat",
    /\bsail(?:s|ed|ing) (?:the|across|over|past|away|out|into|home|on)\b|\b(?:at|takes|holds) the (?:tiller|helm)\b/,
  ],
  ["bicycle", /\b(?:cycl(?:es|ed|ing)|pedal(?:s|led|ling)?)\b/],
  ["sledge", /\bsledg(?:es|ing)\b|\btoboggan(?:s|ing)?\b/],
  ["car", /\bdriv(?:es|ing|en)\b|\bdrove\b|\bat the wheel\b/],
];

/** In lower case; undefined where nothing is implied. */
export function impliedMount(action: string): string | undefined {
  return IMPLIED.find(([, words]) => words.test(action))?.[0];
}
