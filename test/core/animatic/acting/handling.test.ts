// What people do with things that stand, hang, break or are worn.
import { expect } from "chai";
import type { Actor } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";

const person = (id: string): Actor => ({ id, words: [id], form: "man", acts: true, isPerson: true });
const thing = (id: string): Actor => ({ id, words: [id], form: "plain", acts: false, isPerson: false });
const ACTORS = [
  ...["tom", "mara", "reporters"].map(person),
  ...["letter", "bucket", "staff", "broom", "bag", "boots"].map(thing),
];

/** Action, who, posture and gesture of the last beat. */
const DEEDS: readonly (readonly [action: string, who: string, deed: string])[] = [
  ["Tom sits at the table and lowers the letter.", "tom", "sit lower"],
  ["Tom hauls the bucket up out of the well.", "tom", "stand haul"],
  ["Tom lowers the bucket from the balcony.", "tom", "stand haul"],
  ["Tom breaks the staff over his knee.", "tom", "stand snap"],
  ["Tom slides the bucket across the floorboards under the drip.", "tom", "stand slide_floor"],
  ["Tom pushes the bag across the floor.", "tom", "stand slide_floor"],
  ["Tom slips the letter under the door.", "tom", "stand slide_floor"],
  ["Tom slips the letter back into the drawer.", "tom", "stand insert"],
  ["Tom slips on the ice.", "tom", "tumble none"],
  ["Tom smooths mortar over the wall.", "tom", "stand paint"],
  ["Tom puts the letter into Mara's open hand.", "tom", "stand hand_over"],
  ["Tom puts the letter into Mara's open hand.", "mara", "stand receive"],
  ["Tom dances with the broom while Mara stares.", "tom", "dance sweep"],
  ["Tom dances with the broom while Mara stares.", "mara", "stand none"],
  ["Tom dances with Mara.", "tom", "stand dance_with"],
  ["Tom punches the bag while Mara watches.", "tom", "fight none"],
  ["Tom punches the bag while Mara watches.", "mara", "stand none"],
  ["Tom pulls the boots on.", "tom", "sit shoe_on"],
  ["Tom offers his seat to Mara.", "tom", "stand offer_seat"],
  ["Tom adjusts the mirror.", "tom", "stand adjust_mirror"],
  ["Tom leans close to the mirror and paints his lips.", "tom", "stand make_up"],
  ["Tom slides out from under the car.", "tom", "lie none"],
  ["The reporters raise their hands.", "reporters", "stand raise"],
  ["Tom raises his hands.", "tom", "stand surrender"],
  ["Tom raises his arms.", "tom", "stand cheer"],
  ["Tom lies with his back to Mara.", "mara", "lie none"],
  ["Tom and Mara lift theirs.", "mara", "stand toast"],
];

describe("deeds with things", () => {
  it("has the letter in the other hand that is written", () => {
    expect(readActing("Tom writes on the letter.", ACTORS).get("tom")?.at(-1)?.holds).to.deep.equal(["letter", "pen"]);
  });

  for (const [action, who, deed] of DEEDS)
    it(`${who}: ${action}`, () => {
      const last = readActing(action, ACTORS).get(who)?.at(-1);
      expect(`${last?.posture} ${last?.gesture}`).to.equal(deed);
    });
});
