// Whether a shot needs a keyframe, and how it comes to it: what its target reads, and what the script says. docs/http.md "Ref".
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { KeyframeRef } from "../../contracts/replies/ref.ts";
import type { KeyframeEnd } from "./ref-names.ts";
import { CONTINUITY } from "../lib/format-words.ts";
import { namedPicture } from "../lib/written-values.ts";

export type KeyframeNeed = Pick<KeyframeRef, "need" | "method" | "requested" | "script" | "reads" | "import_path">;

/** `script`: `generate`, `import`, `none`, `continuity` or a picture's path; null when the script says nothing. */
export function keyframeNeed(
  script: string | null,
  end: KeyframeEnd,
  { capabilities }: Pick<VideoTarget, "capabilities">,
): KeyframeNeed {
  const reads = capabilities.keyframes.includes(end);
  const isRequired = reads && end === "first" && capabilities.requires_first;
  const path = namedPicture(script);
  return {
    need: isRequired ? "required" : reads && script !== "none" ? "optional" : null,
    method: script === CONTINUITY ? "continuity" : path !== null || script === "import" ? "import" : "generate",
    requested: script !== null && script !== "none",
    script,
    reads,
    import_path: path,
  };
}
