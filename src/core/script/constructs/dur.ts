// `dur:`, how long the shot is: seconds, `auto` (from its dialogue), or `model`, with a range if wanted.
import type { Timing } from "../../../contracts/files/story.ts";
import { quoted } from "../../lib/wording.ts";
import type { KeyConstruct, KeyReading } from "../key-construct.ts";
import { decimal } from "../decimal.ts";

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
