import { expect } from "chai";
import { readFileSync, writeFileSync } from "node:fs";
import { openSampleFilm } from "../../support/media/animatic-film.ts";
import { person } from "../../support/media/sample-takes.ts";

const GOLDEN = "test/fixtures/animatic/figures.json";
const CELLS = [12, 8] as const;
const SIZE = { width: 144, height: 80 };

/** Design and action of a subject in a wide shot of a plain hall. */
const FIGURES: readonly (readonly [design: string, action: string])[] = [
  ["A woman of sixty with white hair in a bun, a green cardigan", "She sits and reads a book."],
  ["A boy of six in striped pyjamas", "He lies in bed, asleep."],
  ["A man in a yellow raincoat with a black beard", "He walks."],
  ["A young woman in a red dress", "She dances."],
  ["An astronaut in a white spacesuit", "She stands."],
  ["A knight in silver armour", "He kneels."],
  ["A nurse in blue scrubs", "The nurse runs."],
  ["A stout king with a crown and a red cloak", "He points."],
  ["A pale ghost of a woman", "She floats."],
  ["A silver robot with one eye", "The robot waves."],
  ["A brown dog", "The dog sits."],
  ["A black cat", "The cat walks."],
  ["A brown horse", "The horse gallops."],
  ["A red parrot", "The parrot flies."],
  ["A green dragon", "The dragon flies."],
  ["A blue whale", "The whale swims."],
];

/** Mean brightness of each cell of a grid. */
async function cellsOf(design: string, action: string): Promise<number[]> {
  const scene = {
    ...{ camera: null, dialogue: [], action, subjects: [{ ...person(0), design }] },
    ...{ location: { id: "hall", description: "A plain hall" }, animatic: { slate: "clean" } },
  };
  const film = await openSampleFilm({ ...SIZE, length: 48, entry: { size: "fs", seed: "7" }, scene });
  const luma = film.luma(30);
  const sums = Array.from({ length: CELLS[0] * CELLS[1] }, () => 0);
  const [wide, high] = [SIZE.width / CELLS[0], SIZE.height / CELLS[1]];
  for (const [at, value] of luma.entries()) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const cell = Math.floor(y / high) * CELLS[0] + Math.floor(x / wide);
    sums[cell] = (sums[cell] ?? 0) + value / (wide * high);
  }
  return sums.map(Math.round);
}

describe("the figures of an animatic", () => {
  it("look as they were approved, in what they do", async () => {
    const made: Record<string, number[]> = {};
    for (const [design, action] of FIGURES) made[`${design}. ${action}`] = await cellsOf(design, action);
    if (process.env["UPDATE"]) {
      const lines = Object.entries(made).map(([name, cells]) => `  "${name}": [${cells.join(", ")}]`);
      writeFileSync(GOLDEN, `{\n${lines.join(",\n")}\n}\n`);
    }
    const golden = JSON.parse(readFileSync(GOLDEN, "utf8")) as Record<string, number[]>;
    expect(Object.keys(golden)).to.deep.equal(Object.keys(made));
    for (const [name, cells] of Object.entries(made)) {
      const far = cells.filter((value, at) => Math.abs(value - (golden[name]?.[at] ?? 999)) > 3);
      expect(far, name).to.deep.equal([]);
    }
  });
  it("are seen: each differs from the empty place", async () => {
    const empty = await cellsOf("Nobody", "");
    for (const [design, action] of FIGURES) {
      const cells = await cellsOf(design, action);
      expect(cells.filter((value, at) => value !== empty[at]).length, design).to.be.greaterThan(2);
    }
  });
});

describe("fires and air of an animatic", () => {
  it("burns where the words tell of a campfire, and never stands still", async () => {
    const filmOf = (description: string) =>
      openSampleFilm({
        ...{ width: 128, height: 72, length: 24, entry: { size: "ws" } },
        scene: {
          camera: null,
          subjects: [],
          dialogue: [],
          location: { id: "wood", description },
          animatic: { slate: "clean" },
        },
      });
    const middle = [0.46, 0.74, 0.54, 0.92] as const;
    const [fire, none] = [await filmOf("A forest at night, a campfire"), await filmOf("A forest at night")];
    expect(fire.mean(0, middle)).to.be.greaterThan(none.mean(0, middle) + 40);
    expect(fire.luma(0)).not.to.deep.equal(fire.luma(6));
  });
});

describe("whoever lies in a near picture", () => {
  const subjects = [person(0), person(1)].map((one) => ({ ...one, design: "A man in a white shirt, black hair" }));
  const filmOf = (count: number) =>
    openSampleFilm({
      ...{ width: 144, height: 80, length: 24, entry: { size: "ms" } },
      scene: {
        ...{ camera: null, dialogue: [], subjects: subjects.slice(0, count), action: "Mara sleeps." },
        ...{ location: { id: "hall", description: "A plain hall" }, animatic: { slate: "clean" } },
      },
    });
  it("lies along it alone, and is propped up beside others", async () => {
    const empty = (await filmOf(0)).luma(0);
    const rows = async (count: number) => {
      const luma = (await filmOf(count)).luma(0);
      const changed = (y: number) =>
        luma.subarray(y * 144, (y + 1) * 144).filter((value, x) => value !== empty[y * 144 + x]).length;
      return Array.from({ length: 30 }, (_, y) => changed(y)).filter((each) => each > 4).length;
    };
    expect(await rows(1)).to.equal(0);
    expect(await rows(2)).to.be.greaterThan(8);
  });
});
