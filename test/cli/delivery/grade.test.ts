// `grade EP`: the colours of the cut's takes, by either way.
import { expect } from "chai";
import { join } from "node:path";
import { describeBothWays } from "../../support/episodes/both-ways.ts";
import { runCli } from "../../support/episodes/run-cli.ts";
import { runHere } from "../../support/episodes/run-here.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";

describeBothWays("the colours of takes", (way) => {
  const scratch = way.scratchFolder();

  it("are matched, told of, and left alone again", async function () {
    this.timeout(60_000);
    const ep = await writeEpisode(scratch());
    const user = join(scratch(), "user");
    await placeTakes({ ep });
    await runHere(user, "build", ep);
    const grade = (...flags: string[]) => runHere(user, "grade", ep, ...flags);
    const made = await grade("--match", "shot:sh030", "--strength", "0.5", "--shots", "sh010,sh020");
    expect(made.code, made.stderr).to.equal(0);
    expect(made.stdout).to.match(/sh010 take 1: (matched to shot:sh030, 50 %|its colours are those of)/);
    const failed = await grade("--match", "plate", "--shots", "sh010");
    expect([failed.code, failed.stdout + failed.stderr]).to.deep.equal([
      1,
      "sh010 take 1: its place names no plate: name one in the series config, or match it to a shot\n",
    ]);
    expect((await grade("--match", "warm")).code).to.equal(2);
    const removed = await runCli(["grade", ep, "--remove", "--json", "--user-dir", user]);
    expect(JSON.parse(removed.stdout)).to.deep.equal({
      removed: [
        { shot: "sh010", take: 1 },
        { shot: "sh020", take: 1 },
      ],
    });
    expect((await grade("--remove")).stdout.trim()).to.equal("");
  });
});
