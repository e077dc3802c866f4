// Lines that are skipped, and the comments that suppress warnings.
import { lineConstruct } from "./line-construct.ts";

/** Blank lines and `//` comments, indented or not: they are skipped. A `//` later in a line is text. */
export const comment = lineConstruct({
  name: "comment",
  match: (text) => (/^\s*(\/\/|$)/.test(text) ? true : null),
  apply: () => undefined,
  examples: [
    { text: "", reads: true },
    { text: "// cut this?", reads: true },
    { text: "\t  //who: mara", reads: true },
    { text: "see http://example.org", reads: "other" },
  ],
});

/**
 * `// lint: off <id>[, <id>]`, a comment that suppresses warnings; the text after ` -- ` is its reason. Which ids there are,
 * and how far it reaches, is lint's business. Like any comment it belongs to no shot's lines.
 */
export const lintOff = lineConstruct<readonly string[]>({
  name: "lint",
  match(text) {
    const rest = /^\s*\/\/\s*lint\s*:\s*off(?![^\s,:])(.*)$/is.exec(text)?.[1];
    if (rest === undefined) return null;
    const [named = ""] = rest.split(/\s--(?:\s|$)/, 1);
    return named
      .toLowerCase()
      .split(/[\s,:]+/)
      .filter((id) => id !== "");
  },
  apply: (ids, line, builder) => void builder.lintOff.push({ line, value: ids }),
  examples: [
    { text: "// lint: off jump-cut", reads: ["jump-cut"] },
    { text: "  //lint:OFF jump-cut, Tight , crammed", reads: ["jump-cut", "tight", "crammed"] },
    { text: "// lint: off all -- a dream, it may jump", reads: ["all"] },
    { text: "// lint: off", reads: [] },
    { text: "// lint: offer him a brush", reads: "other" },
    { text: "// lint on his coat", reads: "other" },
    { text: "lint: off jump-cut", reads: "other" },
  ],
});
