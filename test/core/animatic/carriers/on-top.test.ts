// Who is on the outside of a vehicle: above its roof, in its open back, on its tailgate.
import { expect } from "chai";
import { somebody, staged } from "../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty");
const PICKUP = somebody("pickup", "a rusty pickup truck", "vehicle");
const CAR = somebody("car", "a red car", "vehicle");

const onIt = (action: string, vehicle: typeof CAR) => {
  const all = staged(action, [ANN, vehicle], "ws");
  const ann = all.find(({ member }) => member.id === "ann");
  const own = all.find(({ member }) => member.id === vehicle.id);
  return { posture: ann?.member.beats[0]?.posture, outside: ann?.member.boarding?.outside, ann, own };
};

describe("who is on the outside of a vehicle", () => {
  it("has the feet on its roof", () => {
    const { posture, outside, ann, own } = onIt("Ann stands on the roof of the car.", CAR);
    expect([posture, outside]).to.deep.equal(["stand", "roof"]);
    expect(Math.abs((ann?.spot.base ?? 0) - (own?.spot.top ?? 0))).to.be.lessThan(0.2 * (ann?.spot.head ?? 0) * 7);
  });

  it("lies on its roof, and sits on its bonnet or its tailgate", () => {
    expect(onIt("Ann lies on the roof of the car.", CAR)).to.deep.include({ posture: "lie", outside: "roof" });
    expect(onIt("Ann sits on the bonnet of the car.", CAR)).to.deep.include({ posture: "sit", outside: "bonnet" });
    expect(onIt("Ann sits on the tailgate of the pickup.", PICKUP)).to.deep.include({
      posture: "sit",
      outside: "tailgate",
    });
  });

  it("stands in its open back, behind the cab", () => {
    const { posture, outside, ann, own } = onIt("Ann stands in the back of the pickup.", PICKUP);
    expect([posture, outside]).to.deep.equal(["stand", "bed"]);
    expect(((ann?.spot.x ?? 0) - (own?.spot.x ?? 0)) * (own?.spot.facing ?? 0)).to.be.lessThan(0);
  });

  it("is inside of it where no such part is named", () => {
    expect(onIt("Ann sits in the car.", CAR).outside).to.equal(undefined);
  });
});
