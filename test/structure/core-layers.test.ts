// The layers of `core/`: a folder imports from lower layers only, type imports included, so no two folders import each other.
import { expect } from "chai";
import { posix } from "node:path";
import { importsOf, isTypeScript, listFiles, readText } from "../support/project-files.ts";

/** Lowest first. Folders of one layer do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ["lib", "time", "levels", "graph", "jobs", "settings"],
  ["script", "series", "hosted", "media", "models", "money", "workflow"],
  ["story", "targets", "takes", "animatic"],
  ["lint", "cast", "cut", "grade", "inputs", "new-episode", "overrides", "own-targets", "refs", "titles"],
  ["clips", "upscale"],
  ["analyze", "cards", "faces", "import", "post", "readiness"],
  ["compile"],
  ["align", "handoff", "master", "render"],
  ["film-versions"],
  ["archive", "features", "impact", "issues", "lock", "nights"],
  ["promote", "review"],
];

const FOLDER = /^src\/core\/([^/]+)\//;
const folderOf = (path: string) => FOLDER.exec(path)?.[1];
const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));

/** What a file of a folder imports from a layer that is not below its own. */
function importsUp(path: string, text: string): string[] {
  const folder = folderOf(path) ?? "";
  return importsOf(text, path).flatMap(({ from }) => {
    const other = from.startsWith(".") ? folderOf(posix.join(posix.dirname(path), from)) : undefined;
    if (other === undefined || other === folder || layerOf(other) < layerOf(folder)) return [];
    return [`${path} imports from ${other}: move what both need to a lower layer, or take it as a value`];
  });
}

describe("the layers of core", () => {
  const files = listFiles("src/core").filter(isTypeScript);

  it("have every folder once", () => {
    const folders = new Set(files.flatMap((path) => folderOf(path) ?? []));
    expect(LAYERS.flat().toSorted()).to.deep.equal([...folders].toSorted());
  });

  it("import from lower layers only", () => {
    expect(files.flatMap((path) => importsUp(path, readText(path)))).to.deep.equal([]);
  });

  it("notice an import of a type from above or from beside", () => {
    const path = "src/core/story/pacing.ts";
    const up = importsUp(path, `import type { Rule } from "../lint/rule.ts"; export type A = Rule;`);
    const beside = importsUp(path, `import { b } from "../takes/b.ts"; export const a = b;`);
    expect([up, beside].map((found) => found.length)).to.deep.equal([1, 1]);
    expect(importsUp(path, `export { syllablesOf } from "../script/syllables.ts";`)).to.deep.equal([]);
  });
});
