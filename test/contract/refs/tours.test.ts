// Camera tours of a location, drawn here: queued, held moments found, cut by hand, tried again. docs/http.md "Tours".
import { expect } from "chai";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Jimp } from "jimp";
import type { RefTakeEntry } from "../../../src/contracts/replies/ref.ts";
import type { TourRecord } from "../../../src/contracts/files/refs/tours.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

const QUAY = "location:quay";
const FOLDER = "refs/_takes/location__quay";

/** A picture with something to see everywhere. */
async function plate(width = 320, height = 192): Promise<Buffer> {
  const picture = new Jimp({ width, height, color: 0x204060ff });
  picture.scan((x, y, at) => {
    const isLight = (Math.floor(x / 16) + Math.floor(y / 12)) % 2 === 0;
    picture.bitmap.data[at] = isLight ? 230 : Math.round((200 * x) / width);
    picture.bitmap.data[at + 1] = isLight ? 220 : Math.round((200 * y) / height);
  });
  return picture.getBuffer("image/png");
}

describe("a camera tour of a location", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => {
    studio = await openRealStudio({ series: seriesFor(), script: threeShots });
    await writeFiles(studio.ep, { "refs/quay.png": await plate() });
  });
  afterEach(() => studio.close());

  const tour = async (body: object = {}, status = 200) =>
    (
      await studio
        .post("/refs/tour", { ep: studio.ep, ref: QUAY, move: "slow pan right", seconds: 2, ...body })
        .expect(status)
    ).body;
  const cut = async (body: object, status = 200) =>
    (await studio.post("/refs/tour-frame", { ep: studio.ep, ref: QUAY, tour: 1, seconds: 1, ...body }).expect(status))
      .body;
  const record = async (number: number): Promise<TourRecord> =>
    JSON.parse(await readFile(join(studio.ep, FOLDER, `_tours/tour_t0${number}.json`), "utf8"));

  it("is drawn from the live plate, kept, and its holds become candidates, each with its event", async () => {
    const reply = await tour({ seconds: 4, seed: "7" });
    expect(reply.queued).to.have.length(1);
    expect(reply.queued[0]).to.have.all.keys("tour", "host_prompt_id");
    await studio.idle();
    const made = await record(1);
    expect(made, made.error ?? "").to.include({
      status: "ok",
      move: "slow pan right",
      seconds: 4,
      seed: "7",
      error: null,
    });
    expect(made).to.include({
      frame: "refs/quay.png",
      video: "tour_t01.mp4",
      host_prompt_id: reply.queued[0].host_prompt_id,
    });
    expect(made.prompt).to.include("slow pan right").and.to.include("Only the camera moves");
    expect(made.frames).to.equal(4 * made.fps);
    expect(made.width / made.height).to.be.closeTo(320 / 192, 0.02);
    const listed = await refs.one(QUAY);
    const { tours, tour_holds: holds } = listed;
    expect(tours).to.deep.equal([
      {
        ...{ tour: 1, status: "ok", move: "slow pan right", seconds: 4, error: null },
        ...{ video: `${FOLDER}/_tours/tour_t01.mp4`, holds: made.holds.length },
      },
    ]);
    expect(made.holds.map(({ kind }) => kind)).to.deep.equal(["opening", "held", "held", "held"]);
    expect(holds.map(({ hold }) => hold)).to.deep.equal([1, 2, 3, 4]);
    expect(holds[0]).to.include({ view: "tour", source: "tour", tour: 1, hold: 1, time: 0, usable: true, take: 1 });
    expect(listed.exists && listed.takes.length === 0).to.equal(true);
    const said = studio.events
      .filter(({ type }) => type === "studio.ref")
      .map(({ data }) => `${String(data["take"])} ${String(data["status"])}`);
    expect(said).to.deep.equal(["null queued", "1 ok", "2 ok", "3 ok", "4 ok", "null ok"]);
    const names = await readdir(join(studio.ep, FOLDER));
    expect(names).to.include.members(["location__quay_tour_t01.png", "location__quay_tour_t04.json", "_tours"]);
    const { bitmap } = await Jimp.fromBuffer(await refs.bytes(`${FOLDER}/location__quay_tour_t01.png`));
    expect([bitmap.width, bitmap.height]).to.deep.equal([made.width, made.height]);
  });

  it("is made several times with seeds of their own, and under new numbers", async () => {
    const { queued } = await tour({ count: 2, seed: 5 });
    expect(queued.map((each: { tour: number }) => each.tour)).to.deep.equal([1, 2]);
    await studio.idle();
    const [first, second] = [await record(1), await record(2)];
    expect([first.seed, first.seed_source, second.seed_source]).to.deep.equal(["5", "typed", "new"]);
    expect((await refs.one(QUAY)).tour_holds.map(({ tour: of, hold }) => `${of}.${hold}`)).to.include.members([
      "1.1",
      "2.1",
    ]);
  });

  it("gives any other moment as a held frame that a person chose", async () => {
    await tour();
    await studio.idle();
    const before = (await refs.one(QUAY)).tour_holds.length;
    const made: RefTakeEntry = await cut({ seconds: 1.02 });
    expect(made).to.include({
      view: "tour",
      source: "tour",
      tour: 1,
      hold: null,
      time: 1.02,
      usable: true,
      take: before + 1,
    });
    const stored = await refs.record(`location__quay_tour_t0${made.take}`);
    expect(stored).to.include({ source_video: `${FOLDER}/_tours/tour_t01.mp4`, source_frame: 24, source_frames: 48 });
    const again = { ep: studio.ep, ref: QUAY, view: "tour", take: made.take };
    await studio.post("/refs/copy-take", { ...again, to: QUAY }).expect(200);
    expect((await refs.one(QUAY)).takes).to.have.length(1);
    expect((await studio.put("/refs/pick", again).expect(400)).body.error).to.include("cannot be picked");
    expect((await cut({ seconds: 2 }, 400)).error).to.equal("seconds 2 is after the end of tour 1, which is 2 s long");
    await cut({ seconds: -1 }, 400);
    expect((await cut({ tour: 4 }, 404)).error).to.equal("location:quay has no tour 4");
    await rm(join(studio.ep, FOLDER, "_tours/tour_t01.mp4"));
    expect((await cut({}, 409)).error).to.include("is gone: make another tour");
  });

  it("is refused of what has none, and without a plate", async () => {
    expect((await tour({ ref: "subject:ada" }, 400)).error).to.equal("subject:ada has no tours: send location:<id>");
    expect((await tour({ ref: "location:moon" }, 404)).error).to.include("there is no reference location:moon");
    for (const wrong of [{ move: "" }, { move: "  " }, { seconds: 1.9 }, { seconds: 10.1 }, { count: 0 }, { count: 5 }])
      await tour(wrong, 400);
    expect((await tour({ target: "wan22_vace_none" }, 400)).error).to.include("there is no target");
    expect((await tour({ target: "minimax_h3_ref2va" }, 400)).error).to.include("starts from no picture: choose ");
    expect((await tour({ target: "animatic", backend: "local" }, 400)).error).to.include(
      "runs on the backend builtin only",
    );
    expect((await tour({ target: "minimax_h3_fl2va" }, 409)).error).to.include("no backend that can run it here");
    expect((await cut({ ref: "voice:ada" }, 400)).error).to.include("has no tours");
    await writeFile(join(studio.ep, "refs/quay.png"), "no picture");
    expect((await tour({}, 409)).error).to.include("cannot be read as a picture");
    await rm(join(studio.ep, "refs/quay.png"));
    expect((await tour({}, 409)).error).to.equal("location:quay has no live plate: pick one, then ask for a tour");
    expect((await refs.one(QUAY)).tours).to.deep.equal([]);
  });

  it("fails in a sentence where its plate goes, and is tried again under a new number", async () => {
    await studio.post("/jobs/pause", { lane: "builtin", paused: true }).expect(200);
    const { queued } = await tour();
    await rm(join(studio.ep, "refs/quay.png"));
    expect((await cut({}, 409)).error).to.include("is not finished");
    await studio.post("/jobs/pause", { lane: "builtin", paused: false }).expect(200);
    await studio.idle();
    expect((await refs.one(QUAY)).tours[0]).to.include({
      status: "failed",
      error: "the plate refs/quay.png is gone: pick one, then ask for a tour",
    });
    expect((await cut({}, 409)).error).to.include("is not finished");
    await writeFiles(studio.ep, { "refs/quay.png": await plate() });
    await studio.post("/jobs/retry", { id: queued[0].host_prompt_id }).expect(200);
    await studio.idle();
    const { tours } = await refs.one(QUAY);
    expect(tours.map(({ tour: number, status }) => `${number} ${status}`)).to.deep.equal(["1 failed", "2 ok"]);
    expect((await record(2)).seed).to.equal((await record(1)).seed);
  });

  it("is called off while it is drawn, and leaves no video", async () => {
    const { queued } = await tour({ seconds: 10 });
    const id = queued[0].host_prompt_id;
    const isRunning = async () =>
      (await studio.get("/jobs")).body.jobs.some(
        (job: { id: string; status: string }) => job.id === id && job.status === "running",
      );
    await until(isRunning, "the tour did not begin", { within: 20_000 });
    await studio.post("/jobs/cancel", { id }).expect(200);
    await studio.idle();
    expect((await refs.one(QUAY)).tours[0]).to.include({ status: "failed", error: "canceled", holds: 0, video: null });
    expect(await readdir(join(studio.ep, FOLDER, "_tours"))).to.deep.equal(["tour_t01.json"]);
  });
});
