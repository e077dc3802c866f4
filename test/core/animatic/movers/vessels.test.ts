// Open vessels before the hands: how they are filled, emptied and shut, and what bursts out of what somebody works at.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import type { Mover } from "../../../../src/core/animatic/movers/mover.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

type Subject = Scene["subjects"][number];

const frame = frameOf(512, 288);
const MARA: Subject = { ...person(0), id: "mara", name: "Mara", design: "A woman of thirty" };
const thing = (name: string, design: string, kind: Subject["kind"] = "prop"): Subject => ({
  ...{ ...person(1), id: name.toLowerCase(), name, design },
  kind,
});

function planOf(action: string, size: "ms" | "fs", ...things: readonly Subject[]) {
  const scene = { camera: null, dialogue: [], subjects: [MARA, ...things], action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size, seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  const { things: all, ids } = planMovers(card, stageCast(card, frame), frame);
  return { arts: all.map(({ art }) => art), all, ids, seconds: card.seconds };
}

const POURS = "Mara pours the bucket of milk into the bath.";

const shown = ({ at }: Mover, seconds: number): boolean => at(seconds) !== undefined;

describe("open vessels before the hands", () => {
  it("are behind and before what is put into them, and not drawn twice", () => {
    const { arts, ids } = planOf("Mara drops three books into the box.", "ms", thing("Box", "A cardboard box"));
    expect(arts).to.deep.equal(["vessel_back", "thing", "vessel_front"]);
    expect([...ids]).to.include("box");
  });

  it("are filled by what is emptied into them, from when it is tipped", () => {
    const { arts, all, seconds } = planOf("Mara empties a bucket of milk into the trough.", "fs");
    expect(arts).to.deep.equal(["vessel_back", "jet", "spill", "vessel_front"]);
    const jet = all.find(({ art }) => art === "jet");
    expect([0.2, 0.8].map((part) => jet && shown(jet, part * seconds))).to.deep.equal([false, true]);
  });

  it("give nothing where nothing is said to come out", () => {
    const tips = "Mara turns the flask upside down and shakes it";
    const flask = thing("Flask", "A leather water flask");
    expect(planOf(`${tips}.`, "fs", flask).arts).to.include("jet");
    expect(planOf(`${tips}, but no drop comes out.`, "fs", flask).arts).to.deep.equal([]);
  });

  it("are filled from the hands of a child as well", () => {
    const plan = (design: string) => {
      const scene = { camera: null, dialogue: [], subjects: [{ ...MARA, design }], action: POURS };
      const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "fs", seed: "7" }, scene }), 1);
      if (!card) throw new Error("no card");
      const [mara] = stageCast(card, frame);
      return {
        jet: planMovers(card, mara ? [mara] : [], frame).things.find(({ art }) => art === "jet"),
        spot: mara?.spot,
      };
    };
    const { jet, spot } = plan("A girl of five");
    const { top = 0, base = 0 } = spot ?? {};
    expect(jet?.y).to.be.greaterThan(top + 0.3 * (base - top));
  });

  it("are of the kind that is named", () => {
    const formOf = (action: string) => planOf(action, "fs").all.find(({ art }) => art === "vessel_front")?.form;
    expect(formOf("Mara stirs the vat with a pole.")).to.equal("tub");
    expect(formOf("Mara lifts a rifle out of the crate.")).to.equal("crate");
    expect(formOf("Mara empties the sack into the hopper.")).to.equal("hopper");
  });

  it("have a lid that is prised, and that is put on", () => {
    const lidOf = (action: string) => {
      const { all, seconds } = planOf(action, "fs");
      const lid = all.find(({ art }) => art === "vessel_lid");
      return [0.02, 0.98].map((part) => Math.round((lid?.at(part * seconds)?.phase ?? -1) * 10) / 10);
    };
    expect(lidOf("Mara pries the lid off the crate.")).to.deep.equal([0, 1]);
    expect(lidOf("Mara nails the crate shut.")).to.deep.equal([-1, 0]);
  });

  it("are left out where it is emptied on the ground, which has a heap", () =>
    expect(planOf("Mara tips the basket of apples onto the cloth.", "fs").arts).to.deep.equal(["pieces_fall", "heap"]));

  it("go up over a wheel, where they are barrows", () => {
    const { arts, ids } = planOf(
      "Mara tips the wheelbarrow and gravel slides out.",
      "fs",
      thing("Wheelbarrow", "A green wheelbarrow", "vehicle"),
    );
    expect(arts).to.deep.equal(["thing", "pieces_fall", "heap"]);
    expect([...ids]).to.include("wheelbarrow");
  });
});

describe("what bursts out of what somebody works at", () => {
  const CASES: readonly (readonly [action: string, art: string])[] = [
    ["Mara hammers the tap into the cask and beer squirts over her shirt.", "jet"],
    ["Mara unscrews the pipe and water sprays into her face.", "jet"],
    ["Mara pours brandy into the pan and flames shoot up.", "flare"],
    ["Mara pumps the bellows and the coals flare up.", "flare"],
    ["Mara runs the plane along the board and shavings curl to the floor.", "pieces_fall"],
    ["Mara grinds the blade, sparks flying.", "spark_shower"],
    ["Mara swings the pick at the seam and coal tumbles at her boots.", "pieces_fall"],
    ["Mara walks along the shore and the water runs over the sand.", ""],
    ["Mara reads, and snow falls.", ""],
    ["Mara stands in the rain.", ""],
  ];
  for (const [action, art] of CASES)
    it(`${action} ${art === "" ? "none" : art}`, () => {
      const burst = planOf(action, "fs").all.filter((one) => /^(?:jet|flare|pieces_fall|spark_shower)$/.test(one.art));
      expect(burst.map((one) => one.art).join(" ")).to.equal(art);
    });

  it("show on the water what was put there, and what is still to be lifted out", () => {
    const boat = thing("Boat", "A small toy boat");
    const seen = (action: string) => {
      const { all, seconds } = planOf(action, "fs", boat);
      const floats = all.find(({ art }) => art === "thing");
      return [0.02, 0.98].map((part) => floats !== undefined && shown(floats, part * seconds));
    };
    expect(seen("Mara sets the boat in the pond.")).to.deep.equal([false, true]);
    expect(seen("Mara lifts the boat out of the pond.")).to.deep.equal([true, false]);
  });

  it("are read behind the ninth word as well", () => {
    const { all } = planOf(
      "Mara drops the ring from her tweezers into a steel dish.",
      "fs",
      thing("Ring", "A gold ring"),
    );
    expect(all.find(({ art }) => art === "vessel_front")?.form).to.equal("dish");
  });
});

describe("what things are hidden under", () => {
  const raised = (action: string) => {
    const { all, seconds } = planOf(action, "fs", thing("Money", "A bundle of notes"));
    const cover = all.filter(({ art }) => art === "cover_raised");
    return { cover, parts: [0, 0.7, 0.99].map((part) => cover[0]?.at(part * seconds)?.phase ?? -1) };
  };

  it("is raised while hands are below it, and down at the end", () => {
    const { cover, parts } = raised("Mara lifts the mattress and shoves the money under it.");
    expect(cover.map(({ cover: form }) => form)).to.deep.equal(["mattress"]);
    const [first = 1, between = 0, last = 1] = parts;
    expect([first < 0.05, between > 0.9, last < 0.05]).to.deep.equal([true, true, true]);
  });

  it("is of the kind that is named", () => {
    const formOf = (action: string) => raised(action).cover[0]?.cover;
    expect(formOf("Mara pulls the money out from under the log.")).to.equal("log");
    expect(formOf("Mara slides the money under the rug.")).to.equal("rug");
    expect(formOf("Mara lifts the corner of the rug and slides the money under it.")).to.equal("rug");
  });
});

describe("cloth over a counter", () => {
  it("grows over it as it is unrolled", () => {
    const { all, arts, seconds } = planOf("Mara unrolls a black cloth over the stall.", "fs");
    expect(arts).to.deep.equal(["counter", "cloth_over"]);
    const [early = 1, late = 0] = [0.1, 0.9].map((part) => all[1]?.at(part * seconds)?.phase);
    expect(early < 0.3 && late > 0.9).to.equal(true);
  });
});
