import { expect } from "chai";
import { satOn } from "../../../../../src/core/animatic/acting/set-pieces/sit-rules.ts";

/** What somebody does, and the thing that is under them. */
const SAT_ON: readonly (readonly [said: string, thing: string | undefined])[] = [
  ["sits on her suitcase on the platform", "suitcase"],
  ["sits astride the cannon", "cannon"],
  ["sits on a stack of books", "bookpile"],
  ["sits on a bale of hay and plays the harmonica", "hay"],
  ["sits down on an upturned bucket", "bucket"],
  ["sits on the toilet with a newspaper", "toilet"],
  ["sits in a high chair", "highchair"],
  ["sits quietly on the old crate", "box"],
  ["sits on a blanket", undefined],
  ["sits on the edge of the bed", undefined],
  ["sits with a book", undefined],
  ["sits with a bucket on the floor", undefined],
  ["puts the cup on a crate", undefined],
];

describe("what somebody sits on", () => {
  for (const [said, thing] of SAT_ON)
    it(`is ${thing ?? "nothing of its own"}: ${said}`, () => {
      expect(satOn(said.split(" "))).to.equal(thing);
    });
});
