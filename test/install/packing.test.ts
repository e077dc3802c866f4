// What leaves this folder for others: the npm package, the archive of ComfyUI's registry, and what that tells about itself.
import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { exists } from "../../src/machine/paths.ts";
import { ROOT, readText } from "../support/project-files.ts";

const MOST_FILES = 400;
/** What ComfyUI loads and its installers run. */
const LOADED = ["__init__.py", "pyproject.toml", "requirements.txt", "extension/start-sidecar.cjs"];

function linesOf(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  expect(status, error?.message ?? stderr).to.equal(0);
  return stdout;
}

describe("what is published", function () {
  this.timeout(30_000);
  const pyproject = readText("pyproject.toml");
  const valueOf = (key: string) => new RegExp(`^${key} = (.*)$`, "m").exec(pyproject)?.[1];
  const textOf = (key: string) => JSON.parse(valueOf(key) ?? '""') as string;
  const { repository } = JSON.parse(readText("package.json")) as { repository: { url: string } };

  it("is, for npm, what runs and no test, source or map", () => {
    const [packed] = JSON.parse(linesOf("npm", "pack", "--dry-run", "--json", "--ignore-scripts")) as [
      { files: { path: string }[] },
    ];
    const paths = packed.files.map(({ path }) => path);
    expect(paths).to.include.members([
      ...LOADED,
      ...["install.js", "package.json", "README.md", "LICENSE", "extension/shim/__init__.py"],
      ...["dist/bin/episode-studio.js", "dist/bin/sidecar.js", "dist/web/index.html"],
      ...["dist/bin/mount.js", "dist/src/media/animatic/kernel/kernel.wasm", "dist/src/targets/families.json"],
      ...["dist/src/media/upscale/kernel/kernel.wasm", "dist/bin/upscale-worker.js", "dist/bin/draw-worker.js"],
    ]);
    expect(paths.filter((path) => /^dist\/(src|extension)\/.*\.js$/.test(path))).to.deep.equal([]);
    expect(paths.length).to.be.below(MOST_FILES);
    expect(paths.filter((path) => /(^|\/)(test|node_modules)\/|(\.map|\.ts|\.tsx|\.pyc)$/.test(path))).to.deep.equal(
      [],
    );
  });

  it("is, for ComfyUI's registry, what runs on every platform; packages come with install.py", () => {
    const tracked = linesOf("git", "ls-files").trim().split("\n");
    const left = linesOf("git", "ls-files", "--cached", "--ignored", "--exclude-from=.comfyignore").trim().split("\n");
    const packed = tracked.filter((path) => !left.includes(path));
    expect(packed).to.include.members([...LOADED, "install.py", "package.json", "package-lock.json", "LICENSE"]);
    expect(packed.filter((path) => /^(src|test|web_ext|\.ci)\/|\.ts$/.test(path))).to.deep.equal([]);
    expect(JSON.parse(valueOf("includes") ?? "[]")).to.deep.equal([
      ...["dist/bin", "dist/src/media/animatic/kernel", "dist/src/media/upscale/kernel"],
      ...["dist/src/starters", "dist/src/targets", "dist/web"],
    ]);
  });

  it("names its publisher, its addresses and its icon", async () => {
    expect(textOf("PublisherId")).to.match(/^[a-z0-9-]+$/);
    const home = textOf("Repository");
    expect(repository.url).to.equal(`git+${home}.git`);
    for (const key of ["Documentation", '"Bug Tracker"']) expect(textOf(key), key).to.include(`${home}/`);
    const icon = /^https:\/\/raw\.githubusercontent\.com\/([^/]+\/[^/]+)\/main\/(.*)$/.exec(textOf("Icon"));
    expect(icon?.[1]).to.equal(new URL(home).pathname.slice(1));
    expect(await exists(join(ROOT, icon?.[2] ?? "missing")), "the icon").to.equal(true);
  });
});
