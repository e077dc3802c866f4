// `first:` and `last:`, how a shot's first and last picture are made: a method or a picture's path in the episode.
// `first: continuity` is the old spelling of `continuous: first`; the story reads it so.
import { quoted } from "../../lib/wording.ts";
import type { KeyConstruct, KeyReading } from "../key-construct.ts";

export const CONTINUITY = "continuity";
const METHODS = ["generate", "import", "none"];
const PICTURE = /\.(png|jpe?g|webp)$/i;

const shared = [
  { text: "Generate", reads: "generate" },
  { text: "none", place: "header", reads: "none" },
  { text: "refs/Storm Front.PNG", reads: "refs/Storm Front.PNG" },
  { text: "Continuity", reads: CONTINUITY },
  { text: "refs/storm.gif", reads: "refused" },
  { text: "", reads: "refused" },
] as const;

export const first: KeyConstruct<string> = {
  aliases: [],
  header: "default",
  read: (text) =>
    isContinuity(text)
      ? { value: CONTINUITY, legacy: `"first: continuity" is an old spelling: write "continuous: first"` }
      : keyframe("first", text),
  examples: shared,
};

export const last: KeyConstruct<string> = {
  aliases: [],
  header: "default",
  read: (text) =>
    isContinuity(text)
      ? {
          value: CONTINUITY,
          warning: `"last: continuity" has no effect: a shot carries on at its first frame, write "continuous: first" in the next shot`,
          rule: "no-effect",
        }
      : keyframe("last", text),
  examples: shared,
};

function isContinuity(text: string): boolean {
  return text.toLowerCase() === CONTINUITY;
}

function keyframe(end: "first" | "last", text: string): KeyReading<string> {
  const method = METHODS.find((word) => word === text.toLowerCase());
  if (method) return { value: method };
  if (PICTURE.test(text)) return { value: text };
  return {
    problem: `bad ${end} ${quoted(text)}: write ${METHODS.join(", ")}, or the path of a picture (png, jpg, jpeg, webp)`,
  };
}
