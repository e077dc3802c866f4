// Values of a graph that follow from others: half a width, a second seed, the step at which a second model takes over.
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { GraphValue, GraphValues } from "./graph.ts";

/** All values, with those derived that can be. A value that is given is never overruled; seeds stay text. */
export function deriveValues(
  rules: NonNullable<Workflow["derived"]>,
  given: GraphValues["values"],
): GraphValues["values"] {
  const derived = Object.entries(rules).map(([name, rule]) => {
    const from = given[rule.of];
    if (rule.below !== undefined && from !== undefined) return [name, rest(from, rule.below)] as const;
    const isPlain = [rule.times, rule.by, rule.per, rule.add].every((part) => part === undefined);
    if (isPlain || typeof from !== "number") return [name, from] as const;
    const by = rule.by === undefined ? 1 : Number(given[rule.by] ?? 1);
    const per = rule.per === undefined ? 1 : Number(given[rule.per] ?? 1);
    const value = (from * (rule.times ?? 1) * by) / per + (rule.add ?? 0);
    return [name, rule.round ? Math.round(value) : value] as const;
  });
  return { ...Object.fromEntries(derived), ...given };
}

/** Seeds have more digits than a number holds. */
function rest(seed: GraphValue, below: number): GraphValue {
  return /^\d+$/.test(String(seed)) ? Number(BigInt(String(seed)) % BigInt(below)) : seed;
}
