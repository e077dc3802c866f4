import { expect } from "chai";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { supportOf } from "../../../../src/core/animatic/acting/supports.ts";

const MARA = { id: "mara", words: ["mara"], form: "woman", acts: true, isPerson: true } as const;

/** Action, and what is drawn beside who does it. */
const SUPPORTS: readonly (readonly [action: string, support: string | undefined])[] = [
  ["Mara writes a letter.", "table"],
  ["Mara kneels and writes a letter.", undefined],
  ["Mara knocks on the door.", "door"],
  ["Mara opens the door.", "open_door"],
  ["Mara opens the book.", undefined],
  ["Mara climbs the ladder.", "ladder"],
  ["Mara climbs up the rope.", "rope"],
  ["Mara climbs the cliff.", "rock"],
  ["Mara climbs a tree.", "pole"],
  ["Mara walks up the stairs.", "steps"],
  ["Mara leans against the wall.", "wall"],
  ["Mara hangs from the ledge.", "bar"],
  ["Mara waits.", undefined],
];

describe("what stands beside somebody", () => {
  for (const [action, support] of SUPPORTS)
    it(`is ${support ?? "nothing"}: ${action}`, () => {
      const beats = readActing(action, [MARA]).get("mara") ?? [];
      expect(beats.flatMap((beat) => supportOf(beat) ?? [])[0]).to.equal(support);
    });
});
