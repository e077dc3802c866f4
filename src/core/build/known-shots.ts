// Shots that were compiled before, while a text is typed: an edit changes one, and the others are what they were. A shot is known by
// all that it is compiled from except where it stands; what was found about it moves with its lines.
import { Findings, type Finding } from "../lib/findings.ts";
import type { PlacedShot } from "../story/shots-of.ts";
import type { BuildContext } from "./build-input.ts";
import type { BuiltShot } from "./pass-build.ts";

export type CompileShot = (placed: PlacedShot, findings: Findings) => BuiltShot | undefined;

/** A line as lines from the heading that it belongs to. */
interface Moving extends Finding {
  readonly from: "shot" | "sequence";
}

interface Known {
  readonly built: BuiltShot | undefined;
  readonly problems: readonly Moving[];
  readonly warnings: readonly Moving[];
}

export class KnownShots {
  #scope: readonly unknown[] = [];
  #shots = new Map<string, Known>();

  /** Compiles a shot, or answers what it was compiled to in this build or the last one. */
  open(context: BuildContext): (compile: CompileShot) => CompileShot {
    const { series, registry, pass, machineDefault, configFolder, story } = context;
    const scope = [series, registry, pass, machineDefault, configFolder, story.episode];
    if (scope.some((one, i) => one !== this.#scope[i])) this.#shots = new Map();
    this.#scope = scope;
    const before = this.#shots;
    this.#shots = new Map();
    return (compile) => (placed, findings) => {
      const key = keyOf(placed, context);
      const known = before.get(key) ?? this.#shots.get(key) ?? compiled(placed, compile);
      this.#shots.set(key, known);
      return placedAt(known, placed, findings);
    };
  }
}

/** The words of shots and of sequences without where they stand, kept for as long as the story keeps them. */
const words = new WeakMap<object, string>();

/** Everything that a shot is compiled from: its own words and the order of its lines, its sequence's, and who of the episode is in it. */
function keyOf({ shot, sequence }: PlacedShot, { people, nodes }: BuildContext): string {
  const lines = nodes.get(shot.id)?.keys.map(({ line }) => line - shot.source.line) ?? [];
  const speakers = shot.dialogue.map(({ speaker }) => speaker);
  const who = [...shot.cast, ...shot.props, ...speakers].map((id) => people.get(id) ?? "").join(",");
  return `${wordsOf(shot)} ${wordsOf(sequence)} ${who} ${lines.join(",")} ${isFirst(shot.id, sequence)}`;
}

function wordsOf(part: PlacedShot["shot"] | PlacedShot["sequence"]): string {
  const before = words.get(part);
  if (before !== undefined) return before;
  const text = JSON.stringify({ ...part, source: null, shots: null });
  words.set(part, text);
  return text;
}

/** A header's `continuous` is for every shot but the first. */
function isFirst(id: string, { shots }: PlacedShot["sequence"]): boolean {
  return shots[0]?.id === id;
}

function compiled(placed: PlacedShot, compile: CompileShot): Known {
  const findings = new Findings();
  const built = compile(placed, findings);
  const moving = (finding: Finding): Moving => {
    const { line: there } = placed.sequence.source;
    const from = finding.line === there ? "sequence" : "shot";
    return { ...finding, from, line: finding.line - (from === "shot" ? placed.shot.source.line : there) };
  };
  return { built, problems: findings.problems.map(moving), warnings: findings.warnings.map(moving) };
}

function placedAt({ built, problems, warnings }: Known, placed: PlacedShot, findings: Findings): BuiltShot | undefined {
  const at = ({ from, line, ...finding }: Moving): Finding => ({ ...finding, line: line + placed[from].source.line });
  findings.problems.push(...problems.map(at));
  findings.warnings.push(...warnings.map(at));
  if (!built || built.plan.placed === placed) return built;
  const { chosen, plan } = built;
  const asks = chosen.line === plan.placed.sequence.source.line ? placed.sequence : placed.shot;
  const line = chosen.line === null ? null : asks.source.line;
  return { ...built, plan: { ...plan, placed }, chosen: { ...chosen, line } };
}
