// Who imports whom in a part of the project, and what follows from it: the longest chain of imports, and circles between folders.
import { dirname, join } from "node:path/posix";
import { importsOf, isTypeScript, listFiles, readText } from "../support/project-files.ts";

/** Path to the paths that it imports, of files alone that are in the graph; type imports included, dynamic ones not. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** By path: several graphs hold the same files. */
const importsOfFiles = new Map<string, ReturnType<typeof importsOf>>();

function importsIn(path: string): ReturnType<typeof importsOf> {
  const imports = importsOfFiles.get(path) ?? importsOf(readText(path), path);
  importsOfFiles.set(path, imports);
  return imports;
}

/** The imports among all TypeScript files under a folder of the project. */
export function readImports(folder: string): ImportGraph {
  const paths = listFiles(folder).filter(isTypeScript);
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const imports = importsIn(path).filter(({ isDynamic, from }) => !isDynamic && from.startsWith("."));
      const targets = imports.map(({ from }) => join(dirname(path), from)).filter((target) => known.has(target));
      return [path, [...new Set(targets)]];
    }),
  );
}

/** The longest way down from one file to the next; of a graph with a circle in it, one that ends where the circle closes. */
export function longestChain(graph: ImportGraph): readonly string[] {
  const chains = new Map<string, readonly string[]>();
  const chainFrom = (path: string): readonly string[] => {
    const known = chains.get(path);
    if (known) return known;
    chains.set(path, [path]);
    const below = (graph.get(path) ?? []).map(chainFrom);
    const chain = [path, ...longest(below)];
    chains.set(path, chain);
    return chain;
  };
  return longest([...graph.keys()].map(chainFrom));
}

function longest(chains: readonly (readonly string[])[]): readonly string[] {
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

/** One line for each import from one group of files into another; `groupOf` answers undefined for files that are in none. */
export function importsBetween(graph: ImportGraph, groupOf: (path: string) => string | undefined): GroupImport[] {
  return [...graph].flatMap(([path, targets]) =>
    targets.flatMap((target) => {
      const [from, to] = [groupOf(path), groupOf(target)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to, path, target }];
    }),
  );
}

export interface GroupImport {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly target: string;
}

/** The groups that reach each other both ways, each circle in alphabetical order. */
export function circlesAmong(imports: readonly GroupImport[]): string[][] {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of imports) below.set(from, (below.get(from) ?? new Set()).add(to));
  const reachable = (from: string): Set<string> => {
    const seen = new Set<string>();
    const left = [from];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const found = [...(below.get(next) ?? [])].filter((to) => !seen.has(to));
      for (const to of found) seen.add(to);
      left.push(...found);
    }
    return seen;
  };
  const reach = new Map([...below.keys()].map((group) => [group, reachable(group)]));
  const circles = [...reach]
    .filter(([group, seen]) => seen.has(group))
    .map(([group, seen]) => [group, ...[...seen].filter((other) => other !== group && reach.get(other)?.has(group))]);
  return [...new Map(circles.map((circle) => [circle.toSorted().join(" "), circle.toSorted()])).values()];
}
