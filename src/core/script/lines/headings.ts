// The three headings: `= ID Title`, `# SEQ LOCATION` and `## SHOT`.
import { lineConstruct } from "./line-construct.ts";
import { quoted } from "../../lib/wording.ts";

/** `= ID Title`, the episode's header: once, anywhere. It does not close a shot. */
export const episode = lineConstruct({
  name: "episode",
  match(text) {
    const match = /^= \s*(\S+)(.*)$/s.exec(text);
    return match ? { id: match[1] ?? "", title: (match[2] ?? "").trim() } : null;
  },
  apply(header, line, builder) {
    if (!builder.episode) builder.episode = { line, ...header };
    else
      builder.problem(line, `a second "= " header: the episode's is on line ${builder.episode.line}, keep one of them`);
  },
  examples: [
    { text: "= ep01  The Tide: Part 1", reads: { id: "ep01", title: "The Tide: Part 1" } },
    { text: "=   ep01", reads: { id: "ep01", title: "" } },
    { text: "=ep01 The Tide", reads: "other" },
    { text: " = ep01 The Tide", reads: "other" },
  ],
});

/** `# SEQ LOCATION`, the start of a sequence. Whether the location exists is checked with the story. */
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

/** `## SHOT`, the start of a shot: every one is a cut. Ids are unique in the whole episode. */
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
