// Who pushes a car or steers it on foot, and who gets off a horse: read from action lines, and what each does then.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { somebody, staged } from "../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty");
const BOB = somebody("bob", "a man of forty");

describe("a car that is pushed from behind", () => {
  const car = somebody("car", "an open touring car, dusty red", "vehicle");
  const roles = (action: string, subjects: Scene["subjects"]) =>
    staged(action, subjects, "ws")
      .map(({ member: { id, boarding } }) => `${id} ${boarding?.as ?? "none"}`)
      .toSorted();
  it("has whoever steers from outside on foot beside it", () => {
    const said = "Ann steers the car from outside with one hand on the wheel. Bob pushes from behind.";
    expect(roles(said, [ANN, BOB, car])).to.deep.equal(["ann pusher", "bob pusher", "car none"]);
    expect(roles("Ann steers the car. Bob pushes from behind.", [ANN, BOB, car])).to.include("ann rider");
  });
  it("has no driver in it who crawls out from under it", () => {
    const driver = somebody("driver", "a man of forty");
    const said = "Ann lifts the car over her head and the driver crawls out from under it.";
    expect(roles(said, [ANN, driver, car])).to.deep.equal(["ann none", "car none", "driver none"]);
  });
  it("goes no faster than those who push", () => {
    const all = staged("Ann and Bob push the car until it lurches forward.", [ANN, BOB, car], "ws");
    const [ann, own] = ["ann", "car"].map((id) => all.find(({ member }) => member.id === id)?.member.beats);
    expect(ann?.at(-1)).to.deep.include({ posture: "walk", gesture: "push", way: "across" });
    expect(own?.some(({ way }) => way !== "none")).to.equal(false);
  });
});

describe("a rider who gets off", () => {
  const horse = somebody("horse", "a shaggy dun horse");
  const rider = somebody("ann", "a young rider in a blue coat");
  it("stands or kneels on the ground then, and did not fall", () => {
    const all = staged("Ann slides from the horse, falls on one knee and holds up a scroll.", [rider, horse]);
    const ann = all.find(({ member }) => member.id === "ann")?.member;
    expect(ann?.boarding?.isThrown ?? false).to.equal(false);
    expect(ann?.beats.map(({ posture }) => posture)).to.deep.equal(["ride", "stand", "kneel"]);
  });
  it("does on the ground what follows, and falls off no bicycle that they get off", () => {
    const bicycle = somebody("bicycle", "a blue racing bicycle", "vehicle");
    const off = (action: string) =>
      staged(action, [ANN, bicycle], "fs").find(({ member }) => member.id === "ann")?.member.beats ?? [];
    expect(
      off("Ann gets off her bicycle, looks at the flat front tyre and kicks it.").map(({ posture, gesture }) => [
        posture,
        gesture,
      ]),
    ).to.deep.equal([
      ["pedal", "none"],
      ["stand", "none"],
      ["kick", "none"],
    ]);
    expect(off("Ann gets off the bicycle and takes off her helmet.").map(({ gesture }) => gesture)).to.deep.equal([
      "none",
      "take_off",
    ]);
    expect(off("Ann falls off the bicycle.").at(-1)?.posture).to.equal("tumble");
    expect(off("Ann is thrown off the bicycle.").at(-1)?.posture).to.equal("tumble");
  });
  it("has nobody up with them who does something of their own", () => {
    const all = staged("Ann holds up a scroll. Bob takes it without rising from his stool.", [rider, BOB, horse]);
    const bob = all.find(({ member }) => member.id === "bob")?.member;
    expect([bob?.boarding ?? null, bob?.beats.at(-1)?.posture]).to.deep.equal([null, "sit"]);
  });
});
