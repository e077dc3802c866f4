// From the text of a series config to the checked series, with everything that is wrong or doubtful in it. Never throws.
// Target ids stay as written: which targets exist is known to their registry. Files that it names are not looked for.
import { Findings, type Finding } from "../lib/findings.ts";
import { finish, type Steps } from "../lib/steps.ts";
import { withoutMark } from "../lib/text-lines.ts";
import { readRefTargets, doubtKeys, readModelFamilies, readSaveLatents } from "./check-other-blocks.ts";
import { readEntries } from "./entries.ts";
import { textOf } from "./fields.ts";
import { parseLocatedJson, type ConfigFindings, type LocatedFields } from "./located-json.ts";
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
import { checkGroups, doubtIds, readSubjects } from "./read-subjects.ts";
import { resolveVariants } from "./resolve-variants.ts";
import type { Series } from "./series.ts";

export interface SeriesParse {
  /** null when there is any problem. */
  readonly series: Series | null;
  /** In the order in which a load checks; the line is null when the thing is missing altogether. */
  readonly problems: readonly Finding<number | null>[];
  readonly warnings: readonly Finding<number | null>[];
}

/** Characters of a config: far over any real show's, and read in a moment. */
export const LONGEST_CONFIG = 1_000_000;

export function parseSeries(text: string): SeriesParse {
  return finish(seriesSteps(text));
}

/** The same, block by block. */
export function* seriesSteps(text: string): Steps<SeriesParse> {
  const findings: ConfigFindings = new Findings<number | null>();
  if (text.length > LONGEST_CONFIG) {
    findings.problem(
      null,
      `the config has more than ${LONGEST_CONFIG} characters: shorten it, or make several shows of it`,
    );
    return { series: null, problems: findings.problems, warnings: [] };
  }
  const root = parseLocatedJson(withoutMark(text), findings);
  yield;
  if (root && !root.fields) findings.problem(root.line, "the config must be a JSON object: { ... }");
  const series = root?.fields ? yield* readSeries(root.fields, findings) : null;
  const problems = unique(findings.problems);
  return { series: problems.length > 0 ? null : series, problems, warnings: unique(findings.warnings) };
}

/** Reads everything whatever is found on the way; the order of the calls is the order of the problems. */
function* readSeries(root: LocatedFields, findings: ConfigFindings): Steps<Series> {
  const writtenSubjects = readEntries(root, "subjects", findings);
  const writtenLocations = readEntries(root, "locations", findings);
  if (writtenSubjects.size === 0) {
    const line = root.get("subjects")?.line ?? null;
    findings.problem(line, `the config needs "subjects": at least one character or thing`);
  }
  yield;
  const entries = resolveVariants(writtenSubjects, findings);
  yield;
  checkSeriesBlock(root, findings);
  const look = readLook(root, findings);
  const subjects = readSubjects(entries, findings);
  yield;
  const locations = readLocations(writtenLocations, findings);
  yield;
  checkGroups(entries, findings);
  checkAngles(writtenLocations, findings);
  const overlap = readOverlap(root, findings);
  const refTargets = readRefTargets(root, findings);
  const modelFamilies = readModelFamilies(root, findings);
  yield;
  doubtIds(subjects, entries, findings);
  yield;
  doubtKeys(root, findings);
  return {
    ...readSeriesBlock(root, findings),
    proxy: readProxy(root, findings),
    look,
    pace: readPace(root, findings),
    subjects,
    locations,
    audio: readAudio(root, findings),
    profiles: readProfiles(root, findings),
    overlap,
    negative: textOf(root, "negative", findings),
    saveLatents: readSaveLatents(root, findings),
    modelFamilies,
    refTargets,
    publish: readPublish(root, findings),
    simple: root.get("simple")?.scalar === true,
    lines: linesOf(root),
  };
}

function linesOf(root: LocatedFields): ReadonlyMap<string, number> {
  const blocks = [...root.values()];
  const keys = blocks.flatMap(({ fields }) => [...(fields?.values() ?? [])]);
  return new Map([...blocks, ...keys].map(({ path, line }) => [path, line]));
}

/** A variant repeats what is wrong in its base. */
function unique(findings: readonly Finding<number | null>[]): Finding<number | null>[] {
  const seen = new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding]));
  return [...seen.values()];
}
