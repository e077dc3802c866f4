// PUT /studio/source: an edited text over the version that its writer read. Nothing is ever written over a version that nobody saw.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { SavedSource, saveSourceRoute } from "../../contracts/routes/sources.ts";
import { findSyntaxProblem } from "../../core/series/located-json.ts";
import { saveAuthored } from "../../disk/save-authored.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import type { StudioPorts } from "../ports.ts";
import { checkEdit } from "../shared/texts/check-edit.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";

type Ports = BuildPorts & Pick<StudioPorts, "clock" | "edits">;

export async function saveSource(
  ports: Ports,
  episode: EpisodeContext,
  body: EpisodeInput<typeof saveSourceRoute>,
): Promise<SavedSource> {
  const { file, text, base_hash: baseHash, rebuild } = body;
  const { folder: ep } = episode;
  if (file === "series") requireJson(text);
  const { location } = requireText(await episode.text(file));
  const saved = await saveAuthored(ep, location, { text, baseHash }, ports);
  if (saved.is === "unreadable") throw new Refusal("tool-failed", saved.problem);
  if (saved.is === "changed") {
    const sentence = `${location.name} changed on disk since it was read: nothing was saved; compare the two and save again`;
    throw new Refusal("conflict", sentence, { file, hash: saved.hash, text: saved.text });
  }
  const check = await checkEdit(ports, episode.reread(), { file, text });
  const build = rebuild ? await buildTexts(ports, episode) : null;
  ports.emit({ type: "studio.episode", data: { ep } });
  return { hash: saved.hash, check, build };
}

/** A config that is no JSON would leave the episode without one. */
function requireJson(text: string): void {
  const problem = findSyntaxProblem(text);
  if (problem)
    throw new Refusal("bad-input", `the series config is ${problem.message}`, { line: problem.line, col: problem.col });
}
