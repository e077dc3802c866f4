// Blank lines and `//` comments, indented or not: they are skipped. A `//` later in a line is text.
import { lineConstruct } from "../line-construct.ts";

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
