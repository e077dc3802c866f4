// Lint as it comes over HTTP: every warning that a comment can silence carries its id.
import { expect } from "chai";
import type { Check } from "../../../src/contracts/replies/build-report.ts";
import type { Preview, SourceFile } from "../../../src/contracts/routes/sources.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";

const HURRIED = threeShots.replace("dur: auto", "dur: 1").replace("It is wet.", "It is wet and it is cold.");

describe("lint over HTTP", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  allInStudio((opened) => (studio = opened));

  const check = async (text: string, file: SourceFile = "script") =>
    (await studio.post("/source/check", { ep: studio.ep, file, text }).expect(200)).body as Check;
  const found = ({ warnings }: Check) => warnings.map(({ id, line }) => `${id} ${line}`);
  const preview = async (text: string) =>
    (await studio.post("/shot/preview", { ep: studio.ep, text, shot: "sh020" }).expect(200)).body as Preview;

  it("a check tells rules of lines, of the story and of targets, by id and line", async () => {
    const text = `${HURRIED.replace("size: ms", "size: ms\nsze: ws")}\nAda is gone.\n`;
    expect(found(await check(text))).to.deep.equal([
      "unknown-key 8",
      "jump-cut 13",
      "name-off-screen 25",
      "crammed 13",
    ]);
  });

  it("and none of what the text silences", async () => {
    expect(found(await check(`// lint: off all\n${HURRIED}`))).to.deep.equal([]);
    expect(found(await check(HURRIED.replace("who: ada\nwith", "// lint: off crammed\nwho: ada\nwith")))).to.deep.equal(
      ["jump-cut 12"],
    );
    expect(found(await check("{", "series"))).to.deep.equal([]);
  });

  it("a preview tells those of its shot", async () => {
    expect((await preview(HURRIED)).warnings.map(({ id }) => id)).to.deep.equal(["jump-cut", "crammed"]);
    expect((await preview(`// lint: off all\n${HURRIED}`)).warnings).to.deep.equal([]);
  });

  it("a build's report names them", async () => {
    const { body } = await studio.post("/build", { ep: studio.ep }).expect(200);
    expect((body as { passes: { final: { report: string } } }).passes.final.report).to.match(
      /tide\.md, line 12: .*\[jump-cut\]/,
    );
  });
});
