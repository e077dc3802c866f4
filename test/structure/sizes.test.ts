import { expect } from "chai";
import { isCode, listFiles, readText } from "../support/project-files.ts";

const MOST_LINES = 300;
const MOST_FILES = 24;
/** A table of many small things: one file a resource. */
const ROOMY = /^src\/contracts\/routes$/;

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
      .filter(({ folder, count }) => count > MOST_FILES && !ROOMY.test(folder))
      .map(({ folder, count }) => `${folder} holds ${count} files: split it by theme`);
    expect(full).to.deep.equal([]);
  });
});
