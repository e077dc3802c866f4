// The road from a script to a film, as a writer walks it: the command line, real files, real ffmpeg.
import { expect } from "chai";
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { measureFilm } from "../support/media/measure-film.ts";
import { runCli, startCli, type CliResult } from "../support/episodes/run-cli.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";

interface MadeFilm {
  output: string;
  shots: number;
  takes: number;
  seconds: number;
  substituted: string[];
  failed: { shot: string; error: string }[];
}

describeBothWays("make", (way) => {
  const folder = way.scratchFolder();
  const user = () => join(folder(), "user");
  const withMade = (result: CliResult) => ({ ...result, made: JSON.parse(result.stdout) as MadeFilm });
  const make = async (ep: string) => withMade(await runHere(user(), "make", ep, "--json"));
  const makeAlone = async (ep: string) => withMade(await runCli(["make", ep, "--json", "--user-dir", user()]));

  /** Of the proxy pass, as its shot list says. */
  const builtFrames = async (ep: string) => {
    const text = await readFile(join(ep, "shotlist", "shotlist_proxy.json"), "utf8");
    const { shots } = JSON.parse(text) as { shots: { length: number }[] };
    return shots.reduce((sum, { length }) => sum + length, 0);
  };
  /** Every clip but the film, with the time at which each was last written. Milliseconds. */
  const clipsIn = async (ep: string) => {
    const renders = join(ep, "renders_proxy");
    const names = (await readdir(renders, { recursive: true })).filter(
      (name) => name.endsWith(".mp4") && name !== "tide_proxy.mp4",
    );
    const times = await Promise.all(names.map(async (name) => (await stat(join(renders, name))).mtimeMs));
    return new Map(names.map((name, i) => [name, times[i]] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };

  it("turns a script and a series config into a film with exact frames and sound", async () => {
    const ep = await writeEpisode(folder());
    const { code, made, stderr } = await makeAlone(ep);
    expect(code, stderr).to.equal(0);
    expect(made).to.include({ shots: 3, takes: 3 });
    expect(made.output).to.equal(join(ep, "renders_proxy", "tide_proxy.mp4"));
    const film = await measureFilm(made.output);
    const frames = await builtFrames(ep);
    expect(film).to.include({ frames, width: 128, height: 72, rate: "24/1", colour: "tv bt709 bt709 bt709" });
    expect(film.times).to.deep.equal(film.times.map((_, i) => Number((i / 24).toFixed(6))));
    expect(film.samples).to.be.within(frames * 2000, frames * 2000 + 1024);
  });

  it("draws nothing the second time, and only the changed shot the third", async () => {
    const ep = await writeEpisode(folder());
    expect((await make(ep)).made.takes).to.equal(3);
    const first = await clipsIn(ep);
    expect([...first.keys()]).to.deep.equal(["sh010/sh010_t01.mp4", "sh020/sh020_t01.mp4", "sh030/sh030_t01.mp4"]);
    expect((await make(ep)).made.takes).to.equal(0);
    expect(await clipsIn(ep)).to.deep.equal(first);
    await writeFile(join(ep, "tide.md"), threeShots.replace("It is wet.", "It is dry now, and empty."));
    const third = await make(ep);
    expect(third.code).to.equal(0);
    expect(third.made.takes).to.equal(1);
    const after = await clipsIn(ep);
    expect([...after.keys()].filter((name) => !first.has(name))).to.deep.equal(["sh020/sh020_t02.mp4"]);
    for (const [name, written] of first) expect(after.get(name), name).to.equal(written);
    expect((await measureFilm(third.made.output)).frames).to.equal(await builtFrames(ep));
  });

  it("draws an animatic for a shot whose model cannot run here, and says so", async () => {
    const [oneShot = ""] = threeShots.split("## sh020");
    const script = oneShot.replace("## sh010\n", "## sh010\ntarget: vid_ref2va\n");
    const ep = await writeEpisode(folder(), "tide", script, seriesFor());
    const first = await make(ep);
    expect(first.code, first.stderr).to.equal(0);
    expect(first.made.substituted).to.deep.equal(["sh010"]);
    expect((await make(ep)).made.takes).to.equal(0);
  });

  it("ends with 1 and the line when the script does not build", async () => {
    const ep = await writeEpisode(folder(), "tide", threeShots.replace("who: ada", "who: nobody"));
    const result = await runHere(user(), "make", ep);
    expect(result.code).to.equal(1);
    expect(result.stderr).to.match(/line 6/);
  });

  it("ends with 2 on a wrong flag", async () => {
    expect((await runHere(user(), "make")).code).to.equal(2);
    expect((await runHere(user(), "make", folder(), "--pass", "draft")).code).to.equal(2);
  });

  it("carries on after it was killed in the middle", async () => {
    const ep = await writeEpisode(folder());
    const running = startCli(["make", ep, "--user-dir", user()]);
    await running.said(/drawing/i);
    running.kill("SIGKILL");
    await running.ended;
    const { code, made, stderr } = await make(ep);
    expect(code, stderr).to.equal(0);
    expect((await measureFilm(made.output)).frames).to.equal(await builtFrames(ep));
    const clips = [...(await clipsIn(ep)).keys()];
    expect(clips.map((name) => name.replace(/_t\d\d\.mp4$/, ""))).to.deep.equal([
      "sh010/sh010",
      "sh020/sh020",
      "sh030/sh030",
    ]);
  });
});
