// Keys about what is seen and heard: subjects, framing, location, free text.
import type { KeyConstruct } from "./key-construct.ts";
import { SIZES, findSize } from "../../lib/size-words.ts";
import { listed, quoted } from "../../lib/wording.ts";

/**
 * `who:` and `with:`: the subjects on screen, in order. Which ids exist is the series config's business.
 * Lines of one key add up, so the reading is the line's own list.
 */
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

/** `size:`, the framing. Kept as written, in lower case. */
export const size: KeyConstruct<string> = {
  aliases: [],
  header: "refused",
  read(text) {
    if (findSize(text)) return { value: text.toLowerCase() };
    const known = listed(SIZES.map(({ canon, word }) => `${canon} (${word})`));
    return { problem: `unknown size ${quoted(text)}: known are ${known}` };
  },
  examples: [
    { text: "MCU", reads: "mcu" },
    { text: "Medium close-up", reads: "medium close-up" },
    { text: "LS", reads: "ls" },
    { text: "extreme", reads: "refused" },
    { text: "", reads: "refused" },
  ],
};

/** `plate:`, the shot's own location or camera angle. Which locations exist is the series config's business. */
export const plate: KeyConstruct<string> = {
  aliases: [],
  header: "dropped",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "pier_night", reads: "pier_night" },
    { text: "", reads: null },
  ],
};

/** `camera:`, `sound:`, `music:`, `extras:` and `text:`: free words. An empty line means "not set". */
export const freeText: KeyConstruct<string> = {
  aliases: [],
  header: "dropped",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "slowly pushes in: 10% closer", reads: "slowly pushes in: 10% closer" },
    { text: "", reads: null },
  ],
};
