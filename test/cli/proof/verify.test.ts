// `verify FILM` by the command line: on its own and through a service that runs.
import { expect } from "chai";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../../support/episodes/both-ways.ts";
import { runHere } from "../../support/episodes/run-here.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";

describeBothWays("verify", (way) => {
  const folder = way.suiteFolder();
  const run = (...args: string[]) => runHere(join(folder(), "user"), ...args);

  it("lists what a film is made of, and fails when a part of it is another thing", async () => {
    const ep = await writeEpisode(join(folder(), "show"));
    await placeTakes({ ep });
    expect((await run("build", ep)).code).to.equal(0);
    expect((await run("assemble", ep, "--publish")).code).to.equal(0);
    const film = join(ep, "publish", "tide_proxy.mp4");
    const same = await run("verify", film);
    expect(same.code).to.equal(0);
    expect(same.stdout).to.match(/^publish\/tide_proxy\.mp4, proxy pass, made /);
    expect(same.stdout).to.match(/^sh010 +take 1 +animatic +renders_proxy\/sh010\/sh010_t01\.mp4 +as it was$/m);
    expect(same.stdout).to.contain("it says: algorithmicMedia").and.contain("all is what it was");
    await appendFile(join(ep, "renders_proxy", "sh010", "sh010_t01.mp4"), "x");
    const other = await run("verify", `${film}.proof.json`);
    expect(other.code).to.equal(1);
    expect(other.stderr).to.contain(
      "renders_proxy/sh010/sh010_t01.mp4, which take 1 of sh010 plays, is another file now",
    );
    expect((await run("verify", join(ep, "publish", "gone.mp4"))).stderr).to.contain(
      "there is no proof beside gone.mp4",
    );
  });
});
