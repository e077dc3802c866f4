// Which letters of a text no font here can draw. Those appear as boxes; the take says so once, naming their script.
import { setType } from "./fonts.ts";
import { openCanvas } from "./canvas.ts";

/** Asked of at most so many different letters of one take. */
const MOST = 120;
const SIZE = 20;
const CANVAS_SIZE = 32;

const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ["Chinese or Japanese", /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ["Korean", /\p{Script=Hangul}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Devanagari", /\p{Script=Devanagari}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["emoji", /\p{Extended_Pictographic}/u],
];

/** One sentence about letters of `what` that show as boxes; none when every letter can be drawn. */
export function noteMissingLetters(texts: readonly string[], what = "this shot"): readonly string[] {
  const missing = Array.from(lettersOf(texts)).filter(isMissing);
  if (missing.length === 0) return [];
  const names = new Set(missing.map((letter) => SCRIPTS.find(([, letters]) => letters.test(letter))?.[0] ?? "rare"));
  return [
    `no font here has the ${[...names].join(", ")} letters of ${what}, so they show as boxes: install a font that has them`,
  ];
}

/** Letters beyond plain Latin, Greek and Cyrillic, which the shipped fonts are known to have. */
function lettersOf(texts: readonly string[]): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const letter of texts.join("")) {
    if (letters.size >= MOST) break;
    if (/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{ASCII}\p{M}\p{Z}\p{C}]/u.test(letter)) continue;
    letters.add(letter);
  }
  return letters;
}

/** Drawn like a letter that no font has. */
function isMissing(letter: string): boolean {
  return drawn(letter) === drawn("\u{10fffd}");
}

const seen = new Map<string, string>();

function drawn(letter: string): string {
  const known = seen.get(letter);
  if (known !== undefined) return known;
  const { context } = openCanvas(CANVAS_SIZE, CANVAS_SIZE);
  setType(context, { face: "plain", size: SIZE });
  context.fillText(letter, 2, SIZE + 2);
  const picture = Buffer.from(context.getImageData(0, 0, CANVAS_SIZE, CANVAS_SIZE).data).toString("base64");
  seen.set(letter, picture);
  return picture;
}
