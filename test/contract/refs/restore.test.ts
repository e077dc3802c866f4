// Candidates that were put away come back under their numbers: POST /studio/refs/restore, docs/http.md "References".
import { expect } from "chai";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../support/episodes/list-files.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";

const QUAY = "location:quay";
const FACE = { ref: "subject:ada", view: "04_face" };

describe("a candidate in the trash", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => void (studio = await openRealStudio({ series: seriesFor(), script: threeShots })));
  afterEach(() => studio.close());

  const put = (path: string, body: object, status = 200) =>
    studio.post(path, { ep: studio.ep, ...body }).expect(status);
  const trash = async () => (await studio.get("/refs/trash", { ep: studio.ep }).expect(200)).body.takes;
  const own = async () => (await listFiles(studio.ep)).filter((name) => name.startsWith("refs/_takes"));

  it("is listed with its picture, comes back whole, and stays unpicked", async () => {
    await refs.candidate(QUAY, null, 1, 0xff0000ff);
    await refs.candidate(FACE.ref, FACE.view, 2, 0x00ff00ff);
    const before = await own();
    await studio.put("/refs/pick", { ep: studio.ep, ref: QUAY, take: 1 }).expect(200);
    await put("/refs/discard", { ref: QUAY, take: 1 });
    await put("/refs/discard", { ...FACE, take: 2 });
    const listed = await trash();
    expect(listed.map(({ ref, view, take, set }: Record<string, unknown>) => [ref, view, take, set])).to.deep.equal([
      [QUAY, null, 1, null],
      [FACE.ref, FACE.view, 2, null],
    ]);
    expect(listed[0].image).to.equal("refs/_takes/_trash/location__quay/location__quay_t01.png");
    await studio.get("/thumb", { ep: studio.ep, path: listed[0].image, w: 128, v: "1" }).expect(200);
    const said = await studio.saidDuring(async () => {
      const { body } = await put("/refs/restore", { ref: QUAY, take: 1 });
      expect(body).to.include({ exists: false, picked: null });
      expect(body.takes).to.have.length(1);
      expect(body.takes[0]).to.include({ take: 1, usable: true });
    });
    expect(said.flatMap(({ type, data }) => (type === "studio.ref" ? [data["status"]] : [type]))).to.deep.equal([
      "ok",
      "studio.episode",
    ]);
    await put("/refs/restore", { ...FACE, take: 2 });
    expect(await own()).to.deep.equal(before);
    expect(await trash()).to.deep.equal([]);
    expect((await refs.one(QUAY)).exists, "it was cleared, and stays so").to.equal(false);
  });

  it("comes back where a restore was cut short between its picture and its record", async () => {
    await refs.candidate(QUAY, null, 1, 0xff0000ff);
    const before = await own();
    await put("/refs/discard", { ref: QUAY, take: 1 });
    const at = (folder: string) => join(studio.ep, "refs/_takes", folder, "location__quay_t01.png");
    await mkdir(join(studio.ep, "refs/_takes/location__quay"), { recursive: true });
    await rename(at("_trash/location__quay"), at("location__quay"));
    await put("/refs/restore", { ref: QUAY, take: 1 });
    expect(await own()).to.deep.equal(before);
  });

  it("is not put over one that has its number, and of several the set is named", async () => {
    await refs.candidate(QUAY, null, 1, 0xff0000ff);
    await put("/refs/discard", { ref: QUAY, take: 1 });
    await refs.candidate(QUAY, null, 1, 0x0000ffff);
    const { body: taken } = await put("/refs/restore", { ref: QUAY, take: 1 }, 409);
    expect(taken.error).to.match(/^location:quay take 1 is there again .*: discard that one first/);
    await put("/refs/discard", { ref: QUAY, take: 1 });
    const sets = (await trash()).map(({ set }: { set: string | null }) => set);
    expect(sets).to.have.length(2);
    const { body: many } = await put("/refs/restore", { ref: QUAY, take: 1 }, 409);
    expect(many.error).to.include("more than once: name one in set");
    expect(many.sets).to.have.members(sets);
    const dated = sets.find((set: string | null) => set !== null);
    await put("/refs/restore", { ref: QUAY, take: 1, set: dated });
    expect((await trash()).map(({ set }: { set: string | null }) => set)).to.deep.equal([null]);
  });

  it("is refused where there is none, and of views and references that there are not", async () => {
    expect((await put("/refs/restore", { ref: QUAY, take: 1 }, 404)).body.error).to.equal(
      "there is no location:quay take 1 in the trash",
    );
    await put("/refs/restore", { ref: "location:nowhere", take: 1 }, 404);
    await put("/refs/restore", { ref: "subject:ada", view: "05_top", take: 1 }, 400);
    await put("/refs/restore", { ref: QUAY, take: 1, set: "../.." }, 400);
    await put("/refs/discard", { ref: QUAY, take: 1 }, 404);
    await put("/refs/discard", { ref: "subject:ada", take: 1 }, 400);
  });
});
