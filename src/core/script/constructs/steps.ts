// `steps:`, a whole number. Anything else is carried as text with a warning: targets that use steps refuse it.
import { quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "../key-construct.ts";

export const steps: KeyConstruct<number | string> = {
  aliases: [],
  header: "default",
  read(text) {
    if (text === "") return { value: null };
    const count = Number(text);
    if (/^\d+$/.test(text) && count >= 1 && Number.isSafeInteger(count)) return { value: count };
    return { value: text, warning: `steps ${quoted(text)} is not a whole number above 0, so it cannot be used` };
  },
  examples: [
    { text: "12", reads: 12 },
    { text: "8", scope: "header", reads: 8 },
    { text: "1", reads: 1 },
    { text: "eight", reads: "eight" },
    { text: "0", reads: "0" },
    { text: "", reads: null },
  ],
};
