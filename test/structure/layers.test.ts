import { expect } from "chai";
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from "dependency-cruiser";
import { copyFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { importsIn, isCode, listFiles, readText, ROOT } from "../support/project-files.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { VIOLATIONS } from "./violations.ts";

interface Layers {
  readonly forbidden: readonly { readonly name: string; readonly comment: string }[];
  readonly options: ICruiseOptions;
}
const layers = createRequire(import.meta.url)(join(ROOT, "test/structure/layers.cjs")) as Layers;

async function inspect(project: string, folders: readonly string[]): Promise<ICruiseResult> {
  const ruleSet = { forbidden: layers.forbidden } as unknown as IFlattenedRuleSet;
  const { output } = await cruise([...folders], { ...layers.options, validate: true, ruleSet, baseDir: project });
  if (typeof output === "string") throw new Error(output);
  return output;
}

/** `rule: from -> to`, and what to do instead. */
function complaints({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => {
    const advice = layers.forbidden.find(({ name }) => name === rule.name)?.comment;
    return `${rule.name}: ${from} -> ${to}. ${advice}`;
  });
}

describe("the layers", function () {
  this.timeout(30_000);
  const folder = scratchFolder();

  /** The project with nothing but its imports: most of the work would be to parse what no rule looks at. */
  async function writeImports(): Promise<void> {
    await linkPackages();
    const built = "dist/bin/sidecar.js";
    for (const path of [...["src", "extension", "web_ext", "test"].flatMap((each) => listFiles(each)), built]) {
      await mkdir(dirname(join(folder(), path)), { recursive: true });
      await writeFile(join(folder(), path), isCode(path) && path !== built ? importsIn(readText(path)) : "");
    }
  }

  async function linkPackages(): Promise<void> {
    await symlink(join(ROOT, "node_modules"), join(folder(), "node_modules"), "dir");
    await copyFile(join(ROOT, "package.json"), join(folder(), "package.json"));
  }

  it("are kept", async () => {
    await writeImports();
    const seen = await inspect(folder(), ["src", "extension"]);
    expect(seen.summary.totalDependenciesCruised, "the rules saw next to nothing").to.be.above(1000);
    expect(complaints(seen)).to.deep.equal([]);
  });

  it("have a project that breaks each rule", () => {
    expect(Object.keys(VIOLATIONS)).to.have.members(layers.forbidden.map(({ name }) => name));
  });

  it("say what to do instead", () => {
    for (const { name, comment } of layers.forbidden) expect(comment, name).to.match(/^[A-Z].{20,}\.$/);
  });

  for (const [rule, files] of Object.entries(VIOLATIONS)) {
    it(`notice when ${rule} is broken`, async () => {
      await linkPackages();
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder(), path)), { recursive: true });
        await writeFile(join(folder(), path), text);
      }
      const { summary } = await inspect(folder(), ["src"]);
      expect(summary.violations.map((violation) => violation.rule.name)).to.include(rule);
    });
  }
});
