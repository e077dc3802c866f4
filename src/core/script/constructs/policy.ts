// `policy:`, where the shot's sound comes from. What a target does with it is decided by the build.
import { didYouMean, quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "../key-construct.ts";

/** What a script or a config may ask for; `silent` is only ever an answer. */
export const SCRIPT_POLICIES = ["generate", "dub", "dub_keep_foley", "clone"] as const;
export type ScriptPolicy = (typeof SCRIPT_POLICIES)[number];

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
