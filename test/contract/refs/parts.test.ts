// What is taken from what a reference has: a view of a panorama as a plate, a stretch of a voice as another one.
import { expect } from "chai";
import { Jimp } from "jimp";
import { join } from "node:path";
import request from "supertest";
import type { RefTakeEntry } from "../../../src/contracts/replies/ref.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { recordingOf, saidFrom } from "../../support/media/recorded-speech.ts";

describe("a part of what a reference has", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => void (studio = await openRealStudio({ series: seriesFor(), script: threeShots })));
  afterEach(() => studio.close());

  const importFile = async (fields: Record<string, string>, name: string, bytes: Buffer) => {
    const form = Object.entries({ ep: studio.ep, ...fields }).reduce(
      (each, [key, value]) => each.field(key, value),
      request(studio.url).post("/studio/refs/import").attach("file", bytes, name),
    );
    await form.expect(200);
  };
  const refusal = async (route: string, body: object, status: number): Promise<string> =>
    (await studio.post(route, { ep: studio.ep, ...body }).expect(status)).body.error;

  describe("a view of a panorama", () => {
    const quay = { ref: "location:quay", yaw: 90, pitch: 0, fov: 60 };
    /** Red ahead, blue to the right. */
    const panorama = async (width = 256, height = 128) => {
      const picture = new Jimp({ width, height, color: 0xff0000ff });
      picture.composite(new Jimp({ width: width / 4, height, color: 0x0000ffff }), (width * 5) / 8, 0);
      return picture.getBuffer("image/png");
    };
    const view = async (body: object = {}): Promise<RefTakeEntry> =>
      (await studio.post("/refs/pano-view", { ep: studio.ep, ...quay, take: 1, ...body }).expect(200)).body;

    it("is an unpicked candidate of the plate, which says where it looks", async () => {
      await importFile({ ref: "location:quay", view: "pano" }, "round.png", await panorama());
      const said = await studio.saidDuring(async () => {
        const made = await view({ width: 320, height: 180, note: "to the sea" });
        expect(made).to.include({ take: 1, view: null, source: "imported", usable: true, width: 320, height: 180 });
        expect(made.note).to.equal("to the sea");
        expect(made.pano_view).to.include({ take: 1, yaw: 90, pitch: 0, fov: 60 }).and.have.property("sha1");
      });
      expect(said.map(({ type }) => type).filter((type) => type !== "studio.queue")).to.deep.equal([
        "studio.ref",
        "studio.episode",
      ]);
      const { bitmap } = await Jimp.fromBuffer(await refs.bytes("refs/_takes/location__quay/location__quay_t01.png"));
      expect([bitmap.width, bitmap.height]).to.deep.equal([320, 180]);
      expect([...bitmap.data.subarray((90 * 320 + 160) * 4, (90 * 320 + 160) * 4 + 3)]).to.deep.equal([0, 0, 255]);
      expect((await refs.one("location:quay")).takes).to.have.length(1);
    });

    it("is of the size of a plate where none is asked for, and of the live picture where no panorama is named", async () => {
      await importFile({ ref: "location:quay", pick: "1" }, "quay.png", await panorama());
      const made = await view({ take: null, yaw: 0 });
      expect(made).to.include({ take: 2, width: 1280, height: 720 });
      expect(made.pano_view).to.include({ take: null });
    });

    it("is refused of what is no panorama, and at angles that there are not", async () => {
      await importFile({ ref: "location:quay", view: "pano" }, "flat.png", await png(0xff0000ff, 300, 200));
      const [flat] = (await refs.one("location:quay")).panos;
      expect(flat?.notes[0]).to.equal("it is 300x200, and a panorama is twice as wide as it is high");
      expect(await refusal("/refs/pano-view", { ...quay, take: 1 }, 400)).to.equal(
        "location__quay_pano_t01.png is 300x200 and no panorama: choose one that is twice as wide as it is high",
      );
      for (const wrong of [{ yaw: 181 }, { yaw: -180.5 }, { pitch: 91 }, { fov: 19 }, { fov: 170 }, { width: 5000 }])
        await refusal("/refs/pano-view", { ...quay, take: 1, ...wrong }, 400);
      expect(await refusal("/refs/pano-view", { ...quay, take: 7 }, 404)).to.include("has no take 7");
      expect(await refusal("/refs/pano-view", { ...quay, take: null }, 404)).to.include("there is no file");
      expect(await refusal("/refs/pano-view", { ...quay, ref: "subject:ada", take: 1 }, 400)).to.include(
        "has no panoramas",
      );
      expect((await refs.one("location:quay")).takes).to.deep.equal([]);
    });

    it("comes from a panorama whose edges were looked at on arrival", async () => {
      const torn = new Jimp({ width: 256, height: 128, color: 0xff0000ff });
      torn.composite(new Jimp({ width: 128, height: 128, color: 0x00ff00ff }), 128, 0);
      await importFile({ ref: "location:quay", view: "pano" }, "closed.png", await panorama());
      await importFile({ ref: "location:quay", view: "pano" }, "torn.png", await torn.getBuffer("image/png"));
      const { panos } = await refs.one("location:quay");
      expect(panos.map(({ seam, notes }) => [seam, notes.length])).to.deep.equal([
        ["closed", 0],
        ["open", 1],
      ]);
    });
  });

  describe("a stretch of a voice", () => {
    const ada = { ref: "voice:ada" };
    const trim = async (body: object): Promise<RefTakeEntry> =>
      (await studio.post("/refs/voice-trim", { ep: studio.ep, ...ada, ...body }).expect(200)).body;

    beforeEach(async () =>
      importFile(ada, "ada.wav", Buffer.from(recordingOf(saidFrom(0.2, 1.8, "so this is it"), 2))),
    );

    it("is a new candidate, and what it is cut from stays", async () => {
      const made = await trim({ take: 1, start: 0.25, end: 1.5 });
      expect(made).to.include({ take: 2, source: "edited", usable: true, seconds: 1.25 });
      expect(made.trim).to.include({ take: 1, start: 0.25, end: 1.5 });
      const { takes, picked } = await refs.one("voice:ada");
      expect([takes.length, picked]).to.deep.equal([2, null]);
      const query = { ep: studio.ep, path: made.audio ?? "" };
      expect((await studio.get("/peaks", query).expect(200)).body.duration).to.be.closeTo(1.25, 0.001);
    });

    it("is cut from the live sample where no candidate is named", async () => {
      expect(await refusal("/refs/voice-trim", { ...ada, start: 0, end: 1 }, 404)).to.include("no live file");
      await studio.put("/refs/pick", { ep: studio.ep, ...ada, take: 1 }).expect(200);
      expect((await trim({ start: 0, end: 1 })).trim).to.include({ take: null });
    });

    it("is refused outside the sound, and where it is too short or too long", async () => {
      const why = (start: number, end: number) => refusal("/refs/voice-trim", { ...ada, take: 1, start, end }, 400);
      expect(await why(0, 0.1)).to.equal("start to end must be 0.2 to 30 s, not 0.1");
      expect(await why(1.5, 1)).to.include("0.2 to 30 s");
      expect(await why(1, 9)).to.equal("end is after voice__ada_t01.wav, which is 2 s long");
      expect(await refusal("/refs/voice-trim", { ref: "location:quay", start: 0, end: 1 }, 400)).to.include(
        "is no voice",
      );
      await writeFiles(join(studio.ep, "refs/_takes/voice__ada"), { "voice__ada_t05.json": "{}" });
      await refusal("/refs/voice-trim", { ...ada, take: 5, start: 0, end: 1 }, 409);
    });
  });
});
