// `retention:`, how closely a dub copies the recording. An unknown word is carried with a warning: targets that dub refuse it.
import { didYouMean, quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "../key-construct.ts";

export const RETENTIONS = ["fully_copy", "partially_copy", "reference"] as const;

export const retention: KeyConstruct<string> = {
  aliases: [],
  header: "dropped",
  read(text) {
    if (text === "") return { value: null };
    const value = RETENTIONS.find((word) => word === text.toLowerCase());
    if (value) return { value };
    const meant = didYouMean(text, RETENTIONS);
    return {
      value: text,
      warning: `unknown retention ${quoted(text)}${meant}: known are ${RETENTIONS.join(", ")}`,
    };
  },
  examples: [
    { text: "Fully_Copy", reads: "fully_copy" },
    { text: "mostly", reads: "mostly" },
    { text: "", reads: null },
  ],
};
