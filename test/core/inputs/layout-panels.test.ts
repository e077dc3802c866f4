import { expect } from "chai";
import fc from "fast-check";
import { layoutPanels, type PanelShape } from "../../../src/core/inputs/layout-panels.ts";

const rules = { max: 5, kinds: ["character" as const], background: "black" as const, gap: 0.02 };
const sheet = { ...rules, plate_fit: "cover" as const, figure_min_width: 0.6 };
const figure: PanelShape = { kind: "character", picture: { width: 100, height: 400 } };
const plate: PanelShape = { kind: "plate", picture: { width: 160, height: 90 } };
const size = { width: 1000, height: 500 };

describe("the panels of a composed reference", () => {
  it("stand side by side over the whole height, with room between them", () => {
    const [first, second] = layoutPanels([figure, figure], size, sheet);
    expect(first).to.include({ y: 20, height: 460, fit: "contain" });
    expect(second!.x).to.equal(first!.x + first!.width + 20);
  });
  it("give a slender figure the least width that the target asks for", () => {
    expect(layoutPanels([figure], size, sheet)[0]!.width).to.equal(276);
    expect(layoutPanels([figure], size, rules)[0]!.width).to.equal(115);
  });
  it("let a plate fill what is left", () => {
    const cells = layoutPanels([figure, plate], size, sheet);
    expect(cells[1]).to.include({ fit: "cover" });
    expect(cells[1]!.x + cells[1]!.width).to.be.closeTo(980, 2);
  });
  it("shrink alike where there is too little room", () => {
    const cells = layoutPanels([plate, plate, plate], size, rules);
    expect(new Set(cells.map(({ width }) => width)).size).to.equal(1);
  });
  it("never leave the picture or lie on each other", () => {
    const shape = fc.record({
      kind: fc.constantFrom("character", "prop", "plate"),
      picture: fc.option(
        fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) }),
      ),
    });
    const sides = fc.record({ width: fc.integer({ min: 64, max: 4096 }), height: fc.integer({ min: 64, max: 4096 }) });
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 5 }), sides, (panels, picture) => {
        let end = 0;
        for (const cell of layoutPanels(panels, picture, sheet)) {
          if (cell.x < end || cell.width < 1 || cell.height < 1) return false;
          end = cell.x + cell.width;
        }
        return end <= picture.width;
      }),
      { seed: 7 },
    );
  });
});
