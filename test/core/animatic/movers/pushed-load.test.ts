// What is pushed or dragged along the ground is seen with whoever does it, where the shot has none of it.
import { expect } from "chai";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const frame = frameOf(512, 288);
const MARA = { ...person(0), id: "mara", name: "Mara", design: "A woman of thirty" };
const SHELF = { ...MARA, id: "shelf", name: "Shelf", kind: "prop" as const, design: "A tall metal shelf" };

function loadOf(action: string, size: "ms" | "fs" = "fs", subjects = [MARA]) {
  const scene = { camera: null, dialogue: [], subjects, action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size, seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  const staged = stageCast(card, frame);
  const [load] = planMovers(card, staged, frame).things;
  return { load, spot: staged.find(({ member }) => member.kind === "person")?.spot };
}

describe("a load along the ground", () => {
  it("is before whoever pushes it, and goes along", () => {
    const { load, spot } = loadOf("Mara pushes the piano against the wall.");
    expect(load?.look?.shape).to.equal("piano");
    expect(load?.follows).to.equal("mara");
    expect(((load?.x ?? 0) - (spot?.x ?? 0)) * (spot?.facing ?? 1)).to.be.greaterThan(0);
  });

  it("is a thing of the shot that goes along", () => {
    const { load } = loadOf("Mara shoves the shelf against the door with her shoulder.", "fs", [MARA, SHELF as never]);
    expect(load?.standsFor).to.equal("shelf");
    expect(load?.look?.shape).to.equal("shelf");
  });

  it("is as large as a boulder is", () => {
    const tall = (noun: string) => loadOf(`Mara rolls the ${noun} aside.`).load?.unit ?? 0;
    expect(tall("boulder")).to.be.greaterThan(1.5 * tall("chest"));
  });

  it("is behind whoever drags it", () => {
    const { load, spot } = loadOf("Mara drags the sofa to the window.");
    expect(load?.look?.shape).to.equal("sofa");
    expect(((load?.x ?? 0) - (spot?.x ?? 0)) * (spot?.facing ?? 1)).to.be.lessThan(0);
  });

  it("is a mower whose handle is at the hands", () => {
    const { load, spot } = loadOf("Mara runs the mower straight through the flower bed.");
    expect(load?.look?.shape).to.equal("mower");
    expect(load?.facing).to.equal(-(spot?.facing ?? 1));
  });

  it("is none of a door, and of nothing in a near picture", () => {
    expect(loadOf("Mara pushes the door.").load).to.equal(undefined);
    expect(loadOf("Mara pushes the piano.", "ms").load).to.equal(undefined);
  });
});
