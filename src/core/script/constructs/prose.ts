// Every other line: action in a shot, a note under a header. Lines that look meant as something else are doubted aloud.
import { doubtProse } from "../doubt-prose.ts";
import { lineConstruct } from "../line-construct.ts";

export const prose = lineConstruct({
  name: "prose",
  match: (text) => ({ text }),
  apply({ text }, line, draft) {
    draft.blockAt(line)?.prose.push({ line, value: text.trim() });
    const doubt = doubtProse(text);
    if (!doubt) return;
    const counts = draft.shot ? "this line counts as action" : "this line counts as a note";
    draft.warn(line, `${doubt.sentence}; ${counts}`, doubt.id);
  },
  examples: [
    { text: "She waits: the tide turns.", reads: { text: "She waits: the tide turns." } },
    { text: "  Indented.", reads: { text: "  Indented." } },
  ],
});
