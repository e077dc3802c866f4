// The road from a script to a film, as a writer walks it: the command line, real files, real ffmpeg.
import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { measureFilm } from "../support/measure-film.ts";
import { runCli, startCli } from "../support/run-cli.ts";
import { openScratch, seriesFor, threeShots, writeEpisode, type Scratch } from "../support/sample-episodes.ts";

interface Made {
  output: string;
  shots: number;
  takes: number;
  seconds: number;
  substituted: string[];
  failed: { shot: string; error: string }[];
}

describe("make", function () {
  this.timeout(60_000);
  let scratch: Scratch;
  const user = () => join(scratch.folder, "user");
  const make = async (ep: string, ...more: string[]) => {
    const result = await runCli(["make", ep, "--json", "--user-dir", user(), ...more]);
    return { ...result, made: JSON.parse(result.stdout) as Made };
  };

  beforeEach(async () => {
    scratch = await openScratch();
  });
  afterEach(() => scratch.remove());

  it("turns a script and a series config into a film with exact frames and sound", async () => {
    const ep = await writeEpisode(scratch.folder);
    const { code, made, stderr } = await make(ep);
    expect(code, stderr).to.equal(0);
    expect(made).to.include({ shots: 3, takes: 3 });
    expect(made.output).to.equal(join(ep, "renders_proxy", "tide_proxy.mp4"));
    const film = await measureFilm(made.output);
    const shotlist = JSON.parse(await readFile(join(ep, "shotlist", "shotlist_proxy.json"), "utf8")) as {
      shots: { length: number }[];
    };
    const frames = shotlist.shots.reduce((sum, shot) => sum + shot.length, 0);
    expect(film).to.include({ frames, width: 128, height: 72, rate: "24/1", colour: "tv bt709 bt709 bt709" });
    expect(film.times).to.deep.equal(film.times.map((_, i) => Number((i / 24).toFixed(6))));
    expect(film.samples).to.be.within(frames * 2000, frames * 2000 + 1024);
  });

  it("draws nothing the second time, and only the changed shot the third", async () => {
    const ep = await writeEpisode(scratch.folder);
    await make(ep);
    const again = await make(ep);
    expect(again.made.takes).to.equal(0);
    await writeFile(join(ep, "tide.md"), threeShots.replace("It is wet.", "It is dry now, and empty."));
    const third = await make(ep);
    expect(third.code).to.equal(0);
    expect(await readdir(join(ep, "renders_proxy", "sh010"))).to.include("sh010_t01.mp4");
  });

  it("draws an animatic for a shot whose model cannot run here, and says so", async () => {
    const script = threeShots.replace("## sh010\n", "## sh010\ntarget: vid_ref2va\n");
    const ep = await writeEpisode(scratch.folder, "tide", script, seriesFor());
    const first = await make(ep);
    expect(first.code, first.stderr).to.equal(0);
    expect(first.made.substituted).to.deep.equal(["sh010"]);
    expect((await make(ep)).made.takes).to.equal(0);
  });

  it("ends with 1 and the line when the script does not build", async () => {
    const ep = await writeEpisode(scratch.folder, "tide", threeShots.replace("who: ada", "who: nobody"));
    const result = await runCli(["make", ep, "--user-dir", user()]);
    expect(result.code).to.equal(1);
    expect(result.stderr).to.match(/line 6/);
  });

  it("ends with 2 on a wrong flag", async () => {
    expect((await runCli(["make"])).code).to.equal(2);
    expect((await runCli(["make", scratch.folder, "--pass", "draft"])).code).to.equal(2);
  });

  it("carries on after it was killed in the middle", async () => {
    const ep = await writeEpisode(scratch.folder);
    const running = startCli(["make", ep, "--user-dir", user()]);
    await running.said(/drawing/i);
    running.kill("SIGKILL");
    await running.ended;
    const { code, made, stderr } = await make(ep);
    expect(code, stderr).to.equal(0);
    expect((await measureFilm(made.output)).frames).to.be.greaterThan(36);
    const left = await readdir(join(ep, "renders_proxy"), { recursive: true });
    expect(left.filter((name) => name.endsWith(".mp4") && !name.endsWith("tide_proxy.mp4"))).to.have.length(3);
  });
});
