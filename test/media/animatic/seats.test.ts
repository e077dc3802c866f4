// What those who sit are drawn on, chairs of their own or the seat that the words name, and how high the table before them is.
import { expect } from "chai";
import { frameOf } from "../../../src/core/animatic/frame.ts";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../src/core/animatic/stage/staging.ts";
import { paintChair, paintSeats } from "../../../src/media/animatic/cast/set-pieces/seats.ts";
import { paintNearSeat } from "../../../src/media/animatic/cast/set-pieces/near-seats.ts";
import { memberScene } from "../../../src/media/animatic/cast/member-scene.ts";
import { openCanvas } from "../../../src/media/animatic/paint/canvas.ts";
import { person, sampleShotlist, spoken } from "../../support/media/sample-takes.ts";

const [WIDTH, HEIGHT] = [512, 288];

/** Hundredths of the height. */
function tableOf(size: string, ...dialogue: ReturnType<typeof spoken>[]): number {
  const scene = { camera: null, dialogue, subjects: [person(0)], action: "Mara writes at the desk." };
  const card = readCard(sampleShotlist({ width: WIDTH, height: HEIGHT, entry: { size }, scene }), 1);
  if (!card) throw new Error("no card");
  const frame = frameOf(WIDTH, HEIGHT);
  return Math.round(((memberScene(card, frame, stageCast(card, frame)).tableTop ?? 0) / HEIGHT) * 100);
}

/** Columns of the picture in which a seat is painted, and the runs that they make. */
function runsOf(action: string, words = "a room"): readonly number[] {
  const scene = { camera: null, dialogue: [], subjects: [person(0), person(1)], action };
  const card = readCard(sampleShotlist({ width: WIDTH, height: HEIGHT, entry: { size: "fs", seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  const { context } = openCanvas(WIDTH, HEIGHT);
  paintSeats(context, stageCast(card, frameOf(WIDTH, HEIGHT)), {
    ...{ line: 1, words, paintPlain: paintChair },
  });
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  const isPainted = (x: number) =>
    Array.from({ length: HEIGHT }).some((_, y) => (data[(y * WIDTH + x) * 4 + 3] ?? 0) > 99);
  const columns = Array.from({ length: WIDTH }, (_, x) => isPainted(x));
  return columns.flatMap((painted, x) => (painted && !columns[x - 1] ? [columns.indexOf(false, x) - x] : []));
}

describe("seats", () => {
  it("are one for two on a sofa or a bench, as wide as both need", () => {
    const [sofa = 0, ...others] = runsOf("They sit on the sofa.");
    expect(others).to.deep.equal([]);
    expect(sofa).to.be.greaterThan(100);
    expect(runsOf("They sit on the bench.")).to.have.length(1);
  });

  it("are what the place or the action has to sit on, where nobody is said to sit elsewhere", () => {
    expect(runsOf("They sit.", "A bench by a pond in a bare park.")).to.have.length(1);
    expect(runsOf("They sit.", "A court with the judge's bench.")).to.have.length(2);
    expect(runsOf("They sit.", "A lawn. Charlie tiptoes up behind the deck chair.")).to.not.deep.equal(
      runsOf("They sit."),
    );
  });

  it("are a chair each where the words name none", () => {
    const chairs = runsOf("They sit.");
    expect(chairs).to.have.length(2);
    expect(Math.max(...chairs)).to.be.lessThan(100);
  });
});

describe("the table before somebody in a near picture", () => {
  it("is higher where captions would cover what is done at it", () => {
    const line = spoken(0, "Dear all.", [0, 1]);
    expect([tableOf("mws"), tableOf("mws", line)]).to.deep.equal([80, 74]);
    expect([tableOf("ms"), tableOf("ms", line)]).to.deep.equal([90, 80]);
  });
});

/** Pixels of a near picture in which the back of a seat is painted. */
function backOf(action: string): number {
  const scene = { camera: null, dialogue: [], subjects: [person(0)], action };
  const card = readCard(sampleShotlist({ width: WIDTH, height: HEIGHT, entry: { size: "ms", seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  const { context } = openCanvas(WIDTH, HEIGHT);
  for (const one of stageCast(card, frameOf(WIDTH, HEIGHT))) paintNearSeat(context, one, { said: action, line: 1 });
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return data.filter((value, at) => at % 4 === 3 && value > 99).length;
}

describe("the back of a seat in a near picture", () => {
  it("is seen behind who sits on what has one", () => {
    for (const seat of ["chair", "armchair", "throne", "sofa", "bench"])
      expect(backOf(`Mara sits on the ${seat}.`), seat).to.be.greaterThan(1000);
    expect(backOf("Mara turns round in her swivel chair.")).to.be.greaterThan(1000);
  });

  it("is not there where nobody sits, or on what has none", () => {
    for (const action of ["Mara waves.", "Mara sits on the bed.", "Mara sits on the floor.", "Mara sits on a stool."])
      expect(backOf(action), action).to.equal(0);
  });
});
