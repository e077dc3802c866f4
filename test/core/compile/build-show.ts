// Builds from text, the way the studio does: script and config are parsed, told, and built for one pass.
import { PROMPT_COMPILERS as compilers } from "../../../src/core/compile/prompt-compilers.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { buildRegistry, findMachineDefault } from "../../../src/core/targets/registry.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import type { BuildInput, PassBuild } from "../../../src/core/compile/build-model.ts";
import { analyzeStory } from "../../../src/core/analyze/analyze-texts.ts";

export interface Show {
  readonly pass?: Pass;
  /** Laid over the smallest config, block by block. */
  readonly config?: Record<string, object>;
  /** The whole config's text, instead. */
  readonly series?: string;
  readonly targets?: readonly TargetFile[];
  readonly detected?: readonly string[];
  readonly configFolder?: string;
}

const SMALLEST: Record<string, object> = {
  series: { id: "s", title: "S" },
  style: { look: "Ink and wash." },
  subjects: {
    mara: { name: "Mara", design: "a tall woman", voice: "a low voice", sheet: "refs/mara.png", pronoun: "her" },
    tom: { name: "Tom", design: "a boy in a cap" },
    crate: { kind: "prop", name: "the crate", design: "a pine crate" },
  },
  locations: { pier: { description: "A stone pier.", plate: "refs/pier.png" }, cabin: { description: "A cabin" } },
};

/** The targets that ship, some of them as they are before there is a style for them. */
export function withoutStyle(...ids: string[]): TargetFile[] {
  return shipped.files.map((file) => (ids.includes(file.id) ? { ...file, compiler: null } : file));
}

/** Head of a script with one sequence at the pier: its first shot stands on line 4. */
export const HEAD = "= ep01 Ferry\n# sq01 pier\n\n";

/** What the script and the config mean, ready to be built. */
export function inputOf(script: string, show: Show = {}): BuildInput {
  const parsed = parseSeries(show.series ?? JSON.stringify({ ...SMALLEST, ...show.config }));
  if (!parsed.series) throw new Error(JSON.stringify(parsed.problems));
  const tree = parseScript(script);
  const { story, problems } = analyzeStory(tree, parsed.series);
  if (!story) throw new Error(JSON.stringify(problems));
  const registry = buildRegistry(show.targets ?? shipped.files);
  const record = { chosen: null, detected: show.detected ?? [] };
  return {
    story,
    series: parsed.series,
    script: tree,
    registry,
    pass: show.pass ?? "final",
    compilers,
    machineDefault: findMachineDefault(registry, "video", record)!,
    configFolder: show.configFolder ?? "",
  };
}

export function build(script: string, show: Show = {}): PassBuild {
  return buildPass(inputOf(script, show));
}

/** `line: message` for each, `-` where it is about the config. */
export function sentences(problems: PassBuild["problems"]): string[] {
  return problems.map(({ file, line, message }) => `${file === "series" ? "-" : line}: ${message}`);
}

/** A shot that built well, and the shot list that it stands in. */
export function findBuilt(build: PassBuild, shot: string) {
  const built = build.shots.get(shot);
  const shotlist = built && build.shotlists.get(built.chosen.target.id);
  if (!shotlist) throw new Error(sentences(build.problems).join("\n") || `no shot ${shot}`);
  return { built, shotlist };
}

/** The entry of a shot that built well. */
export function entryOf(built: PassBuild, shot: string) {
  const found = built.shots.get(shot);
  if (!found) throw new Error(sentences(built.problems).join("\n") || `no shot ${shot}`);
  return found.entry;
}
