import { expect } from "chai";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPass } from "../../../src/core/build/build-pass.ts";
import { buildOutputs } from "../../../src/core/build/outputs.ts";
import { PASSES } from "../../../src/contracts/schema.ts";
import { inputOf } from "./building.ts";

const folder = fileURLToPath(new URL("../../../../test/fixtures/build", import.meta.url));

/** All that both passes write, and their reports. */
function filesOf(show: string): Map<string, string> {
  const text = (name: string) => readFileSync(join(folder, show, name), "utf8");
  const files = new Map<string, string>();
  for (const pass of PASSES) {
    const input = inputOf(text("script.md"), { series: text("series.json"), pass });
    const built = buildPass(input);
    for (const [name, content] of buildOutputs(input.story, built).files) files.set(name, content);
    files.set(`report_${pass}.txt`, built.report);
  }
  return files;
}

/** `UPDATE=1` writes what is built over what is expected; read the difference before keeping it. */
describe("whole shows, built in both passes", () => {
  for (const show of readdirSync(folder)) {
    it(`${show} gives the shot lists beside it`, () => {
      const expected = join(folder, show, "expected");
      const files = filesOf(show);
      if (process.env["UPDATE"] === "1") {
        rmSync(expected, { recursive: true, force: true });
        mkdirSync(expected);
        for (const [name, content] of files) writeFileSync(join(expected, name), content);
      }
      expect([...files.keys()].toSorted()).to.deep.equal(readdirSync(expected).toSorted());
      for (const [name, content] of files) expect(content, name).to.equal(readFileSync(join(expected, name), "utf8"));
    });
  }
});
