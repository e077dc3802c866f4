// Edits of one authored text while the other cannot be read: what is wrong with the edited one is told first.
import { expect } from "chai";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "../../../src/contracts/replies/build-report.ts";
import type { Impact, PreviewRefusal } from "../../../src/contracts/routes/sources.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots } from "../../support/episodes/sample-episodes.ts";

describe("an edit of one text without the other", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  beforeEach(async () => {
    studio = await openRealStudio();
  });
  afterEach(() => studio.close());

  const at = (name: string) => join(studio.ep, name);
  const check = async (file: string, text: string) =>
    (await studio.post("/source/check", { ep: studio.ep, file, text }).expect(200)).body as Check;
  const broken = threeShots.replace("dur: 1", "dur: soon");

  it("tells a script's own error and where its shots stand, then that the config is missing", async () => {
    await rm(at("series.json"));
    const first = await check("script", broken);
    expect(first.errors).to.have.length(1);
    expect(first.errors[0]).to.include({ file: "script", line: 8 });
    expect(first.shots.map(({ id }) => id)).to.deep.equal(["sh010", "sh020", "sh030"]);
    const then = await check("script", threeShots.replace("## sh010", "## sh010\nwhoo: ada"));
    expect(then.ok).to.equal(false);
    expect(then.errors[0]).to.include({ file: "series", line: null });
    expect(then.errors[0]?.message).to.include("has no series config");
    expect(then.warnings.map(({ id }) => id)).to.include("unknown-key");
    expect(then.shots).to.have.length(3);
  });

  it("tells a config's own error, then that the script is no text", async () => {
    await writeFile(at("tide.md"), Buffer.from([0xff, 0xfe, 0xd8]));
    const first = await check("series", '{\n  "series": {},,\n}');
    expect(first.errors).to.have.length(1);
    expect(first.errors[0]).to.include({ file: "series", line: 2 });
    const then = await check("series", JSON.stringify(smallSeries));
    expect(then.errors.map(({ file, message }) => [file, message])).to.deep.equal([
      ["script", "tide.md is not UTF-8 text: save it as UTF-8"],
    ]);
    expect(then.shots).to.deep.equal([]);
  });

  it("is previewed and measured with the same first error", async () => {
    await writeFile(at("series.json"), Buffer.from([0xff, 0xfe, 0xd8]));
    const preview = async (text: string) =>
      (await studio.post("/shot/preview", { ep: studio.ep, text, shot: "sh010" }).expect(200)).body as PreviewRefusal;
    expect(await preview(broken)).to.include({ ok: false, line: 8 });
    expect(await preview(threeShots)).to.deep.equal({
      ok: false,
      error: "series.json is not UTF-8 text: save it as UTF-8",
      line: null,
    });
    const impact = { ep: studio.ep, file: "script", pass: "final" };
    const { body } = await studio.post("/source/impact", { ...impact, text: broken }).expect(200);
    expect((body as Impact).error).to.include({ file: "script", line: 8 });
  });
});
