// Who vanishes, grows, glows or becomes something else by the words of an action.
import { expect } from "chai";
import { cardOf, MARA_AND_BEN } from "../../support/media/action-shots.ts";
import { readTransformation } from "../../../src/core/animatic/transformations/read-transformations.ts";

const ANA = { id: "ana", name: "Ana", isPerson: true };
const WIZARD = { id: "wizard", name: "The wizard", isPerson: true };
const WOLF = { id: "wolf_1", name: "wolf", isPerson: true };

const read = (action: string) => {
  const found = readTransformation(action, [ANA, WIZARD, WOLF]);
  return found && [found.kind, found.who, found.into];
};

describe("a transformation", () => {
  it("has a statue of who turns to stone or gold", () => {
    const { standings, actionWords } = cardOf("Ben turns to gold.", MARA_AND_BEN);
    const named = standings.map(({ id, name, kind }) => ({ id, name, isPerson: kind === "person" }));
    expect(readTransformation(actionWords, named)).to.include({ kind: "become", who: "ben", into: "statue" });
    expect(cardOf("Ben turns to Mara.", MARA_AND_BEN).standings.map(({ id }) => id)).not.to.include("statue");
  });
  for (const [action, ...expected] of [
    ["The wizard vanishes in a puff of smoke.", "vanish", "wizard", undefined],
    ["The wizard waves his hand and Ana vanishes.", "vanish", "ana", undefined],
    ["Ana steps out of thin air.", "appear", "ana", undefined],
    ["Ana crumbles to dust.", "dissolve", "ana", undefined],
    ["Ana transforms into a wolf.", "become", "ana", "wolf_1"],
    ["Ana kisses the wolf and turns into one.", "become", "ana", "wolf_1"],
    ["Ana turns into a wolf.", "become", "ana", "wolf_1"],
    ["Ana shrinks to the size of a mouse.", "shrink", "ana", undefined],
    ["Ana grows as tall as a house.", "grow", "ana", undefined],
    ["Ana opens the chest, and the wolf bursts out.", "emerge", "wolf_1", undefined],
    ["Ana glows with golden light.", "glow", "ana", undefined],
    ["The wizard rises from the grave.", "rise", "wizard", undefined],
    ["The wolf rises out of the lake in front of Ana.", "rise", "wolf_1", undefined],
    ["The wizard rises from the grave and fades away.", "dissolve", "wizard", undefined],
  ] as const)
    it(`is read: ${action}`, () => expect(read(action)).to.deep.equal(expected));

  for (const action of [
    "Ana disappears round the corner.",
    "Ana turns into the alley.",
    "Ana shrinks back from the wizard.",
    "Ana looks at the lamp, which glows in the dark.",
    "Ana steps out of the mist.",
    "The wizard appears at the door.",
    "The wolf leaps out of the wood and Ana opens the door.",
  ])
    it(`is not read: ${action}`, () => expect(read(action)).to.equal(undefined));
});
