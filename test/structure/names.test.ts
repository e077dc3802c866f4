import { expect } from "chai";
import { basename } from "node:path/posix";
import { isCode, isTypeScript, listFiles, nodesOf, parseCode, readText } from "../support/project-files.ts";

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SAYS_NOTHING = /(^|-)(utils?|helpers?|managers?|common|misc|stuff|things?)(-|$)/;
const SAYS_NOTHING_ALONE = /^(service|data|info|index|types|base|lib)$/;
/** One index is allowed: the list of all routes. Vite asks for its own files' default. */
const ALLOWED = new Set([
  "src/contracts/index.ts",
  "src/vite.config.ts",
  "web_ext/vite.config.ts",
  "web_ext/review/vite.config.ts",
]);

/** Written so that this file does not hold the marks it looks for. */
const MARKS = /\b(T[O]DO|FIX[M]E|X[X]X|H[A]CK)\b/;
const LEFT_OUT = /\b(it|describe|specify|context|suite|test)\.(onl[y]|ski[p])\b|\bx(it|describe)\(/;

const product = () => ["src", "extension", "web_ext"].flatMap((folder) => listFiles(folder)).filter(isCode);
const tests = () => listFiles("test").filter(isCode);

function nameless(path: string): string | undefined {
  const name = basename(path).replace(/((\.long)?\.test|\.config|\.d)?\.[a-z]+$/, "");
  if (!KEBAB.test(name)) return `${path}: write the name in lower case, words joined by dashes`;
  if (SAYS_NOTHING.test(name) || (SAYS_NOTHING_ALONE.test(name) && !ALLOWED.has(path))) {
    return `${path}: say what it is or does`;
  }
  return undefined;
}

/** Without these words in this order there is nothing to parse. */
const MAY_EXPORT_DEFAULT = /\bexport\b[^;]*\bdefault\b/;

function exportsDefault(path: string, text: string): boolean {
  if (!MAY_EXPORT_DEFAULT.test(text)) return false;
  return nodesOf(parseCode(text, path)).some(({ type, exported, orig }) => {
    if (type === "ExportSpecifier") return ((exported ?? orig) as { value?: string }).value === "default";
    return type.startsWith("ExportDefault");
  });
}

const PATHS: readonly (readonly [string, boolean])[] = [
  ["src/studio/cut/copy-cut.ts", true],
  ["test/core/cut/trims.test.ts", true],
  ["test/jobs/kills.long.test.ts", true],
  ["src/core/cut/copyCut.ts", false],
  ["src/core/cut/cut_copy.ts", false],
  ["src/core/cut/cut-utils.ts", false],
  ["src/core/helpers.ts", false],
  ["src/machine/lock-manager.ts", false],
  ["src/core/cut/index.ts", false],
  ["src/contracts/index.ts", true],
  ["src/studio/config/read-info.ts", true],
];

describe("names and marks", () => {
  it("are in lower case, joined by dashes, and say something", () => {
    expect([...product(), ...tests()].flatMap((path) => nameless(path) ?? [])).to.deep.equal([]);
  });

  for (const [path, isFine] of PATHS) {
    it(`${isFine ? "take" : "refuse"} ${path}`, () => {
      expect(nameless(path) === undefined).to.equal(isFine);
    });
  }

  it("are given to everything that is exported", () => {
    const found = [...product(), ...tests()]
      .filter((path) => isTypeScript(path) && !ALLOWED.has(path))
      .filter((path) => exportsDefault(path, readText(path)))
      .map((path) => `${path}: export it by name`);
    expect(found).to.deep.equal([]);
    for (const text of [
      "export default 1",
      "export default class A {}",
      "export { a as default }",
      `export { default } from "./b.ts"`,
    ]) {
      expect(exportsDefault("a.ts", text), text).to.equal(true);
    }
  });

  it("are led by a line that says what the file is for", () => {
    const silent = [...product(), ...listFiles("test/support"), ...listFiles("test/bench")]
      .filter(isCode)
      .filter((path) => !/^(#!.*\n)?(\/\/|\/\*) ?\S/.test(readText(path)))
      .map((path) => `${path}: open with one to three lines: what it is for, what it leaves to others`);
    expect(silent).to.deep.equal([]);
  });

  it("do not put work off", () => {
    const found = [...product(), ...tests()].filter((path) => MARKS.test(readText(path)));
    expect(found.map((path) => `${path}: do it, or write an issue`)).to.deep.equal([]);
    expect(MARKS.test(`// ${"TO"}${"DO"}: later`)).to.equal(true);
  });

  it("leave no test out", () => {
    const found = tests().filter((path) => LEFT_OUT.test(readText(path)));
    expect(found.map((path) => `${path}: run all tests, always`)).to.deep.equal([]);
    for (const text of [`it.${"only"}("a")`, `describe.${"skip"}("a")`, `xit${"("}"a")`]) {
      expect(LEFT_OUT.test(text), text).to.equal(true);
    }
  });
});
