// `size:`, the framing. Kept as written, in lower case.
import { SIZES, findSize } from "../../lib/size-words.ts";
import { listed, quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "../key-construct.ts";

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
