// Overrides promoted from the command line.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PromotePlan } from "../../src/contracts/routes/promote.ts";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { runCli } from "../support/episodes/run-cli.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";

describeBothWays("promote on the command line", (way) => {
  const folder = way.scratchFolder();
  let ep: string;
  const user = () => join(folder(), "user");
  const run = (...args: string[]) => runHere(user(), "promote", ...args);
  const script = () => readFile(join(ep, "tide.md"), "utf8");
  beforeEach(async () => {
    ep = await writeEpisode(folder());
    const steps = (count: number) => ({ animatic: { final: { steps: count }, proxy: { steps: count }, seed: "7" } });
    await writeFile(join(ep, "overrides.json"), JSON.stringify({ shots: { sh010: steps(12), sh020: steps(9) } }));
  });

  it("shows the plan and the diff, and writes nothing", async () => {
    const { code, stdout } = await run(ep);
    expect(code).to.equal(0);
    expect(stdout).to.include("can be written: sh010: steps: 12\n");
    expect(stdout).to.include("stays an override: sh020 seed: ");
    expect(stdout).to.include("\n+steps: 9\n");
    expect(await script()).to.equal(threeShots);
    const plan = JSON.parse((await run(ep, "--shot", "sh020", "--json")).stdout) as PromotePlan;
    expect(plan.items.map(({ id }) => id)).to.deep.equal(["shot:sh020:steps"]);
  });

  it("writes one shot's with --write, then the rest, then has nothing to do", async () => {
    const { code, stdout } = await runCli(["promote", ep, "--shot", "sh020", "--write", "--user-dir", user()]);
    expect([code, stdout]).to.deep.equal([
      0,
      "written into the script: sh020: steps: 9\nstays an override: sh020 seed: seeds are chosen render by render\n",
    ]);
    const rest = JSON.parse((await run(ep, "--write", "--json")).stdout) as {
      promoted: string[];
      build: { ok: boolean };
    };
    expect([rest.promoted, rest.build.ok]).to.deep.equal([["shot:sh010:steps"], true]);
    expect((await script()).split("\n").filter((line) => line.startsWith("steps:"))).to.have.length(2);
    expect((await run(ep, "--write")).stdout).to.include("there is nothing to promote\n");
  });

  it("fails for a shot that there is none of, and for texts that do not build", async () => {
    const unknown = await run(ep, "--shot", "sh999");
    expect([unknown.code, unknown.stderr.includes("there is no shot sh999")]).to.deep.equal([1, true]);
    await writeFile(join(ep, "tide.md"), "= tide\n");
    expect((await run(ep, "--write")).code).to.equal(1);
  });
});
