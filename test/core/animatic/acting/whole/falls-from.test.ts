import { expect } from "chai";
import { readActing } from "../../../../../src/core/animatic/acting/read-acting.ts";
import { atFeet } from "../../../../../src/core/animatic/acting/set-pieces/at-feet.ts";
import { supportOf } from "../../../../../src/core/animatic/acting/supports.ts";

const MARA = { id: "mara", words: ["mara"], form: "woman", acts: true, isPerson: true } as const;
const lastOf = (action: string) => readActing(action, [MARA]).get("mara")?.at(-1);

/** Action, how the body falls, and from or past what. */
const FALLS: readonly (readonly [action: string, posture: string, piece: string | undefined])[] = [
  ["Mara falls off the ladder.", "fall_from", "ladder_top"],
  ["Mara slips off the rope.", "fall_from", "rope"],
  ["Mara falls out of the tree.", "fall_off_top", "drop_branch"],
  ["Mara falls off the fence.", "fall_off_top", "drop_fence"],
  ["Mara topples off the garden wall.", "fall_off_top", "drop_wall"],
  ["Mara falls out of bed.", "fall_abed", "bed_top"],
  ["Mara rolls off the sofa.", "fall_abed", "couch"],
  ["Mara falls down the stairs.", "fall_down", "stairs_down"],
  ["Mara tumbles head over heels down the steps.", "fall_down", "stairs_down"],
  ["Mara falls down the hill.", "fall_down", "slope"],
  ["Mara falls overboard.", "fall_in", "into_water"],
  ["Mara falls off the jetty.", "fall_in", "into_water"],
  ["Mara falls down the well.", "drop_in", "into_pit"],
  ["Mara falls from the bridge.", "fall", "high_bridge"],
  ["Mara falls out of the window.", "fall", "high_window"],
  ["Mara falls from the trapeze into the net.", "fall", "safety_net"],
  ["Mara falls against the wall.", "lean", "wall"],
  ["Mara falls asleep.", "lie", undefined],
];

describe("who falls", () => {
  for (const [action, posture, piece] of FALLS)
    it(`${action} ${posture}`, () => {
      const beat = lastOf(action);
      expect(beat?.posture).to.equal(posture);
      expect(beat && supportOf(beat)).to.equal(piece);
    });

  it("has what they fall over at their feet", () => {
    const over = lastOf("Mara falls over the suitcase.");
    expect(over && atFeet(over)?.shape).to.equal("suitcase");
    const speech = lastOf("Mara stumbles over her words.");
    expect(speech && atFeet(speech)).to.equal(undefined);
  });
});
