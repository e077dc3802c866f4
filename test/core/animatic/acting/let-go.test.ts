import { expect } from "chai";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import { pathOf, type Ground, type LooseThing } from "../../../../src/core/animatic/acting/loose-paths.ts";
import { planPerformance } from "../../../../src/core/animatic/acting/performance.ts";
import type { Gesture } from "../../../../src/core/animatic/acting/gestures/names.ts";
import { frameOf, framingOf } from "../../../../src/core/animatic/frame.ts";

const GROUND: Ground = { height: 170, facing: 1, drop: 100, table: 20, target: undefined };
const path = (fate: LooseThing["fate"], seconds: number, more: Partial<Ground> = {}) =>
  pathOf({ fate, at: 1, drawing: 0 }, seconds, { ...GROUND, ...more });

const looseIn = (gesture: Gesture) =>
  planPerformance({
    ...{ id: "mara", heldAs: () => null, lines: [], seconds: 4, seed: "1", x: 256, facing: 1, height: 170, head: 24 },
    ...{ reach: 40, framing: framingOf("ws"), frame: frameOf(512, 288), hovers: false },
    beats: [{ ...STANDING, gesture, holds: ["ball"] }],
  }).loose;

describe("a thing that leaves a hand", () => {
  it("does so once, in the gestures that let go of it or take it", () => {
    const fates = (["throw", "drop", "put_down", "pick_up", "set_on_table", "hold"] as const).map((gesture) =>
      looseIn(gesture).map(({ fate }) => fate),
    );
    expect(fates).to.deep.equal([["flies", "bursts"], ["falls", "broken"], ["rests"], ["waits"], ["placed"], []]);
    expect(looseIn("throw")[0]?.at).to.be.within(0.5, 3);
  });

  it("stays where it was hung or stowed, and hangs there until it is taken", () => {
    const [hung, stowed, plucked] = (["hang_up", "stow_up", "pluck"] as const).map((gesture) => looseIn(gesture)[0]);
    expect([hung?.fate, stowed?.fate, plucked?.fate]).to.deep.equal(["stays", "stays", "hangs"]);
    expect([path("stays", 0.5), path("stays", 3)]).to.deep.equal([undefined, [0, 0]]);
    expect([path("hangs", 0.5), path("hangs", 3)]).to.deep.equal([[0, 0], undefined]);
  });

  it("is swept off a table onto the ground, the way that is faced", () => {
    expect(looseIn("sweep_off").map(({ fate }) => fate)).to.deep.equal(["swept"]);
    expect(path("swept", 1.3)?.[0]).to.be.greaterThan(30);
    expect(path("swept", 3)?.[1]).to.equal(100);
  });

  it("slides no further than a table goes, and further over a floor", () => {
    const wayOf = (gesture: Gesture) => looseIn(gesture).map((thing) => pathOf(thing, 4, GROUND)?.[0] ?? 0)[0] ?? 0;
    expect(wayOf("slide")).to.be.within(10, GROUND.height / 6);
    expect(wayOf("slide_floor")).to.be.greaterThan(GROUND.height / 3);
  });

  it("is in pieces once it has fallen, and flies apart where it is tossed", () => {
    expect(path("broken", 1.1)).to.equal(undefined);
    expect(path("broken", 3)).to.deep.equal([0, 100]);
    expect(path("tossed", 1.3, { drop: 300 })?.[1]).to.be.lessThan(0);
    expect(looseIn("toss_up")).to.have.length(5);
  });

  it("is in the hand before, falls to the ground, and stays there", () => {
    expect(path("falls", 0.9)).to.equal(undefined);
    expect(path("falls", 1.1)?.[1]).to.be.within(0.1, 50);
    expect(path("falls", 3)).to.deep.equal([0, 100]);
  });

  it("stands on the ground where it is planted", () => {
    expect(looseIn("plant").map(({ fate }) => fate)).to.deep.equal(["stands"]);
    expect(path("stands", 0.9)).to.equal(undefined);
    expect(path("stands", 1.1)).to.deep.equal([0, 100]);
  });

  it("flies the way that is faced, or to whom it is thrown at", () => {
    expect(path("flies", 1.3)?.[0]).to.be.greaterThan(50);
    expect(path("flies", 1.3, { facing: -1 })?.[0]).to.be.lessThan(-50);
    expect(path("flies", 3, { target: -80 })?.[0]).to.equal(-80);
    expect(path("flies", 1.3, { target: -80, isCaught: true })).to.not.equal(undefined);
    expect(path("flies", 3, { target: -80, isCaught: true })).to.equal(undefined);
  });

  it("is longer on its way to whom is further away, and comes down where it hits", () => {
    expect(path("flies", 1.55, { target: 80, below: 30 })?.[0]).to.be.greaterThan(70);
    expect(path("flies", 1.55, { target: 300, below: 30 })?.[0]).to.be.lessThan(250);
    expect(path("flies", 3, { target: 80, below: 30, sticks: true })).to.deep.equal([80, 30]);
  });

  it("bursts where it hits, and not before", () => {
    expect(path("bursts", 1.2, { target: 80, below: 30 })).to.equal(undefined);
    expect(path("bursts", 2.5, { target: 80, below: 30 })).to.deep.equal([80, 30]);
  });

  it("stays in the picture where it is tossed", () => {
    const highest = Math.min(
      ...Array.from({ length: 40 }, (_, at) => path("tossed", 1 + at / 10, { room: 40 })?.[1] ?? 0),
    );
    expect(highest).to.be.within(-40, -20);
  });

  it("is on the string until it is loosed, and flies to what it is shot at", () => {
    const [arrow] = looseIn("shoot_bow");
    expect([arrow?.fate, arrow?.from]).to.deep.equal(["shot", 0]);
    expect(arrow && pathOf(arrow, 0.2, GROUND)).to.deep.equal([0, 0]);
    expect(arrow && pathOf(arrow, 4, { ...GROUND, target: 120, below: 10 })).to.deep.equal([120, 10]);
  });

  it("is sprayed for as long as that is done", () => {
    expect(looseIn("spray").map(({ fate, at, until }) => [fate, at, until])).to.deep.equal([["jet", 0, 4]]);
  });

  it("goes round three times at once, for one who juggles", () => {
    expect(looseIn("juggle").map(({ fate }) => fate)).to.deep.equal(["juggled", "juggled", "juggled"]);
    const heights = [1.1, 1.3, 1.5, 1.7].map((seconds) => path("juggled", seconds)?.[1] ?? 1);
    expect(Math.min(...heights)).to.be.lessThan(-40);
    expect(Math.max(...heights)).to.be.at.most(0);
  });

  it("lies on the ground until it is picked up", () => {
    expect([path("waits", 0.5), path("waits", 1.5)]).to.deep.equal([[0, 100], undefined]);
  });
});
