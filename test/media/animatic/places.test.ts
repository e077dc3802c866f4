import { expect } from "chai";
import { withNearSigns } from "../../../src/media/animatic/plate/details/near-signs.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { PLAIN_SET_UP } from "../../../src/core/animatic/camera/camera-set-up.ts";
import { frameOf, framingOf } from "../../../src/core/animatic/frame.ts";
import { DETAIL_WORDS } from "../../../src/core/animatic/place/details/detail-words.ts";
import { PLACE_KINDS } from "../../../src/core/animatic/place/place-kinds.ts";
import { readPlace } from "../../../src/core/animatic/place/read-place.ts";
import { flooded } from "../../../src/media/animatic/plate/places/town/flood.ts";
import { seededRandom } from "../../../src/core/animatic/seeded-random.ts";
import type { Canvas } from "../../../src/media/animatic/paint/canvas.ts";
import { paintLayers, paintPlate, type PlateOrder } from "../../../src/media/animatic/plate/paint-plate.ts";
import { openSampleFilm } from "../../support/media/animatic-film.ts";
import { PLACES } from "../../core/animatic/place/place-table.ts";

const GOLDEN = "test/fixtures/animatic/places.json";
const CELLS = [8, 5] as const;

const orderOf = (id: string, description: string, change: Partial<PlateOrder> = {}): PlateOrder => ({
  place: readPlace({ id, description }),
  ...{
    framing: framingOf("ws"),
    frame: frameOf(96, 54),
    seed: "1",
    camera: PLAIN_SET_UP,
    mirrored: false,
    picture: undefined,
  },
  ...change,
});
const pixelsOf = (canvas: Canvas) => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;

/** Mean brightness of each cell of a grid, 0 to 255. */
function cellsOf(canvas: Canvas): number[] {
  const data = pixelsOf(canvas);
  const sums = Array.from({ length: CELLS[0] * CELLS[1] }, () => [0, 0] as [number, number]);
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const cell =
        sums[Math.floor((y * CELLS[1]) / canvas.height) * CELLS[0] + Math.floor((x * CELLS[0]) / canvas.width)];
      const at = (y * canvas.width + x) * 4;
      if (!cell) continue;
      cell[0] += 0.21 * (data[at] ?? 0) + 0.72 * (data[at + 1] ?? 0) + 0.07 * (data[at + 2] ?? 0);
      cell[1] += 1;
    }
  }
  return sums.map(([sum, count]) => Math.round(sum / count));
}

describe("the places of an animatic", () => {
  const kindOrder = (kind: string) => {
    const order = orderOf(kind, "");
    return { ...order, place: { ...order.place, kind: kind as (typeof PLACE_KINDS)[number] } };
  };

  const cellsFor = (kind: string) => cellsOf(paintPlate(kindOrder(kind)));
  before(() => {
    if (!process.env["UPDATE"]) return;
    const lines = PLACE_KINDS.map((kind) => `  "${kind}": [${cellsFor(kind).join(", ")}]`);
    writeFileSync(GOLDEN, `{\n${lines.join(",\n")}\n}\n`);
  });
  const PARTS = 4;
  for (let part = 0; part < PARTS; part++)
    it(`look as they were approved, each kind, part ${part + 1} of ${PARTS}`, () => {
      const golden = JSON.parse(readFileSync(GOLDEN, "utf8")) as Record<string, number[]>;
      expect(Object.keys(golden).toSorted()).to.deep.equal([...PLACE_KINDS].toSorted());
      for (const kind of PLACE_KINDS.filter((_, at) => at % PARTS === part)) {
        const far = cellsFor(kind).filter((value, at) => Math.abs(value - (golden[kind]?.[at] ?? 999)) > 3);
        expect(far, kind).to.deep.equal([]);
      }
    });
  it("show a salt flat brighter than dunes", () => {
    const ground = (words: string) => cellsOf(paintPlate(orderOf("p", words))).slice(-CELLS[0] / 2)[0] ?? 0;
    expect(ground("A salt flat at noon")).to.be.greaterThan(ground("Sand dunes at noon") + 15);
  });
  it("show a shop by its goods", () => {
    const trades = [
      "A shop",
      "A bookshop",
      "A greengrocer's shop",
      "A tailor's shop",
      "A hair salon",
      "A shoe shop",
      "A jewellery shop",
      "A cake shop",
    ];
    const shops = trades.map((description) => orderOf("shop", description));
    expect(shops.map(({ place }) => place.kind)).to.deep.equal(trades.map(() => "shop"));
    expect(new Set(shops.map((order) => cellsOf(paintPlate(order)).join(" "))).size).to.equal(trades.length);
  });
  it("show a raft, a border fence and a plain background as what they are", () => {
    const seen = (description: string) => cellsOf(paintPlate(orderOf("p", description))).join(" ");
    expect(seen("A raft on the ocean")).not.to.equal(seen("The open ocean"));
    expect(seen("A steel border fence in a desert")).not.to.equal(seen("A desert"));
    expect(seen("A plain yellow background")).not.to.equal(seen("A plain blue background"));
  });
  it("show in near pictures what names a street, and no traffic light before there were any", () => {
    const near = (description: string) =>
      withNearSigns(readPlace({ id: "p", description })).details.map(({ name }) => name);
    expect(near("A city street")).to.deep.equal(["traffic_light"]);
    expect(near("A city street in 1890")).to.deep.equal([]);
    expect(near("A square")).to.deep.equal(["statue"]);
    expect(near("A market square")).to.deep.equal([]);
  });
  it("show floods, autumn, fires of the past and salt under water", () => {
    const seen = (description: string) => cellsOf(paintPlate(orderOf("p", description))).join(" ");
    for (const [changed, plain] of [
      ["A flooded kitchen", "A kitchen"],
      ["An Angkor temple in the jungle", "A Maya temple in the jungle"],
      ["A coastal road cut into a cliff", "A coastal road"],
      ["A flooded street", "A street"],
      ["A street in 1665", "A street in 1890"],
      ["A village green, a duck pond", "A village green"],
      ["A bus stop without a shelter", "A bus stop"],
      ["A footbridge in a beech wood", "A footbridge over a stream"],
      ["A kitchen, yellow cupboards", "A kitchen, white cupboards"],
      ["A living room on Christmas Eve, a tall fir with coloured lights", "A living room on Christmas Eve"],
      ["A field in a storm", "A field in the rain"],
      ["An alley in 1890", "An alley"],
      ["A flooded village, water up to the eaves", "A flooded village"],
      ["The roof of a farmhouse in a flood", "The roof of a farmhouse"],
      ["A stone sheepfold", "A corral"],
      ["An army training ground", "A barracks yard"],
      ["A jetty on a jungle river", "A jetty on a lake"],
      ["A stock exchange floor, screens", "A newsroom, screens"],
      ["A forest in autumn", "A forest"],
      ["A burnt forest", "A forest"],
      ["A salt flat under thin water", "A salt flat"],
      ["A stone bridge", "A bridge"],
      ["An athletics stadium", "A football stadium"],
      ["The corridor of a manor", "The corridor of a school"],
      ["A wine cellar", "A coal cellar"],
      ["A square in Paris", "A square in Paris in 1850"],
      ["A rubber dinghy on the sea", "The open sea"],
      ["A fort in Rajasthan", "A fort in Scotland"],
      ["A tram", "A bus"],
      ["A dining car", "A railway carriage"],
      ["A sleeping car", "A railway carriage"],
      ["A fishmonger's", "A butcher's"],
      ["A pharmacy in 1900", "A pharmacy"],
      ["A telephone exchange", "A control room"],
      ["A witch's kitchen, a cauldron", "A medieval kitchen"],
      ["An archery range on a meadow", "A meadow"],
      ["An Orthodox church", "A church"],
      ["A beach bar", "A beach"],
      ["A prison cell, scratched writing on the wall", "A prison cell"],
      ["A courtyard in Beijing", "A courtyard"],
      ["A village in China", "A village in Norway"],
      ["A Hindu temple", "A Buddhist temple"],
      ["A souk in Fez", "A market in Jaipur"],
      ["A Tibetan monastery courtyard", "A courtyard"],
      ["A Greek island village", "A village"],
      ["The ghats of Varanasi", "The banks of a river"],
      ["A poppy field", "A wheat field"],
      ["A crashed plane in the jungle", "The jungle"],
      ["The cab of a steam locomotive", "The cab of a train"],
      ["The back of a police van", "The back of a delivery van"],
      ["A terrace over a hill city", "A rooftop"],
    ] as const)
      expect(seen(changed), changed).not.to.equal(seen(plain));
    const terraces = "Rice terraces, flooded";
    const design = { far: () => undefined };
    expect(flooded(design, readPlace({ id: "p", description: terraces }))).to.equal(design);
  });
  it("are as dark and as coloured as their light is said to be", () => {
    const mean = (description: string, from: number) => {
      const data = pixelsOf(paintPlate(orderOf("room", description)));
      const one = data.filter((_, at) => at % 4 === from);
      return one.reduce((sum, value) => sum + value, 0) / one.length;
    };
    expect(mean("A dark room, one candle", 1)).to.be.lessThan(mean("A room", 1) * 0.6);
    expect(mean("A room, red light", 0)).to.be.greaterThan(mean("A room, red light", 2) * 1.5);
  });
  it("show each detail that their words name", () => {
    const cellsFor = (words: string, outside: boolean) => {
      const order = orderOf("void", words);
      return cellsOf(paintPlate({ ...order, place: { ...order.place, kind: "abstract", outside } })).join(" ");
    };
    const bare = [true, false].map((outside) => [outside, cellsFor("A void", outside)] as const);
    const unseen = Object.values(DETAIL_WORDS).filter((words) =>
      bare.every(([outside, cells]) => cellsFor(`A void, ${words.split(",")[0]}`, outside) === cells),
    );
    expect(unseen).to.deep.equal([]);
  });
  it("have rain that runs down their windows", () => {
    const lights = (description: string) => paintLayers(orderOf("room", description)).lights;
    expect(lights("A room").length).to.equal(0);
    expect(lights("A room, rain outside").map(({ depth }) => depth)).to.deep.equal(["far", "far"]);
  });
  it("cover the whole canvas, and every nearer layer leaves some of it open", () => {
    for (const kind of PLACE_KINDS) {
      const { far } = paintLayers(kindOrder(kind));
      expect(
        pixelsOf(far).every((value, at) => at % 4 !== 3 || value === 255),
        kind,
      ).to.equal(true);
    }
  });
  it("are never quite the same for two places, nor seen alike by two shots", () => {
    const picture = (id: string, seed: string) =>
      cellsOf(paintPlate(orderOf(id, "A forest", { framing: framingOf("ms"), seed })));
    expect(picture("a", "1")).to.deep.equal(picture("a", "1"));
    expect(picture("a", "1")).not.to.deep.equal(picture("b", "1"));
    expect(picture("a", "1")).not.to.deep.equal(picture("a", "2"));
  });
  it("are painted whatever their words are, at any size", () => {
    const random = seededRandom("odd places");
    const words = PLACES.flatMap(([, description]) => description.split(" "));
    for (let one = 0; one < 60; one++) {
      const description = Array.from({ length: 9 }, () => words[Math.floor(random() * words.length)]).join(" ");
      const frame = frameOf(2 + 2 * Math.floor(random() * 30), 2 + 2 * Math.floor(random() * 30));
      const size = ["ecu", "ms", "ews"][one % 3] ?? "ms";
      const canvas = paintPlate(orderOf(`p${one}`, description, { frame, framing: framingOf(size) }));
      expect(canvas.width, description).to.be.greaterThan(1);
    }
  }).timeout(20_000);
});

describe("the air of a place", () => {
  const still = { camera: null, subjects: [], dialogue: [] };
  const filmOf = (description: string) =>
    openSampleFilm({ width: 128, height: 72, length: 48, scene: { ...still, location: { id: "p", description } } });

  it("moves while the camera stands still, the same way each time", async () => {
    const [film, again] = [await filmOf("A street in the rain"), await filmOf("A street in the rain")];
    const below = Math.ceil(72 * 0.2) * 128;
    const part = (luma: Uint8Array) => luma.subarray(below);
    expect(part(film.luma(0))).not.to.deep.equal(part(film.luma(10)));
    expect(again.luma(10)).to.deep.equal(film.luma(10));
  });
  it("stands still where nothing is in it, and where the words deny it", async () => {
    for (const description of ["A plain room", "A street, no rain, no neon"]) {
      const film = await filmOf(description);
      const below = Math.ceil(72 * 0.2) * 128;
      expect(film.luma(0).subarray(below), description).to.deep.equal(film.luma(10).subarray(below));
    }
  });
});
