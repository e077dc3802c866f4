import { expect } from "chai";
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ProgramFailed, run } from "../../src/machine/spawn.ts";
import { ROOT } from "../support/project-files.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const long = `export function long() {\n${"  Math.abs(1);\n".repeat(61)}}\n`;
const branchy = `export function branchy(n: number) {\n${"  if (n > 1) return n;\n".repeat(12)}  return 0;\n}\n`;

/** What the linter has to find in a file of each folder, or that it finds nothing. */
const CASES: readonly (readonly [path: string, text: string, rule: string | undefined])[] = [
  ["src/core/a.ts", "export const a = () => setTimeout(() => 1, 2);", "no-restricted-globals"],
  ["src/jobs/a.ts", "export const a = () => setTimeout(() => 1, 2);", undefined],
  ["src/studio/takes/a.ts", `export { spawn } from "node:child_process";`, "no-restricted-imports"],
  [
    "src/studio/takes/b.ts",
    `import { spawn } from "node:child_process";\nexport const a = spawn;`,
    "no-restricted-imports",
  ],
  ["src/disk/a.ts", `import { rm } from "node:fs/promises";\nexport const a = rm;`, "no-restricted-imports"],
  ["src/machine/a.ts", `import { rm } from "node:fs/promises";\nexport const a = rm;`, undefined],
  ["src/http/a.ts", "console.log(1);\nexport const a = 1;", "no-console"],
  ["src/cli/a.ts", "console.log(1);\nexport const a = 1;", undefined],
  ["src/http/b.ts", long, "max-lines-per-function"],
  ["test/http/b.test.ts", long, undefined],
  ["src/http/c.ts", branchy, "complexity"],
  ["src/http/d.ts", "export const a = (b: () => Promise<void>) => {\n  b();\n};", "no-floating-promises"],
  ["src/http/e.ts", "export const a = (b: unknown) => b as any;", "no-explicit-any"],
];

describe("the linter", function () {
  this.timeout(30_000);
  const folder = scratchFolder();

  it("holds each folder to its rules", async () => {
    await symlink(join(ROOT, "node_modules"), join(folder(), "node_modules"), "dir");
    await cp(join(ROOT, "tsconfig.json"), join(folder(), "tsconfig.json"));
    await cp(join(ROOT, "test/structure/oxlint.json"), join(folder(), "test/structure/oxlint.json"));
    for (const [path, text] of CASES) {
      await mkdir(dirname(join(folder(), path)), { recursive: true });
      await writeFile(join(folder(), path), `${text}\n`);
    }
    const found = await lint(folder());
    for (const [path, , rule] of CASES) {
      const rules = found.filter(({ filename }) => filename === path).map(({ code }) => /\(([^)]*)\)/.exec(code)?.[1]);
      expect(rules, path).to.deep.equal(rule === undefined ? [] : [rule]);
    }
  });
});

interface Complaint {
  readonly filename: string;
  /** `eslint(no-console)`. */
  readonly code: string;
}

async function lint(project: string): Promise<readonly Complaint[]> {
  const program = join(ROOT, "node_modules/oxlint/bin/oxlint");
  const args = ["-c", "test/structure/oxlint.json", "--type-aware", "--format", "json", "src", "test"];
  const chunks: Buffer[] = [];
  const ended = run(process.execPath, [program, ...args], { cwd: project, onOutput: (chunk) => chunks.push(chunk) });
  await ended.catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error; // it ends with a code when it finds something
  });
  return (JSON.parse(Buffer.concat(chunks).toString("utf8")) as { diagnostics: Complaint[] }).diagnostics;
}
