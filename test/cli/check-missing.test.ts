// `check` of an episode that lacks a text: the problem is filed under the text that is missing.
import { expect } from "chai";
import { join } from "node:path";
import { runCli } from "../support/run-cli.ts";
import { openScratch, threeShots, writeEpisode, type Scratch } from "../support/sample-episodes.ts";

describe("check without a text", function () {
  this.timeout(60_000);
  let scratch: Scratch;
  beforeEach(async () => {
    scratch = await openScratch();
  });
  afterEach(() => scratch.remove());

  it("tells which of the two it is", async () => {
    const ep = await writeEpisode(scratch.folder, "tide", threeShots, null);
    const { code, stdout } = await runCli(["check", ep, "--json", "--user-dir", join(scratch.folder, "user")]);
    const { errors } = JSON.parse(stdout) as { errors: { file: string; message: string }[] };
    expect(code).to.equal(1);
    expect(errors.map(({ file }) => file)).to.deep.equal(["series"]);
    expect(errors[0]?.message).to.include("has no series config");
  });
});
