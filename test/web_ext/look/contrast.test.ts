import { expect } from "chai";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The page's source: styles are not compiled, so the tests in `dist/` read them where they are written. */
const PAGE = fileURLToPath(new URL("../../../../web_ext", import.meta.url));
const TOKENS = join(PAGE, "look/tokens.css");

type Colour = readonly [lightness: number, chroma: number, hue: number];
type Theme = ReadonlyMap<string, Colour>;

const SURFACES = ["well", "ground", "panel", "raised", "control", "select"];
const STATUSES = ["queued", "running", "ok", "failed", "stale", "locked", "out", "flag"];

/** Foreground, the grounds it stands on, and the least ratio: 4.5 for words, 3 for shapes (WCAG 2.2 AA). */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ["text", [...SURFACES, "control-hover", "select-hover", "field", "switch"], 4.5],
  ["text-2", [...SURFACES, "control-hover", "select-hover", "field"], 4.5],
  ["text-3", [...SURFACES, "field"], 4.5],
  ["accent", SURFACES, 4.5],
  ["on-accent", ["accent-fill"], 4.5],
  ...STATUSES.map((status): [string, string[], number] => [status, SURFACES, 4.5]),
  ...["key", "name", "value", "comment"].map((code): [string, string[], number] => [
    `code-${code}`,
    ["panel", "raised", "well"],
    4.5,
  ]),
  ["flag", ["tint-flag"], 4.5],
  ["ground", ["running"], 4.5],
  ["ring", SURFACES, 3],
  ["edge", ["ground", "panel", "raised", "control", "field"], 3],
  ["wave", ["well", "panel"], 3],
  ["accent-fill", ["panel", "raised"], 3],
];

describe("the page's colours", () => {
  for (const theme of ["light", "dark"] as const) {
    it(`can be told apart in the ${theme} theme`, async () => {
      const tokens = readTheme(await readFile(TOKENS, "utf8"), theme);
      const low = PAIRS.flatMap(([name, grounds, least]) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(colour(tokens, name), colour(tokens, ground));
          return ratio < least ? [`${name} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
        }),
      );
      expect(low).to.deep.equal([]);
    });
  }

  it("come from the tokens: no other stylesheet names a coloured value", async () => {
    const files = (await readdir(PAGE, { recursive: true })).filter((name) => name.endsWith(".css"));
    const named: string[] = [];
    for (const name of files.filter((file) => !file.endsWith("tokens.css") && !file.endsWith("frame-row.css"))) {
      const css = await readFile(join(PAGE, name), "utf8");
      const colours = css.match(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|hsla?\([^)]*\)|oklch\((?!0 0 0)[^)]*\)/gi) ?? [];
      named.push(...colours.map((value) => `${name}: ${value}`));
    }
    expect(files.length).to.be.greaterThan(20);
    expect(named).to.deep.equal([]);
  });
});

function readTheme(css: string, theme: "light" | "dark"): Theme {
  const number = "([\\d.]+) ([\\d.]+) ([\\d.]+)";
  const pattern = new RegExp(`--([\\w-]+): light-dark\\(oklch\\(${number}\\), oklch\\(${number}\\)\\)`, "g");
  const from = theme === "light" ? 2 : 5;
  return new Map(
    [...css.matchAll(pattern)].map((match): [string, Colour] => [
      match[1] ?? "",
      [Number(match[from]), Number(match[from + 1]), Number(match[from + 2])],
    ]),
  );
}

function colour(theme: Theme, name: string): Colour {
  const found = theme.get(name);
  if (!found) throw new Error(`there is no colour --${name} in the tokens`);
  return found;
}

function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance of an OKLCH colour, by way of OKLab and linear sRGB; what lies outside sRGB is cut off as a screen does. */
function luminance([lightness, chroma, hue]: Colour): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
