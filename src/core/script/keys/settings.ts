// Keys about how a shot is rendered: model, LoRA, steps, profile, target, sound policy.
import type { KeyConstruct } from "./key-construct.ts";
import { parseColourMatch, type ColourMatch } from "../../lib/colour-match.ts";
import { quoted, didYouMean } from "../../lib/wording.ts";
import { SCRIPT_POLICIES, type ScriptPolicy, RETENTIONS } from "../../lib/format-words.ts";

/** `model:`, `profile:` and `target:`: one name, as written. Which names exist is known where shots are compiled. */
export const nameValue: KeyConstruct<string> = {
  aliases: [],
  header: "default",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "Night Look v2.safetensors", reads: "Night Look v2.safetensors" },
    { text: "draft", scope: "header", reads: "draft" },
    { text: "", reads: null },
  ],
};

/** `lora:`, one LoRA as written: `name`, `name:0.6`, or `none` (also `off`, `-`) for no LoRA at all. */
export const lora: KeyConstruct<string> = {
  aliases: [],
  header: "default",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "grain:0.6", reads: "grain:0.6" },
    { text: "none", scope: "header", reads: "none" },
    { text: "", reads: null },
  ],
};

/** `steps:`, a whole number. Anything else is carried as text with a warning: targets that use steps refuse it. */
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

/** `policy:`, where the shot's sound comes from. What a target does with it is decided by the build. */
export const policy: KeyConstruct<ScriptPolicy> = {
  aliases: [],
  header: "dropped",
  read(text) {
    if (text === "") return { value: null };
    const value = SCRIPT_POLICIES.find((word) => word === text.toLowerCase());
    if (value) return { value };
    const meant = didYouMean(text, SCRIPT_POLICIES);
    return { problem: `unknown policy ${quoted(text)}${meant}: known are ${SCRIPT_POLICIES.join(", ")}` };
  },
  examples: [
    { text: "dub_keep_foley", reads: "dub_keep_foley" },
    { text: "Dub", reads: "dub" },
    { text: "dubb", reads: "refused" },
    { text: "", reads: null },
  ],
};

/** `retention:`, how closely a dub copies the recording. An unknown word is carried with a warning: targets that dub refuse it. */
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

/**
 * `colour:`, what the colours of the shot's takes are matched to, and how much of the correction counts. It decides nothing that is built: what
 * cannot be read does not count, with a warning.
 */
export const colour: KeyConstruct<ColourMatch> = {
  aliases: [],
  header: "default",
  read(text) {
    if (text === "") return { value: null };
    const value = parseColourMatch(text);
    if (value) return { value };
    const words = `write plate, first, shot:<id> or none, and a strength from 0 to 1 behind it, such as "plate 0.5"`;
    return { value: null, warning: `colour ${quoted(text)} cannot be read, so it does not count: ${words}` };
  },
  examples: [
    { text: "plate", reads: { match: "plate", strength: 1 } },
    { text: "shot:sh010 0.5", scope: "header", reads: { match: "shot:sh010", strength: 0.5 } },
    { text: "None", reads: { match: "none", strength: 1 } },
    { text: "plate 2", reads: null },
    { text: "warm", reads: null },
    { text: "", reads: null },
  ],
};
