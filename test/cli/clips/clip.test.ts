// `clip "SENTENCE"`: from nothing to a film, by either way.
import { expect } from "chai";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../../support/episodes/both-ways.ts";
import { png } from "../../support/episodes/ref-studio.ts";
import { runCli } from "../../support/episodes/run-cli.ts";
import { runHere } from "../../support/episodes/run-here.ts";

describeBothWays("a clip of one sentence", (way) => {
  const scratch = way.scratchFolder();
  const user = () => join(scratch(), "user");
  const typed = (...args: string[]) => ["clip", "A red kite over the dunes.", "--into", scratch(), ...args];
  const clip = (...args: string[]) => runHere(user(), ...typed(...args));

  it("is written, drawn, copied where it was asked for, and named", async () => {
    const out = join(scratch(), "kite.mp4");
    const asked = typed("--seconds", "1", "--takes", "2", "--out", out, "--json", "--pass", "proxy");
    const made = await runCli([...asked, "--user-dir", user()]);
    expect(made.code, made.stderr).to.equal(0);
    const answer = JSON.parse(made.stdout) as { ep: string; shot: string; films: string[]; out: string };
    expect(answer).to.include({ shot: "clip01", out });
    expect(answer.ep.endsWith(join("Clips", "clips"))).to.equal(true);
    expect(answer.films).to.have.length(2);
    for (const film of [...answer.films, out]) expect((await stat(film)).size).to.be.above(1000);
  });

  it("begins from a picture, and says what it cannot", async () => {
    const picture = join(scratch(), "kite.png");
    await writeFile(picture, await png(0xcc3322ff, 512, 288));
    const made = await clip("--seconds", "1", "--picture", picture, "--pass", "proxy");
    expect(made.code, made.stderr).to.equal(0);
    expect(made.stdout).to.match(/^clip0\d: one take of 1 s\n.*clip0\d_t01\.mp4\n$/);
    const none = await clip("--target", "nothing");
    expect([none.code, none.stderr]).to.deep.equal([1, none.stderr]);
    expect(none.stderr).to.include('there is no video target "nothing"');
  });
});
