// GET /studio/source: an authored file as text, with the hash that a save has to name.
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { sourceRoute } from "../../contracts/routes/sources.ts";
import { splitLines } from "../../core/lib/text-lines.ts";
import { parseSteps } from "../../core/script/parse.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { StudioPorts } from "../ports.ts";
import { requireSource } from "../shared/texts/require-source.ts";
import { shotLines } from "../../core/script/tree.ts";

export async function readSource(
  ports: Pick<StudioPorts, "place">,
  { ep, file, hash_only: hashOnly }: QueryOf<typeof sourceRoute>,
): Promise<ReplyOf<typeof sourceRoute>> {
  const { text, hash, mtime, location } = await requireSource(ports, ep as EpisodeFolder, file);
  if (hashOnly === "1") return { file, hash, mtime };
  const script = file === "script" ? await inSlices(parseSteps(splitLines(text))) : null;
  const shots = script && script.problems.length === 0 ? shotLines(script) : [];
  return { file, path: location.name, text, hash, mtime, shots };
}
