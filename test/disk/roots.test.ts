import { expect } from "chai";
import { mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { requireEpisode } from "../../src/disk/require-folder.ts";
import { requireOwnPath, type EpisodeFolder } from "../../src/disk/roots.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { asNobody, canBecomeNobody } from "../support/episodes/as-nobody.ts";

describe("the path guard", () => {
  const folder = scratchFolder();
  let root = "";
  let outside = "";
  beforeEach(async () => {
    root = join(await realpath(folder()), "root");
    outside = join(await realpath(folder()), "outside");
    await mkdir(join(root, "show", "ep01"), { recursive: true });
    await mkdir(join(outside, "ep01"), { recursive: true });
  });
  const kindOf = async (ep: unknown, roots = [root]) => (await refusalOf(requireEpisode(roots, ep))).kind;

  it("lets an episode inside a root through, as its real path", async () => {
    expect(await requireEpisode([root], join(root, "show", "ep01"))).to.equal(join(root, "show", "ep01"));
    expect(await requireEpisode([root], `${root}/show/../show//ep01/`)).to.equal(join(root, "show", "ep01"));
  });
  it("lets a root itself through", async () => {
    expect(await requireEpisode([join(root, "show", "ep01")], join(root, "show", "ep01"))).to.be.a("string");
  });
  it("takes a root that is reached through a link", async () => {
    await symlink(root, join(folder(), "linked"));
    expect(await requireEpisode([join(folder(), "linked")], join(folder(), "linked", "show", "ep01"))).to.equal(
      join(root, "show", "ep01"),
    );
  });

  for (const [name, ep] of [
    ["nothing", undefined],
    ["an empty text", ""],
    ["a number", 7],
    ["a list", ["/"]],
    ["a relative path", "show/ep01"],
    ["a relative path that climbs", "../show"],
    ["a NUL", "/root\0/ep01"],
  ] as const) {
    it(`calls ${name} bad input`, async () => {
      expect(await kindOf(ep)).to.equal("bad-input");
    });
  }

  it("refuses a folder outside the roots before it says whether it is there", async () => {
    expect(await kindOf(join(outside, "ep01"))).to.equal("outside-roots");
    expect(await kindOf(join(outside, "nobody"))).to.equal("outside-roots");
    expect(await kindOf(join(root, "..", "outside", "ep01"))).to.equal("outside-roots");
  });
  it("is not fooled by a folder whose name begins like the root's", async () => {
    await mkdir(`${root}-two`);
    expect(await kindOf(`${root}-two`)).to.equal("outside-roots");
  });
  it("takes a folder whose name begins with two dots for what it is", async () => {
    await mkdir(join(root, "..ep"));
    expect(await requireEpisode([root], join(root, "..ep"))).to.equal(join(root, "..ep"));
  });
  it("refuses a link that leads out, and what lies behind it, there or not", async () => {
    await symlink(outside, join(root, "out"));
    expect(await kindOf(join(root, "out"))).to.equal("outside-roots");
    expect(await kindOf(join(root, "out", "ep01"))).to.equal("outside-roots");
    expect(await kindOf(join(root, "out", "nobody"))).to.equal("outside-roots");
  });
  it("refuses everything while there are no roots, or none of them is there", async () => {
    expect(await kindOf(join(root, "show"), [])).to.equal("outside-roots");
    expect(await kindOf(join(root, "show"), [join(folder(), "unplugged")])).to.equal("outside-roots");
  });
  it("says of a missing folder inside a root, and of a file, that there is no such folder", async () => {
    await writeFile(join(root, "notes.txt"), "");
    expect(await kindOf(join(root, "show", "ep99"))).to.equal("unknown");
    expect(await kindOf(join(root, "notes.txt"))).to.equal("unknown");
    expect(await kindOf(join(root, "notes.txt", "ep01"))).to.equal("unknown");
    expect(await kindOf(join(root, "x".repeat(300)))).to.equal("unknown");
  });
  it("does not walk links in a circle", async () => {
    await symlink(join(root, "a"), join(root, "b"));
    await symlink(join(root, "b"), join(root, "a"));
    expect(await kindOf(join(root, "a"))).to.equal("outside-roots");
  });
  it("answers as for a folder outside when one cannot be read", async function () {
    if (!canBecomeNobody()) this.skip();
    await mkdir(join(root, "closed", "ep01"), { recursive: true, mode: 0o700 });
    const asked = [join(root, "closed"), join(root, "closed", "ep01")];
    const kinds = await asNobody(
      folder(),
      "src/disk/require-folder.js",
      "requireEpisode",
      asked.map((ep) => [[root], ep]),
    );
    expect(kinds).to.deep.equal(["outside-roots", "outside-roots"]);
  });

  describe("for the studio's own paths in an episode", () => {
    let ep = "" as EpisodeFolder;
    beforeEach(async () => {
      ep = await requireEpisode([root], join(root, "show", "ep01"));
    });

    it("gives the path, there or not", async () => {
      expect(await requireOwnPath(ep, "renders", "sh010")).to.equal(join(ep, "renders", "sh010"));
    });
    it("follows a link that stays inside the episode", async () => {
      await mkdir(join(ep, "big"));
      await symlink(join(ep, "big"), join(ep, "renders"));
      expect(await requireOwnPath(ep, "renders", "sh010")).to.equal(join(ep, "big", "sh010"));
    });
    it("refuses one that a link takes out of the episode, naming it", async () => {
      await symlink(outside, join(ep, "renders"));
      const refusal = await refusalOf(requireOwnPath(ep, "renders", "sh010"));
      expect(refusal.kind).to.equal("outside-roots");
      expect(refusal.message).to.contain("renders/sh010");
    });
  });
});
