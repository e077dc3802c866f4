// What is built depends on the texts alone: docs/http.md "Script and series config". A text that is saved as it is, or edited and edited
// back, leaves every file of `shotlist/` as it was, byte by byte.
import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { SavedSource, SourceFile, SourceText } from "../../../src/contracts/routes/sources.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

const crlf = (text: string) => text.replaceAll("\n", "\r\n");
const withBom = (text: string) => `\uFEFF${text}`;
const onThree = threeShots
  .replace("## sh020\n", "## sh020\ntarget: vid_ref2va\n")
  .replace("## sh030\n", "## sh030\ntarget: vid_ti2v\n");
const config = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

interface Texts {
  readonly script: string;
  readonly series: string;
}

const SHOWS: Readonly<Record<string, Texts>> = {
  LF: { script: threeShots, series: config(smallSeries) },
  CRLF: { script: crlf(threeShots), series: crlf(config(smallSeries)) },
  "a byte order mark": { script: withBom(threeShots), series: withBom(config(smallSeries)) },
  "CRLF behind a byte order mark": { script: withBom(crlf(threeShots)), series: withBom(crlf(config(smallSeries))) },
  "shots on three targets": { script: onThree, series: config(seriesFor()) },
};

const EDITS: Readonly<Record<SourceFile, (text: string) => string>> = {
  script: (text) => text.replace("dur: 0.5", "dur: 2.5").replace("It is wet.", "It is dry."),
  series: (text) => text.replace("Ink and wash", "Charcoal"),
};

describe("a text that is saved as it was", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio((opened) => (studio = opened));

  const files = async (folder: string) => {
    const names = (await readdir(folder)).toSorted();
    const bytes = await Promise.all(names.map((name) => readFile(join(folder, name), "hex")));
    return Object.fromEntries(names.map((name, index) => [name, bytes[index]]));
  };
  const read = async (ep: string, file: SourceFile) =>
    (await studio.get("/source", { ep, file }).expect(200)).body as SourceText;
  const save = async (ep: string, file: SourceFile, text: string) => {
    const { hash } = await read(ep, file);
    const saved = await studio.put("/source", { ep, file, text, base_hash: hash }).expect(200);
    expect((saved.body as SavedSource).build?.ok, JSON.stringify(saved.body)).to.equal(true);
  };

  for (const [index, [what, { script, series }]] of Object.entries(SHOWS).entries()) {
    it(`gives the same shot lists, byte by byte: ${what}`, async () => {
      const name = `show${index}`;
      const ep = await writeEpisode(studio.root, name, script, series);
      await studio.post("/build", { ep }).expect(200);
      const lists = () => files(join(ep, "shotlist"));
      const texts = async () => [await readFile(join(ep, `${name}.md`)), await readFile(join(ep, "series.json"))];
      const [built, authored] = [await lists(), await texts()];
      expect(Object.keys(built)).to.have.length(script === onThree ? 7 : 3);
      for (const file of ["script", "series"] as const) {
        const { text } = await read(ep, file);
        await save(ep, file, text);
        expect(await lists(), `the same ${file}`).to.deep.equal(built);
        const edited = EDITS[file](text);
        await save(ep, file, edited);
        expect(await lists(), `an edited ${file}`).to.not.deep.equal(built);
        await save(ep, file, text);
        expect(await lists(), `the ${file} as it was`).to.deep.equal(built);
        expect(await texts(), `the ${file} as it was`).to.deep.equal(authored);
      }
    });
  }

  it("gives them again whatever was built in between", async () => {
    const plain = await writeEpisode(studio.root, "plain", threeShots, seriesFor());
    const other = await writeEpisode(studio.root, "other", onThree, seriesFor());
    const build = (ep: string) => studio.post("/build", { ep }).expect(200);
    await build(plain);
    const built = await files(join(plain, "shotlist"));
    await save(plain, "script", onThree);
    expect(Object.keys(await files(join(plain, "shotlist")))).to.have.length(7);
    await build(other);
    await save(plain, "script", threeShots);
    expect(await files(join(plain, "shotlist"))).to.deep.equal(built);
  });
});
