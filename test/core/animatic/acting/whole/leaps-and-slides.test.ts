// Whole bodies: what is leapt at and held on to, who slides, hops, lands on somebody or comes up over an edge, and who is in the boat with whom.
import { expect } from "chai";
import type { Scene } from "../../../../../src/contracts/files/shotlist.ts";
import { type ShotCard } from "../../../../../src/core/animatic/shot-card.ts";
import { cardOf as shotOf, somebody, type Subjects } from "../../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty, blue shirt");
const BEN = somebody("ben", "a man of forty, grey coat");

const cardOf = (action: string, ...things: Subjects): ShotCard => shotOf(action, [ANN, BEN, ...things]);

const posturesOf = (action: string, id: string): readonly string[] =>
  cardOf(action)
    .standings.filter((one) => one.id === id)
    .flatMap(({ beats }) => beats.map(({ posture }) => posture));

describe("what somebody does with the whole body", () => {
  const said: readonly (readonly [string, string, string])[] = [
    ["Ann leaps up and catches the bar.", "ann", "hang"],
    ["Ann jumps off the wall and grabs hold of a thick branch.", "ann", "hang"],
    ["Ann springs across the gap and grips the ledge.", "ann", "hang"],
    ["Ben slides helplessly across the wet deck.", "ben", "sit_ground"],
    ["Ben hops from foot to foot on the hot sand.", "ben", "skipping"],
    ["Ann hauls on the rope, and Ben's hand comes over the edge.", "ben", "climb_out"],
    ["Ben slips off the girder and Ann grabs him by the wrist.", "ben", "climb_out"],
    ["Ann lowers herself out of the window on a sheet.", "ann", "climb"],
    ["Ann sways her hips.", "ann", "dance"],
  ];
  for (const [action, who, posture] of said)
    it(`is read: ${action}`, () => expect(posturesOf(action, who)).to.include(posture));

  it("takes nobody from a seat who leaps at something", () =>
    expect(posturesOf("Ann leaps up and catches the bar.", "ann")).to.not.include("sit"));

  it("lands on somebody, who goes down", () => {
    const { standings } = cardOf("Ann leaps off the ropes and crashes down onto Ben.");
    expect(standings.find(({ id }) => id === "ann")?.beats.at(-1)?.gesture).to.equal("tackle");
    expect(standings.find(({ id }) => id === "ben")?.beats.at(-1)?.posture).to.equal("fall_back");
  });

  it("runs past a bus, and gives nothing", () => {
    const bus = somebody("bus", "a rattling blue bus", "vehicle");
    const [ann] = cardOf("Ann sprints up the road and passes the bus.", bus).standings;
    expect(ann?.beats.map(({ posture }) => posture)).to.deep.equal(["run"]);
  });
});

describe("who is on board", () => {
  const BOAT = somebody("boat", "a small blue rowing boat", "vehicle");
  const RAFT = somebody("raft", "a raft of planks", "vehicle");
  const BALLOON = somebody("balloon", "a striped hot-air balloon with a basket", "vehicle");
  const BIKE = somebody("motorbike", "a big motorbike", "vehicle");
  const boarded = (action: string, ...things: Scene["subjects"]) =>
    cardOf(action, ...things)
      .standings.filter(({ boarding }) => boarding)
      .map(({ id }) => id);

  it("has both in the boat where one holds the other, or reaches over the side", () => {
    expect(boarded("Ann kneels in the boat and Ben holds her by the belt.", BOAT)).to.have.members(["ann", "ben"]);
    expect(boarded("Ben rows, and Ann leans over the side of the boat.", BOAT)).to.have.members(["ann", "ben"]);
    expect(boarded("Ben rows the boat, and Ann swims in the water.", BOAT)).to.deep.equal(["ben"]);
  });
  it("does not board the raft that somebody dives in beside", () =>
    expect(boarded("Ann dives into the water beside the raft.", RAFT)).to.deep.equal([]));
  it("has somebody in the basket who throws something out of it, and nobody who hangs below", () =>
    expect(boarded("Ann throws a sandbag out of the basket, and Ben clings to the rope.", BALLOON)).to.deep.equal([
      "ann",
    ]));
  it("has somebody in front where another one gets on behind", () =>
    expect(boarded("Ann jumps on behind Ben and the motorbike roars off.", BIKE)).to.have.members(["ann", "ben"]));
});
