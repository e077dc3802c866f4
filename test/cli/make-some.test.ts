// `make --shots`: only some of the shots, and what is none.
import { expect } from "chai";
import { join } from "node:path";
import type { MakeResult } from "../../src/cli/make.ts";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";

describeBothWays("make of some shots", (way) => {
  const scratch = way.scratchFolder();

  it("draws those, and fails for ids that are none of the script's", async () => {
    const ep = await writeEpisode(scratch());
    const asked = ["make", ep, "--shots", "sh030,sh999,sh999", "--json"];
    const { code, stdout, stderr } = await runHere(join(scratch(), "user"), ...asked);
    expect(code, stderr).to.equal(1);
    const { takes, failed } = JSON.parse(stdout) as MakeResult;
    expect(takes).to.equal(1);
    expect(failed).to.deep.equal([{ shot: "sh999", error: "there is no shot sh999 in the script" }]);
  });
});
