import { expect } from "chai";
import { listFiles, readText } from "../support/project-files.ts";
import { findRetiredWords } from "./find-retired-words.ts";

/** Data, and the list itself. */
const NOT_CODE = /^test\/(fixtures\/|structure\/(retired-words|words\.test)\.ts$)/;

describe("retired words", () => {
  for (const folder of ["src", "extension", "web_ext", "test"]) {
    it(`are in no name and no comment of ${folder}`, function () {
      this.timeout(20_000);
      const files = listFiles(folder).filter(
        (path) => /\.(ts|tsx|js|cjs|mjs|css|py)$/.test(path) && !NOT_CODE.test(path),
      );
      expect(files.length).to.be.above(5);
      expect(files.flatMap((path) => findRetiredWords(path, readText(path)))).to.deep.equal([]);
    });
  }

  for (const [path, text] of [
    ["src/a.ts", "const takeLookout = 1;"],
    ["src/a.ts", "const TAKE_LOOKOUT = 1;"],
    ["src/a.ts", "class A { #hearers = 1 }"],
    ["src/a.ts", "export interface Asked { readonly of: string }"],
    ["src/take-lookout.ts", ""],
    ["src/a.ts", `const url = "https://a"; // Opens the house.`],
    ["src/a.ts", `/** As the contract has it: ${"contract"} part A. */`],
    ["extension/shim/a.py", "# Opens the house."],
  ] as const) {
    it(`are found in ${path}: ${text}`, () => {
      expect(findRetiredWords(path, text)).to.have.length(1);
    });
  }

  for (const text of [
    "const hearth = bedroom;",
    "Math.floor(1);",
    `const name = "house";`,
    "// A file of src/house/ there.",
  ]) {
    it(`are not found in ${text}`, () => {
      expect(findRetiredWords("src/a.ts", text)).to.deep.equal([]);
    });
  }
});
