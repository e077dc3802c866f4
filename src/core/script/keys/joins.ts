// Keys about how a shot joins the one before it: first and last picture, continuity, overlap.
import { quoted } from "../../lib/wording.ts";
import { CONTINUITY, MAX_OVERLAP } from "../../lib/format-words.ts";
import { PICTURE } from "../../lib/written-values.ts";
import type { KeyConstruct, KeyReading } from "./key-construct.ts";
import type { ContinuousMode } from "../../../contracts/files/story.ts";

const METHODS = ["generate", "import", "none"];

const shared = [
  { text: "Generate", reads: "generate" },
  { text: "none", scope: "header", reads: "none" },
  { text: "refs/Storm Front.PNG", reads: "refs/Storm Front.PNG" },
  { text: "Continuity", reads: CONTINUITY },
  { text: "refs/storm.gif", reads: "refused" },
  { text: "", reads: "refused" },
] as const;

/**
 * `first:` and `last:`, how a shot's first and last picture are made: a method or a picture's path in the episode.
 * `first: continuity` is the old spelling of `continuous: first`; the story reads it so.
 */
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

const MODES: readonly ContinuousMode[] = ["first", "latent", "none"];

const OLD_YES = ["yes", "true", "1", "on"];

/**
 * `continuous:`, whether a shot carries on from the one before it in the cut. Under a header it covers every shot but the first.
 * A header's `yes`, `true`, `1` or `on` is an old spelling of `latent`.
 */
export const continuous: KeyConstruct<ContinuousMode> = {
  aliases: [],
  header: "default",
  read(text, scope) {
    const word = text.toLowerCase();
    const value = MODES.find((mode) => mode === word);
    if (value) return { value };
    if (scope === "header" && OLD_YES.includes(word)) {
      return {
        value: "latent",
        legacy: `${quoted(`continuous: ${word}`)} is an old spelling: write "continuous: latent"`,
      };
    }
    return { problem: `bad continuous ${quoted(text)}: write ${MODES.join(", ")}` };
  },
  examples: [
    { text: "First", reads: "first" },
    { text: "none", reads: "none" },
    { text: "latent", scope: "header", reads: "latent" },
    { text: "yes", scope: "header", reads: "latent" },
    { text: "yes", reads: "refused" },
    { text: "maybe", scope: "header", reads: "refused" },
    { text: "", reads: "refused" },
  ],
};

/** `overlap:`, how many frames of the shot before are kept by `continuous: latent`. */
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
