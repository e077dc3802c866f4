// `overlap:`, how many frames of the shot before `continuous: latent` holds on to.
import { quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "../key-construct.ts";

export const MAX_OVERLAP = 360;

export const overlap: KeyConstruct<number> = {
  aliases: [],
  header: "default",
  read(text) {
    const frames = Number(text);
    if (/^\d+$/.test(text) && frames >= 1 && frames <= MAX_OVERLAP) return { value: frames };
    return { problem: `bad overlap ${quoted(text)}: write a whole number of frames from 1 to ${MAX_OVERLAP}` };
  },
  examples: [
    { text: "39", reads: 39 },
    { text: "360", scope: "header", reads: 360 },
    { text: "1", reads: 1 },
    { text: "361", reads: "refused" },
    { text: "0", reads: "refused" },
    { text: "2.5", reads: "refused" },
    { text: "", reads: "refused" },
  ],
};
