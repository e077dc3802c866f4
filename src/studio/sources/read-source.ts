// GET /studio/source: an authored file as text, with the hash that a save has to name.
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { sourceRoute } from "../../contracts/routes/sources.ts";
import { splitLines } from "../../core/lib/text-lines.ts";
import { parseSteps } from "../../core/script/parse.ts";
import { shotLines } from "../../core/script/shot-lines.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { Studio } from "../studio.ts";
import { requireSource } from "./act-require-source.ts";

export async function readSource(
  studio: Pick<Studio, "place">,
  { ep, file, hash_only: hashOnly }: QueryOf<typeof sourceRoute>,
): Promise<ReplyOf<typeof sourceRoute>> {
  const { text, hash, mtime, place } = await requireSource(studio, ep as EpisodeFolder, file);
  if (hashOnly === "1") return { file, hash, mtime };
  const script = file === "script" ? await inSlices(parseSteps(splitLines(text))) : null;
  const shots = script && script.problems.length === 0 ? shotLines(script) : [];
  return { file, path: place.name, text, hash, mtime, shots };
}
