import { expect } from "chai";
import { openSampleFilm } from "../../support/media/animatic-film.ts";
import { person } from "../../support/media/sample-takes.ts";

const SIZE = { width: 192, height: 108 };
/** A difference of brightness that is plainly seen. */
const SEEN = 14;
const SCENES: readonly (readonly [size: string, place: string, action: string])[] = [
  ["fs", "A kitchen in the morning", "She waits."],
  ["ms", "A library, evening", "She looks at him."],
  ["mcu", "A station hall by day", "They talk."],
  ["ws", "A street at dusk", "He walks along the street."],
  ["ws", "A mountain ridge by day", "They look at the valley."],
  ["ms", "A forest, dawn", "She points at the trees."],
];

async function brightness([size, description, action]: (typeof SCENES)[number], seed: string): Promise<Uint8Array> {
  const scene = {
    ...{ camera: null, dialogue: [], action, subjects: [person(0), person(1)] },
    ...{ location: { id: description.slice(2, 8), description }, animatic: { slate: "clean" } },
  };
  const film = await openSampleFilm({ ...SIZE, length: 24, entry: { size, seed }, scene });
  return film.luma(12);
}

function changed(a: Uint8Array, b: Uint8Array): number {
  return a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > SEEN).length / a.length;
}

describe("another seed", () => {
  it("shows another picture of the same scene", async () => {
    const shares: number[] = [];
    for (const scene of SCENES) {
      const [first, ...others] = await Promise.all(["11", "12", "13", "14"].map((seed) => brightness(scene, seed)));
      for (const other of others) shares.push(first ? changed(first, other) : 0);
    }
    const sorted = shares.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).to.be.greaterThan(0.4);
    expect(sorted[0]).to.be.greaterThan(0.25);
  });
});
