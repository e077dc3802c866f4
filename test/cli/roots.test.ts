// What a command may open of a show when one of its episodes is named: the same for a plan and for the work itself.
import { expect } from "chai";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PromotePlan } from "../../src/contracts/routes/promote.ts";
import { sha1 } from "../../src/core/lib/hash.ts";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { smallSeries, writeEpisode } from "../support/episodes/sample-episodes.ts";

describeBothWays("an episode of a show on the command line", (way) => {
  const scratch = way.scratchFolder();
  let ep: string;
  const run = (...args: string[]) => runHere(join(scratch(), "user"), ...args);
  beforeEach(async () => {
    const show = join(scratch(), "show");
    ep = await writeEpisode(show, "tide", undefined, null);
    await writeFile(join(show, "series.json"), JSON.stringify(smallSeries, null, 2));
    const { description } = smallSeries.locations.quay;
    const refs = { "location:quay": { prompt: "an iron quay at noon", base_hash: sha1(description) } };
    await mkdir(join(show, "refs"));
    await writeFile(join(show, "refs", "_overrides.json"), JSON.stringify({ refs }));
  });

  it("is promoted as it was planned, what the show's references are set to included", async () => {
    const { items } = JSON.parse((await run("promote", ep, "--json")).stdout) as PromotePlan;
    const { promoted } = JSON.parse((await run("promote", ep, "--write", "--json")).stdout) as { promoted: string[] };
    expect(promoted).to.deep.equal(["ref:location:quay:prompt"]);
    expect(items.map(({ id }) => id)).to.deep.equal(promoted);
  });

  it("may be named by a link to its folder", async () => {
    const elsewhere = join(scratch(), "elsewhere");
    await mkdir(elsewhere);
    const link = join(elsewhere, "link");
    await symlink(ep, link);
    expect((await run("check", link)).code).to.equal(0);
    expect((await run("build", link)).stderr).to.equal("");
  });
});
