// What verbs share stands in themes (`studio/shared/<theme>/`), which import no verb and never each other in a circle.
import { expect } from "chai";
import { posix } from "node:path";
import { importsOf, isTypeScript, listFiles, readText } from "../support/project-files.ts";

const FOLDER = /^src\/studio\/(.+)\/[^/]+$/;
const folderOf = (path: string) => FOLDER.exec(path)?.[1];

/** Folder of the studio to the other ones that its files import from, types included. */
function importsByFolder(files: readonly (readonly [path: string, text: string])[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    const folder = folderOf(path);
    if (folder === undefined) continue;
    const others = importsOf(text, path).flatMap(({ from }) =>
      from.startsWith(".") ? (folderOf(posix.join(posix.dirname(path), from)) ?? []) : [],
    );
    const known = found.get(folder) ?? new Set<string>();
    for (const other of others) if (other !== folder) known.add(other);
    found.set(folder, known);
  }
  return found;
}

/** Folders that are left when those that import none of the others are taken away, again and again. */
function inCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = [...imports.keys()];
  for (;;) {
    const next = left.filter((folder) => left.some((other) => imports.get(folder)?.has(other)));
    if (next.length === left.length) return next;
    left = next;
  }
}

describe("the themes of the studio", () => {
  const files = listFiles("src/studio").filter(isTypeScript);
  const imports = importsByFolder(files.map((path) => [path, readText(path)]));

  it("import no verb", () => {
    const verbs = [...imports].flatMap(([folder, others]) =>
      [...others].filter((other) => !other.startsWith("shared/")).map((other) => `${folder} imports from ${other}`),
    );
    expect(verbs).to.deep.equal([]);
  });

  it("import each other in no circle", () => {
    expect(inCircles(imports)).to.deep.equal([]);
  });

  it("notice a circle of types", () => {
    const circle = importsByFolder([
      ["src/studio/shared/a/one.ts", `import type { B } from "../b/two.ts"; export type A = B;`],
      ["src/studio/shared/b/two.ts", `import type { A } from "../a/one.ts"; export type B = A;`],
      ["src/studio/cut/pick.ts", `export { A } from "../shared/a/one.ts";`],
    ]);
    expect(inCircles(circle)).to.have.members(["shared/a", "shared/b", "cut"]);
  });
});
