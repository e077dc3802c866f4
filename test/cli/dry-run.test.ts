// `render --dry-run`: what renders would be given, as a list and shot by shot; nothing is reserved.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { DryRunReply } from "../../src/contracts/routes/renders/dry-run.ts";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";

describeBothWays("a render that is only tried", (way) => {
  const scratch = way.scratchFolder();
  let ep: string;
  const run = (...args: string[]) => runHere(join(scratch(), "user"), "render", ep, "--dry-run", ...args);
  beforeEach(async () => {
    ep = await writeEpisode(scratch(), "tide", threeShots, seriesFor("animatic"));
    expect((await runHere(join(scratch(), "user"), "build", ep)).code).to.equal(0);
  });

  it("tells a line of each shot and the sum, and reserves nothing", async () => {
    const { code, stdout } = await run();
    const lines = stdout.trimEnd().split("\n");
    expect([code, lines.length]).to.deep.equal([0, 4]);
    expect(lines[0]).to.match(/^sh010 +animatic +\d+ frames at 24 fps +builtin +free$/);
    expect(lines[3]).to.match(/^3 to make, [\d.]+ s, free$/);
    const files = await readdir(ep, { recursive: true });
    expect(files.filter((file) => file.includes("sh010"))).to.deep.equal([]);
  });

  it("tells all of the shots that are named", async () => {
    const { code, stdout } = await run("--shots", "sh020");
    expect(code).to.equal(0);
    expect(stdout)
      .to.match(/^sh020 {2}Animatic\n {2}prompt +\S/)
      .and.to.match(/^ {2}size +\d+x\d+$/m);
    expect(stdout)
      .to.match(/^ {2}seed +\d+, \w+$/m)
      .and.to.match(/^ {2}runs on +builtin: /m);
  });

  it("tells what is written over a drawn picture, and who says so", async () => {
    const slateOf = async (...args: string[]) => {
      const [row] = (JSON.parse((await run("--shots", "sh020", ...args, "--json")).stdout) as DryRunReply).shots;
      return [row?.slate, row?.sources["slate"]];
    };
    expect(await slateOf()).to.deep.equal(["full", { source: "preset" }]);
    expect(await slateOf("--slate", "clean")).to.deep.equal(["clean", { source: "request" }]);
    expect((await run("--shots", "sh020", "--slate", "captions")).stdout).to.match(/^ {2}slate +captions$/m);
    const series = { ...seriesFor("animatic"), animatic: { slate: "captions" } };
    const hinted = threeShots.replace("## sh020\n", "## sh020\nanimatic: slate clean\n");
    ep = await writeEpisode(scratch(), "hinted", hinted, series);
    expect((await runHere(join(scratch(), "user"), "build", ep)).code).to.equal(0);
    const line = hinted.split("\n").indexOf("animatic: slate clean") + 1;
    expect(await slateOf()).to.deep.equal(["clean", { source: "shot", line }]);
    expect((await run("--shots", "sh010")).stdout).to.match(/^ {2}slate +captions$/m);
  });

  it("says which are left alone and why, and refuses a target that is not there", async () => {
    expect((await runHere(join(scratch(), "user"), "render", ep, "--shots", "sh010")).code).to.equal(0);
    expect((await run()).stdout).to.match(/^left: sh010, .+\n2 to make, 1 left, /m);
    const { shots } = JSON.parse((await run("--redo", "--json")).stdout) as DryRunReply;
    expect(shots.map(({ ok }) => ok)).to.deep.equal([true, true, true]);
    const wrong = await run("--target", "nowhere");
    expect(`${wrong.code} ${wrong.stderr}`).to.match(/^1 there is no video target "nowhere": /);
  });
});
