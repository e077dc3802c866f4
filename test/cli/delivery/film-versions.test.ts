// `versions EP`, and films made `--as` one of them, by either way.
import { expect } from "chai";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FilmVersion } from "../../../src/contracts/files/delivery/film-version.ts";
import { describeBothWays } from "../../support/episodes/both-ways.ts";
import { runCli } from "../../support/episodes/run-cli.ts";
import { runHere } from "../../support/episodes/run-here.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";

describeBothWays("versions of a film", (way) => {
  const scratch = way.scratchFolder();

  it("are made, changed, listed, played and removed", async function () {
    this.timeout(60_000);
    const ep = await writeEpisode(scratch());
    const user = join(scratch(), "user");
    await placeTakes({ ep });
    await runHere(user, "build", ep);
    const run = (...args: string[]) => runHere(user, ...args);
    const stored = async (id: string) =>
      JSON.parse(await readFile(join(ep, "versions", `${id}.json`), "utf8")) as FilmVersion;
    expect((await run("versions", ep)).stdout).to.include("no versions yet");
    expect((await run("versions", ep, "up", "--ratio", "9:16", "--crop", "sh010:0.25,0.5")).code).to.equal(0);
    await run("versions", ep, "up", "--crop", "sh020:1,0.5", "--crop", "sh030:0,0.5");
    expect((await stored("up")).crops).to.deep.equal({ sh010: [0.25, 0.5], sh020: [1, 0.5], sh030: [0, 0.5] });
    await writeFile(join(ep, "versions", "torn.json"), "{");
    expect((await run("versions", ep, "torn", "--label", "mine")).stderr).to.include("mend or remove it");
    await rm(join(ep, "versions", "torn.json"));
    const german = await run("versions", ep, "de", "--language", "de");
    expect(german.stdout).to.include("lines to write");
    const lines = Object.values((await stored("de")).lines ?? {}).flat();
    expect(lines.length).to.be.above(0);
    expect(new Set(lines.map(({ text }) => text))).to.deep.equal(new Set([""]));
    const film = await runCli(["assemble", ep, "--as", "up", "--user-dir", user]);
    expect(film.stdout, film.stderr).to.match(/\.up\.mp4\n$/);
    expect((await run("assemble", ep, "--as", "none")).stderr).to.include("there are de, up");
    expect((await run("versions", ep, "up", "--crop", "sh010")).code).to.equal(2);
    expect((await run("versions", ep, "none")).code).to.equal(1);
    await run("versions", ep, "up", "--remove");
    expect((await run("versions", ep)).stdout).to.match(/^de /);
  });
});
