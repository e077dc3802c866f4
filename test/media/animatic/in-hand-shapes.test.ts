// What a thing in the hand looks like by what is done with it: papers opened to be read, bowls and glasses by what is in them, a brush that writes.
import { expect } from "chai";
import { readActing } from "../../../src/core/animatic/acting/read-acting.ts";
import type { Actor } from "../../../src/core/animatic/acting/acting.ts";
import { changedTo } from "../../../src/media/animatic/cast/held/by-deed.ts";
import { heldIn } from "../../../src/media/animatic/cast/held/hold.ts";

const TOM: Actor = { id: "tom", words: ["tom"], form: "man", acts: true, isPerson: true };

/** The shapes in the hand, beat by beat. */
const shapesIn = (action: string): readonly (string | undefined)[] =>
  (readActing(action, [TOM]).get("tom") ?? []).map((beat) => heldIn(beat, new Map())?.shape);

describe("what is in the hand", () => {
  for (const [action, shape] of [
    ["Tom reads a letter.", "lettersheet"],
    ["Tom reads the telegram.", "telegram"],
    ["Tom reads the newspaper.", "newspaperspread"],
    ["Tom reads a book.", "openbook"],
    ["Tom reads the menu.", "menucard"],
    ["Tom reads a report on his tablet.", "tablet"],
    ["Tom tears the letter.", "paper"],
    ["Tom drinks red wine from a tall glass.", "wineglass"],
    ["Tom drinks from the whisky glass.", "whiskyglass"],
    ["Tom eats a mango.", "mango"],
    ["Tom drinks the potion from a flask.", "potion"],
    ["Tom drinks water from a plastic bottle.", "waterbottle"],
    ["Tom drinks milk from the bottle.", "milkbottle"],
    ["Tom eats a slice of pizza.", "pizzaslice"],
    ["Tom eats popcorn.", "popcorn"],
    ["Tom eats popcorn from the bucket.", "popcorn"],
    ["Tom eats watermelon.", "melonslice"],
  ] as const)
    it(`is a ${shape}: ${action}`, () => {
      expect(shapesIn(action)[0]).to.equal(shape);
    });

  it("lies under the pen, with more on it the longer somebody writes", () => {
    const [beat] = readActing("Tom holds a sheet of paper.", [TOM]).get("tom") ?? [];
    const sheet = beat && heldIn(beat, new Map());
    if (!sheet) throw new Error("no sheet");
    const shapes = ["written0", "written2"].map((as) => changedTo(sheet, as).shape);
    expect(shapes).to.deep.equal(["lyingsheet0", "lyingsheet2"]);
    expect(changedTo({ ...sheet, shape: "scroll" }, "written1").shape).to.equal("lyingscroll1");
    expect(changedTo({ ...sheet, shape: "tablet" }, "written1").shape).to.equal("tablet");
  });

  it("has the colour of what is drunk", () => {
    const colourOf = (action: string) => {
      const [beat] = readActing(action, [TOM]).get("tom") ?? [];
      return beat && heldIn(beat, new Map())?.colour;
    };
    const red = colourOf("Tom drinks red wine from a glass.");
    expect(red?.light).to.be.lessThan(0.5);
    expect(colourOf("Tom drinks white wine from a glass.")?.light).to.be.greaterThan(0.8);
    expect(colourOf("Tom drinks a glass of milk.")?.light).to.be.greaterThan(0.9);
  });
});
