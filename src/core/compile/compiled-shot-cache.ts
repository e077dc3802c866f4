// Caches compiled shots while a text is typed: an edit changes one, and the others stay the same. The key of a shot is
// all that it is compiled from except its lines; its diagnostics move with them.
import { Diagnostics, type Diagnostic } from "../lib/diagnostics.ts";
import { originalOf, remembered } from "../lib/remember.ts";
import type { Block } from "../script/tree.ts";
import { type PlacedShot, castOf, opensSequence, everybody } from "../story/story-shots.ts";
import { lastingShots } from "./shot/earlier-shots.ts";
import type { BuildContext, ShotCache, BuiltShot, CompileShot } from "./build-model.ts";

/** With the heading that its line belongs to, and where that stood when it was found. */
interface RelativeDiagnostic {
  readonly from: "shot" | "sequence";
  readonly heading: number;
  readonly finding: Diagnostic;
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
    const ofSequence = keysOfSequences(context);
    return (compile) => (placed, diagnostics) => {
      const from = keyOf(placed, ofSequence(placed.sequence), context);
      const last = before.get(placed.shot.id);
      const cached = last && isSame(last.from, from) ? last : { from, ...compiled(placed, compile) };
      now.set(placed.shot.id, cached);
      return atLinesOf(cached, placed, diagnostics);
    };
  }
}

/** Its own words and its sequence's, what that settled before, the lines of its keys in it, and the numbers of the people in it. */
function keyOf(placed: PlacedShot, ofSequence: string, { people, nodes, series }: BuildContext): unknown[] {
  const { shot, sequence } = placed;
  const node = nodes.get(shot.id);
  const key: unknown[] = [
    keyOfWords(shot),
    node ? keyLinesOf(node) : "",
    ofSequence,
    opensSequence(shot, sequence) ? "opens" : "",
  ];
  for (const id of everybody(shot)) key.push(people.get(id));
  for (const lasting of lastingShots(placed, series)) key.push(originalOf(lasting));
  return key;
}

/** A sequence's own words, the lines of its keys, and who is in it: made once in a build, for all of its shots. */
function keysOfSequences({ headers }: BuildContext): (sequence: PlacedShot["sequence"]) => string {
  const known = new Map<PlacedShot["sequence"], string>();
  return (sequence) => {
    const header = headers.get(sequence.source.line);
    const make = () =>
      [keyOfWords(sequence), header ? keyLinesOf(header) : "", castOf(sequence.shots).join()].join("\n");
    const key = known.get(sequence) ?? make();
    known.set(sequence, key);
    return key;
  };
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
    return { finding, from, heading: placed[from].source.line };
  };
  return { built, problems: diagnostics.problems.map(relative), warnings: diagnostics.warnings.map(relative) };
}

function atLinesOf(
  { built, problems, warnings }: CachedShot,
  placed: PlacedShot,
  diagnostics: Diagnostics,
): BuiltShot | undefined {
  const at = ({ from, heading, finding }: RelativeDiagnostic): Diagnostic => {
    const by = placed[from].source.line - heading;
    return by === 0 ? finding : { ...finding, line: finding.line + by };
  };
  for (const problem of problems) diagnostics.problems.push(at(problem));
  for (const warning of warnings) diagnostics.warnings.push(at(warning));
  if (!built || built.plan.placed === placed) return built;
  const { chosen, plan, entry } = built;
  const asks = chosen.line === plan.placed.sequence.source.line ? placed.sequence : placed.shot;
  const line = chosen.line === null ? null : asks.source.line;
  return { entry, plan: { ...plan, placed }, chosen: line === chosen.line ? chosen : { ...chosen, line } };
}
