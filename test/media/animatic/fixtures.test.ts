// The drawings of doors, furniture, machines and switches, at each of their moments.
import { expect } from "chai";
import { FIXTURE_KINDS, type Fixture } from "../../../src/core/animatic/fixtures/fixture.ts";
import { paintContents } from "../../../src/media/animatic/cast/fixtures/contents.ts";
import type { DrawnBody } from "../../../src/media/animatic/cast/body-box.ts";
import type { FixtureDrawing, Outlook } from "../../../src/media/animatic/cast/fixtures/fixture-pen.ts";
import { frontOf, paintFixture } from "../../../src/media/animatic/cast/fixtures/paint-fixture.ts";
import { openCanvas, type Context2D } from "../../../src/media/animatic/paint/canvas.ts";

const UNIT = 12;
const GREY = { light: 0.5, chroma: 0.02, hue: 60 };

/** As text, in head heights around whoever uses it. */
function picture(paint: (context: Context2D) => void): string {
  const { canvas, context } = openCanvas(18 * UNIT, 16 * UNIT);
  context.translate(14 * UNIT, 15 * UNIT);
  context.scale(UNIT, UNIT);
  paint(context);
  return Buffer.from(canvas.data()).toString("base64");
}

const REFLECTED: DrawnBody = {
  box: { left: -1, right: 1, top: -1, bottom: 6, head: [0, 0] },
  paint: ({ context }) => context.fillRect(-0.5, -0.5, 1, 5),
};
const DAY: Outlook = { hour: "day", weather: "clear", isTown: false };

function drawn(kind: Fixture["kind"], open: number, turn = 0, { outlook = DAY, reflected = REFLECTED } = {}): string {
  const fixture: Fixture = {
    ...{ kind, steps: [{ from: 0, change: "opens" }], side: "before", contents: null },
    ...{ colour: null, because: [] },
  };
  const drawing: FixtureDrawing = {
    ...{ fixture, open, turn, outlook },
    user: { skin: GREY, hair: GREY, reflected },
  };
  return picture((context) => {
    paintFixture({ context, line: 0.05 }, drawing);
    frontOf(fixture)?.({ context, line: 0.05 }, drawing);
  });
}

describe("the drawings of fixtures", () => {
  const nothing = picture(() => undefined);

  it("are there for each kind, and are the same each time", () => {
    for (const kind of FIXTURE_KINDS) {
      expect(drawn(kind, 0), kind).to.not.equal(nothing);
      expect(drawn(kind, 0.5, 0.5), kind).to.equal(drawn(kind, 0.5, 0.5));
    }
  });

  it("change as they open, or as they work", () => {
    const still = new Set([
      "microscope",
      "telescope",
      "wall_map",
      "inscription",
      "shelf",
      "bus_stop",
      "letter_box",
      "well",
      "back_seat",
      "under_car",
      "rear_mirror",
      "stove",
      "phone_box",
      "railing",
      "gravestone",
      "worktop",
      "tent",
      "cave",
      "hut",
      "hull",
    ]);
    for (const kind of FIXTURE_KINDS)
      if (!still.has(kind))
        expect(drawn(kind, 1) === drawn(kind, 0) && drawn(kind, 0, 0.6) === drawn(kind, 0), kind).to.equal(false);
  });

  it("show the hour, the weather and the town outside of a window", () => {
    const views = [
      DAY,
      ...(["rain", "snow", "grey"] as const).map((weather): Outlook => ({ ...DAY, weather })),
      { ...DAY, isTown: true },
      ...(["dusk", "night", "space"] as const).map((hour): Outlook => ({ ...DAY, hour })),
    ].map((outlook) => drawn("window", 0, 0, { outlook }));
    expect(new Set(views).size).to.equal(views.length);
  });

  it("show in a mirror who stands before it", () => {
    const other: DrawnBody = { ...REFLECTED, paint: ({ context }) => context.fillRect(-1, -0.5, 2, 5) };
    expect(drawn("mirror", 0, 0, { reflected: other })).to.not.equal(drawn("mirror", 0));
    expect(drawn("door", 0, 0, { reflected: other })).to.equal(drawn("door", 0));
  });

  it("let things of all shapes fall", () => {
    for (const noun of ["balloons", "clothes", "coins", "papers", "apples", "water", "toys"]) {
      const at = (part: number) => picture((context) => paintContents({ context, line: 0.05 }, noun, part));
      expect(at(0.1), noun).to.not.equal(nothing);
      expect(at(0.1), noun).to.not.equal(at(0.6));
    }
  });
});
