// `## SHOT`, the start of a shot: every one is a cut. Ids are unique in the whole episode.
import { quoted } from "../../lib/wording.ts";
import { lineConstruct } from "../line-construct.ts";

export const shot = lineConstruct({
  name: "shot",
  match(text) {
    if (!text.startsWith("## ")) return null;
    const [id = ""] = text.slice(3).trim().split(/\s+/);
    return { id };
  },
  apply({ id }, line, builder) {
    if (builder.sequences.length === 0) {
      builder.problem(line, `shot ${quoted(id)} stands before any sequence: write "# <sequence> <location>" above it`);
      builder.openSequence(line, "", "");
    }
    const same = builder.shotsById.get(id);
    if (same === undefined) builder.shotsById.set(id, line);
    else builder.problem(line, `shot ${quoted(id)} is on line ${same} already: give every shot an id of its own`);
    builder.openShot(line, id);
  },
  examples: [
    { text: "## sh010", reads: { id: "sh010" } },
    { text: "##   sh010  the long one", reads: { id: "sh010" } },
    { text: "##sh010", reads: "other" },
    { text: "### sh010", reads: "other" },
  ],
});
