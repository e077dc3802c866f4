// Keys about time: a shot's length, its window on the recording, the pace of its lines.
import type { Timing } from "../../../contracts/files/story.ts";
import { quoted } from "../../lib/wording.ts";
import { decimal } from "../../lib/written-values.ts";
import type { KeyConstruct, KeyReading } from "./key-construct.ts";
import type { AudioWindow } from "../tree.ts";
import { PACES, type Pace } from "../../lib/format-words.ts";

/** `dur:`, how long the shot is: seconds, `auto` (from its dialogue), or `model`, with a range if wanted. */
export const dur: KeyConstruct<Timing> = {
  aliases: ["duration"],
  header: "refused",
  read(text) {
    const word = text.toLowerCase();
    if (word === "auto") return { value: { auto: true } };
    if (/^model(\s|$)/.test(word)) return modelRange(word.slice("model".length).trim());
    const seconds = decimal(text);
    if (seconds !== undefined && seconds > 0) return { value: { seconds } };
    return { problem: `bad dur ${quoted(text)}: write seconds above 0 ("dur: 3.5"), "auto", "model" or "model 2-6"` };
  },
  examples: [
    { text: "3.5", reads: { seconds: 3.5 } },
    { text: "Auto", reads: { auto: true } },
    { text: "model", reads: { model: true } },
    { text: "MODEL 2-6.5", reads: { model: true, min: 2, max: 6.5 } },
    { text: "model 6-2", reads: "refused" },
    { text: "model 0-2", reads: "refused" },
    { text: "model 2-2", reads: "refused" },
    { text: "model soon", reads: "refused" },
    { text: "-2", reads: "refused" },
    { text: "0", reads: "refused" },
    { text: "nan", reads: "refused" },
    { text: "inf", reads: "refused" },
    { text: "1e999", reads: "refused" },
    { text: "3s", reads: "refused" },
    { text: "", reads: "refused" },
  ],
};

function modelRange(text: string): KeyReading<Timing> {
  if (text === "") return { value: { model: true } };
  const match = /^(\d+(?:\.\d+)?)\s*-\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (!match)
    return { problem: `bad range ${quoted(text)} after "dur: model": write two lengths in seconds, "model 2-6"` };
  const [min, max] = [Number(match[1]), Number(match[2])];
  if (min > 0 && min < max && Number.isFinite(max)) return { value: { model: true, min, max } };
  return {
    problem: `bad range ${quoted(text)} after "dur: model": the first length must be above 0 and below the second`,
  };
}

/** `audio: A-B`, the shot's window on the recording, in seconds. It sets the shot's length. */
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

/** `pace:`, how fast the shot's lines are spoken. */
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
