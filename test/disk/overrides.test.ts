import { expect } from "chai";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readNegative, readOverrides } from "../../src/disk/overrides.ts";
import { episodeFolder } from "../support/episode-folder.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { writeFiles } from "../support/write-files.ts";

describe("what an episode says over its build", () => {
  const ep = episodeFolder();

  it("is nothing without files", async () => {
    expect(await readOverrides(ep())).to.deep.equal({});
    expect(await readNegative(ep())).to.equal(undefined);
  });
  it("is read with seeds of older files to the last digit", async () => {
    await writeFiles(ep(), {
      "overrides.json":
        '{"episode": "ep01", "shots": {"sh010": {"target": "ltx2", "ltx2": {"seed": 8828384270954910346}}}}',
    });
    expect(await readOverrides(ep())).to.deep.equal({
      episode: "ep01",
      shots: { sh010: { target: "ltx2", ltx2: { seed: "8828384270954910346" } } },
    });
  });
  for (const content of ["{", "[]", { shots: { sh010: { ltx2: { final: { steps: "ten" } } } } }]) {
    it(`refuses ${JSON.stringify(content)} with what to do, instead of rendering as if nothing were set`, async () => {
      await writeFiles(ep(), { "overrides.json": content });
      const refusal = await refusalOf(readOverrides(ep()));
      expect(refusal.kind).to.equal("tool-failed");
      expect(refusal.message).to.match(/^overrides\.json of ep01 .+mend or remove it$/);
    });
  }
  it("has a negative prompt of its own when the file says something", async () => {
    await writeFiles(ep(), { "negative.txt": "\uFEFF blurry, hands \r\n" });
    expect(await readNegative(ep())).to.equal("blurry, hands");
    await writeFiles(ep(), { "negative.txt": " \n" });
    expect(await readNegative(ep())).to.equal(undefined);
  });
  it("refuses a negative prompt that is not UTF-8, or that lies outside the episode", async () => {
    await writeFiles(ep(), { "negative.txt": Uint8Array.from([0xff]) });
    expect((await refusalOf(readNegative(ep()))).message).to.contain("save it as UTF-8");
    await writeFile(join(ep(), "..", "secret.txt"), "secret");
    await symlink(join(ep(), "..", "secret.txt"), join(ep(), "overrides.json"));
    expect((await refusalOf(readOverrides(ep()))).kind).to.equal("outside-roots");
  });
});
