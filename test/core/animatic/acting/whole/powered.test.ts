// Robots that wake or go dead, and switches on their backs.
import { expect } from "chai";
import { poweredAs } from "../../../../../src/core/animatic/acting/timing/powered.ts";
import { STANDING } from "../../../../../src/core/animatic/acting/acting.ts";
import type { SubjectLook } from "../../../../../src/core/animatic/looks/look.ts";
import { somebody, staged } from "../../../../support/media/action-shots.ts";

const ROBOT = { kind: "robot" } as unknown as SubjectLook;
const PERSON = { kind: "person" } as unknown as SubjectLook;

describe("a robot's lights", () => {
  const moods = (because: string, look = ROBOT) =>
    poweredAs([{ ...STANDING, because: because.split(" ") }], look, `The robot ${because}.`).map(
      ({ mood }) => mood === "asleep",
    );
  it("come on when it wakes, and go out when it dies", () => {
    expect(moods("opens its eyes")).to.deep.equal([true, false]);
    expect(moods("powers up")).to.deep.equal([true, false]);
    expect(moods("shuts down")).to.deep.equal([false, true]);
    expect(moods("waves")).to.deep.equal([false]);
    expect(moods("opens its eyes", PERSON)).to.deep.equal([false]);
  });
});

describe("a switch on a robot's back", () => {
  it("is none on the wall", () => {
    const ann = somebody("ann", "a woman of thirty");
    const ada = somebody("ada", "a silver robot");
    const of = (action: string) =>
      staged(action, [ann, ada], "ws").find(({ member }) => member.id === "ann")?.member.fixture;
    expect(of("Ann presses a switch on the robot's back.")).to.equal(undefined);
    expect(of("Ann presses the light switch.")?.kind).to.equal("light_switch");
  });
});
