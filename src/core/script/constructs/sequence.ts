// `# SEQ LOCATION`, the start of a sequence. Whether the location exists is checked with the story.
import { quoted } from "../../lib/wording.ts";
import { lineConstruct } from "../line-construct.ts";

export const sequence = lineConstruct({
  name: "sequence",
  match(text) {
    if (!text.startsWith("# ")) return null;
    const [id = "", location = ""] = text.slice(2).trim().split(/\s+/);
    return { id, location };
  },
  apply({ id, location }, line, builder) {
    builder.openSequence(line, id, location);
    if (location === "") builder.problem(line, `sequence ${quoted(id)} names no location: write "# ${id} <location>"`);
  },
  examples: [
    { text: "# sq01 pier", reads: { id: "sq01", location: "pier" } },
    { text: "#  sq01   pier at night", reads: { id: "sq01", location: "pier" } },
    { text: "# sq01", reads: { id: "sq01", location: "" } },
    { text: "#sq01 pier", reads: "other" },
    { text: "## sh010", reads: "other" },
  ],
});
