// Every other line: action in a shot, a note under a header. Lines that look meant as something else are doubted aloud.
import { findProseWarning } from "../prose-warnings.ts";
import { lineConstruct } from "../line-construct.ts";

export const prose = lineConstruct({
  name: "prose",
  match: (text) => ({ text }),
  apply({ text }, line, builder) {
    builder.blockAt(line)?.prose.push({ line, value: text.trim() });
    const warning = findProseWarning(text);
    if (!warning) return;
    const counts = builder.shot ? "this line counts as action" : "this line counts as a note";
    builder.warn(line, `${warning.sentence}; ${counts}`, warning.id);
  },
  examples: [
    { text: "She waits: the tide turns.", reads: { text: "She waits: the tide turns." } },
    { text: "  Indented.", reads: { text: "  Indented." } },
  ],
});
