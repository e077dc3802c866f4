// What hair is called by its cut: "a blond crop", "bleached spikes", "two bunches", written as hair of that cut.

const COLOURS =
  "blond|blonde|fair|black|brown|dark|grey|gray|silver|white|ginger|red|auburn|bleached|dyed|sandy|straw|platinum|copper|chestnut|wet|messy|curly|thick|wild|blue|green|pink|purple|orange";
const CUTS: readonly (readonly [said: RegExp, hair: string])[] = [
  [new RegExp(String.raw`\b(${COLOURS}) crop\b`, "g"), "cropped $1 hair"],
  [new RegExp(String.raw`\b(${COLOURS}) (?:spikes|spiky top)\b`, "g"), "spiky $1 hair"],
  [new RegExp(String.raw`\b(${COLOURS}) quiff\b`, "g"), "slick $1 hair"],
  [new RegExp(String.raw`\b(${COLOURS}) (?:fluff|fuzz|tuft|thatch|mop|mane|frizz)\b`, "g"), "$1 hair"],
  [/\b(two|high|in|short|little) bunches\b(?! of)/g, "$1 pigtails"],
];

export function withHairNamed(words: readonly string[]): readonly string[] {
  const said = words.join(" ");
  const named = CUTS.reduce((text, [cut, hair]) => text.replace(cut, hair), said);
  return named === said ? words : named.split(" ");
}
