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

  for (const [id, design, shape] of [
    ["cleaver", "a broad heavy cleaver", "cleaver"],
    ["scalpel", "a bright scalpel", "scalpel"],
    ["beam", "a balance beam", "balancebeam"],
    ["mask", "a dark welding mask", "weldmask"],
    ["case", "an open violin case with a few coins", "openviolincase"],
    ["board", "a long oak board clamped to a bench", "plank"],
    ["board", "a long white surfboard", "surfboard"],
    ["head", "a giant half-carved marble head", "marblehead"],
    ["file", "a thin steel file", "metalfile"],
    ["file", "a thick file of letters", "file"],
    ["wheel", "a spinning potter's wheel with a tall wet vase on it", "potterswheel"],
    ["frame", "a wooden honey frame covered with bees", "honeycomb"],
    ["machine", "a tall glass-fronted vending machine", "vendingmachine"],
    ["brush", "a round black chimney brush on a rod", "chimneybrush"],
    ["flowers", "a bunch of red carnations", "bouquet"],
    ["pane", "a sheet of glass", "pane"],
    ["poker", "an iron poker", "ironbar"],
    ["cone", "a traffic cone", "trafficcone"],
    ["tape", "a roll of white tape", "bandage"],
    ["tape", "a yellow measuring tape", "tape"],
    ["mirror", "a tall mirror", "standingmirror"],
    ["mirror", "a hand mirror", "mirror"],
    ["wheel", "a big wooden ship's wheel", "shipswheel"],
    ["mitt", "a padded oven mitt", "glove"],
    ["opener", "a rusty tin opener", "corkscrew"],
    ["wheel", "a wheel of cheese", "cheese"],
    ["pot", "a wicker lobster pot", "lobsterpot"],
    ["ring", "a small open box with a ring", "openringbox"],
    ["box", "a small metal box", "box"],
    ["popcorn", "a big bucket of popcorn", "popcorn"],
    ["water", "a bucket of water", "bucket"],
    ["horse", "a painted rocking horse", "rockinghorse"],
    ["boat", "a silver gravy boat", "sauceboat"],
    ["washboard", "a tin washboard", "label"],
    ["creel", "a fishing creel", "basket"],
    ["ball", "a yellow and blue football", "soccerball"],
    ["basket", "a blue plastic laundry basket", "laundrybasket"],
    ["plant", "a tall tomato plant with four red tomatoes", "tomatoplant"],
    ["table", "a small round marble table that leans to one side", "roundtable"],
    ["shoe", "a woman's red high-heeled shoe", "highheel"],
    ["lens", "a huge glass lighthouse lens taller than a man, with brass rings", "fresnellens"],
    ["angel", "a grimy plaster angel with a half-clean face", "angelbust"],
    ["boxes", "three brown cardboard boxes stacked high", "carton"],
    ["slipper", "a tartan slipper", "slipper"],
    ["mask", "a carved wolf mask", "beastmask"],
    ["helmet", "a flat steel helmet", "steelhelmet"],
    ["water", "a wobbling ball of water as large as a plum", "waterdrop"],
    ["cake", "a three-tier wedding cake", "tiercake"],
    ["pipe", "a long iron blowpipe", "ironpipe"],
    ["pipe", "a briar pipe", "pipe"],
    ["napkin", "a folded napkin", "foldednapkin"],
    ["peg", "a tent peg", "tentpeg"],
    ["mirror", "a little dentist's mirror", "dentalmirror"],
  ] as const)
    it(`are of the right thing: ${design}`, () => {
      expect(readThing("prop", { id, name: "", design }).shape).to.equal(shape);
    });

  for (const [id, design, shape] of [
    ["wagon", "a rolling wooden boxcar with an open door", "boxcar"],
    ["cart", "an iron cart full of coal", "minecart"],
    ["cart", "a peddler's covered cart with pots hanging from it", "coveredcart"],
    ["ship", "a small dragon-headed ship drifting out", "longship"],
    ["ship", "a white cruise ship", "liner"],
    ["car", "a vintage car", "vintage_car"],
  ] as const)
    it(`are of the right vehicle: ${design}`, () => {
      expect(readThing("vehicle", { id, name: "", design }).shape).to.equal(shape);
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

  it("show a burnt car black and cracked", () => {
    const car = readThing("vehicle", { id: "car", name: "", design: "a burnt car" });
    expect(car.state).to.equal("broken");
    expect(car.colour.light).to.be.lessThan(0.3);
  });

  it("leave a flame of its own to what has one", () => {
    expect(prop("a burning candle").state).to.equal(null);
    expect(prop("a burning torch").shape).to.equal("firetorch");
  });
});
