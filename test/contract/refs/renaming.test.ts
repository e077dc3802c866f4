// Another id for who or what is in a show, with all that is known under the old one. docs/http.md "Script and series config".
import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

const RED = 0xff0000ff;

interface Renamed {
  readonly files: readonly {
    readonly episode: string;
    readonly path: string;
    readonly uses: number;
    readonly diff: string;
  }[];
  readonly candidates: number;
  readonly plan: string;
  readonly build: { readonly ok: boolean } | null;
}

describe("another id", function () {
  this.timeout(30_000);
  let opened: RealStudio;
  let show = "";
  let ep = "";
  eachInStudio(async (studio) => {
    opened = studio;
    show = join(studio.root, "harbour");
    ep = await writeEpisode(show, "ep01", threeShots, null);
    await writeEpisode(show, "ep02", threeShots.replace("= tide", "= ep02"), null);
    await writeEpisode(join(studio.root, "other"), "ep01", threeShots);
    await writeFile(join(show, "series.json"), JSON.stringify(seriesFor(), null, 2));
    await studio.post("/build", { ep }).expect(200);
  });
  /** The studio with this episode in place of its own. */
  const refs = onRefs(() => ({ ...opened, ep }));

  const rename = async (body: object, status = 200) =>
    (await opened.post("/source/rename", { ep, ...body }).expect(status)).body as Renamed;
  const ada = { block: "subjects", id: "ada", to: "inez" };
  const scriptOf = (name: string) => readFile(join(show, name, `${name}.md`), "utf8");

  it("is shown first, and changes nothing then", async () => {
    const before = await scriptOf("ep01");
    const { files, candidates, build } = await rename(ada);
    expect(files.map(({ episode, path, uses }) => [episode, path, uses])).to.deep.equal([
      ["ep01", "../series.json", 1],
      ["ep01", "ep01.md", 3],
      ["ep02", "ep02.md", 3],
    ]);
    expect(files[1]?.diff).to.include("-ADA: It is wet.\n+INEZ: It is wet.");
    expect([candidates, build, await scriptOf("ep01")]).to.deep.equal([0, null, before]);
  });

  it("stands in the config and in all scripts that read it, and keeps candidates, picks and takes", async () => {
    await opened.post("/render", { ep, shots: ["sh010"] }).expect(200);
    await opened.idle();
    for (const take of [1, 2]) await refs.candidate("location:quay", null, take, RED);
    await refs.candidate("subject:ada", "04_face", 1, RED);
    await opened.put("/refs/pick", { ep, ref: "subject:ada", view: "04_face", take: 1 }).expect(200);
    await opened.put("/refs/override", { ep, ref: "subject:ada", note: "her, older" });
    const { plan, candidates } = await rename(ada);
    expect(candidates).to.equal(1);
    const { build } = await rename({ ...ada, plan });
    expect(build?.ok).to.equal(true);
    for (const name of ["ep01", "ep02"])
      expect(await scriptOf(name))
        .to.include("who: inez")
        .and.not.include("ADA:");
    expect(await readFile(join(opened.root, "other/ep01/ep01.md"), "utf8")).to.include("who: ada");
    const inez = await refs.one("subject:inez");
    expect(inez.views.find(({ view }) => view === "04_face")).to.include({ picked: 1 });
    expect(inez.path).to.match(/ada/);
    expect(await refs.record("subject__inez_04_face_t01")).to.include({ ref: "subject:inez" });
    expect(await readdir(join(ep, "_history"))).to.have.length.at.least(2);
    const status = (await opened.get("/episode", { ep }).expect(200)).body as EpisodeStatus;
    expect(status.shots[0]?.takes.map(({ status: state, mp4 }) => [state, mp4 !== null])).to.deep.equal([["ok", true]]);
  });

  it("finds everything again on the way back", async () => {
    const before = [await scriptOf("ep01"), JSON.parse(await readFile(join(show, "series.json"), "utf8"))];
    await refs.candidate("subject:ada", "04_face", 1, RED);
    await rename({ ...ada, plan: (await rename(ada)).plan });
    const back = { block: "subjects", id: "inez", to: "ada" };
    await rename({ ...back, plan: (await rename(back)).plan });
    const after = [await scriptOf("ep01"), JSON.parse(await readFile(join(show, "series.json"), "utf8"))];
    expect(after).to.deep.equal(before);
    expect((await refs.one("subject:ada")).views.find(({ view }) => view === "04_face")?.takes).to.have.length(1);
  });

  it("of a place stands at the head of its sequences", async () => {
    const quay = { block: "locations", id: "quay", to: "pier" };
    await rename({ ...quay, plan: (await rename(quay)).plan });
    expect(await scriptOf("ep02")).to.include("# sq01 pier");
  });

  it("is refused where it is taken, is no id, or the texts are others than those that were looked at", async () => {
    await rename({ ...ada, to: "crate" }, 409);
    await rename({ ...ada, to: "quay" }, 409);
    await rename({ ...ada, to: "Inez" }, 400);
    await rename({ ...ada, id: "jonah" }, 404);
    const { plan } = await rename(ada);
    await writeFile(join(show, "ep02", "ep02.md"), `${await scriptOf("ep02")}\n// later\n`);
    await rename({ ...ada, plan }, 409);
    expect(await scriptOf("ep01")).to.include("who: ada");
  });
});
