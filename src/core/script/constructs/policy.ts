// `policy:`, where the shot's sound comes from. What a target does with it is decided by the build.
import { didYouMean, quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "../key-construct.ts";

/** What a script or a config may ask for; `silent` is only ever an answer. */
export const ASKED_POLICIES = ["generate", "dub", "dub_keep_foley", "clone"] as const;
export type AskedPolicy = (typeof ASKED_POLICIES)[number];

export const policy: KeyConstruct<AskedPolicy> = {
  aliases: [],
  header: "dropped",
  read(text) {
    if (text === "") return { value: null };
    const value = ASKED_POLICIES.find((word) => word === text.toLowerCase());
    if (value) return { value };
    const meant = didYouMean(text, ASKED_POLICIES);
    return { problem: `unknown policy ${quoted(text)}${meant}: known are ${ASKED_POLICIES.join(", ")}` };
  },
  examples: [
    { text: "dub_keep_foley", reads: "dub_keep_foley" },
    { text: "Dub", reads: "dub" },
    { text: "dubb", reads: "refused" },
    { text: "", reads: null },
  ],
};
