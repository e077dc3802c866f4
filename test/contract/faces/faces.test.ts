// GET /studio/faces, POST /studio/faces/measure and /install where nothing is installed: docs/http.md "Likeness", against the whole studio.
import { expect } from "chai";
import { join } from "node:path";
import type { KeptFaces } from "../../../src/contracts/files/faces.ts";
import type { FaceFeature, TakeFaces } from "../../../src/contracts/replies/faces.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { FACE_MODEL } from "../../../src/core/faces/face-models.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

describe("the faces of takes", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
  });
  const list = async () =>
    (await studio.get("/faces", { ep: studio.ep }).expect(200)).body as { feature: FaceFeature; takes: TakeFaces[] };

  it("are told of each finished take with characters, without a picture to compare with", async () => {
    const { feature, takes } = await list();
    expect(feature).to.include({ status: "missing", folder: join(studio.user, "default/studio/faces/models") });
    expect(takes.map(({ shot, take }) => [shot, take])).to.deep.equal([
      ["sh010", 1],
      ["sh020", 1],
    ]);
    expect(takes[0]?.faces).to.deep.equal([
      {
        ...{ subject: "ada", name: "Ada", status: "no-view", view: null, distance: null, worst: null, verdict: null },
        ...{ looked: 0, found: 0, why: "nothing is picked for Ada: pick a face view" },
      },
    ]);
  });

  it("say that nothing is installed, and are not measured then", async () => {
    await writeFiles(studio.ep, { "series.json": JSON.stringify(seriesFor()), "refs/ada.png": "a picture" });
    const { takes } = await list();
    expect(takes[0]?.faces[0]).to.include({
      ...{ status: "not-installed", view: "sheet", distance: null },
      why: "faces are not installed: install them to compare",
    });
    const refused = await studio.post("/faces/measure", { ep: studio.ep }).expect(409);
    expect(refused.body).to.deep.include({ error: "faces are not installed: install them first" });
    expect((refused.body as { feature: FaceFeature }).feature.status).to.equal("missing");
    await studio.post("/faces/measure", { ep: studio.ep, shots: ["sh999"] }).expect(404);
  });

  it("are not installed where the environment forbids it, which says what to type", async () => {
    const { body } = await studio.post("/faces/install").expect(409);
    expect((body as { error: string }).error).to.match(/^STUDIO_NO_SDK_INSTALL forbids .* npm install --prefix/);
  });

  it("that were measured are shown while film, picture and model are the same", async () => {
    await writeFiles(studio.ep, { "series.json": JSON.stringify(seriesFor()), "refs/ada.png": "a picture" });
    const { body } = await studio.get("/episode", { ep: studio.ep }).expect(200);
    const [shot] = (body as { shots: { takes: { finished: string }[] }[] }).shots;
    const face = { mark: `${sha1("a picture")}#3/4`, distance: 0.31, worst: 0.4, looked: 5, found: 4, why: null };
    const kept: KeptFaces = {
      ...{ version: 1, model: FACE_MODEL },
      takes: { "sh010/1": { film: shot?.takes[0]?.finished ?? "", faces: { ada: face } } },
    };
    const keep = async (file: KeptFaces) => writeFiles(studio.ep, { "_cache/faces/proxy.json": JSON.stringify(file) });
    const first = async () => (await list()).takes[0]?.faces[0];
    await keep(kept);
    expect(await first()).to.include({
      status: "ok",
      distance: 0.31,
      worst: 0.4,
      verdict: "like",
      found: 4,
      why: null,
    });
    await keep({ ...kept, model: "another" });
    expect(await first()).to.include({ status: "not-installed", distance: null });
    await keep({ ...kept, takes: { "sh010/1": { film: "an earlier one", faces: { ada: face } } } });
    expect(await first()).to.include({ status: "not-installed" });
    await keep(kept);
    await writeFiles(studio.ep, { "refs/ada.png": "another picture" });
    expect(await first()).to.include({ status: "not-installed" });
  });
});
