// `animatic:`, hints for the drawn shot: `pose sit, side left, slate clean`. No other target reads them.
import { hintNames, readHint, type AnimaticHints } from "../../lib/animatic-hints.ts";
import { quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "./key-construct.ts";

/** Parts with commas between them, each the name of a hint and its words; what cannot be read is warned of and does not count. */
export const animatic: KeyConstruct<AnimaticHints> = {
  aliases: [],
  header: "default",
  read(text) {
    const hints: Record<string, string> = {};
    const problems: string[] = [];
    for (const part of text.split(",").map((piece) => piece.trim())) {
      if (part === "") continue;
      const [, name = "", value = ""] = /^(\S+?)[\s:=]+(.*)$/u.exec(part) ?? [];
      const read = name === "" ? { problem: `${quoted(part)} has no word behind it` } : readHint("shot", name, value);
      if ("value" in read) hints[name] = read.value;
      else problems.push(read.problem);
    }
    const value = Object.keys(hints).length > 0 ? hints : null;
    if (problems.length === 0) return { value };
    const known = `write hints as "pose sit, side left"; their names are ${hintNames("shot").join(", ")}`;
    return { value, warning: `${problems.join("; ")}. What cannot be read does not count: ${known}` };
  },
  examples: [
    { text: "pose sit, side left", reads: { pose: "sit", side: "left" } },
    { text: "slate: clean", scope: "header", reads: { slate: "clean" } },
    { text: "weather heavy rain, pose standd", reads: { weather: "heavy rain" } },
    { text: "pose", reads: null },
    { text: "", reads: null },
  ],
};
