// What each command says, to a person and to a program.
import { expect } from "chai";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { ROOT } from "../support/project-files.ts";
import { runCli } from "../support/episodes/run-cli.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { shipped } from "../support/servers/shipped-targets.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describeBothWays("the command line", (way) => {
  const folder = way.suiteFolder();
  let ep: string;
  before(async () => {
    ep = await writeEpisode(folder());
  });

  const user = () => join(folder(), "user");
  const run = (...args: string[]) => runHere(user(), ...args);
  const runAlone = (...args: string[]) => runCli([...args, "--user-dir", user()]);
  const json = async (...args: string[]) =>
    JSON.parse((await run(...args, "--json")).stdout) as Record<string, unknown>;

  it("says its version", async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as { version: string };
    for (const flag of ["--version", "-V"]) {
      expect(await runCli([flag]), flag).to.deep.include({ code: 0, stdout: `${version}\n`, stderr: "" });
    }
  });

  it("starts an episode that builds, and writes over nothing", async () => {
    const fresh = join(folder(), "the first");
    expect((await runAlone("new", fresh, "--title", 'A "quoted" title')).code).to.equal(0);
    expect(await readFile(join(fresh, "the first.md"), "utf8")).to.include('A "quoted" title');
    expect(await json("check", fresh)).to.deep.include({ ok: true, errors: [] });
    const again = await run("new", fresh);
    expect(again.code).to.equal(1);
    expect(again.stderr).to.include("nothing was written");
    expect((await run("new", join(folder(), "renders"))).code).to.equal(1);
  });

  it("finds nothing to say about the sample", async () => {
    const sample = fileURLToPath(new URL("../../src/starters/demo", import.meta.url));
    expect(await json("check", sample)).to.deep.include({ ok: true, warnings: [] });
  });

  it("tells what the build doubts, until a comment silences it", async () => {
    const hurried = threeShots
      .replace("dur: auto", "dur: 1\npace: slow")
      .replace("It is wet.", "It is wet and it is cold.");
    const loud = await writeEpisode(folder(), "loud", hurried);
    expect((await run("check", loud)).stdout).to.match(/line 12: .*CRAMMED.* \[crammed\]/);
    const suppressed = await writeEpisode(folder(), "hushed", `// lint: off crammed, jump-cut\n${hurried}`);
    expect(await json("check", suppressed)).to.deep.include({ warnings: [] });
  });

  it("checks without writing", async () => {
    const broken = await writeEpisode(folder(), "broken", threeShots.replace("size: ms", "size: huge\nwhoo: ada"));
    const found = await json("check", broken);
    expect(found).to.include({ ok: false });
    const plain = await run("check", broken);
    expect(plain.code).to.equal(1);
    expect(plain.stderr).to.match(/error: broken\.md, line 7: .*huge/);
    expect(plain.stderr).to.match(/warning: broken\.md, line 8: .*whoo.* \[unknown-key\]\n/);
    expect((found["warnings"] as { id?: string }[]).map(({ id }) => id)).to.include("unknown-key");
    await stat(join(broken, "shotlist")).then(
      () => expect.fail("a check wrote a build"),
      () => undefined,
    );
  });

  it("builds, renders, tells and assembles, one step at a time", async () => {
    expect(await json("build", ep)).to.include({ ok: true });
    expect(await json("render", ep, "--shots", "sh030")).to.include({ takes: 1 });
    const status = (await json("status", ep)) as { shots: { shot: string; takes: unknown[] }[] };
    expect(status.shots.map(({ shot, takes }) => [shot, takes.length])).to.deep.equal([
      ["sh010", 0],
      ["sh020", 0],
      ["sh030", 1],
    ]);
    const film = await json("assemble", ep, "--publish");
    const [cut, published] = ["renders_proxy", "publish"].map((name) => join(ep, name, "tide_proxy.mp4"));
    expect(film).to.include({ ok: true, output: published, published, cut });
    expect((await run("assemble", ep, "--whole")).code).to.equal(1);
    const unmatched = await run(
      "assemble",
      ep,
      "--loudness",
      "-20,-2",
      "--music",
      "gone.wav",
      "--music-gain",
      "0.5",
      "--no-duck",
    );
    expect(unmatched).to.include({ code: 1 });
    expect(unmatched.stderr).to.contain("the music: there is no file gone.wav");
  });

  it("takes the default target from the settings, and does without when they cannot be read", async () => {
    const chosen = join(folder(), "chosen");
    const settings = join(chosen, "default", "studio", "settings.json");
    const defaults = async (runs = runHere) => {
      const { stdout } = await runs(chosen, "targets", "--json");
      const { targets } = JSON.parse(stdout) as { targets: { id: string; default: boolean }[] };
      return targets.flatMap((target) => (target.default ? [target.id] : []));
    };
    await writeFiles(chosen, {
      "default/studio/settings.json": { detected_targets: { video: ["wan22_ti2v", "ltx2"] } },
    });
    expect(await defaults()).to.deep.equal(["ltx2"]);
    await writeFile(settings, JSON.stringify({ default_targets: { video: "vid_i2v" } }));
    expect(await defaults()).to.deep.equal(["wan22_i2v"]);
    await writeFile(settings, "{");
    const alone = (userDir: string, ...args: string[]) => runCli([...args, "--user-dir", userDir]);
    expect(await defaults(alone)).to.deep.equal(["animatic"]);
  });

  it("lists the targets, aliases and all, and which of them run here", async () => {
    const { targets } = (await json("targets")) as {
      targets: { id: string; aliases: string[]; runs_here: boolean; default: boolean; status: string; why: string[] }[];
    };
    expect(targets.filter((target) => target.runs_here).map((target) => target.id)).to.include("animatic");
    const wan = targets.find(({ id }) => id === "wan22_ti2v");
    expect(wan).to.deep.include({
      status: "unknown",
      why: ["no workflow host is set: give its address in the settings"],
    });
    expect(targets.filter((target) => target.default).map((target) => target.id)).to.deep.equal(["animatic"]);
    expect(targets.flatMap((target) => target.aliases)).to.include("vid_ref2va");
    expect(targets).to.have.length(shipped.files.length);
  });

  it("says nothing but one JSON document on standard output", async () => {
    const result = await runAlone("make", ep, "--json");
    expect(() => JSON.parse(result.stdout) as unknown).not.to.throw();
    const failed = await run("make", await writeEpisode(folder(), "no config", threeShots, null), "--json");
    expect(failed.code).to.equal(1);
    expect(JSON.parse(failed.stdout)).to.have.property("error").that.includes("series.json");
  });

  it("tells usage from failure", async () => {
    for (const args of [
      ["make", join(folder(), "nowhere")],
      ["render", ep, "--shots", ","],
      ["serve", "--port", "x"],
    ]) {
      expect((await run(...args)).code, args.join(" ")).to.equal(2);
    }
    expect((await runAlone("dance")).code).to.equal(2);
    expect((await runCli(["--help"])).code).to.equal(0);
  });

  it("keeps a config that is not JSON out, with line and column", async () => {
    const odd = await writeEpisode(folder(), "odd");
    await writeFile(join(odd, "series.json"), '{\n  "series": {,}\n}');
    const result = await run("build", odd);
    expect(result.code).to.equal(1);
    expect(result.stderr).to.match(/series\.json, line 2/);
  });
});
