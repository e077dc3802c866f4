// Drawings of props: each shape that words stand for has one, and what is burning, broken or wet is seen to be.
import { expect } from "chai";
import { readThing } from "../../../src/core/animatic/looks/object-look.ts";
import { PROP_SHAPES, propFacts } from "../../../src/core/animatic/looks/props/find-prop.ts";
import { openCanvas } from "../../../src/media/animatic/paint/canvas.ts";
import { paintThing } from "../../../src/media/cards/things/paint-object.ts";

const SIZE = 64;
const LABEL = "astrolabe";

function painted(look: ReturnType<typeof readThing>): string {
  const { context } = openCanvas(SIZE, SIZE);
  paintThing(context, { ...look, name: "" }, { x: SIZE / 2, base: SIZE, width: SIZE, height: SIZE, line: 1 });
  return Buffer.from(context.getImageData(0, 0, SIZE, SIZE).data).toString("base64");
}

const prop = (design: string, name = "") => readThing("prop", { id: "", name, design });

describe("the drawings of props", () => {
  it("are there for every shape that words stand for", () => {
    const label = prop("", LABEL);
    const missing = PROP_SHAPES.filter((shape) => painted({ ...label, shape }) === painted(label));
    expect(missing).to.deep.equal([]);
  });

  it("stand for one shape by each noun", () => {
    const nouns = PROP_SHAPES.flatMap((shape) => propFacts(shape)?.nouns.split(" ") ?? []);
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).to.deep.equal([]);
  });

  for (const [design, state] of [
    ["a burning letter", "burning"],
    ["a smoking toaster", "smoking"],
    ["a broken vase", "broken"],
    ["a wet shirt", "wet"],
    ["a glowing egg", "glowing"],
  ] as const)
    it(`show what the words say: ${design}`, () => {
      const look = prop(design);
      expect(look.state).to.equal(state);
      expect(painted(look)).to.not.equal(painted({ ...look, state: null }));
    });

  it("leave a flame of its own to what has one", () => {
    expect(prop("a burning candle").state).to.equal(null);
    expect(prop("a burning torch").shape).to.equal("firetorch");
  });
});
