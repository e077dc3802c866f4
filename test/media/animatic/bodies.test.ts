// What sets a body apart is seen: each of these figures differs from the same one without it, from every side that shows it.
import { expect } from "chai";
import { STANDING } from "../../../src/core/animatic/acting/acting.ts";
import type { FigurePose } from "../../../src/core/animatic/acting/pose.ts";
import { cycleOf } from "../../../src/core/animatic/acting/poses.ts";
import { CYCLES } from "../../../src/core/animatic/acting/postures/posture-poses.ts";
import { readLook } from "../../../src/core/animatic/looks/look.ts";
import { readThing } from "../../../src/core/animatic/looks/object-look.ts";
import { asWorn, isOwnHat } from "../../../src/media/animatic/cast/held/dress.ts";
import { openCanvas } from "../../../src/media/animatic/paint/canvas.ts";
import { paintPerson, poseBody } from "../../../src/media/cards/figure/paint-person.ts";

const PLAIN = "a man of forty in a grey shirt and grey trousers";
const MARKED = [
  "a hook for a hand",
  "a wooden leg",
  "a carbon blade for a left leg",
  "a metal arm",
  "crutches",
  "his leg in a cast",
  "his arm in a cast",
  "his arm in a sling",
  "a bandage round his head",
  "a birthmark on his cheek",
  "snakes for hair",
  "one eye in the middle of his face",
  "a scythe",
  "a crook",
  "a staff",
  "a feather headdress",
  "a beak mask",
];

function drawn(design: string, aspect: "threequarter" | "front"): string {
  const look = readLook({ id: "x", name: "X", kind: "character", design, baseDesign: null, pronoun: null });
  if (look.kind !== "person") throw new Error(`${design} is no person`);
  const { canvas, context } = openCanvas(80, 160);
  context.translate(40, 24);
  context.scale(17, 17);
  paintPerson({ context, line: 0.05 }, { look: look.look, aspect, stance: { elbow: 0, reach: 0 } });
  return canvas.toBuffer("image/png").toString("base64");
}

describe("bodies", () => {
  it("keep the hand on a stick while they walk, and lift it where they point", () => {
    const look = readLook({
      ...{ id: "x", name: "X", kind: "character", baseDesign: null, pronoun: null },
      design: `${PLAIN}, with a staff`,
    });
    if (look.kind !== "person") throw new Error("no person");
    const wrist = (posture: "walk" | "stand") => {
      const [first] = CYCLES[posture].poses;
      if (!first) throw new Error("no pose");
      return poseBody({ look: look.look, aspect: "side", stance: { elbow: 0, reach: 0 }, pose: first }).posture.arm(-1)
        .wrist;
    };
    expect(wrist("walk")).to.deep.equal(wrist("stand"));
  });

  it("are seen to strike with a fist, and to kneel in a gown", () => {
    const painted = (design: string, pose: FigurePose) => {
      const look = readLook({ id: "x", name: "X", kind: "character", design, baseDesign: null, pronoun: null });
      if (look.kind !== "person") throw new Error("no person");
      const { canvas, context } = openCanvas(120, 160);
      context.translate(60, 24);
      context.scale(17, 17);
      const person = { look: look.look, aspect: "side", stance: { elbow: 0, reach: 0 }, pose } as const;
      paintPerson({ context, line: 0.05 }, person);
      return canvas.toBuffer("image/png").toString("base64");
    };
    const [, struck] = cycleOf({ ...STANDING, gesture: "slam_table" }, null).poses;
    const [kneels] = CYCLES.kneel_both.poses;
    if (!struck || !kneels) throw new Error("no pose");
    expect(struck.effect).to.equal("thud");
    expect(painted(PLAIN, struck)).to.not.equal(painted(PLAIN, { ...struck, effect: undefined }));
    expect(painted("a woman in a red gown", kneels)).to.not.equal(painted("a woman in red trousers", kneels));
  });

  it("have a hat of their own in the hand, and another one's as it is", () => {
    const cap = readThing("prop", { id: "cap", name: "cap", design: "" });
    const crown = readThing("prop", { id: "crown", name: "crown", design: "" });
    const look = readLook({
      ...{ id: "x", name: "X", kind: "character", baseDesign: null, pronoun: null },
      design: `${PLAIN}, a bright green cap`,
    });
    if (look.kind !== "person") throw new Error("no person");
    expect(asWorn(look.look, cap).colour).to.deep.equal(look.look.clothes.hat?.colour);
    expect(asWorn(look.look, crown).colour).to.deep.equal(crown.colour);
    const because = (words: string) => ({ ...STANDING, because: words.split(" ") });
    expect(isOwnHat(look.look, cap, because("fans himself with his cap"))).to.equal(true);
    expect(isOwnHat(look.look, cap, because("buys a cap"))).to.equal(false);
  });

  for (const words of MARKED)
    it(`shows ${words}`, () => {
      for (const aspect of ["threequarter", "front"] as const)
        expect(drawn(`${PLAIN}, with ${words}`, aspect)).not.to.equal(drawn(PLAIN, aspect));
    });
});
