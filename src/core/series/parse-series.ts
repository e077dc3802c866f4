// From the text of a series config to the checked series, with all problems and warnings. Never throws.
// Target ids stay as written: which targets exist is known to their registry. Files that it names are not looked for.
import { Diagnostics, type Diagnostic } from "../lib/diagnostics.ts";
import { runSteps, type Steps } from "../lib/cooperative-steps.ts";
import { withoutMark } from "../lib/text-lines.ts";
import { readRefTargets, warnOfUnknownKeys, readModelFamilies, readSaveLatents } from "./check-other-blocks.ts";
import { textOf, readEntries } from "./fields.ts";
import { parseLocatedJson, type ConfigDiagnostics, type LocatedFields } from "./located-json.ts";
import { readColour } from "./read-colour.ts";
import { readHints } from "./read-hints.ts";
import {
  checkSeriesBlock,
  readAudio,
  readLook,
  readOverlap,
  readPace,
  readProxy,
  readSeriesBlock,
} from "./read-blocks.ts";
import { checkAngles, readLocations } from "./read-locations.ts";
import { readPublish } from "./read-publish.ts";
import { readProfiles } from "./read-profiles.ts";
import { readRecipes } from "./read-recipes.ts";
import { checkGroups, warnOfIds, readSubjects } from "./read-subjects.ts";
import { resolveVariants } from "./resolve-variants.ts";
import type { Series } from "./series.ts";

export interface SeriesParse {
  /** null when there is any problem. */
  readonly series: Series | null;
  /** In the order in which a load checks; the line is null when the thing is missing altogether. */
  readonly problems: readonly Diagnostic<number | null>[];
  readonly warnings: readonly Diagnostic<number | null>[];
}

/** Characters of a config: far over any real show's, and read in a moment. */
export const LONGEST_CONFIG = 1_000_000;

export function parseSeries(text: string): SeriesParse {
  return runSteps(seriesSteps(text));
}

/** The same, block by block. */
export function* seriesSteps(text: string): Steps<SeriesParse> {
  const diagnostics: ConfigDiagnostics = new Diagnostics<number | null>();
  if (text.length > LONGEST_CONFIG) {
    diagnostics.problem(
      null,
      `the config has more than ${LONGEST_CONFIG} characters: shorten it, or make several shows of it`,
    );
    return { series: null, problems: diagnostics.problems, warnings: [] };
  }
  const root = parseLocatedJson(withoutMark(text), diagnostics);
  yield;
  if (root && !root.fields) diagnostics.problem(root.line, "the config must be a JSON object: { ... }");
  const series = root?.fields ? yield* readSeries(root.fields, diagnostics) : null;
  const problems = unique(diagnostics.problems);
  return { series: problems.length > 0 ? null : series, problems, warnings: unique(diagnostics.warnings) };
}

/** Reads everything whatever is found on the way; the order of the calls is the order of the problems. */
function* readSeries(root: LocatedFields, diagnostics: ConfigDiagnostics): Steps<Series> {
  const writtenSubjects = readEntries(root, "subjects", diagnostics);
  const writtenLocations = readEntries(root, "locations", diagnostics);
  const simple = root.get("simple")?.scalar === true;
  if (writtenSubjects.size === 0 && !simple) {
    const line = root.get("subjects")?.line ?? null;
    diagnostics.problem(line, `the config needs "subjects": at least one character or thing`);
  }
  yield;
  const entries = resolveVariants(writtenSubjects, diagnostics);
  yield;
  checkSeriesBlock(root, diagnostics);
  const look = readLook(root, simple, diagnostics);
  const subjects = readSubjects(entries, diagnostics);
  yield;
  const locations = readLocations(writtenLocations, diagnostics);
  yield;
  checkGroups(entries, diagnostics);
  checkAngles(writtenLocations, diagnostics);
  const overlap = readOverlap(root, diagnostics);
  const refTargets = readRefTargets(root, diagnostics);
  const modelFamilies = readModelFamilies(root, diagnostics);
  yield;
  warnOfIds(subjects, entries, diagnostics);
  yield;
  warnOfUnknownKeys(root, diagnostics);
  return {
    ...readSeriesBlock(root, diagnostics),
    proxy: readProxy(root, diagnostics),
    look,
    pace: readPace(root, diagnostics),
    subjects,
    locations,
    audio: readAudio(root, diagnostics),
    profiles: readProfiles(root, diagnostics),
    overlap,
    negative: textOf(root, "negative", diagnostics),
    saveLatents: readSaveLatents(root, diagnostics),
    modelFamilies,
    refTargets,
    publish: readPublish(root, diagnostics),
    ...readRecipes(root, diagnostics),
    colour: readColour(root, diagnostics),
    animatic: readHints(root, "show", diagnostics),
    simple,
    lines: linesOf(root),
  };
}

function linesOf(root: LocatedFields): ReadonlyMap<string, number> {
  const blocks = [...root.values()];
  const keys = blocks.flatMap(({ fields }) => [...(fields?.values() ?? [])]);
  return new Map([...blocks, ...keys].map(({ path, line }) => [path, line]));
}

/** A variant repeats what is wrong in its base. */
function unique(diagnostics: readonly Diagnostic<number | null>[]): Diagnostic<number | null>[] {
  const seen = new Map(diagnostics.map((finding) => [`${finding.line} ${finding.message}`, finding]));
  return [...seen.values()];
}
