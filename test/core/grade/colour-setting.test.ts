import { expect } from "chai";
import { colourSetting, setColour } from "../../../src/core/grade/colour-setting.ts";
import { parseColourMatch } from "../../../src/core/lib/colour-match.ts";
import type { StoryShot } from "../../../src/contracts/files/story.ts";

const plate = { match: "plate", strength: 1 };
const first = { match: "first", strength: 0.5 };
const story = (colour?: typeof plate) => ({ ...(colour && { colour }) }) as StoryShot;

describe("what a shot's colours are matched to", () => {
  it("is the override's, else the script's, else the series'", () => {
    const set = setColour({}, "sh010", first);
    expect(colourSetting({ series: { colour: plate }, overrides: {} }, "sh010", story())).to.deep.equal(plate);
    expect(colourSetting({ series: { colour: plate }, overrides: {} }, "sh010", story(first))).to.deep.equal(first);
    expect(colourSetting({ series: null, overrides: set }, "sh010", story(plate))).to.deep.equal(first);
    expect(colourSetting({ series: { colour: plate }, overrides: set }, "sh020", null)).to.deep.equal(plate);
    expect(colourSetting({ series: null, overrides: {} }, "sh010", null)).to.equal(null);
  });

  it("is nothing where the nearest of them says none", () => {
    const none = { match: "none", strength: 1 };
    expect(colourSetting({ series: { colour: plate }, overrides: {} }, "sh010", story(none))).to.equal(null);
    const set = setColour({}, "sh010", none);
    expect(colourSetting({ series: null, overrides: set }, "sh010", story(plate))).to.equal(null);
  });

  it("is nothing for the shot that the others are matched to", () => {
    const series = { colour: { match: "shot:sh010", strength: 1 } };
    expect(colourSetting({ series, overrides: {} }, "sh010", null)).to.equal(null);
    expect(colourSetting({ series, overrides: {} }, "sh020", null)).to.deep.equal(series.colour);
  });

  it("is set and cleared with everything else of the file kept", () => {
    const file = { episode: "ep01", upscale: { sh010: {} } };
    const set = setColour(setColour(file, "sh010", plate), "sh020", first);
    expect(set).to.deep.equal({ ...file, grade: { sh010: plate, sh020: first } });
    expect(setColour(setColour(set, "sh010", null), "sh020", null)).to.deep.equal(file);
  });

  it("does not count where an override is written by hand and cannot be read", () => {
    for (const block of [{ match: "warm" }, { match: "plate", strength: 3 }, {}]) {
      const overrides = { grade: { sh010: block } };
      expect(colourSetting({ series: { colour: plate }, overrides }, "sh010", null)).to.deep.equal(plate);
    }
  });

  it("is read in any case, shot ids as they are written", () => {
    expect(parseColourMatch("Plate .25")).to.deep.equal({ match: "plate", strength: 0.25 });
    expect(parseColourMatch("SHOT:Sh010 1")).to.deep.equal({ match: "shot:Sh010", strength: 1 });
    for (const text of ["", "plate 1.1", "plate -1", "shot:", "plate 1 2", "plate x"])
      expect(parseColourMatch(text), text).to.equal(undefined);
  });
});
