// Every other line: action in a shot, a note under a header. Lines that look meant as something else are doubted aloud.
import { doubtProse } from "../doubt-prose.ts";
import { lineConstruct } from "../line-construct.ts";

export const prose = lineConstruct({
  name: "prose",
  match: (text) => ({ text }),
  apply({ text }, line, draft) {
    draft.blockAt(line)?.prose.push({ line, value: text.trim() });
    const doubt = doubtProse(text);
    if (doubt)
      draft.warn(line, `${doubt}; ${draft.shot ? "this line counts as action" : "this line counts as a note"}`);
  },
  examples: [
    { text: "She waits: the tide turns.", reads: { text: "She waits: the tide turns." } },
    { text: "  Indented.", reads: { text: "  Indented." } },
  ],
});
