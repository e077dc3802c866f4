import { expect } from "chai";
import { STANDING, type Beat } from "../../../../../src/core/animatic/acting/acting.ts";
import { isWeightless, withoutWeight } from "../../../../../src/core/animatic/acting/postures/weightless.ts";

describe("where nothing has weight", () => {
  const STATION = "Inside a space station, white padded walls, no gravity";
  const things = new Set(["pen"]);
  const first = (beat: Partial<Beat>, place = STATION) => withoutWeight([{ ...STANDING, ...beat }], place, things)[0];

  it("is in orbit and where the words say so, and on no bridge of a ship", () => {
    expect(["Orbit above a blue planet", STATION, "A corridor, zero gravity"].map(isWeightless)).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(isWeightless("The bridge of a spaceship, red alert")).to.equal(false);
  });

  it("nobody stands, and who pushes off holds on to nothing", () => {
    expect(first({})?.posture).to.equal("float");
    expect(first({ posture: "sit" })?.posture).to.equal("sit");
    expect(first({ gesture: "shove", object: "wall", because: ["pushes", "off", "the", "wall"] })).to.include({
      posture: "float",
      gesture: "none",
    });
    expect(first({ posture: "walk", way: "out", because: ["drifts", "away"] })?.gaze).to.deep.equal({ to: "beyond" });
    expect(first({}, "A kitchen")?.posture).to.equal("stand");
  });

  it("what is taken is caught out of the air", () => {
    const beat = first({ gesture: "pluck", object: "pen", because: ["plucks", "a", "pen"] });
    expect([beat?.gesture, ...(beat?.holds ?? [])]).to.deep.equal(["catch", "pen"]);
  });
});
