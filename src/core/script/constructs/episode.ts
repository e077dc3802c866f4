// `= ID Title`, the episode's header: once, anywhere. It does not close a shot.
import { lineConstruct } from "../line-construct.ts";

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
