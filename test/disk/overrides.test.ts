import { expect } from "chai";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readNegative, readOverrides } from "../../src/disk/overrides.ts";
import { episodeFolder } from "../support/episodes/episode-folder.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { registry } from "../support/servers/shipped-targets.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("what an episode says over its build", () => {
  const ep = episodeFolder();

  it("is nothing without files", async () => {
    expect(await readOverrides(ep(), registry)).to.deep.equal({});
    expect(await readNegative(ep())).to.deep.equal({ text: null, problem: null });
  });
  it("is read with seeds of older files to the last digit", async () => {
    await writeFiles(ep(), {
      "overrides.json":
        '{"episode": "ep01", "shots": {"sh010": {"target": "ltx2", "ltx2": {"seed": 8828384270954910346}}}}',
    });
    expect(await readOverrides(ep(), registry)).to.deep.equal({
      episode: "ep01",
      shots: { sh010: { target: "ltx2", ltx2: { seed: "8828384270954910346" } } },
    });
  });
  for (const content of ["{", "[]", { shots: { sh010: { ltx2: { final: { steps: "ten" } } } } }]) {
    it(`refuses ${JSON.stringify(content)} with what to do, instead of rendering as if nothing were set`, async () => {
      await writeFiles(ep(), { "overrides.json": content });
      const refusal = await refusalOf(readOverrides(ep(), registry));
      expect(refusal.kind).to.equal("tool-failed");
      expect(refusal.message).to.match(/^overrides\.json of ep01 .+mend or remove it$/);
    });
  }
  it("has a negative prompt of its own when the file says something, with plain line ends", async () => {
    await writeFiles(ep(), { "negative.txt": "\uFEFF blurry,\r\nhands\rfog \r\n" });
    expect(await readNegative(ep())).to.deep.equal({ text: "blurry,\nhands\nfog", problem: null });
    await writeFiles(ep(), { "negative.txt": " \r\n" });
    expect(await readNegative(ep())).to.deep.equal({ text: null, problem: null });
  });
  it("tells of a negative prompt that cannot be read, and refuses overrides that lie outside the episode", async () => {
    await writeFiles(ep(), { "negative.txt": Uint8Array.from([0xff]) });
    expect(await readNegative(ep())).to.deep.equal({
      text: null,
      problem: "ep01/negative.txt is not UTF-8 text: save it as UTF-8",
    });
    await rm(join(ep(), "negative.txt"));
    await mkdir(join(ep(), "negative.txt"));
    expect((await readNegative(ep())).problem).to.include("ep01/negative.txt cannot be read (EISDIR)");
    await writeFile(join(ep(), "..", "secret.txt"), "secret");
    await symlink(join(ep(), "..", "secret.txt"), join(ep(), "overrides.json"));
    expect((await refusalOf(readOverrides(ep(), registry))).kind).to.equal("outside-roots");
  });
});
