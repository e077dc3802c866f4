import { expect } from "chai";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { ROOT } from "../support/project-files.ts";

/** What knip calls its findings, and what to do about each. What is used in its own file only may stay exported. */
const ADVICE: Readonly<Record<string, string>> = {
  files: "nothing reaches this file: connect it or remove it",
  dependencies: "nothing imports this package: remove it from dependencies",
  devDependencies: "nothing uses this package: remove it from devDependencies",
  unlisted: "this package is imported and not in package.json: add it",
  unresolved: "this import leads nowhere: mend it",
  binaries: "this program is called and comes with no package: add the package",
  exports: "nobody uses this: remove it",
  types: "nobody uses this type: remove it",
  enumMembers: "nobody uses this member: remove it",
  duplicates: "this is exported twice: keep one name",
};

interface Finding {
  readonly file: string;
  readonly [kind: string]: unknown;
}

function sentences(finding: Finding): string[] {
  return Object.entries(finding).flatMap(([kind, found]) => {
    if (kind === "file" || !Array.isArray(found)) return [];
    const names = (found.flat() as { name: string }[]).map(({ name }) => name);
    return names.map((name) => `${finding.file}${name === finding.file ? "" : ` ${name}`}: ${ADVICE[kind] ?? kind}`);
  });
}

describe("dead code", function () {
  this.timeout(60_000);

  it("is not kept: every file, export and package is used", async () => {
    const knip = join(ROOT, "node_modules/knip/bin/knip.js");
    const { output } = await run(process.execPath, [knip, "--reporter", "json", "--no-exit-code"], { cwd: ROOT });
    const { issues } = JSON.parse(output) as { issues: Finding[] };
    expect(issues.flatMap(sentences)).to.deep.equal([]);
  });
});
