import { expect } from "chai";
import { STANDING, type Actor, type Beat } from "../../../../src/core/animatic/acting/acting.ts";
import type { SubjectPosition } from "../../../../src/core/animatic/blocking/blocked.ts";
import { frameOf, framingOf } from "../../../../src/core/animatic/frame.ts";
import { applyRelations } from "../../../../src/core/animatic/formations/apply-relations.ts";
import { goAlong } from "../../../../src/core/animatic/formations/go-along.ts";
import { readRelations, type Relation } from "../../../../src/core/animatic/formations/read-relations.ts";

const actor = (id: string, rest: Partial<Actor> = {}): Actor => ({
  ...{ id, words: [id], form: "plain", acts: true, isPerson: true },
  ...rest,
});
const ACTORS = [actor("mara"), actor("tom"), actor("car", { acts: false, isPerson: false })];

function read(action: string, designs: readonly (readonly [string, string])[] = []): readonly string[] {
  return [...readRelations(action, ACTORS, new Map(designs))].map(
    ([id, { way, to, because }]) => `${id} ${way} ${to ?? "-"}: ${because}`,
  );
}

describe("what words say of places", () => {
  const ROWS: readonly (readonly [string, readonly string[]])[] = [
    ["Mara stands behind Tom.", ["mara behind tom: behind tom"]],
    ["Mara hides behind the car.", ["mara behind car: behind the car"]],
    ["Tom sits down beside her.", ["tom beside mara: beside her"]],
    ["Tom sits next to Mara.", ["tom beside mara: next to mara"]],
    ["Mara waits while Tom waves in the distance.", ["tom far -: in the distance"]],
    ["Mara stands in the foreground.", ["mara near -: in the foreground"]],
    ["Mara leaves the house behind.", []],
    ["Mara hides the letter behind her back as Tom comes in.", []],
    ["Mara stands in front of the car.", ["mara before car: in front of the"]],
    ["Mara wades up to her waist.", ["mara wading -: wades"]],
    ["Mara throws the ball into the waves.", []],
    ["Tom slides down the ice and shoots into the water.", []],
    ["Mara leans far out of the window.", []],
    ["Tom waits far out on the ice.", ["tom far -: far out"]],
    ["Tom stands between her and the car.", ["tom between mara: between her and the"]],
  ];
  for (const [action, said] of ROWS)
    it(action, () => {
      expect(read(action)).to.deep.equal(said);
    });
  it("does not take a look for a place", () => {
    expect(read("Mara looks behind her.")).to.deep.equal([]);
  });
  it("reads them in designs", () => {
    expect(read("Mara waits.", [["car", "a red car, far away"]])).to.deep.equal(["car far -: far away"]);
  });
});

describe("who goes with a leader", () => {
  const walking: Beat = { ...STANDING, posture: "march", way: "across" };
  const led = (action: string) => {
    const acting = new Map([
      ["mara", [walking]],
      ["crowd", [STANDING]],
    ]);
    const actors = [actor("mara"), actor("crowd", { words: ["crowd", "students"] })];
    return goAlong(acting, action, { actors, isGroup: (id) => id === "crowd" }).get("crowd")?.[0]?.posture;
  };
  it("does as the leader", () => {
    expect(led("Mara marches at the head of the students.")).to.equal("march");
    expect(led("Mara leads the crowd up the hill.")).to.equal("march");
  });
  it("stays where it is without such words", () => {
    expect(led("Mara marches past the students.")).to.equal("stand");
  });
});

describe("places that words say", () => {
  const frame = frameOf(512, 288);
  const spot = (id: string, x: number): SubjectPosition => ({
    standing: { id, name: id, kind: "person", index: 0 },
    ...{ x, top: 80, base: 255, head: 25, facing: 1 },
  });
  const placed = (relation: Relation, size: string) =>
    applyRelations([spot("mara", 200), spot("tom", 320)], {
      relationOf: (id) => (id === "mara" ? relation : undefined),
      framing: framingOf(size),
      frame,
    });
  for (const size of ["ms", "fs", "ws"])
    it(`are taken up in a ${size}`, () => {
      const because = "";
      const [behind, tom] = placed({ way: "behind", to: "tom", because }, size);
      expect(behind?.x).to.be.within(260, 319);
      expect([behind?.facing, (behind?.depth ?? 0) < (tom?.depth ?? 0)]).to.deep.equal([1, true]);
      const [far] = placed({ way: "far", to: null, because }, size);
      expect((far?.base ?? 0) - (far?.top ?? 0)).to.be.below(70);
      const [beside] = placed({ way: "beside", to: "tom", because }, size);
      expect(320 - (beside?.x ?? 0)).to.be.within(30, 70);
    });
  it("put whoever is between two in the middle", () => {
    const three = [spot("mara", 150), spot("tom", 250), spot("ann", 350)];
    const relation: Relation = { way: "between", to: "tom", because: "" };
    const shown = applyRelations(three, {
      relationOf: (id) => (id === "mara" ? relation : undefined),
      framing: framingOf("fs"),
      frame,
    });
    expect(shown.map(({ standing, x }) => [standing.id, x])).to.deep.equal([
      ["mara", 250],
      ["tom", 150],
      ["ann", 350],
    ]);
  });
});
