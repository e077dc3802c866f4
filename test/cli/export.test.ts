// The cut as a file, by the command line: on its own and through a service that runs.
import { expect } from "chai";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { runCli } from "../support/episodes/run-cli.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";

describeBothWays("export", (way) => {
  const folder = way.suiteFolder();
  let ep: string;
  const user = () => join(folder(), "user");
  const run = (...args: string[]) => runHere(user(), ...args);
  before(async () => {
    ep = await writeEpisode(folder());
    expect((await run("build", ep)).code).to.equal(0);
  });

  it("answers with the file itself, and tells on the side what is missing", async () => {
    const { stdout, stderr, code } = await runCli(["export", ep, "--format", "srt", "--user-dir", user()]);
    expect(code).to.equal(0);
    expect(stdout).to.match(/^1\r\n00:00:01,\d{3} --> .*\r\nIt is wet\.\r\n\r\n$/);
    expect(stderr).to.contain("sh010 has no usable take: a gap of 1.00 s stands for it");
  });

  it("writes it where it is told to, in a folder under its own name", async () => {
    const out = join(folder(), "deep", "cut.otio");
    expect((await run("export", ep, "--format", "otio", "--out", out)).stdout).to.equal(`${out}\n`);
    expect(JSON.parse(await readFile(out, "utf8"))).to.include({ OTIO_SCHEMA: "Timeline.1", name: "tide" });
    const place = join(folder(), "given");
    await mkdir(place);
    const answer = await run("export", ep, "--pass", "final", "--format", "csv", "--out", place, "--json");
    const { file, notes } = JSON.parse(answer.stdout) as { file: string; notes: string[] };
    expect([file, notes.length]).to.deep.equal([join(place, "tide_shots.csv"), 3]);
    expect(await readFile(file, "utf8")).to.match(/^number,shot,/);
  });

  it("refuses a form that it does not know", async () => {
    expect(await run("export", ep, "--format", "aaf")).to.include({ code: 2 });
  });
});
