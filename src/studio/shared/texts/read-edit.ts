// An edited text in the place of the one on disk, analyzed with the other file as it stands there, or as it is edited too. Writes nothing.
import { Refusal } from "../../../contracts/refusal.ts";
import type { SourceFile } from "../../../contracts/routes/sources.ts";
import type { Problem } from "../../../contracts/schema.ts";
import type { Steps } from "../../../core/lib/cooperative-steps.ts";
import { seriesSteps } from "../../../core/series/parse-series.ts";
import type { Series } from "../../../core/series/series.ts";
import { textsAnalysis } from "../../../core/analyze/analyze-texts.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { StudioPorts } from "../../ports.ts";
import type { AnalyzedTexts } from "../../../core/analyze/analyzed-texts.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type EditPorts = Pick<StudioPorts, "edits" | "locks">;

export interface SourceEdit {
  readonly file: SourceFile;
  readonly text: string;
  /** The other file where it is edited too; else it counts as it is on disk. */
  readonly other?: string | undefined;
}

export interface EditRead {
  /** Both texts as the edit would leave them. While the other cannot be read, that is the last problem, and there is no story. */
  readonly analyzed: AnalyzedTexts;
  /** The config as it is on disk, null while it has a problem; the edited one itself when the edit does not touch it. */
  readonly seriesNow: Series | null;
  /** Where the config's paths start, seen from the episode. */
  readonly configFolder: string;
}

/** Refuses an edit of a file that the episode does not have. */
export async function readEdit(ports: EditPorts, episode: EpisodeContext, edit: SourceEdit): Promise<EditRead> {
  const { configFolder, ...disk } = await episode.texts();
  const { file, text } = edit;
  const own = disk[file];
  if (!own.ok && own.is === "missing") throw new Refusal("unknown", own.problem.message);
  const onDisk = disk[file === "script" ? "series" : "script"];
  const other = edit.other === undefined ? onDisk : ({ ok: true, text: edit.other } as const);
  if (!other.ok) return { analyzed: await inSlices(analyzeAlone(edit, other.problem)), seriesNow: null, configFolder };
  const texts = file === "script" ? ([text, other.text] as const) : ([other.text, text] as const);
  // In turn: who asks about the same text at the same time finds the first one's answer.
  const analyzed = await ports.locks.hold(`edit:${episode.folder}`, () => inSlices(ports.edits.analyze(...texts)));
  const isSame = file === "script" || (own.ok && own.text === text);
  const seriesNow = isSame ? analyzed.series : own.ok ? (await inSlices(seriesSteps(own.text))).series : null;
  return { analyzed, seriesNow, configFolder };
}

const NO_CONFIG = { series: null, problems: [], warnings: [] };

/** What can be said of the edited text by itself, and then what keeps the other from being read. */
function* analyzeAlone({ file, text }: SourceEdit, other: Problem): Steps<AnalyzedTexts> {
  const analyzed = yield* file === "script"
    ? textsAnalysis(text, NO_CONFIG)
    : textsAnalysis("", yield* seriesSteps(text));
  const isOwn = (problem: Problem) => problem.file === file;
  return {
    ...analyzed,
    story: null,
    problems: [...analyzed.problems.filter(isOwn), other],
    warnings: analyzed.warnings.filter(isOwn),
  };
}
