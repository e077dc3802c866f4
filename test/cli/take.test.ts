// `take EP SHOT FILE`: a film from outside, by either way.
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { runCli } from "../support/episodes/run-cli.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { smallFilm } from "../support/media/small-film.ts";

describeBothWays("a take of a file", (way) => {
  const scratch = way.scratchFolder();

  it("is numbered and told", async () => {
    const ep = await writeEpisode(scratch());
    const user = join(scratch(), "user");
    const film = join(scratch(), "quay.mp4");
    await writeFile(film, await smallFilm({ frames: 12, width: 64, height: 36, fps: 24 }));
    await runHere(user, "build", ep);
    const made = await runCli(["take", ep, "sh030", film, "--pass", "proxy", "--note", "a try", "--user-dir", user]);
    expect(made.code, made.stderr).to.equal(0);
    expect(made.stdout).to.include("sh030 take 1 (proxy) of quay.mp4, encoded again: ");
  });
});
