import { expect } from "chai";
import { STANDING, type Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { planPerformance, type Part } from "../../../../src/core/animatic/acting/performance.ts";
import { cycleOf } from "../../../../src/core/animatic/acting/poses.ts";
import { GESTURES } from "../../../../src/core/animatic/acting/gestures/names.ts";
import { POSTURES } from "../../../../src/core/animatic/acting/deeds/deed.ts";
import { frameOf, framingOf } from "../../../../src/core/animatic/frame.ts";

const beat = (values: Partial<Beat>): Beat => ({ ...STANDING, ...values });

function plan(beats: readonly Beat[], more: Partial<Part> = {}) {
  return planPerformance({
    ...{
      id: "mara",
      beats,
      heldAs: () => null,
      lines: [],
      seconds: 4,
      seed: "1",
      x: 256,
      facing: 1,
      height: 170,
      head: 24,
    },
    ...{ reach: 40, framing: framingOf("ws"), frame: frameOf(512, 288), hovers: false },
    ...more,
  });
}

describe("a performance", () => {
  it("shows the body at rest before the one pose that it takes in a shot", () => {
    const only = (verb: string) => plan([beat({ gesture: "touch_wall", because: [verb], order: 1 })]);
    const touches = only("lays");
    expect(touches.at(0.1).drawing, "lays").not.to.equal(touches.at(3).drawing);
    expect(touches.at(1.5).drawing, "lays").to.equal(touches.at(3).drawing);
    const holds = only("holds");
    expect(holds.at(0.1).drawing, "holds").to.equal(holds.at(3).drawing);
  });

  it("shows where eyes and body were before they turn", () => {
    const looks = (because: string, gaze: Beat["gaze"]["to"]) => {
      const { at, drawings } = plan([
        beat({ gaze: { to: gaze } as Beat["gaze"], because: because.split(" "), order: 1 }),
      ]);
      return [0.1, 3].map((seconds) => drawings[at(seconds).drawing]?.beat.gaze.to);
    };
    expect(looks("looks up at the stars", "up")).to.deep.equal(["ahead", "up"]);
    expect(looks("looks up from her book", "up")).to.deep.equal(["down", "up"]);
    expect(looks("looks away", "away")).to.deep.equal(["ahead", "away"]);
    expect(looks("turns his head", "away")).to.deep.equal(["ahead", "away"]);
    expect(looks("turns away", "away")).to.deep.equal(["ahead", "beyond"]);
    expect(looks("turns slowly around", "back")).to.deep.equal(["beyond", "ahead"]);
    expect(looks("turns to the blackboard", "ahead")).to.deep.equal(["ahead", "beyond"]);
    expect(looks("turns to stone", "ahead")).to.deep.equal(["ahead", "ahead"]);
    expect(looks("turns", "ahead")).to.deep.equal(["beyond", "ahead"]);
    const animal = plan([beat({ gaze: { to: "up" }, because: ["looks", "up", "from", "the", "grass"] })], {
      isAnimal: true,
    });
    expect([0.1, 3].map((seconds) => animal.drawings[animal.at(seconds).drawing]?.beat.animal)).to.deep.equal([
      "eat",
      undefined,
    ]);
    expect(looks("looking down", "down")).to.deep.equal(["down", "down"]);
  });

  it("has nothing in the hand that only reaches for it", () => {
    const { drawings, at } = plan([beat({}), beat({ from: 0.5, gesture: "receive", holds: ["letter"] })]);
    for (const seconds of [2.01, 2.09, 2.2])
      expect(drawings[at(seconds).drawing]?.pose.isEmpty, `${seconds}`).to.equal(true);
    expect(drawings[at(3.9).drawing]?.pose.isEmpty).to.equal(false);
  });

  it("has finite drawings for every posture with every gesture", () => {
    for (const posture of POSTURES)
      for (const gesture of GESTURES) {
        const { poses } = cycleOf(beat({ posture, gesture }), null);
        expect(poses.length, `${posture} ${gesture}`).to.be.greaterThan(0);
        const angles = poses.flatMap(({ legs, bow, lean }) => [
          ...legs.flatMap(({ upper, lower }) => [...upper, ...lower]),
          ...[bow, lean],
        ]);
        expect(angles.every(Number.isFinite), `${posture} ${gesture}`).to.equal(true);
      }
  });

  it("brings who enters from beyond the edge to the spot, and takes who leaves out", () => {
    const enters = plan([beat({ posture: "walk", way: "in" })]);
    expect(enters.at(0).dx).to.be.lessThan(-256);
    expect(enters.at(3.9).dx).to.equal(0);
    const leaves = plan([beat({ posture: "run", way: "out" })]);
    expect(leaves.at(0).dx).to.equal(0);
    expect(leaves.at(3.9).dx).to.be.greaterThan(256);
  });

  it("walks across step by step, forwards, and stays in the frame", () => {
    const walks = plan([beat({ posture: "walk", way: "across" })]);
    const steps = Array.from({ length: 16 }, (_, at) => walks.at(at / 8));
    expect(new Set(steps.map(({ drawing }) => drawing)).size).to.equal(6);
    const places = [0, 1, 2, 3, 3.99].map((seconds) => walks.at(seconds).dx);
    expect(places).to.deep.equal(places.toSorted((a, b) => a - b));
    expect(256 + (places[0] ?? 0)).to.be.within(0, 512);
    expect(256 + (places.at(-1) ?? 0)).to.be.within(0, 512);
  });

  it("goes on from the bed that it leaves, and stays in the picture", () => {
    const rises = plan([beat({ posture: "lie" }), beat({ posture: "run", way: "across", from: 0.3 })]);
    expect(rises.at(0.2).dx).to.equal(0);
    expect(256 + rises.at(3.99).dx).to.be.within(300, 512);
  });

  it("paces up and down: there, back and there again", () => {
    const paces = plan([beat({ posture: "walk", way: "across", because: ["paces", "up", "and", "down"] })]);
    const [start = 0, turn = 0, back = 0, end = 0] = [0.1, 1.3, 2.6, 3.95].map((seconds) => paces.at(seconds).dx);
    expect([turn > start + 20, back < turn - 20, end > back + 20]).to.deep.equal([true, true, true]);
    expect(paces.drawings[paces.at(2).drawing]?.pose.isTurned).to.equal(true);
  });

  it("goes from one posture to the next through drawings between them", () => {
    const kneels = plan([beat({}), beat({ posture: "kneel", from: 0.5 })]);
    expect(kneels.drawings.length).to.equal(4);
    expect([kneels.at(1.9).drawing, kneels.at(2.05).drawing, kneels.at(3).drawing]).to.deep.equal([0, 2, 1]);
  });

  it("has one design for each name", () => {
    expect(GESTURES.filter((name, at) => GESTURES.indexOf(name) !== at)).to.deep.equal([]);
  });
  it("does not show most stills of a short shot in the same pose, whatever is done again and again", () => {
    const stills = [0.06, 0.24, 0.42, 0.6, 0.78, 0.96];
    const same = GESTURES.filter((gesture) => {
      const { poses, rate } = cycleOf(beat({ gesture }), null);
      if (poses.length < 4 || rate === 0) return false;
      const shown = stills.map((part) => Math.floor(part * 4 * rate + 1e-6) % poses.length);
      return shown.some((one) => shown.filter((other) => other === one).length > 3);
    });
    expect(same).to.deep.equal([]);
  });

  it("opens the mouth while a line is spoken, and at no other time", () => {
    const speaks = plan([beat({})], { lines: [{ start: 1, end: 3 }] });
    const mouths = (from: number, to: number) =>
      Array.from({ length: 20 }, (_, at) => speaks.at(from + ((to - from) * at) / 20).mouth);
    expect(Math.max(...mouths(0, 0.99), ...mouths(3, 4))).to.equal(0);
    expect(new Set(mouths(1, 2.9)).size).to.equal(3);
  });

  it("is still where nothing moves, the same each time, and blinks where a face is seen", () => {
    expect(plan([beat({})], { framing: framingOf("ews") }).isStill).to.equal(true);
    const near = plan([beat({})], { framing: framingOf("cu"), seconds: 12 });
    const blinks = Array.from({ length: 288 }, (_, at) => near.at(at / 24).isBlinking);
    expect(blinks.filter(Boolean).length).to.be.within(6, 40);
    const again = plan([beat({})], { framing: framingOf("cu"), seconds: 12 });
    expect(Array.from({ length: 288 }, (_, at) => again.at(at / 24).isBlinking)).to.deep.equal(blinks);
  });
});
