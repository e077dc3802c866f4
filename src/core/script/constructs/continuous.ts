// `continuous:`, whether a shot carries on from the one before it in the cut. Under a header it covers every shot but the first.
// A header's `yes`, `true`, `1` or `on` is an old spelling of `latent`.
import type { ContinuousMode } from "../../../contracts/files/story.ts";
import { quoted } from "../../lib/wording.ts";
import type { KeyConstruct } from "../key-construct.ts";

const MODES: readonly ContinuousMode[] = ["first", "latent", "none"];
const OLD_YES = ["yes", "true", "1", "on"];

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
