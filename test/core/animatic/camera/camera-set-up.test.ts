import { expect } from "chai";
import { PLAIN_SET_UP, setUpOf } from "../../../../src/core/animatic/camera/camera-set-up.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const SEEDS = Array.from({ length: 24 }, (_, at) => String(1000 + at * 37));
const asked = (cameraWords: string) => setUpOf({ seed: "5", cameraWords });

describe("a camera's set-up", () => {
  it("is the one that the words ask for, whatever the seed", () => {
    const heights = (words: string) => new Set(SEEDS.map((seed) => setUpOf({ seed, cameraWords: words }).height));
    for (const words of ["low angle", "Low-angle, slow push in", "from below", "hero shot"])
      expect(Math.max(...heights(words)), words).to.be.lessThan(0.5);
    for (const words of ["high angle", "seen from above", "Bird\u2019s-eye view", "overhead", "top shot"])
      expect(Math.min(...heights(words)), words).to.be.greaterThan(2);
    expect([...heights("eye level, static")]).to.deep.equal([1.1]);
    expect(asked("low angle from behind").because).to.deep.equal(["low angle", "from behind"]);
  });
  it("shows people from the side that the words name, and leaves moves of the camera to others", () => {
    const sides = ["in profile", "from behind him", "head-on", "pan left", "tilts down", "rises slowly"];
    expect(sides.map((words) => asked(words).seen)).to.deep.equal([
      ...["side", "back", "front"],
      ...[undefined, undefined, undefined],
    ]);
    expect(asked("tilts down").because).to.deep.equal([]);
  });
  it("is another one for most other seeds, the same for the same, and plain without one", () => {
    const all = SEEDS.map((seed) => JSON.stringify(setUpOf({ seed, cameraWords: "" })));
    expect(new Set(all).size).to.be.greaterThan(SEEDS.length * 0.6);
    expect(setUpOf({ seed: "9", cameraWords: "" })).to.deep.equal(setUpOf({ seed: "9", cameraWords: "" }));
    expect(setUpOf({ seed: "", cameraWords: "" })).to.deep.equal(PLAIN_SET_UP);
  });
  it("keeps who is on which side, which way they look, the hour and the side of the light", () => {
    const scene = {
      ...{ action: "Ann and Ben talk.", camera: null, dialogue: [] },
      ...{ subjects: [person(0), person(1)], location: { id: "yard", description: "A yard at dusk" } },
    };
    for (const size of ["fs", "ms", "mcu"]) {
      const kept = SEEDS.map((seed) => {
        const card = readCard(sampleShotlist({ entry: { size, seed }, scene }), 1);
        if (!card) throw new Error("no shot");
        const people = stageCast(card, frameOf(512, 288)).toSorted((a, b) => a.spot.x - b.spot.x);
        return JSON.stringify([
          people.map(({ member, spot }) => [member.id, spot.facing]),
          card.place.side,
          card.place.hour,
        ]);
      });
      expect(new Set(kept).size, size).to.equal(1);
    }
  });
});
