// Caches compiled shots while a text is typed: an edit changes one, and the others stay the same. The key of a shot is
// all that it is compiled from except its lines; its diagnostics move with them.
import { Diagnostics, type Diagnostic } from "../lib/diagnostics.ts";
import { originalOf, remembered } from "../lib/remember.ts";
import type { Block } from "../script/tree.ts";
import { type PlacedShot, castOf, opensSequence, everybody } from "../story/story-shots.ts";
import { lastingShots } from "./shot/earlier-shots.ts";
import type { BuildContext, ShotCache, BuiltShot, CompileShot } from "./build-model.ts";

/** A line as lines from the heading that it belongs to. */
interface RelativeDiagnostic extends Diagnostic {
  readonly from: "shot" | "sequence";
}

interface CachedShot {
  /** All that the shot was compiled from, besides what is the same for all shots. */
  readonly from: readonly unknown[];
  readonly built: BuiltShot | undefined;
  readonly problems: readonly RelativeDiagnostic[];
  readonly warnings: readonly RelativeDiagnostic[];
}

export class CompiledShotCache implements ShotCache {
  /** What is the same for all shots of a build. */
  #scope: readonly unknown[] = [];
  #shots: ReadonlyMap<string, CachedShot> = new Map();

  /** Compiles a shot, or answers what it was compiled to in the last build. Builds that overlap each keep what they made. */
  open(context: BuildContext): (compile: CompileShot) => CompileShot {
    const { series, registry, pass, machineDefault, configFolder, story } = context;
    const scope = [series, registry, pass, machineDefault, configFolder, story.episode];
    const before = scope.every((one, i) => one === this.#scope[i]) ? this.#shots : new Map<string, CachedShot>();
    const now = new Map<string, CachedShot>();
    this.#scope = scope;
    this.#shots = now;
    return (compile) => (placed, diagnostics) => {
      const from = keyOf(placed, context);
      const last = before.get(placed.shot.id);
      const cached = last && isSame(last.from, from) ? last : { from, ...compiled(placed, compile) };
      now.set(placed.shot.id, cached);
      return atLinesOf(cached, placed, diagnostics);
    };
  }
}

/** Its own words and its sequence's, who is in that and what it settled before, the lines of their keys in them, and the numbers of the people in it. */
function keyOf(placed: PlacedShot, { people, nodes, headers, series }: BuildContext): unknown[] {
  const { shot, sequence } = placed;
  const [node, header] = [nodes.get(shot.id), headers.get(sequence.source.line)];
  const who = everybody(shot).map((id) => people.get(id) ?? "");
  return [
    keyOfWords(shot),
    node ? keyLinesOf(node) : "",
    keyOfWords(sequence),
    header ? keyLinesOf(header) : "",
    who.join(),
    opensSequence(shot, sequence) ? "opens" : "",
    castOf(sequence.shots).join(),
    ...lastingShots(placed, series).map(originalOf),
  ];
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}

/** Words of parts without where they stand. */
const keyOfWords = remembered((part: PlacedShot["shot"] | PlacedShot["sequence"]) =>
  JSON.stringify({ ...part, source: null, shots: null }),
);

const keyLinesOf = remembered((block: Block) =>
  block.keys.map(({ key, line }) => `${key} ${line - block.line}`).join(),
);

function compiled(placed: PlacedShot, compile: CompileShot): Omit<CachedShot, "from"> {
  const diagnostics = new Diagnostics();
  const built = compile(placed, diagnostics);
  const relative = (finding: Diagnostic): RelativeDiagnostic => {
    const from = finding.line < placed.shot.source.line ? "sequence" : "shot";
    return { ...finding, from, line: finding.line - placed[from].source.line };
  };
  return { built, problems: diagnostics.problems.map(relative), warnings: diagnostics.warnings.map(relative) };
}

function atLinesOf(
  { built, problems, warnings }: CachedShot,
  placed: PlacedShot,
  diagnostics: Diagnostics,
): BuiltShot | undefined {
  const at = ({ from, line, ...finding }: RelativeDiagnostic): Diagnostic => ({
    ...finding,
    line: line + placed[from].source.line,
  });
  for (const problem of problems) diagnostics.problems.push(at(problem));
  for (const warning of warnings) diagnostics.warnings.push(at(warning));
  if (!built || built.plan.placed === placed) return built;
  const { chosen, plan } = built;
  const asks = chosen.line === plan.placed.sequence.source.line ? placed.sequence : placed.shot;
  const line = chosen.line === null ? null : asks.source.line;
  return { ...built, plan: { ...plan, placed }, chosen: { ...chosen, line } };
}
