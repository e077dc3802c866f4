// The same road on a machine that has Node and nothing else: the programs that come with the package do all the work.
import { expect } from "chai";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { measureFilm } from "../support/media/measure-film.ts";
import { runCli } from "../support/episodes/run-cli.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";

describe("make, with only Node on the PATH", function () {
  this.timeout(60_000);
  const folder = suiteFolder();

  it("draws and assembles with the bundled programs", async () => {
    const bin = join(folder(), "bin");
    await mkdir(bin);
    await symlink(process.execPath, join(bin, "node"));
    const ep = await writeEpisode(folder());
    const env = { PATH: bin, STUDIO_FFMPEG: "", STUDIO_FFPROBE: "" };
    const result = await runCli(["make", ep, "--json", "--user-dir", join(folder(), "user")], env);
    expect(result.code, result.stderr).to.equal(0);
    const { output } = JSON.parse(result.stdout) as { output: string };
    const film = await measureFilm(output);
    expect(film.samples).to.be.within(film.frames * 2000, film.frames * 2000 + 1024);
    const sidecar = JSON.parse(await readFile(join(ep, "renders_proxy", "sh010", "sh010_t01.json"), "utf8")) as {
      made_with: Record<string, string>;
    };
    expect(sidecar.made_with["ffmpeg"]).to.include("N-47683");
    expect(sidecar.made_with).not.to.have.property("speech");
  });

  it("says what to correct when a named program cannot run", async () => {
    const ep = await writeEpisode(folder(), "other");
    const user = join(folder(), "user2");
    const result = await runCli(["make", ep, "--user-dir", user], { STUDIO_FFMPEG: join(folder(), "no ffmpeg") });
    expect(result.code).to.equal(1);
    expect(result.stderr).to.include("STUDIO_FFMPEG");
  });
});
