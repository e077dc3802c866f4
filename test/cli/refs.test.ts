// References from the command line: listed, made, imported, picked, and carried from show to show.
import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { png } from "../support/episodes/ref-studio.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describeBothWays("references on the command line", (way) => {
  const folder = way.scratchFolder();
  let ep: string;
  const user = () => join(folder(), "user");
  const run = (...args: string[]) => runHere(user(), "refs", ep, ...args);
  const done = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code, stderr).to.equal(0);
    return stdout;
  };
  const json = async (...args: string[]) => JSON.parse(await done(...args, "--json"));
  const picture = async (name: string, colour = 0x336699ff) => {
    await writeFiles(folder(), { [name]: await png(colour, 96, 96) });
    return join(folder(), name);
  };
  beforeEach(async () => {
    ep = await writeEpisode(folder(), "tide", threeShots, seriesFor("animatic"));
  });

  it("are listed with what is missing, whichever way round it is typed", async () => {
    const lines = (await done("list")).split("\n").map((line) => line.split(/ {2,}/));
    expect(lines.slice(0, 2).map(([id, kind, state]) => [id, kind, state])).to.deep.equal([
      ["subject:ada", "character", "missing"],
      ["subject:crate", "prop", "missing"],
    ]);
    expect(await done()).to.equal(await done("list"));
    expect((await runHere(user(), "refs", "list", ep)).stdout).to.equal(await done());
    const { refs } = (await json()) as { refs: { id: string }[] };
    expect(refs.map(({ id }) => id)).to.include.members(["subject:ada", "location:quay", "voice:ada"]);
  });

  it("are imported for what their names say, and left where a name says nothing", async () => {
    const files = [
      await picture("crate_v2 final.png"),
      await picture("quay.png", 0x222222ff),
      await picture("mood.png"),
    ];
    const matched = await done("match", ...files);
    expect(matched)
      .to.match(/crate_v2 final\.png +subject:crate/)
      .and.to.match(/for nothing: mood\.png, /);
    const { code, stderr } = await run("import", ...files, "--pick");
    expect(code).to.equal(1);
    expect(stderr).to.match(
      /crate_v2 final\.png is subject:crate take 1\n.*quay\.png is location:quay take 1\nleft: .*mood\.png/,
    );
    expect(await readFile(join(ep, "refs/quay.png"))).to.deep.equal(await readFile(files[1] ?? ""));
    await done("import", files[2] ?? "", "--ref", "crate");
    expect(await done("pick", "crate", "2")).to.equal("picked: subject:crate take 2\n");
    expect(await done("clear", "crate")).to.equal("cleared: subject:crate; its candidates are still there\n");
    const wrong = await run("pick", "nobody", "1");
    expect([wrong.code, wrong.stderr]).to.deep.equal([
      1,
      "there is no reference nobody: known are subject:ada, subject:crate, location:quay, voice:ada\n",
    ]);
  });

  it("are made and followed to their end, those that are missing only when that is said", async () => {
    expect(await done("generate", "quay", "--target", "card")).to.equal("made: location:quay take 1\n");
    const made = (await json("generate", "ada", "--view", "side", "--target", "card", "--count", "2")) as {
      made: number;
    };
    expect(made).to.deep.include({ made: 2, failed: [] });
    expect(await readdir(join(ep, "refs/_takes/subject__ada"))).to.include("subject__ada_02_side_t02.png");
    expect((await runHere(user(), "build", ep)).code).to.equal(0);
    const plan = await done("missing", "--kinds", "series", "--target", "card");
    expect(plan)
      .to.match(/^subject:crate +generate +card$/m)
      .and.to.match(/to make: --go makes/);
    expect(await readdir(join(ep, "refs/_takes"))).not.to.include("subject__crate");
    expect(await done("missing", "--kinds", "series", "--target", "card", "--go")).to.include(
      "made: subject:crate take 1",
    );
    expect(await done("list")).to.match(/^subject:crate +prop +(?:not picked|there) +1 candidate/m);
    expect((await run("edit", "quay", "rain", "--target", "card")).code).to.equal(1);
  });

  it("are made on what makes their kind: panoramas of places are asked for as such", async () => {
    const refused = async (...args: string[]) => {
      const { code, stderr } = await run("generate", ...args);
      expect(code).to.equal(1);
      return stderr;
    };
    expect(await refused("crate", "--target", "klein_erp_360")).to.equal(
      "Klein 360 panorama paints panoramas of places alone: ask for one, or choose another\n",
    );
    expect(await refused("crate", "--pano")).to.equal("subject:crate is no location: panoramas are made of places\n");
    expect(await refused("quay", "--pano")).to.equal("location:quay has no plate yet: pick one first\n");
  });

  it("of places are looked round in tours, whose holds are told, and whose moments can be cut", async () => {
    expect((await run("tour", "quay", "pan right", "--seconds", "2")).stderr).to.include("has no live plate");
    await done("import", await picture("quay.png"), "--pick");
    expect(await done("tour", "quay")).to.equal("location:quay has no tours: say what the camera does\n");
    const made = await json("tour", "quay", "slow pan right", "--seconds", "2", "--seed", "3");
    expect(made.tours).to.have.length(1);
    expect(made.tours[0]).to.include({ tour: 1, error: null }).and.to.have.property("holds");
    expect(made.tours[0].holds[0]).to.include({ hold: 1, usable: true });
    const frames = Number(made.tours[0].holds.length);
    expect(await done("tour", "quay")).to.match(/^tour 1 +ok +2 s +\d holds? +slow pan right$/m);
    const cut = await done("tour", "quay", "--cut", "1", "--at", "0.5");
    expect(cut).to.match(new RegExp(`^cut: location:quay held frame ${frames + 1}, refs/`));
    expect((await run("tour", "quay", "--cut", "1")).stderr).to.include("--cut needs --at");
    expect((await run("tour", "ada", "pan")).stderr).to.include("subject:ada has no tours");
  });

  it("go from show to show by the shelf and by a pack", async () => {
    expect(await done("shelf")).to.match(/^nothing lies on the shelf .*_cast\n$/);
    await done("import", await picture("crate.png"), "--pick");
    expect(await done("shelf", "--put", "crate")).to.equal("subject:crate lies on the shelf as crate\n");
    expect(await done("shelf")).to.match(/^crate +prop +the crate +Low Tide +subject:crate has it\n$/);
    const pack = (await done("pack", "crate", "--out", folder())).trim();
    const other = await writeEpisode(join(folder(), "away"), "two", threeShots, {
      ...seriesFor("animatic"),
      subjects: { tom: { name: "Tom", design: "A boy" } },
    });
    const there = (...args: string[]) => runHere(join(folder(), "user"), "refs", other, ...args);
    expect((await there("unpack", pack)).stdout).to.equal("unpacked: crate lies on the shelf\n");
    const taken = await there("shelf", "--take", "crate", "--as", "box");
    expect(taken.stdout).to.equal(
      "subject:box is a copy of crate on the shelf\nthe series config says so now\nadded: subject:box take 1\npicked: subject:box take 1\n",
    );
    await writeFile(join(folder(), "no.zip"), "no zip");
    const wrong = await there("unpack", join(folder(), "no.zip"));
    expect([wrong.code, wrong.stderr.startsWith("no.zip cannot be unpacked: ")]).to.deep.equal([1, true]);
  });
});
