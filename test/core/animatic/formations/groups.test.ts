import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readMembers } from "../../../../src/core/animatic/formations/read-members.ts";
import { readFormation } from "../../../../src/core/animatic/formations/read-formation.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import type { StagedMember } from "../../../../src/core/animatic/stage/staged-member.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const FRAME = frameOf(512, 288);
const SIZES = ["mcu", "ms", "fs", "ws", "ews"];

function stage(size: string, designs: Readonly<Record<string, string>>, action: string, seed = "7") {
  const subjects = Object.entries(designs).map(([id, design], at): Scene["subjects"][number] => ({
    ...person(at),
    ...{ id, name: id, design },
  }));
  const scene = { subjects, action, camera: null, dialogue: [] };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size, seed }, scene }), 1);
  return card ? stageCast(card, FRAME) : [];
}

const tallOf = ({ spot }: StagedMember): number => spot.base - spot.top;
const isOf = (group: string) => (one: StagedMember) => one.member.group === group;
const MARCUS = "A senator of sixty in a white toga";

describe("a noun for many before another noun", () => {
  for (const design of ["a green army lorry with its headlights on", "a family doctor in tweed", "an army jeep"])
    it(`is one: ${design}`, () => {
      expect(readMembers(design)).to.equal(undefined);
    });
  it("is many with what they are or do", () => {
    for (const design of ["a crowd watching", "an army of ants", "a family in black", "a flock of sheep"])
      expect(readMembers(design), design).to.not.equal(undefined);
  });
});

describe("a group that hugs or holds hands", () => {
  for (const [action, gesture, apart] of [
    ["The players hug after the goal.", "row_arms", 2],
    ["The players hold hands in a circle.", "row_hands", 2.9],
  ] as const)
    it(`is close together in a row: ${action}`, () => {
      const all = stage("fs", { players: "five football players in red shirts" }, action);
      expect(new Set(all.map(({ member }) => member.beats[0]?.gesture))).to.deep.equal(new Set([gesture]));
      const places = all.map(({ spot }) => spot.x).toSorted((a, b) => a - b);
      const gaps = places.slice(1).map((x, at) => (x - (places[at] ?? 0)) / (all[0]?.spot.head ?? 1));
      expect(Math.max(...gaps)).to.be.lessThan(apart);
    });
  it("is no group that hugs somebody else", () => {
    expect(
      readFormation({ words: "the children hug their teacher", seed: "7", hasFocus: true, goesAlong: false }).way,
    ).to.not.equal("row");
  });
});

describe("a design that means several", () => {
  const ROWS: readonly (readonly [string, number, string])[] = [
    ["Forty market women in shawls", 11, "a market woman in shawls"],
    ["A wall of fans in blue shirts", 11, "a fan in blue shirts"],
    ["A flock of grey pigeons", 11, "a grey pigeon"],
    ["A colony of penguins", 11, "a penguin"],
    ["two rows of archers in leather", 11, "a archer in leather"],
    ["three old men in hats", 3, "a old man in hats"],
    ["shoppers and traders in long robes", 6, "a shopper in long robes"],
    ["An old couple in raincoats", 2, "a old woman in raincoats"],
    ["Twenty children in uniforms", 11, "a child in uniforms"],
  ];
  it("is not one animal whose name is the same for several", () => {
    expect(readMembers("A deer with big antlers")).to.equal(undefined);
    expect(readMembers("Deer at the edge of the wood")?.count).to.equal(6);
  });
  for (const [design, count, first] of ROWS)
    it(design, () => {
      const read = readMembers(design);
      expect([read?.count, read?.designs[0]]).to.deep.equal([count, first]);
    });
  it("and one that means one", () => {
    const single = ["A man in glasses", "glasses, a grey suit", "Two metres tall", "forty years old", "a crowbar", ""];
    expect(single.map(readMembers)).to.deep.equal(single.map(() => undefined));
  });
  it("takes turns with the members of a list", () => {
    const read = readMembers("A long line of women, children and old men with handcarts");
    expect(read?.designs).to.deep.equal([
      "a woman with handcarts",
      "a child with handcarts",
      "a old man with handcarts",
    ]);
  });
});

describe("a group in the picture", () => {
  it("stands in ranks of which the nearer is the larger and painted over those behind", () => {
    const crowd = stage("ws", { crowd: "forty citizens in tunics" }, "The crowd waits.");
    expect(crowd).to.have.length(11);
    const depths = crowd.map(({ spot: { depth } }) => depth ?? 0);
    expect(depths).to.deep.equal(depths.toSorted((a, b) => a - b));
    const far = crowd.filter(({ spot }) => spot.base < 288 * 0.8);
    expect(far.length).to.be.within(2, 8);
  });
  it("is seen from the front in a row, and from the side where all bend", () => {
    const sidesIn = (action: string) =>
      new Set(
        stage("ws", { farmers: "five farmers" }, action).map(
          ({ member, sideOf }) => member.beats[0] && sideOf(member.beats[0]),
        ),
      );
    expect([...sidesIn("The farmers stand in a row and wait.")]).to.deep.equal(["front"]);
    expect([...sidesIn("The farmers bend in a row and plant the seedlings.")]).to.deep.equal(["side"]);
  });
  it("leaves the one by themselves as large as alone, in front, and free", () => {
    for (const size of SIZES) {
      const [alone] = stage(size, { marcus: MARCUS }, "Marcus speaks.");
      const all = stage(size, { marcus: MARCUS, crowd: "forty citizens" }, "Marcus speaks to the crowd.");
      const marcus = all.find(({ member }) => member.id === "marcus");
      if (!alone || !marcus) throw new Error("nobody");
      expect(tallOf(marcus) / tallOf(alone)).to.be.within(0.85, 1.15);
      const near = all
        .filter(isOf("crowd"))
        .filter(({ spot }) => Math.abs(spot.x - marcus.spot.x) < marcus.spot.head * 0.6);
      expect(near.map(({ member }) => member.id)).to.deep.equal([]);
      expect(all.indexOf(marcus)).to.equal(all.length - 1);
    }
  });
  it("looks at who speaks to it", () => {
    const all = stage("ws", { marcus: MARCUS, crowd: "forty citizens" }, "Marcus speaks to the crowd.");
    const marcus = all.find(({ member }) => member.id === "marcus");
    for (const { spot } of all.filter(isOf("crowd")))
      expect(spot.facing).to.equal(Math.sign((marcus?.spot.x ?? 0) - spot.x));
  });
  it("goes one way, as one", () => {
    const all = stage("ws", { women: "forty women in shawls" }, "The women march up the street.");
    expect(new Set(all.map(({ spot }) => spot.facing)).size).to.equal(1);
    expect(new Set(all.map(({ spot }) => spot.pivot)).size).to.equal(1);
  });
  it("has some before whoever goes between them", () => {
    const all = stage("fs", { miners: "a dozen miners", dai: "a boy of twelve" }, "Dai walks between the miners.");
    const dai = all.findIndex(({ member }) => member.id === "dai");
    expect(dai).to.be.within(5, all.length - 2);
  });
  it("says by which words it stands as it does", () => {
    const asked = { seed: "1", hasFocus: true, goesAlong: false };
    const ways = [
      "The guests dance round her in a circle.",
      "He runs through the crowd.",
      "Fans scream around him.",
      "They queue at the door.",
      "He throws it at the police.",
    ];
    expect(ways.map((words) => Object.values(readFormation({ ...asked, words })))).to.deep.equal([
      ["circle", "in a circle"],
      ["among", "through the"],
      ["around", "around"],
      ["row", "queue"],
      ["facing", "at the"],
    ]);
    expect(readFormation({ ...asked, words: "They wait.", hasFocus: false })).to.deep.equal({
      way: "ranks",
      because: "",
    });
  });
  it("stays in the frame with every size and seed, and is another staging with another seed", () => {
    const places = (size: string, seed: string) =>
      stage(size, { marcus: MARCUS, crowd: "forty citizens" }, "Marcus speaks to the crowd.", seed).map(
        ({ spot }) => spot.x,
      );
    for (const size of SIZES)
      for (const seed of ["1", "2", "3", "4"]) for (const x of places(size, seed)) expect(x).to.be.within(-20, 532);
    const [one, two] = [places("ws", "1"), places("ws", "2")];
    const moved = one.filter((x, at) => Math.abs(x - (two[at] ?? 0)) > 512 * 0.01);
    expect(moved.length / one.length).to.be.at.least(0.5);
  });
});

describe("people beside a large animal", () => {
  it("are as large as alone, and whole in the frame", () => {
    for (const size of ["fs", "ws", "ews"])
      for (const beast of ["a huge green dragon", "an elephant", "a brown horse", "a bear"]) {
        const [alone] = stage(size, { wren: "a woman of thirty" }, "Wren stands.");
        const all = stage(size, { wren: "a woman of thirty", beast }, "Wren stands.");
        const wren = all.find(({ member }) => member.id === "wren");
        if (!alone || !wren) throw new Error("nobody");
        expect(tallOf(wren) / tallOf(alone), `${size} ${beast}`).to.be.within(0.9, 1.1);
        expect(wren.spot.x).to.be.within(512 * 0.08, 512 * 0.92);
        for (const { spot } of all) expect(spot.top).to.be.at.least(0);
      }
  });
});

describe("animals of several sizes", () => {
  it("are painted behind the people, the largest first", () => {
    const designs = { mare: "a brown mare", dog: "a white dog", sigga: "a woman of sixty" };
    const all = stage("fs", designs, "Sigga stands.");
    expect(all.map(({ member }) => member.id)).to.deep.equal(["mare", "dog", "sigga"]);
  });
});

describe("a group of riders", () => {
  it("goes one way, each on an own mount", () => {
    const all = stage("ws", { riders: "five riders on brown horses" }, "The riders gallop past.");
    expect(all).to.have.length(10);
    expect(new Set(all.map(({ spot }) => spot.facing)).size).to.equal(1);
  });
});

describe("a thing that is used", () => {
  it("lies before whoever uses it", () => {
    const subjects = [
      { ...person(0), design: "a diver" },
      { id: "barrel", name: "barrel", kind: "prop", speaker_index: -1, design: "a wooden barrel" },
    ];
    const scene = { subjects, action: "Mara kicks the barrel.", camera: null, dialogue: [] };
    const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "fs", seed: "3" }, scene }), 1);
    const [diver, barrel] = card ? stageCast(card, FRAME) : [];
    if (!diver || !barrel) throw new Error("nobody");
    const heads = ((barrel.spot.x - diver.spot.x) * diver.spot.facing) / diver.spot.head;
    expect(heads).to.be.within(1, 5);
  });
});
