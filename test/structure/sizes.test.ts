import { expect } from "chai";
import { isCode, listFiles, readText } from "../support/project-files.ts";

const MOST_LINES = 300;
const MOST_FILES = 24;
const FEWEST_LINES = 15;
/** Short files, and why each is a file; the list only gets shorter. */
const SHORT: readonly (readonly [path: RegExp, why: string])[] = [
  [/^src\/studio\/(config|episodes|sources|takes)\/[^/]+\.ts$/, "a verb is a file, however short"],
  [/^src\/studio\/shared\/(overrides|settings|texts)\//, "what verbs of several folders share"],
  [/^src\/core\/lib\/(group-by|markup)\.ts$/, "a function that folders without anything else in common use"],
  [/^src\/contracts\/files\/transcript\.ts$/, "the format of a file"],
  [/^src\/disk\/take-index\/take-index-worker\.ts$/, "the entry of a worker thread"],
  [/^src\/machine\/log\.ts$/, "the interface of the log, and what makes one"],
  [
    /^src\/media\/(animatic|upscale)\/(kernel\/assembly\/kernel|paint\/without-system-fonts)\.ts$/,
    "an entry, and what has to run before an import",
  ],
  [/^src\/wiring\/read-version\.ts$/, "used by the command line before anything is opened"],
  [/^web_ext\/.*\.tsx$/, "a component that several others show, or that redraws alone"],
  [/^web_ext\/(components\/import-film|store\/bin\/framing)\.ts$/, "what two places do alike"],
];

const ours = () => listFiles().filter((path) => isCode(path) || /\.(css|py)$/.test(path));

describe("the size of things", () => {
  it(`is at most ${MOST_LINES} lines a file, tests and page included`, () => {
    const files = ours();
    expect(files.length).to.be.above(300);
    const long = files
      .map((path) => ({ path, lines: readText(path).trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ path, lines }) => `${path} has ${lines} lines: give a part of it a file and a name of its own`);
    expect(long).to.deep.equal([]);
  });

  it(`is at most ${MOST_FILES} files a folder, of tests too`, () => {
    const folderOf = (path: string) => path.split("/").slice(0, -1).join("/");
    const folders = ours()
      .map(folderOf)
      .filter((folder) => /^(src|web_ext|extension|test)\b/.test(folder));
    const full = [...new Set(folders)]
      .map((folder) => ({ folder, count: folders.filter((one) => one === folder).length }))
      .filter(({ count }) => count > MOST_FILES)
      .map(({ folder, count }) => `${folder} holds ${count} files: split it by theme`);
    expect(full).to.deep.equal([]);
  });

  it(`is at least ${FEWEST_LINES} lines a file of the product, or there is a reason`, () => {
    const crumbs = ours()
      .filter((path) => /^(src|web_ext|extension)\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
      .filter((path) => readText(path).trimEnd().split("\n").length < FEWEST_LINES);
    const reasonless = crumbs.filter((path) => !SHORT.some(([where]) => where.test(path)));
    expect(reasonless.map((path) => `${path}: merge it with what uses it, or say why not`)).to.deep.equal([]);
    const idle = SHORT.filter(([where]) => !crumbs.some((path) => where.test(path)));
    expect(idle.map(([where]) => `${where.source}: take it off the list`)).to.deep.equal([]);
  });
});
