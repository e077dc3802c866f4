// POST /studio/shot/preview: one shot of an edited script, compiled in memory. What does not compile is a result with its line.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { Preview, PreviewRefusal, previewShotRoute } from "../../contracts/routes/sources.ts";
import type { Problem } from "../../contracts/schema.ts";
import { previewSteps, type ShotPreview } from "../../core/compile/preview.ts";
import { resolveNegative } from "../../core/render/resolve-values.ts";
import { CEILING, RATES } from "../../core/story/pacing.ts";
import { secondsOf } from "../../core/time/rate.ts";
import type { Series } from "../../core/series/series.ts";
import { readNegative } from "../../disk/overrides.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { buildInput } from "../shared/texts/compile-input.ts";
import type { CheckPorts } from "../shared/texts/check-edit.ts";
import { readEdit } from "../shared/texts/read-edit.ts";
import type { AnalyzedTexts } from "../../core/analyze/analyzed-texts.ts";
import { paceOf } from "../../core/compile/shot/plan-length.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function previewShot(
  ports: CheckPorts,
  episode: EpisodeContext,
  { pass, text, shot }: EpisodeInput<typeof previewShotRoute>,
): Promise<ReplyOf<typeof previewShotRoute>> {
  const { analyzed, configFolder } = await readEdit(ports, episode, { file: "script", text });
  const { script, story, series } = analyzed;
  if (!story || !series) return refused(analyzed, shot);
  const input = await buildInput(episode, { script, story, series, configFolder }, pass);
  const previewed = await inSlices(previewSteps(input, shot));
  if (!previewed.ok) return { ok: false, error: previewed.message, line: previewed.line };
  const { preview } = previewed;
  const { text: ofEpisode, problem } = await readNegative(episode.folder);
  const takesNegative = preview.target.capabilities.negative_prompt;
  const { value: negative } = resolveNegative(
    {
      target: { takesNegative },
      override: { values: {} },
      negatives: { episode: ofEpisode, series: series.negative },
      entry: preview.entry,
    },
    {},
  );
  const unread = takesNegative && problem !== null ? [{ file: "script" as const, line: null, message: problem }] : [];
  const warnings = [...analyzed.warnings.filter(isAbout(analyzed, shot)), ...preview.warnings, ...unread];
  return shown(preview, series, { negative, warnings });
}

/** What is wrong with the shot itself, or with the first thing that keeps the script from telling its story. */
function refused(analyzed: AnalyzedTexts, shot: string): PreviewRefusal {
  const first = analyzed.problems.find(isAbout(analyzed, shot)) ?? analyzed.problems[0];
  return { ok: false, error: first?.message ?? "the script tells no story", line: first?.line ?? null };
}

function isAbout({ script }: AnalyzedTexts, shot: string): (problem: Problem) => boolean {
  const lines = script.sequences.flatMap(({ shots }) => shots).find(({ id }) => id === shot);
  if (!lines) return () => false;
  return ({ file, line }) => file === "script" && line !== null && line >= lines.line && line <= lines.endLine;
}

function shown(
  { entry, plan, target, shotlist }: ShotPreview,
  series: Series,
  found: Pick<Preview, "negative" | "warnings">,
): Preview {
  const { fps, width, height } = shotlist.defaults;
  return {
    ok: true,
    shot: entry.id,
    target: target.id,
    target_label: target.label,
    prompt: entry.prompt,
    negative: found.negative,
    frames: entry.length,
    fps,
    seconds: secondsOf(entry.length, fps),
    width,
    height,
    audio_policy: entry.audio_policy,
    subjects: [...entry.subjects],
    background: entry.background,
    pacing: pacingOf(plan, series),
    warnings: found.warnings,
  };
}

function pacingOf({ pacing, placed }: ShotPreview["plan"], series: Series): Preview["pacing"] {
  if (!pacing) return null;
  const pace = paceOf(placed.shot, series);
  const { held, syllables, forced, fits, verdict } = pacing;
  return { held, syllables, rate: forced, fits, verdict, pace, pace_rate: RATES[pace], ceiling: CEILING };
}
