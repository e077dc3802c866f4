// `check` of an episode that lacks a text: the problem is filed under the text that is missing.
import { expect } from "chai";
import { join } from "node:path";
import { runHere } from "../support/episodes/run-here.ts";
import { threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("check without a text", function () {
  this.timeout(60_000);
  const scratch = scratchFolder();

  it("tells which of the two it is", async () => {
    const ep = await writeEpisode(scratch(), "tide", threeShots, null);
    const { code, stdout } = await runHere(join(scratch(), "user"), "check", ep, "--json");
    const { errors } = JSON.parse(stdout) as { errors: { file: string; message: string }[] };
    expect(code).to.equal(1);
    expect(errors.map(({ file }) => file)).to.deep.equal(["series"]);
    expect(errors[0]?.message).to.include("has no series config");
  });
});
