// The pattern of a garment by the words that are said of it.
export type Pattern = "plain" | "striped" | "pinstriped" | "checked" | "dotted" | "camouflage" | "wound";

const PATTERNS: readonly (readonly [pattern: Pattern, words: RegExp])[] = [
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
