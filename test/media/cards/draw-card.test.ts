import { expect } from "chai";
import { createHash } from "node:crypto";
import { planCard } from "../../../src/core/cards/plan-cards.ts";
import { planVoice } from "../../../src/core/cards/plan-voice.ts";
import { parsePictureHeader } from "../../../src/core/media/picture-file.ts";
import { parseWav } from "../../../src/core/media/wav.ts";
import type { CardOrder } from "../../../src/core/refs/card-order.ts";
import { readLook } from "../../../src/core/animatic/looks/look.ts";
import { cutOut } from "../../../src/core/animatic/cut-out.ts";
import { loadImage, openCanvas } from "../../../src/media/animatic/paint/canvas.ts";
import { eyeBox, faceOf } from "../../../src/media/cards/figure/head.ts";
import { openCardPool, type CardPool } from "../../../src/media/cards/draw-card.ts";
import { sampleShotlist } from "../../support/media/sample-takes.ts";
import { subjectOrder, voiceOrder } from "../../support/values/card-orders.ts";

const VIEWS = ["01_threequarter", "02_side", "03_back", "04_face"];
const DESIGNS = [
  "An old man with a grey beard, a straw hat and a yellow raincoat, boots",
  "A girl of eight in a yellow dress with plaits",
  "A small robot with blue eyes",
  "A grey tabby cat with a red collar",
  "A woman with an afro, sunglasses, a checked skirt, a scarf and a backpack",
];

describe("a drawn card", function () {
  this.timeout(30_000);
  let pool: CardPool;
  before(() => {
    pool = openCardPool();
  });
  after(() => pool.close());
  const draw = (order: Exclude<CardOrder, { is: "voice" }>) => pool.draw(planCard(order));
  const digest = async (order: Exclude<CardOrder, { is: "voice" }>) =>
    createHash("sha1")
      .update(await draw(order))
      .digest("hex");

  it("has the same bytes each time, and others in each view and with each seed", async () => {
    const digests = await Promise.all(VIEWS.map((view) => digest(subjectOrder({ view }))));
    expect(new Set(digests).size).to.equal(4);
    expect(await Promise.all(VIEWS.map((view) => digest(subjectOrder({ view }))))).to.deep.equal(digests);
    expect(await digest(subjectOrder({ seed: "2" }))).not.to.equal(digests[0]);
  });
  for (const design of DESIGNS)
    it(`stands alone on its ground: ${design}`, async () => {
      for (const view of VIEWS) {
        const picture = await loadImage(await draw(subjectOrder({ design, view, width: 200, height: 200 })));
        const { context } = openCanvas(200, 200);
        context.drawImage(picture, 0, 0);
        const pixels = context.getImageData(0, 0, 200, 200);
        expect(cutOut(pixels), view).to.equal(true);
        const left = pixels.data.filter((value, at) => at % 4 === 3 && value > 200).length;
        expect(left, view).to.be.within(1200, 30_000);
        if (view === "04_face") continue;
        const aside = pixels.data.filter((value, at) => at % 4 === 3 && value > 60 && (at / 4) % 200 < 8);
        expect(aside.length, `${view}: the ground at the left`).to.equal(0);
      }
    });
  it("has rounder eyes as a child, and grey strands in dark hair from the end of the forties on", async () => {
    const eye = (design: string) => {
      const look = readLook({ id: "x", name: "X", kind: "character", design, baseDesign: null, pronoun: null });
      if (look.kind !== "person") throw new Error(`${design} is no person`);
      const { tall, half } = eyeBox(faceOf(look.look, "front"), 1);
      return tall / half;
    };
    expect(eye("a girl of eight")).to.be.above(1.3 * eye("a woman of thirty"));
    const greyOf = async (design: string) => {
      const picture = await loadImage(await draw(subjectOrder({ design, view: "04_face", width: 200, height: 200 })));
      const { context } = openCanvas(200, 200);
      context.drawImage(picture, 0, 0);
      const pixels = context.getImageData(0, 0, 200, 200);
      cutOut(pixels);
      const { data } = pixels;
      return Array.from({ length: 200 * 80 }, (_, at) => at * 4).filter(
        (at) =>
          (data[at + 3] ?? 0) > 200 && (data[at] ?? 0) > 80 && Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0)) < 14,
      ).length;
    };
    const [young, greying] = [
      await greyOf("A woman of thirty, black hair in a bun"),
      await greyOf("A woman of fifty-five, black hair in a bun"),
    ];
    expect(greying).to.be.above(young + 60);
  });
  it("stands in other light with another seed, and leaves room above for a tall hat", async () => {
    const cornersOf = async (design: string, seed: string) => {
      const image = await loadImage(await draw(subjectOrder({ design, seed, width: 96, height: 96 })));
      const { canvas, context } = openCanvas(96, 96);
      context.drawImage(image, 0, 0);
      const row = context.getImageData(0, 0, canvas.width, 1).data;
      return {
        paper: row.slice(0, 3).join(" "),
        spread: Math.max(...row) - Math.min(...row.filter((_, at) => at % 4 < 3)),
      };
    };
    const papers = await Promise.all(["1", "2", "3", "4", "5", "6"].map((seed) => cornersOf(DESIGNS[1] ?? "", seed)));
    expect(new Set(papers.map(({ paper }) => paper)).size).to.be.above(2);
    const plain = await cornersOf("A girl of eight in a yellow dress", "1");
    const hat = await cornersOf("A wizard in a blue pointed hat", "1");
    expect(hat.spread - plain.spread).to.be.below(6);
  });
  it("has the size that is asked for, of any shape", async () => {
    for (const [width, height] of [
      [300, 100],
      [90, 260],
      [64, 64],
    ] as const) {
      const orders: readonly Exclude<CardOrder, { is: "voice" }>[] = [
        subjectOrder({ width, height }),
        subjectOrder({ kind: "prop", design: "a brass key", view: null, width, height }),
        subjectOrder({ members: 3, view: null, width, height }),
        {
          is: "place",
          id: "quay",
          description: "Exterior, dawn: wet stone by the sea",
          look: "",
          seed: "1",
          width,
          height,
        },
        {
          is: "keyframe",
          shotlist: sampleShotlist({ shot: 0 }),
          which: "first",
          pictures: [],
          subjects: [],
          width,
          height,
        },
      ];
      for (const order of orders)
        expect(parsePictureHeader(await draw(order)), `${order.is} ${width}x${height}`).to.include({ width, height });
    }
  });
  it("differs between a keyframe's ends, and between the seeds of a place", async () => {
    const keyframe = (which: "first" | "last") =>
      digest({
        is: "keyframe",
        shotlist: sampleShotlist({ shot: 1 }),
        which,
        pictures: [],
        subjects: [],
        width: 160,
        height: 90,
      });
    expect(await keyframe("first")).not.to.equal(await keyframe("last"));
    const place = (seed: string) =>
      digest({ is: "place", id: "quay", description: "by the sea", look: "", seed, width: 160, height: 90 });
    const seeds = await Promise.all(["1", "2", "3", "4", "5"].map(place));
    expect(new Set(seeds).size).to.equal(5);
  });
  it("refuses sizes that nobody can mean, in a sentence", async () => {
    const error = await draw(subjectOrder({ width: 5000 })).catch((thrown: Error) => thrown.message);
    expect(error).to.match(/^5000x256 cannot be drawn: send whole sides from 2 to 4096 pixels$/);
  });
  it("stops with the reason when it is cancelled", async () => {
    const cancel = new AbortController();
    const drawing = pool.draw(planCard(subjectOrder({ width: 2048, height: 2048 })), cancel.signal);
    cancel.abort(new Error("enough"));
    expect(await drawing.catch((thrown: Error) => thrown.message)).to.equal("enough");
  });
  it("speaks a guide voice as a WAV, 48 kHz, the same each time", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => pool.speak(planVoice(voiceOrder({})), null)));
    expect(one).to.deep.equal(two);
    const pcm = parseWav(one ?? new Uint8Array());
    expect(pcm?.rate).to.equal(48_000);
    expect((pcm?.samples.length ?? 0) / 48_000).to.be.within(0.6, 8);
  });
});
