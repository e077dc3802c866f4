// Shots that were compiled before, while a text is typed: an edit changes one, and the others are what they were. A shot is known by
// all that it is compiled from except where it stands; what was found about it moves with its lines.
import { Findings, type Finding } from "../lib/findings.ts";
import { remembered } from "../lib/remember.ts";
import type { Block } from "../script/tree.ts";
import { opensSequence } from "../story/continuity.ts";
import type { PlacedShot } from "../story/shots-of.ts";
import type { BuildContext } from "./build-input.ts";
import type { BuiltShot } from "./pass-build.ts";
import { everybody } from "./shot/people.ts";

export type CompileShot = (placed: PlacedShot, findings: Findings) => BuiltShot | undefined;

/** A line as lines from the heading that it belongs to. */
interface Moving extends Finding {
  readonly from: "shot" | "sequence";
}

interface Known {
  /** All that the shot was compiled from, besides what is the same for all shots. */
  readonly from: readonly string[];
  readonly built: BuiltShot | undefined;
  readonly problems: readonly Moving[];
  readonly warnings: readonly Moving[];
}

export class KnownShots {
  /** What is the same for all shots of a build. */
  #scope: readonly unknown[] = [];
  #shots: ReadonlyMap<string, Known> = new Map();

  /** Compiles a shot, or answers what it was compiled to in the last build. Builds that overlap each keep what they made. */
  open(context: BuildContext): (compile: CompileShot) => CompileShot {
    const { series, registry, pass, machineDefault, configFolder, story } = context;
    const scope = [series, registry, pass, machineDefault, configFolder, story.episode];
    const before = scope.every((one, i) => one === this.#scope[i]) ? this.#shots : new Map<string, Known>();
    const now = new Map<string, Known>();
    this.#scope = scope;
    this.#shots = now;
    return (compile) => (placed, findings) => {
      const from = wordsFor(placed, context);
      const last = before.get(placed.shot.id);
      const known = last && isSame(last.from, from) ? last : { from, ...compiled(placed, compile) };
      now.set(placed.shot.id, known);
      return placedAt(known, placed, findings);
    };
  }
}

/** Its own words and its sequence's, where their key lines stand in them, and who of the episode is in it. */
function wordsFor({ shot, sequence }: PlacedShot, { people, nodes, headers }: BuildContext): string[] {
  const [node, header] = [nodes.get(shot.id), headers.get(sequence.source.line)];
  const who = everybody(shot).map((id) => people.get(id) ?? "");
  return [
    wordsOf(shot),
    node ? keyLinesOf(node) : "",
    wordsOf(sequence),
    header ? keyLinesOf(header) : "",
    who.join(),
    opensSequence(shot, sequence) ? "opens" : "",
  ];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}

/** Words of parts without where they stand. */
const wordsOf = remembered((part: PlacedShot["shot"] | PlacedShot["sequence"]) =>
  JSON.stringify({ ...part, source: null, shots: null }),
);

const keyLinesOf = remembered((block: Block) =>
  block.keys.map(({ key, line }) => `${key} ${line - block.line}`).join(),
);

function compiled(placed: PlacedShot, compile: CompileShot): Omit<Known, "from"> {
  const findings = new Findings();
  const built = compile(placed, findings);
  const moving = (finding: Finding): Moving => {
    const from = finding.line < placed.shot.source.line ? "sequence" : "shot";
    return { ...finding, from, line: finding.line - placed[from].source.line };
  };
  return { built, problems: findings.problems.map(moving), warnings: findings.warnings.map(moving) };
}

function placedAt({ built, problems, warnings }: Known, placed: PlacedShot, findings: Findings): BuiltShot | undefined {
  const at = ({ from, line, ...finding }: Moving): Finding => ({ ...finding, line: line + placed[from].source.line });
  for (const problem of problems) findings.problems.push(at(problem));
  for (const warning of warnings) findings.warnings.push(at(warning));
  if (!built || built.plan.placed === placed) return built;
  const { chosen, plan } = built;
  const asks = chosen.line === plan.placed.sequence.source.line ? placed.sequence : placed.shot;
  const line = chosen.line === null ? null : asks.source.line;
  return { ...built, plan: { ...plan, placed }, chosen: { ...chosen, line } };
}
