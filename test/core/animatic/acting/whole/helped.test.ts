// Who is covered asleep, lifted up to do something, given a seat, or pulled up from below: how both are before, meanwhile and at the end.
import { expect } from "chai";
import { coverSleepers } from "../../../../../src/core/animatic/acting/between/cover-sleepers.ts";
import type { Beat } from "../../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../../src/core/animatic/acting/read-acting.ts";

const ACTORS = (
  [
    ["mara", "woman"],
    ["tom", "man"],
  ] as const
).map(([id, form]) => ({ id, words: [id], form, isPerson: true, acts: true }));

const shownBy = (beats: readonly Beat[] | undefined) =>
  (beats ?? []).map(({ posture, gesture }) => `${posture} ${gesture}`);

describe("people who help each other", () => {
  it("sit where the other one has sat", () => {
    const acting = readActing("Tom gets up and waves Mara into his seat. Mara sits down.", ACTORS);
    expect(shownBy(acting.get("tom"))).to.deep.equal(["sit none", "stand offer_seat"]);
    expect(shownBy(acting.get("mara"))).to.deep.equal(["stand none", "sit none"]);
  });

  it("do up there what they are lifted for", () => {
    const acting = readActing("Mara lifts Tom up, and Tom rings the bell.", ACTORS);
    expect(shownBy(acting.get("mara"))).to.deep.equal(["stand none", "stand bear_on_shoulders"]);
    expect(acting.get("tom")?.map(({ posture }) => posture)).to.deep.equal([
      ...["stand", "carried_shoulders", "carried_shoulders"],
    ]);
  });

  it("lie under what is spread over them, and no hand has it any more", () => {
    const acting = readActing("Mara spreads a blanket over Tom, who sleeps across three chairs.", ACTORS);
    const cast = coverSleepers([...acting].map(([id, beats]) => ({ id, beats })));
    const [mara, tom] = ["mara", "tom"].map((id) => cast.find((one) => one.id === id)?.beats);
    expect(tom?.at(-1)?.gesture).to.equal("covered");
    expect(mara?.at(-1)?.holds).to.deep.equal([]);
  });
});
