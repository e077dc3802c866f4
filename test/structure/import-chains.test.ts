import { expect } from "chai";
import { circlesAmong, importsBetween, longestChain, readImports, type ImportGraph } from "./import-graph.ts";

/** Most files in a row of which each imports the next, type imports included. The goal is 15; a bound is only ever lowered. */
const LONGEST = { src: 20, web_ext: 15 } as const;

/** Folders of `core` that have an order, lowest first; the others have none but that there is no circle. */
const CORE_LAYERS = [
  ...["lib", "time", "script series", "story", "lint", "analyze", "compile", "render", "impact", "promote", "handoff"],
].map((folders) => folders.split(" "));

const layerOf = (folder: string) => CORE_LAYERS.findIndex((folders) => folders.includes(folder));

const folderIn = (root: string) => (path: string) => {
  const [folder, ...rest] = path.slice(root.length + 1).split("/");
  return path.startsWith(`${root}/`) && rest.length > 0 ? folder : undefined;
};

const graphOf = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports));

describe("the chain of imports", function () {
  this.timeout(20_000);

  for (const [folder, most] of Object.entries(LONGEST)) {
    it(`is at most ${most} files long in ${folder}`, () => {
      const graph = readImports(folder);
      expect(graph.size).to.be.above(100);
      const chain = longestChain(graph);
      const advice = `take values as parameters, share types further down:\n  ${chain.join("\n  ")}`;
      expect(chain.length, advice).to.be.at.most(most);
    });
  }

  it("is followed to its end", () => {
    expect(longestChain(graphOf({ a: ["b", "c"], b: ["c"], c: [] }))).to.deep.equal(["a", "b", "c"]);
  });
});

describe("folders beside each other", function () {
  this.timeout(20_000);

  for (const folder of ["src/core", "src/studio", "web_ext"]) {
    it(`import each other one way only in ${folder}`, () => {
      const imports = importsBetween(readImports(folder), folderIn(folder));
      expect(imports.length).to.be.above(5);
      expect(circlesAmong(imports), "move what both need into a folder below them").to.deep.equal([]);
    });
  }

  it("import downwards only among the layers of core", () => {
    const upwards = importsBetween(readImports("src/core"), folderIn("src/core"))
      .filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) >= layerOf(from))
      .map(({ path, target }) => `${path} imports ${target}: move what it needs down`);
    expect(upwards).to.deep.equal([]);
  });

  it("are found when they import each other", () => {
    const graph = graphOf({
      "core/a/1.ts": ["core/b/1.ts"],
      "core/b/2.ts": ["core/a/2.ts"],
      "core/c/1.ts": ["core/a/1.ts"],
    });
    expect(circlesAmong(importsBetween(graph, folderIn("core")))).to.deep.equal([["a", "b"]]);
  });
});
