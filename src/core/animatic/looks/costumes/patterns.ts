// The pattern of a garment by the words that are said of it, and clothes of two colours, one for each side.
export type Pattern = "plain" | "striped" | "pinstriped" | "checked" | "dotted" | "camouflage" | "wound" | "halved";

const PATTERNS: readonly (readonly [pattern: Pattern, words: RegExp])[] = [
  ["halved", /\bhalved\b/],
  ["camouflage", /\b(?:camouflaged?|camo)\b/],
  ["wound", /\b(?:bandages|bandaged)\b/],
  ["pinstriped", /\bpinstripe[ds]?\b/],
  ["striped", /\b(?:striped|stripy|stripes)\b/],
  ["checked", /\b(?:checked|chequered|checkered|tartan|plaid|tweed|gingham)\b/],
  [
    "dotted",
    /\b(?:dotted|spotted|star|stars|starry|polka|flowered|floral|flowery|hawaiian|aloha|patterned|leopard|leopardskin|hospitalgown)\b/,
  ],
];

export function patternIn(words: readonly string[]): Pattern {
  const text = words.join(" ");
  return PATTERNS.find(([, named]) => named.test(text))?.[0] ?? "plain";
}

/** "A half red half yellow costume", written as a tunic and hose of both. */
const HALVES =
  /\bhalf (\w+) (?:and )?half (\w+) (?:costume|suit|outfit|clothes|motley|tunic|livery|robe|dress)\b|\b(\w+) and (\w+) (?:motley|jester (?:costume|suit|outfit)|jesters (?:costume|suit|outfit))\b/g;

export function withHalves(words: readonly string[]): readonly string[] {
  const said = words.join(" ");
  const named = said.replace(HALVES, (...[, half, otherHalf, one, other]: readonly (string | undefined)[]) => {
    const cloth = `${half ?? one} and ${otherHalf ?? other} halved`;
    return `${cloth} tunic . ${cloth} hose`;
  });
  return named === said ? words : named.split(" ");
}
