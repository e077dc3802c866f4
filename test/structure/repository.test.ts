import { expect } from "chai";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, listFiles } from "../support/project-files.ts";

const PICTURES = /\.(png|jpg|jpeg|webp|ico|gif|mp4|wav|ttf|otf|woff2?|wasm)$/;
/** Scripts that a writer's editor wrote in its own way: the strange bytes are what they are for. */
const STRANGE = /(^|[/.-])(hostile|crlf|cr|bom|mixed|latin-?1|not-utf-?8)([/.-]|$)/;
/** Folders of one machine, written so that this file does not hold one. */
const MACHINE_PATH = /(^|[^A-Za-z0-9_.])\/(wor[k]|far[m]|roo[t]|home\/[a-z]+)\//;
const REGISTRY =
  /\b(registry\.(npmj[s]|yarnpk[g])\.\w+|pypi\.or[g]\/simple|npm\.pkg\.githu[b]\.com|proxy\.golan[g]\.org)/;

const TOP_LEVEL = [
  ...["extension", "src", "web_ext", "test"],
  ...["package.json", "package-lock.json", "tsconfig.json", "README.md", "LICENSE", "CHANGELOG.md"],
  ...["install.js", "install.py", "pyproject.toml", "__init__.py", "requirements.txt"],
];

describe("the repository", () => {
  const files = listFiles().filter((path) => !PICTURES.test(path));
  const text = (path: string) => readFileSync(join(ROOT, path)).toString("utf8");
  const holding = (pattern: RegExp, among = files) => among.filter((path) => pattern.test(text(path)));
  const plain = files.filter((path) => !STRANGE.test(path));

  it("ends its lines with LF alone, and every file with one", () => {
    expect(files.length).to.be.above(300);
    expect(holding(/\r/, plain), "write them with LF").to.deep.equal([]);
    const open = plain.filter((path) => text(path) !== "" && !text(path).endsWith("\n"));
    expect(open, "end the last line too").to.deep.equal([]);
  });

  it("holds whole UTF-8 without a byte order mark", () => {
    expect(holding(/^\uFEFF|\uFFFD/, plain), "write them as UTF-8").to.deep.equal([]);
  });

  it("keeps its top level: what tools and hosts ask for there, and nothing else", () => {
    const top = new Set(listFiles().map((path) => path.split("/")[0] ?? ""));
    expect([...top].filter((name) => !name.startsWith("."))).to.have.members(TOP_LEVEL);
  });

  it("tells editors what Prettier writes, and hosts of its code what to run", () => {
    const { printWidth } = JSON.parse(text(".prettierrc.json")) as { printWidth: number };
    expect(text(".editorconfig")).to.include(`max_line_length = ${printWidth}`);
    const ci = text(".github/workflows/ci.yml");
    for (const words of [".ci/run", "npm ci", "npm run demo", "npm test", "macos-latest", "windows-latest"]) {
      expect(ci, "the parts of .ci/run").to.include(words);
    }
    const { engines } = JSON.parse(text("package.json")) as { engines: { node: string } };
    const oldest = /\d+/.exec(engines.node)?.[0];
    expect(ci, "the oldest Node that package.json allows").to.include(`node: [${oldest}, `);
    expect(ci, "it needs none").to.not.include("secrets.");
  });

  it("calls itself the same version for npm and for ComfyUI", () => {
    const { version, name } = JSON.parse(text("package.json")) as { version: string; name: string };
    expect(/^version = "(.*)"$/m.exec(text("pyproject.toml"))?.[1]).to.equal(version);
    expect(/^name = "(.*)"$/m.exec(text("pyproject.toml"))?.[1]).to.equal(name);
  });

  it("names no folder of the machine it was written on", () => {
    expect(holding(MACHINE_PATH), "use a path relative to the project, or a made-up one").to.deep.equal([]);
    for (const path of ["/wor" + "k/main/a", `"/roo${"t"}/.npm/"`, `/home/al${"ex"}/shows/`]) {
      expect(MACHINE_PATH.test(path), path).to.equal(true);
    }
    expect(MACHINE_PATH.test("src/home/page/work/")).to.equal(false);
  });

  it("leaves to each machine where packages come from", () => {
    const lock = JSON.parse(text("package-lock.json")) as { packages: Record<string, { resolved?: string }> };
    const addresses = Object.values(lock.packages).flatMap(({ resolved }) =>
      /^https?:/.test(resolved ?? "") ? [resolved] : [],
    );
    expect(addresses, "run npm install with --omit-lockfile-registry-resolved").to.deep.equal([]);
    expect(holding(REGISTRY), "leave the registry to npm's own settings").to.deep.equal([]);
    expect(REGISTRY.test("https://registry.npmj" + "s.org/chai")).to.equal(true);
  });
});
