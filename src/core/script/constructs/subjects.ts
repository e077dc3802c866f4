// `who:` and `with:`: the subjects on screen, in order. Which ids exist is the series config's business.
// Lines of one key add up, so the reading is the line's own list.
import type { KeyConstruct } from "../key-construct.ts";

export const who = subjectList("cast");
export const withProps = subjectList("props");

function subjectList(alias: string): KeyConstruct<readonly string[]> {
  return {
    aliases: [alias],
    header: "refused",
    read: (text) => ({
      value: text
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== ""),
    }),
    examples: [
      { text: "mara, tomas", reads: ["mara", "tomas"] },
      { text: " kettle ,, lamp ,", reads: ["kettle", "lamp"] },
      { text: "", reads: [] },
    ],
  };
}
