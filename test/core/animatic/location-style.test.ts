import { expect } from "chai";
import { css } from "../../../src/core/animatic/colour.ts";
import { paletteOf } from "../../../src/core/animatic/palette.ts";
import { readLocationStyle } from "../../../src/core/animatic/location-style.ts";

const reads = (id: string, description: string) => {
  const { outside, setting, hour, weather } = readLocationStyle({ id, description });
  return `${outside ? "out" : "in"} ${setting} ${hour} ${weather}`;
};

describe("the place behind a shot", () => {
  const places: readonly (readonly [string, string, string])[] = [
    ["harbour_wall", "Wet stone, fishing boats knocking together at dusk", "out water dusk clear"],
    ["rooftops", "Tar paper and chimneys at night; the city hums below", "out city night clear"],
    ["kitchen", "Interior, day: a small kitchen with one tall window", "in room day clear"],
    ["ext_kitchen_garden", "Behind the house", "out woods day clear"],
    ["station_hall", "Shuttered kiosks, one clock, night", "in hall night clear"],
    ["forest", "Morning mist between the pines", "out woods dawn grey"],
    ["street", "Rain on the cobbles at midnight", "out city night rain"],
    ["pass", "A mountain ridge under deep snow", "out hills day snow"],
    ["moonbase", "The surface of a dead planet", "out space day clear"],
  ];
  for (const [id, description, expected] of places) {
    it(`reads ${id} as ${expected}`, () => expect(reads(id, description)).to.equal(expected));
  }
  it("is out of doors in open land where no word says otherwise", () => {
    expect(reads("x1", "")).to.match(/^out (hills|fields) day clear$/);
  });
  it("is always the same for the same id, and not for another", () => {
    const sky = (id: string) =>
      paletteOf(readLocationStyle({ id, description: "A hill" }))
        .sky.map(css)
        .join();
    expect(sky("a")).to.equal(sky("a"));
    expect(sky("a")).not.to.equal(sky("b"));
  });
  it("is darker at night, outside and in", () => {
    const exposure = (description: string) => paletteOf(readLocationStyle({ id: "p", description })).exposure;
    expect(exposure("street at night")).to.be.lessThan(exposure("street by day"));
    expect(exposure("kitchen at night")).to.be.lessThan(exposure("kitchen by day"));
  });
});
