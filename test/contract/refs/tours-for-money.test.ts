// A camera tour made by a hosted model: one request that opens with the plate, paid once and told in the ledger. docs/http.md "Tours".
import { expect } from "chai";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import type { TourRecord } from "../../../src/contracts/files/refs/tours.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { StandInRouter } from "../../support/servers/stand-in-router.ts";

const KEY = "comfyui-0123456789abcdef";
const MODEL = "byteplus/dreamina-seedance-2-0-260128";
const QUAY = "location:quay";

describe("a camera tour that is paid for", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let router: StandInRouter;
  const refs = onRefs(() => studio);
  beforeEach(async () => {
    router = await new StandInRouter(await smallFilm({ frames: 96, width: 96, height: 54, fps: 24 }), KEY).open();
    router.models.set(MODEL, ["content", "duration"]);
    const env = { STUDIO_ROUTER_URL: router.url, STUDIO_CLOUD_URL: router.url };
    studio = await openRealStudio({ env, series: seriesFor(), script: threeShots });
    await placeSdk(join(studio.user, "default", "studio", "sdk"));
    await studio.put("/settings", { api_key: KEY }).expect(200);
    await writeFiles(studio.ep, { "refs/quay.png": await png(0x336699ff, 1280, 720) });
  });
  afterEach(async () => {
    await studio.close();
    await router.close();
  });

  const tour = (body: object) =>
    studio.post("/refs/tour", {
      ep: studio.ep,
      ref: QUAY,
      move: "push in",
      target: "seedance_20",
      seconds: 4,
      ...body,
    });

  it("is one request with the words and the plate as its first frame", async () => {
    await tour({}).expect(200);
    await studio.idle();
    const path = join(studio.ep, "refs/_takes/location__quay/_tours/tour_t01.json");
    const made = JSON.parse(await readFile(path, "utf8")) as TourRecord;
    expect(made, made.error ?? "").to.include({ status: "ok", backend: "router", target: "seedance_20", frames: 96 });
    expect(router.asked).to.have.length(1);
    const sent = JSON.stringify(router.asked[0]?.body);
    expect(sent).to.include("The camera: push in.").and.to.include("first_frame").and.to.include("data:image/png");
    expect(made.request).to.include({ provider: "byteplus", model: MODEL });
    const { runs } = (await studio.get("/ledger").expect(200)).body;
    expect(runs).to.have.length(1);
    expect(runs[0]).to.include({ outcome: "succeeded", target: "seedance_20", ref: QUAY, view: "tour", take: 1 });
    expect((await refs.one(QUAY)).tour_holds[0]).to.include({ hold: 1, usable: true });
  });

  it("is held to the limits of its target", async () => {
    await studio.put("/targets/limits", { target: "seedance_20", limits: { max_seconds: 5 } }).expect(200);
    const { error } = (await tour({ seconds: 8 }).expect(409)).body;
    expect(error).to.include("8 s are more than max_seconds 5");
    expect(router.asked).to.deep.equal([]);
    expect((await refs.one(QUAY)).tours).to.deep.equal([]);
  });
});
