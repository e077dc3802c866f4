import { expect } from "chai";
import { DETAIL_WORDS } from "../../../../src/core/animatic/place/details/detail-words.ts";
import { readPlace } from "../../../../src/core/animatic/place/read-place.ts";

const detailsOf = (description: string) => readPlace({ id: "p", description }).details.map(({ name }) => name);

describe("the details that a place's words name", () => {
  it("are read in the order of the words, each once", () => {
    expect(
      detailsOf("A flat rooftop in Cairo at dusk, washing lines, satellite dishes, minarets beyond"),
    ).to.deep.equal(["mosque", "washing", "dish", "minaret"]);
    expect(detailsOf("A border checkpoint at night, a lowered barrier, one floodlight")).to.deep.equal([
      "barrier",
      "floodlight",
    ]);
  });
  it("are not those that the words deny or compare with, nor the place itself, nor what its kind draws anyway", () => {
    expect(detailsOf("A street without a phone box")).to.deep.equal([]);
    expect(detailsOf("A tower like a lighthouse")).to.deep.equal([]);
    expect(detailsOf("A graveyard, leaning gravestones")).to.deep.equal([]);
    expect(detailsOf("A railway platform, a row of iron lamps, a clock")).to.deep.equal([]);
    expect(detailsOf("A lost property office, shelves to the ceiling")).to.deep.equal([]);
    expect(detailsOf("A heath, a path crosses the heather")).to.deep.equal([]);
    expect(detailsOf("A main street of a western town, a saloon with swing doors")).to.not.include("swing");
    expect(detailsOf("A village green with a swing")).to.include("swing");
  });
  it("are white clouds on a blue sky, where somebody looks at clouds", () => {
    const read = (shot: string) => readPlace({ id: "p", description: "A meadow in the afternoon", shot });
    const { weather, details } = read("Joe lies in the grass and looks up at the clouds.");
    expect([weather, details.map(({ name }) => name)]).to.deep.equal(["clear", ["white_clouds"]]);
    expect(read("Joe looks up at the storm clouds.").weather).to.equal("storm");
  });
  it("are what a place is known by, where it names that", () => {
    expect(detailsOf("A baggage hall in an airport, a long black carousel")).to.deep.equal(["carousel"]);
    expect(detailsOf("A corridor before two steel lift doors")).to.deep.equal(["lift_doors"]);
    expect(detailsOf("The dark wings of an old opera house, ropes and sandbags")).to.deep.equal(["fly_ropes"]);
    expect(detailsOf("The basket of a hot-air balloon high above hills, other balloons")).to.deep.equal([
      "balloon_basket",
      "hot_air_balloons",
    ]);
    expect(detailsOf("A dry waterhole, cracked earth")).to.deep.equal(["cracked_earth"]);
    expect(detailsOf("A palace ballroom, painted golden screens")).to.deep.equal(["tapestry"]);
  });
  it("have a window where a room would not show the hour or the weather that is said", () => {
    expect(detailsOf("A butcher's in Lyon, early morning")).to.deep.equal(["window"]);
    expect(detailsOf("A garage, rain")).to.deep.equal(["window"]);
    expect(detailsOf("A butcher's")).to.deep.equal([]);
    expect(detailsOf("A butcher's at night, venetian blinds")).to.deep.equal(["blinds"]);
    expect(detailsOf("A windowless morgue at night")).to.deep.equal([]);
    expect(detailsOf("A cave at night")).to.deep.equal([]);
  });
  it("have the colour that the words give them", () => {
    const [box] = readPlace({ id: "p", description: "A street corner, a green phone box" }).details;
    expect(box?.colour?.hue).to.be.within(120, 170);
  });
  it("are known in great number", () => {
    expect(Object.keys(DETAIL_WORDS).length).to.be.greaterThan(140);
  });
});
