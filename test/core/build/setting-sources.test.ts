import { expect } from "chai";
import { prepareBuild } from "../../../src/core/build/build-input.ts";
import { settingSources } from "../../../src/core/build/setting-sources.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { build, entryOf, inputOf } from "./building.ts";

describe("the source of a setting", () => {
  it("is the preset where the target takes its own steps, whatever the script asks for", () => {
    const script = "= e E\n# s pier\n## a\ntarget: ltx2\nsteps: 20\ndur: 2\nRain.\n";
    const input = inputOf(script);
    const context = prepareBuild({ ...input, script: parseScript(script) });
    const target = input.registry.find("ltx2");
    if (target?.kind !== "video") throw new Error("no ltx2");
    expect(entryOf(build(script), "a").steps).to.equal(8);
    expect(settingSources(context, context.placed.get("a")!, target).steps).to.deep.equal({ source: "preset" });
  });
});
