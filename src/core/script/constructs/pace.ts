// `pace:`, how fast the shot's lines are spoken.
import { quoted } from "../../lib/wording.ts";
import type { Pace } from "../../series/series.ts";
import type { KeyConstruct } from "../key-construct.ts";

export const PACES: readonly Pace[] = ["slow", "normal", "fast"];

export const pace: KeyConstruct<Pace> = {
  aliases: [],
  header: "refused",
  read(text) {
    const value = PACES.find((word) => word === text.toLowerCase());
    return value ? { value } : { problem: `unknown pace ${quoted(text)}: known are ${PACES.join(", ")}` };
  },
  examples: [
    { text: "Slow", reads: "slow" },
    { text: "brisk", reads: "refused" },
    { text: "", reads: "refused" },
  ],
};
