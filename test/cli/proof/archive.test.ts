// `export --format archive`, `archive open` and `lock` by the command line: on their own and through a service that runs.
import { expect } from "chai";
import { appendFile, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../../support/episodes/both-ways.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { runHere } from "../../support/episodes/run-here.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";

describeBothWays("an archive by the command line", (way) => {
  const folder = way.suiteFolder();
  let ep: string;
  const run = (...args: string[]) => runHere(join(folder(), "user"), ...args);
  before(async () => {
    const show = join(folder(), "show");
    ep = await writeEpisode(show);
    await mkdir(join(ep, "renders", "sh010"), { recursive: true });
    await writeFile(join(ep, "renders", "sh010", "sh010_t01.mp4"), "a take from before records");
    expect((await run("build", ep)).code).to.equal(0);
  });

  it("goes where it is told to, is opened as a new folder, and never over one", async () => {
    const out = join(folder(), "deep", "tide.zip");
    const made = await run("export", ep, "--format", "archive", "--out", out);
    expect(made).to.include({ code: 0 });
    expect(made.stdout).to.match(/tide\.zip\n1 takes, \d+ files, \d+ bytes, SHA-256 [0-9a-f]{64}\n$/);
    expect(await readdir(join(ep, "archive"))).to.deep.equal([]);
    const opened = join(folder(), "elsewhere", "tide show");
    const answer = await run("archive", "open", out, opened);
    expect(answer).to.include({ code: 0 });
    expect(answer.stdout.trim().split("\n").at(-1)).to.equal(join(opened, "tide"));
    expect(await readFile(join(opened, "tide", "renders", "sh010", "sh010_t01.mp4"), "utf8")).to.contain("a take");
    expect((await run("check", join(opened, "tide"))).code).to.equal(0);
    const again = await run("archive", "open", out, opened);
    expect([again.code, again.stderr]).to.deep.equal([
      1,
      `there is something at ${opened}: choose another name, nothing is written over\n`,
    ]);
  });

  it("names the file that is damaged, and makes nothing", async () => {
    const made = await run("export", ep, "--format", "archive", "--takes", "all", "--films", "--json");
    const { file } = JSON.parse(made.stdout) as { file: string };
    const bytes = await readFile(file);
    bytes.write("b", bytes.indexOf("a take from"));
    await writeFile(file, bytes);
    const opened = await run("archive", "open", file, join(folder(), "broken"));
    expect(opened.code).to.equal(1);
    expect(opened.stderr).to.contain("tide/renders/sh010/sh010_t01.mp4 is damaged");
    expect((await listFiles(folder())).filter((name) => /broken|\.part/.test(name))).to.deep.equal([]);
  });

  it("locks what it is made with, and says what is another thing", async () => {
    const none = await run("lock", ep, "--check");
    expect([none.code, none.stderr]).to.deep.equal([
      1,
      "the episode has no episode.lock.json: write one with episode-studio lock\n",
    ]);
    expect((await run("lock", ep)).stdout).to.match(/^takes: 6, references: \d+, targets: 1, model files: 0$/m);
    const same = await run("lock", ep, "--check");
    expect(same.code).to.equal(0);
    expect(same.stdout).to.match(/^all is as it was locked at /);
    await appendFile(join(ep, "series.json"), "\n");
    const other = await run("lock", ep, "--check", "--json");
    expect(other.code).to.equal(1);
    expect((JSON.parse(other.stdout) as { differs: unknown }).differs).to.deep.equal([
      { what: "text", name: "series.json", text: "series.json has changed" },
    ]);
  });
});
