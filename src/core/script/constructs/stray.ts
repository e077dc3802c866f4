// Anything that stands before the first sequence and is no header: an error, told once for the whole stretch.
import { quoted } from "../../lib/wording.ts";
import { lineConstruct } from "../line-construct.ts";

export const stray = lineConstruct({
  name: "stray",
  isAllowed: (builder) => builder.sequences.length === 0,
  match: (text) => ({ text: text.trim() }),
  apply({ text }, line, builder) {
    if (builder.strayLine !== null) return;
    builder.strayLine = line;
    builder.problem(
      line,
      `${quoted(text)} stands before the first sequence: only the "= " header and // comments may, so begin with "# <sequence> <location>"`,
    );
  },
  examples: [{ text: "  who: mara", reads: { text: "who: mara" } }],
});
