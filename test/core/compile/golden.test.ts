// Whole shows, built in both passes: every shot list and every report, byte by byte.
import { expect } from "chai";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import { PASSES } from "../../../src/contracts/schema.ts";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { buildOutputs } from "../../../src/core/compile/outputs.ts";
import { expectFiles } from "../../support/values/expect-files.ts";
import { registry } from "../../support/servers/shipped-targets.ts";
import { inputOf } from "./build-show.ts";

const folder = fileURLToPath(new URL("../../../../test/fixtures/compile", import.meta.url));
const SHOWS = readdirSync(folder);

/** All that both passes write, and their reports. */
function filesOf(show: string): Map<string, string> {
  const text = (name: string) => readFileSync(join(folder, show, name), "utf8");
  const files = new Map<string, string>();
  for (const pass of PASSES) {
    const input = inputOf(text("script.md"), { series: text("series.json"), pass });
    const built = buildPass(input);
    for (const [name, content] of buildOutputs(input, built).files) files.set(name, content);
    files.set(`report_${pass}.txt`, built.report);
  }
  return files;
}

/** The lists that one pass has among all shows, with shots in them. */
function listsOf(pass: (typeof PASSES)[number]): Shotlist[] {
  const isOf = (name: string) => name.startsWith("shotlist") && name.endsWith("_proxy.json") === (pass === "proxy");
  return SHOWS.flatMap((show) => [...filesOf(show)])
    .filter(([name]) => isOf(name))
    .map(([, text]) => JSON.parse(text) as Shotlist)
    .filter(({ shots }) => shots.length > 0);
}

describe("whole shows, built in both passes", () => {
  for (const show of SHOWS) {
    it(`${show} gives the shot lists beside it`, () => expectFiles(join(folder, show, "expected"), filesOf(show)));
  }

  for (const pass of PASSES) {
    it(`have shots on every video target, in the ${pass} pass`, () => {
      // those of the host's templates are compiled as one of these is
      const targets = registry
        .list("video")
        .filter(({ aliases, builtin, via }) => builtin || via || aliases.length > 0);
      const built = new Set(listsOf(pass).map(({ target }) => target));
      expect([...built].toSorted()).to.deep.equal(targets.map(({ id }) => id).toSorted());
    });
  }
});
