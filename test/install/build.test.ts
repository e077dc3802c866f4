// What a build does again: a part whose sources and outputs are as they were is left alone, and any other one is made.
import { expect } from "chai";
import { rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../src/machine/spawn.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";
import { ROOT } from "../support/project-files.ts";

interface Part {
  readonly from: readonly string[];
  readonly which: RegExp;
  readonly made: readonly string[];
  readonly build: () => Promise<void>;
}
const { buildPart } = (await import(pathToFileURL(join(ROOT, "src/build.mjs")).href)) as {
  buildPart: (root: string, known: string, part: Part) => Promise<void>;
};

describe("a part of the build", () => {
  const folder = scratchFolder();
  const at = (path: string) => join(folder(), path);
  let built = 0;
  const part: Part = {
    from: ["src"],
    which: /\.ts$/,
    made: ["out"],
    async build() {
      built += 1;
      await writeFile(at("out/all.js"), `made ${built}`);
    },
  };
  const builds = async () => {
    const before = built;
    await buildPart(folder(), at(".built"), part);
    return built - before;
  };
  beforeEach(async () => {
    await writeFiles(folder(), { "package-lock.json": "{}", "src/deep/a.ts": "1", "src/read.md": "a", "out/b": "" });
    expect(await builds()).to.equal(1);
  });

  it("is left alone while nothing changes, whenever its files were touched", async () => {
    await utimes(at("src/deep/a.ts"), 1, 1);
    await writeFile(at("src/read.md"), "no source");
    expect(await builds()).to.equal(0);
  });

  for (const [what, change] of [
    ["a source changes", () => writeFile(at("src/deep/a.ts"), "2")],
    ["a source comes", () => writeFile(at("src/b.ts"), "")],
    ["a source goes", () => rm(at("src/deep/a.ts"))],
    ["its packages change", () => writeFile(at("package-lock.json"), "{ }")],
    ["what it made is gone", () => rm(at("out/all.js"))],
    ["what it made is another", () => writeFile(at("out/all.js"), "other")],
  ] as const) {
    it(`is made again when ${what}`, async () => {
      await change();
      expect(await builds()).to.equal(1);
    });
  }

  it("is one of a few, also for a program that was started over a link", async () => {
    await symlink(ROOT, at("linked"), "dir");
    const ended = await run(process.execPath, [at("linked/src/build.mjs"), "all"]).catch(
      ({ message }: Error) => message,
    );
    expect(ended).to.match(/there is no part all: choose of code, program, kernel, page/);
  });

  it("is made again after a build that failed", async () => {
    await writeFile(at("src/deep/a.ts"), "2");
    const failing = { ...part, build: () => Promise.reject(new Error("it does not compile")) };
    const failed = await buildPart(folder(), at(".built"), failing).catch(({ message }: Error) => message);
    expect(failed).to.equal("it does not compile");
    await writeFile(at("src/deep/a.ts"), "1");
    expect(await builds()).to.equal(1);
  });
});
