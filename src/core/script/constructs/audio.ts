// `audio: A-B`, the shot's window on the recording, in seconds. It sets the shot's length.
import { quoted } from "../../lib/wording.ts";
import { decimal } from "../decimal.ts";
import type { KeyConstruct } from "../key-construct.ts";

export interface AudioWindow {
  readonly audio_in: number;
  readonly audio_out: number;
}

export const audio: KeyConstruct<AudioWindow> = {
  aliases: [],
  header: "refused",
  read(text) {
    const match = /^([0-9.]+)\s*-\s*([0-9.]+)$/.exec(text);
    const from = decimal(match?.[1] ?? "");
    const to = decimal(match?.[2] ?? "");
    if (from === undefined || to === undefined) {
      return { problem: `bad audio window ${quoted(text)}: write two times in seconds, "audio: 12.5-15.8"` };
    }
    if (to > from) return { value: { audio_in: from, audio_out: to } };
    return { problem: `bad audio window ${quoted(text)}: the end must come after the start` };
  },
  examples: [
    { text: "12.5-15.84", reads: { audio_in: 12.5, audio_out: 15.84 } },
    { text: "0 - 2.", reads: { audio_in: 0, audio_out: 2 } },
    { text: "4-4", reads: "refused" },
    { text: "9-4", reads: "refused" },
    { text: "1.2.3-4", reads: "refused" },
    { text: "-3", reads: "refused" },
    { text: "", reads: "refused" },
  ],
};
