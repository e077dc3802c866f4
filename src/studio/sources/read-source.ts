// GET /studio/source: an authored file as text, with the hash that a save has to name.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { sourceRoute } from "../../contracts/routes/sources.ts";
import { splitLines } from "../../core/lib/text-lines.ts";
import { parseSteps } from "../../core/script/parse.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { shotLines } from "../../core/script/tree.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";

export async function readSource(
  _ports: unknown,
  episode: EpisodeContext,
  { file, hash_only: hashOnly }: EpisodeInput<typeof sourceRoute>,
): Promise<ReplyOf<typeof sourceRoute>> {
  const { text, hash, mtime, location } = requireText(await episode.text(file));
  if (hashOnly === "1") return { file, hash, mtime };
  const script = file === "script" ? await inSlices(parseSteps(splitLines(text))) : null;
  const shots = script && script.problems.length === 0 ? shotLines(script) : [];
  return { file, path: location.name, text, hash, mtime, shots };
}
