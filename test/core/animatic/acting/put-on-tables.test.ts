// Where somebody puts what is only put down: by the place, the words and how large it is.
import { expect } from "chai";
import { framingOf } from "../../../../src/core/animatic/frame.ts";
import { readCast } from "../../../../src/core/animatic/shot-cast.ts";
import { person } from "../../../support/media/sample-takes.ts";

function gestureIn(description: string, action: string): string | undefined {
  const cast = readCast(
    {
      ...{ episode: "e", location: { id: "p", description }, action, camera: null, extras: null, text: null },
      subjects: [{ ...person(0), id: "mara", name: "Mara" }],
      dialogue: [],
    },
    framingOf("mws"),
  );
  return cast.find(({ id }) => id === "mara")?.beats[0]?.gesture;
}

const ROWS: readonly (readonly [place: string, action: string, gesture: string])[] = [
  ["An office, a long counter", "Mara lays the umbrella between them.", "set_on_table"],
  ["A kitchen", "Mara puts the letter down.", "set_on_table"],
  ["A kitchen", "Mara puts the letter down on the floor.", "put_down"],
  ["A kitchen", "Mara puts the suitcase down.", "put_down"],
  ["A meadow", "Mara puts the letter down.", "put_down"],
  ["A snowfield", "Mara sets the block on top of the snow wall.", "set_on_table"],
  ["A dyke in rain", "Mara heaves the sandbag onto the wall of sandbags.", "set_on_table"],
];

describe("what is put down", () => {
  for (const [place, action, gesture] of ROWS)
    it(`goes where it belongs: ${place.toLowerCase()}, ${action}`, () => {
      expect(gestureIn(place, action)).to.equal(gesture);
    });
});
