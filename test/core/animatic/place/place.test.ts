import { expect } from "chai";
import { css } from "../../../../src/core/animatic/colour/colour.ts";
import { paletteOf } from "../../../../src/core/animatic/colour/palette.ts";
import { PLACE_KINDS } from "../../../../src/core/animatic/place/place-kinds.ts";
import { seededRandom } from "../../../../src/core/animatic/seeded-random.ts";
import { readPlace } from "../../../../src/core/animatic/place/read-place.ts";
import { FURTHER_PLACES } from "./further-places.ts";
import { GRAND_PLACES } from "./grand-places.ts";
import { OUTSIDE_PLACES } from "./outside-places.ts";
import { PLACES } from "./place-table.ts";
import { SPECIAL_PLACES } from "./special-places.ts";
import { YARD_AND_STAGE_PLACES } from "./yard-and-stage-places.ts";

const readingOf = (id: string, description: string) => {
  const { kind, hour, weather } = readPlace({ id, description });
  const plain = weather === "clear" && hour === "day";
  return [kind, plain ? "" : hour, weather === "clear" ? "" : weather].filter((word) => word !== "").join(" ");
};
const read = (description: string, id = "p") => readPlace({ id, description });

describe("reading a place out of its words", () => {
  for (const [id, description, expected] of PLACES) {
    it(`reads ${id} as ${expected}`, () => expect(readingOf(id, description), description).to.equal(expected));
  }
  for (const [description, expected] of [
    ...SPECIAL_PLACES,
    ...OUTSIDE_PLACES,
    ...GRAND_PLACES,
    ...FURTHER_PLACES,
    ...YARD_AND_STAGE_PLACES,
  ])
    it(`reads a special place as ${expected}`, () =>
      expect(readingOf("p", description), description).to.equal(expected));
  it("knows every kind by the tables above", () => {
    const readings = [
      ...PLACES.map(([, , reading]) => reading),
      ...SPECIAL_PLACES.map(([, reading]) => reading),
      ...OUTSIDE_PLACES.map(([, reading]) => reading),
      ...GRAND_PLACES.map(([, reading]) => reading),
      ...FURTHER_PLACES.map(([, reading]) => reading),
      ...YARD_AND_STAGE_PLACES.map(([, reading]) => reading),
    ];
    const met = new Set(readings.map((reading) => reading.split(" ")[0]));
    expect(PLACE_KINDS.filter((kind) => !met.has(kind))).to.deep.equal([]);
  });
  it("takes no stars of paper for night, no snow that flies past for the past, no pouring sparks for rain", () => {
    expect(read("A school gym, paper stars and a disco ball").hour).to.equal("day");
    expect(read("A dining car, snow flying past").era).to.equal("modern");
    expect(
      readPlace({ id: "p", description: "A shipyard", shot: "White sparks pouring to the ground." }).air,
    ).to.not.include("downpour");
    expect(read("A street, it is pouring").weather).to.equal("rain");
    expect(read("A hall she storms out of, a street where he hails a cab").weather).to.equal("clear");
  });
  it("says which word led to what, and where it stood", () => {
    expect(read("A bar at night, rain outside").because).to.deep.include.members([
      { field: "kind", word: "bar", source: "description" },
      { field: "hour", word: "night", source: "description" },
    ]);
  });
  it("is sure of a name and unsure of a thing", () => {
    expect(read("A kitchen").confidence).to.be.greaterThan(read("A stove and a sink").confidence);
    expect(read("Nothing to go by").confidence).to.equal(0);
  });
  it("draws nothing that the words deny", () => {
    const place = read("A street, no rain, no people, without lamps; windowless walls");
    expect(place.weather).to.equal("clear");
    expect(place.practicals).to.deep.equal([]);
    expect(["rain", "people", "lamps", "window"].filter((word) => !place.without.has(word))).to.deep.equal([]);
    expect(place.things.has("rain")).to.equal(false);
    expect(read("A forest without fog").air).not.to.include("fog");
  });
  it("keeps the ground wet after the rain", () => {
    const { weather, wet, air } = read("A street, the rain has stopped");
    expect([weather, wet, air]).to.deep.equal(["clear", true, []]);
  });
  it("is at the hour that an action begins with, whatever the place says", () => {
    const hour = (shot: string) => readPlace({ id: "p", description: "Interior, night: a bedroom", shot }).hour;
    expect(hour("Morning. She sleeps.")).to.equal("day");
    expect(hour("It is dawn. She wakes.")).to.equal("dawn");
    expect(hour("She waits for the morning.")).to.equal("night");
  });
  it("reads the sky where nothing else is named", () => {
    expect(read("Exterior, night: high above a sleeping town, clouds and stars", "sky").kind).to.equal("above_clouds");
    expect(read("A small platform above the sea, pale gold sky over the water").kind).not.to.equal("above_clouds");
  });
  it("takes hour and weather from the shot only where the place has none", () => {
    const shot = "She waits at night in the rain.";
    const silent = readPlace({ id: "p", description: "A street", shot });
    const said = readPlace({ id: "p", description: "A street at dawn, snow", shot });
    expect([silent.hour, silent.weather]).to.deep.equal(["night", "rain"]);
    expect([said.hour, said.weather]).to.deep.equal(["dawn", "snow"]);
    expect(readPlace({ id: "p", description: "A street", shot: "He runs into the kitchen" }).kind).to.equal("street");
  });
  it("knows the year and the region that a place is built in", () => {
    const time = (words: string) => {
      const { year, era, region } = read(words);
      return [year, era, region].join(" ");
    };
    expect(time("A street in London, 1888")).to.equal("1888 old europe");
    expect(time("The forum in Rome, 52 BC")).to.equal("-52 ancient classical");
    expect(time("A saloon in Arizona, 1880s")).to.equal("1885 old plain");
    expect(time("A castle yard in the 14th century")).to.equal("1350 medieval plain");
    expect(time("A wartime railway platform in Glasgow")).to.equal("1943 old europe");
    expect(time("A street in Cairo, a crowd of 2000 people")).to.equal("2015 modern arab");
  });
  it("tells rain, snow and wind by their force, and lying from falling snow", () => {
    const sky = (words: string) => {
      const { weather, air, snowy, windy } = read(words);
      return [weather, ...air, ...(snowy ? ["snowy"] : []), ...(windy ? ["windy"] : [])].join(" ");
    };
    expect(sky("A street, drizzle")).to.equal("rain drizzle");
    expect(sky("A street in the monsoon rain")).to.equal("storm downpour windy");
    expect(sky("A snowy street, evening")).to.equal("snow snow snowy");
    expect(sky("A field, a blizzard")).to.equal("snow blizzard snowy windy");
    expect(sky("A frozen lake under deep snow, blue sky")).to.equal("clear snowy");
    expect(sky("A desert road at noon, heat haze")).to.equal("clear heat");
    expect(sky("A street in a sandstorm")).to.equal("dust sand windy");
    expect(sky("A street corner, strong wind, flying leaves")).to.equal("clear wind leaves windy");
    expect(sky("A kitchen, steam from a pot")).to.equal("clear steam");
    expect(sky("A yard at noon, puddles")).to.equal("clear");
    expect(sky("An airlock, frost on the glass")).to.equal("clear");
  });
  it("lets a hint decide", () => {
    const { kind, hour } = readPlace({ id: "kitchen", description: "A kitchen by day", hint: "reef, night" });
    expect([kind, hour]).to.deep.equal(["reef", "night"]);
  });
  it("reads air, era, mood and lights", () => {
    const { air, era, mood, practicals } = read("A haunted Victorian library, dust motes, candles and a fireplace");
    expect({ air, era, mood, practicals }).to.deep.equal({
      ...{ air: ["dust"], era: "old", mood: "eerie", practicals: ["candle", "fire"] },
    });
    expect(read("A battlefield at dusk").air).to.deep.equal(["smoke", "embers"]);
    expect(read("A reef in the rain").air).to.deep.equal(["bubbles", "shafts"]);
  });
  it("reads how a place is lit beyond its hour", () => {
    const lit = (description: string) => {
      const { dim, colours } = read(description).light;
      return [dim, colours.map(({ hue }) => Math.round(hue))];
    };
    expect(lit("A submarine, red emergency light")).to.deep.equal([0, [27]]);
    expect(lit("A dark room, a strip of green light")).to.deep.equal([0.85, [148]]);
    expect(lit("A warehouse, blue and magenta light")[1]).to.have.length(2);
    expect(lit("A library, green lamps")).to.deep.equal([0, []]);
    expect(lit("A field by day, no dim light")).to.deep.equal([0, []]);
    expect(read("A dark room, one candle").because).to.deep.include({
      ...{ field: "light", word: "dark room", source: "description" },
    });
  });
  it("tells the small hours and the blue hour from dawn and dusk", () => {
    const hours = ["four in the morning", "blue hour", "dawn", "late afternoon", "evening", "late evening"];
    expect(hours.map((hour) => read(`A kitchen, ${hour}`).hour).join(" ")).to.equal(
      "night blue dawn golden dusk night",
    );
  });
  it("reads any words without an error", () => {
    const words = PLACES.flatMap(([, description]) => description.split(" "));
    const random = seededRandom("odd places");
    for (let one = 0; one < 10_000; one++) {
      const description = Array.from({ length: 8 }, () => words[Math.floor(random() * words.length)]).join(" ");
      const { kind, confidence } = read(description);
      if (!PLACE_KINDS.includes(kind) || !(confidence >= 0 && confidence <= 1)) expect.fail(`${description}: ${kind}`);
    }
  }).timeout(30_000);
  it("gives colours to what they are said of", () => {
    const of = (description: string) => read(description).colours.map((held) => held.of);
    expect(of("Green wallpaper, red velvet curtains, white tiles")).to.deep.equal(["wallpaper", "curtain", "tile"]);
    expect(of("No red curtains, a room like a blue dream")).to.deep.equal([]);
  });
});

describe("the colours of a place", () => {
  const sky = (id: string) => paletteOf(read("A hill", id)).sky.map(css).join();

  it("are always the same for the same id, and not for another", () => {
    expect(sky("a")).to.equal(sky("a"));
    expect(sky("a")).not.to.equal(sky("b"));
  });
  it("are darker at night, outside and in", () => {
    const exposure = (description: string) => paletteOf(read(description)).exposure;
    expect(exposure("street at night")).to.be.lessThan(exposure("street by day"));
    expect(exposure("kitchen at night")).to.be.lessThan(exposure("kitchen by day"));
  });
  it("follow the words", () => {
    const { wall, curtain } = paletteOf(read("A room with green walls and red curtains"));
    expect(wall.hue).to.be.closeTo(148, 12);
    expect(curtain.hue).to.be.closeTo(27, 12);
  });
});

describe("umbrellas", () => {
  it("are against the sun where it is said to shine, or they are of a beach, and against rain else", () => {
    expect(read("A beach on a blazing summer day, striped umbrellas").weather).to.equal("clear");
    expect(read("A hotel pool at noon, rows of white umbrellas and loungers").weather).to.equal("clear");
    expect(read("A city square crowded with black umbrellas").weather).to.equal("rain");
  });
});
