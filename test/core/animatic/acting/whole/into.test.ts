// Bodies that go into what is under them, through openings, under cars and off what they ride: what is read, what stands there, where they face.
import { expect } from "chai";
import type { Scene } from "../../../../../src/contracts/files/shotlist.ts";
import { supportOf } from "../../../../../src/core/animatic/acting/supports.ts";
import { carriedPath } from "../../../../../src/core/animatic/carriers/carried-motion.ts";
import { planMovers } from "../../../../../src/core/animatic/movers/plan-movers.ts";
import { type ShotCard } from "../../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../../src/core/animatic/stage/staging.ts";
import type { StagedMember } from "../../../../../src/core/animatic/stage/staged-member.ts";
import { cardOf as shotOf, FRAME, somebody, type Subjects } from "../../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty");
const BOB = somebody("bob", "a man of forty");

const cardOf = (action: string, subjects: Subjects, place = "a quay"): ShotCard =>
  shotOf(action, subjects, { size: "ws", place });

const of = (staged: readonly StagedMember[], id: string) => staged.find(({ member }) => member.id === id);

describe("a body that goes into something", () => {
  const ALONE: readonly (readonly [action: string, posture: string, support?: string])[] = [
    ["Ann stumbles off the jetty and splashes headfirst into the lake.", "fall_in", "into_water"],
    ["Ann topples backward into the river.", "topple_in", "into_water_behind"],
    ["Ann leaps into the pool.", "jump_in", "into_water"],
    ["Ann falls into the crevasse.", "drop_in", "into_pit"],
    ["Ann stumbles into an open grave.", "drop_in", "into_pit"],
    ["Ann crashes through the rotten floorboards.", "sink_in"],
    ["Ann sinks into the mud up to her waist.", "sink_in"],
    ["Ann staggers over the edge of the platform.", "fall_off", "track_edge"],
    ["Ann trips and falls off the stage.", "fall_off", "drop_edge"],
    ["Ann squeezes through a hole in the fence.", "crawl", "holed_fence"],
    ["Ann crawls through the breach in the wall.", "crawl", "holed_wall"],
    ["Ann rolls under the closing shutter.", "roll", "shutter"],
    ["Ann slides under the car.", "lie_low", "under_car"],
    ["Ann leaps over the gap to the next boxcar.", "leap", "wagon_gap"],
    ["Ann shoots down the slide.", "slide_down", "chute"],
    ["Ann runs up the wall.", "climb", "wall_face"],
    ["Ann inches along the gallery.", "sneak"],
  ];
  for (const [action, posture, support] of ALONE)
    it(`is read: ${action}`, () => {
      const beat = cardOf(action, [ANN]).standings[0]?.beats.at(-1);
      expect(beat?.posture).to.equal(posture);
      if (beat && support !== undefined) expect(supportOf(beat)).to.equal(support);
    });

  it("is nobody where a thing is put there", () => {
    for (const action of ["Ann drops the key into the water.", "Ann slides the boat into the lake."])
      expect(cardOf(action, [ANN]).standings[0]?.beats.map(({ posture }) => posture)).not.to.include("fall_in");
  });

  it("goes away from the others, and faces whoever pushed it", () => {
    for (const action of ["Ann watches. Bob falls into the lake.", "Ann shoves Bob into the lake."]) {
      const staged = stageCast(cardOf(action, [ANN, BOB]), FRAME);
      const [ann, bob] = [of(staged, "ann"), of(staged, "bob")];
      const away = Math.sign((bob?.spot.x ?? 0) - (ann?.spot.x ?? 0));
      const isPushed = bob?.member.beats.some(({ posture }) => posture === "topple_in");
      expect(bob?.spot.facing).to.equal(isPushed ? -away : away);
    }
  });

  it("makes water splash, and ice break, when it meets them", () => {
    const arts = (action: string) => {
      const card = cardOf(action, [ANN]);
      const { things } = planMovers(card, stageCast(card, FRAME), FRAME);
      return things.map(({ art, at }) => `${art} ${at(0) ? "at once" : "later"}`);
    };
    expect(arts("Ann falls into the lake.")).to.deep.equal(["water_burst later"]);
    expect(arts("The ice cracks under Ann.")).to.deep.equal(["broken_ice later", "broken_ice_front later"]);
    expect(arts("Ann sinks into the mud.")).to.deep.equal(["mire at once", "mire_front at once"]);
  });

  it("stays there while something else is said of it", () => {
    const beats = cardOf("Ann sinks into the mud and clings to the root.", [ANN]).standings[0]?.beats ?? [];
    expect(new Set(beats.map(({ posture }) => posture))).to.deep.equal(new Set(["sink_in"]));
  });
});

describe("a train, a car and a bicycle", () => {
  it("are the place where somebody is on the roof", () => {
    const train = somebody("train", "a long freight train", "vehicle");
    const card = cardOf("Ann runs along the roof of the train.", [ANN, train], "A train rushing through wheat fields");
    expect(card.place.kind).to.equal("train_roof");
    expect(card.standings.map(({ id }) => id)).to.deep.equal(["ann"]);
  });

  it("hide who lies under them", () => {
    const car = somebody("car", "a green car", "vehicle");
    const staged = stageCast(cardOf("Ann rolls under the car.", [ANN, car]), FRAME);
    expect(staged.map(({ member }) => member.id)).to.deep.equal(["ann", "car"]);
    expect(of(staged, "ann")?.spot.x).to.equal(of(staged, "car")?.spot.x);
  });

  it("lie there after a crash, and who rode on the ground", () => {
    const cyclist = somebody("ann", "a cyclist of thirty");
    const card = cardOf("Ann crashes and slides down the track.", [cyclist], "an indoor velodrome");
    const last = (kind: string) => card.standings.find((one) => one.kind === kind)?.beats.at(-1)?.posture;
    expect([last("person"), last("vehicle")]).to.deep.equal(["tumble", "overturn"]);
  });

  it("are mounted with a leg over them", () => {
    const bike = somebody("motorbike", "a black motorbike", "vehicle");
    const [ann] = cardOf("Ann swings a leg over the motorbike and roars off.", [ANN, bike]).standings;
    expect(ann?.boarding).to.include({ on: "motorbike", drives: true });
  });

  it("are no cows for who falls off a stool, and no bears for who drives them out", () => {
    const [cow, bear] = [somebody("cow", "a brown cow"), somebody("bear", "a brown bear")];
    const boarded = (action: string, beast: Scene["subjects"][number]) =>
      cardOf(action, [ANN, beast], "a yard").standings.some(({ boarding }) => boarding !== undefined);
    expect(boarded("The cow kicks and Ann tumbles off her stool.", cow)).to.equal(false);
    expect(boarded("Ann drives the bear out with a broom.", bear)).to.equal(false);
  });

  it("are not there for who drives past a defender", () => {
    const card = cardOf("Ann drives past Bob and dunks the ball.", [ANN, BOB], "a basketball court");
    expect(card.standings.map(({ kind }) => kind)).not.to.include("vehicle");
  });
});

describe("what bodies do to get somewhere", () => {
  const ROWS: readonly (readonly [action: string, posture: string, support?: string])[] = [
    ["Ann scrambles up a pine.", "climb", "tree"],
    ["Ann hops from stone to stone across the stream.", "leap", "gap"],
    ["Ann climbs the ropes.", "climb"],
    ["Ann lets herself fall into the river.", "fall_in", "into_water"],
    ["The floor gives way under Ann and she screams.", "sink_in"],
    ["Ann dives over the gate.", "vault", "vault_fence"],
    ["Ann rolls down the bank.", "roll"],
    ["Ann dives into a barrel.", "climb_in", "barrel_in"],
    ["Ann swarms up the rigging.", "climb", "rigging"],
    ["Ann climbs through the hatch.", "climb_out", "pit"],
    ["Ann climbs down through the hatch.", "climb_in", "pit"],
    ["Ann jumps in with her knees tucked.", "jump_in", "into_water"],
    ["Ann slides down the cable of the lift.", "climb", "rope"],
    ["Ann slips and hangs by one hand from the ledge.", "hang_one", "overhang"],
    ["Ann flies head over heels across the grass.", "roll"],
    ["Ann slides down the rope from the tree house.", "climb", "rope"],
    ["Ann tumbles over the banister.", "fall"],
    ["Ann leaps off the cliff.", "fall", "cliff_wall"],
    ["Ann hauls herself over the balustrade.", "climb_over", "over_gate"],
    ["Ann leaps over the net.", "vault", "vault_fence"],
    ["Ann swings along the ward on crutches.", "limp"],
    ["Ann runs on a spinning log.", "tightrope", "fallen_log"],
    ["Ann runs across the rope bridge.", "run", "rope_bridge"],
    ["Ann crosses the swaying bridge.", "walk", "rope_bridge"],
  ];
  for (const [action, posture, support] of ROWS)
    it(`is read: ${action}`, () => {
      const [beat] = cardOf(action, [ANN]).standings[0]?.beats ?? [];
      expect(beat?.posture).to.equal(posture);
      if (beat) expect(supportOf(beat)).to.equal(support);
    });

  it("needs both what is climbed and what is fallen into", () => {
    const beats = cardOf("Ann shins down a rope and splashes into the moat.", [ANN]).standings[0]?.beats ?? [];
    expect(beats.map((beat) => supportOf(beat))).to.deep.equal(["rope", "into_water"]);
  });

  it("is pulled out of the water over the bank", () => {
    const bob = of2(cardOf("Ann pulls Bob out of the river.", [ANN, BOB]).standings, "bob");
    expect(bob?.beats.map((beat) => [beat.posture, supportOf(beat)])).to.deep.equal([["climb_out", "bank_edge"]]);
  });

  it("stays in the barrel while the lid is pulled over it", () => {
    const beats =
      cardOf("Ann climbs into the barrel and pulls the lid over her head.", [ANN]).standings[0]?.beats ?? [];
    expect(beats.map((beat) => supportOf(beat))).to.deep.equal(["barrel_in", "barrel_in"]);
  });

  it("comes up over the edge of the roof from which it hangs", () => {
    const { standings } = cardOf("Bob hangs from the edge of the roof. Ann catches him by the wrist.", [ANN, BOB]);
    expect(of2(standings, "bob")?.beats.map((beat) => [beat.posture, supportOf(beat)])).to.deep.equal([
      ["climb_out", "brink"],
    ]);
  });

  it("falls only once", () => {
    const { standings } = cardOf("Ann tackles Bob and both crash into the mud.", [ANN, BOB], "a field");
    expect(new Set(of2(standings, "bob")?.beats.map(({ posture }) => posture))).to.deep.equal(new Set(["fall_back"]));
  });
});

describe("animals that leap", () => {
  it("bring down the one that they spring on", () => {
    const pair = [somebody("lioness", "a lioness"), somebody("gazelle", "a gazelle")];
    const { standings } = cardOf("The lioness stalks through the grass and springs on the gazelle.", pair, "a savanna");
    expect(of2(standings, "lioness")?.beats.map(({ object }) => object)).to.deep.equal(["gazelle", "gazelle"]);
    expect(of2(standings, "gazelle")?.beats.at(-1)?.animal).to.equal("fallen");
  });

  it("drag somebody away backwards, their head towards them", () => {
    const tiger = somebody("tiger", "a tiger");
    const staged = stageCast(
      cardOf("The tiger drags Bob into the bushes by the leg.", [BOB, tiger], "a jungle"),
      FRAME,
    );
    const [bob, beast] = [of(staged, "bob"), of(staged, "tiger")];
    expect(bob?.member.beats.map(({ posture }) => posture)).to.deep.equal(["dragged"]);
    expect(beast?.spot.facing).to.equal(bob?.spot.facing);
    expect(((beast?.spot.x ?? 0) - (bob?.spot.x ?? 0)) * (beast?.spot.facing ?? 1)).to.be.greaterThan(0);
  });

  it("knock people over", () => {
    const dog = somebody("dog", "a great dane");
    const { standings } = cardOf("The dog knocks Bob over.", [BOB, dog], "a hall");
    expect(of2(standings, "bob")?.beats.at(-1)?.posture).to.equal("fall_back");
    expect(of2(standings, "dog")?.beats.at(-1)?.animal).to.equal("pounce");
  });

  it("roll into balls, and have none in the mouth", () => {
    const [hedgehog] = cardOf(
      "The hedgehog rolls into a ball.",
      [somebody("hedgehog", "a hedgehog")],
      "a road",
    ).standings;
    expect(hedgehog?.beats[0]).to.deep.include({ animal: "curl", holds: [] });
  });

  it("are loaded from both sides, with one load", () => {
    const llama = somebody("llama", "a white llama");
    const card = cardOf("Ann and Bob heave a sack onto the llama's back.", [ANN, BOB, llama], "a desert");
    const staged = stageCast(card, FRAME);
    const xs = ["ann", "llama", "bob"].map((id) => of(staged, id)?.spot.x ?? 0);
    expect(xs).to.deep.equal(xs.toSorted((a, b) => a - b));
    const loads = planMovers(card, staged, FRAME).things.filter(({ art }) => art === "thing");
    expect(loads).to.have.length(1);
  });

  it("go through a hoop across the picture", () => {
    const card = cardOf("The tiger leaps through a burning hoop.", [somebody("tiger", "a tiger")], "a circus ring");
    expect(card.standings[0]?.beats[0]).to.include({ animal: "leap", way: "across" });
    const { things } = planMovers(card, stageCast(card, FRAME), FRAME);
    expect(things.map(({ art }) => art)).to.include.members(["fire_hoop", "fire_hoop_front"]);
  });

  it("carry their riders over a fence", () => {
    const horse = somebody("horse", "a bay horse");
    const card = cardOf("Ann gallops the horse across the meadow and clears the fence.", [ANN, horse], "a meadow");
    const staged = stageCast(card, FRAME);
    const ownPath = () => ({ path: () => [0, 0] as const, moves: false });
    const path = carriedPath(of(staged, "horse") as StagedMember, {
      staged,
      seconds: 4,
      frame: FRAME,
      ownPath,
      action: "",
    });
    expect(path?.(2)[1] ?? 0).to.be.lessThan((path?.(0)[1] ?? 0) - 10);
    expect(planMovers(card, staged, FRAME).things.map(({ art }) => art)).to.deep.equal(["hurdle"]);
  });

  it("are not boarded by who comes past them", () => {
    const [ann] = cardOf("Ann paddles past the wolf.", [ANN, somebody("wolf", "a grey wolf")], "a lake").standings;
    expect(ann?.boarding?.on).not.to.equal("wolf");
  });
});

describe("a bird of prey that is let fly", () => {
  it("sits on the arm that is held out, and leaves it", () => {
    const eagle = somebody("eagle", "a large golden eagle");
    const { standings } = cardOf("Bob throws the eagle up from his glove.", [BOB, eagle], "a steppe");
    const [bob, bird] = [of2(standings, "bob"), of2(standings, "eagle")];
    expect(bob?.beats.map(({ gesture }) => gesture)).to.deep.equal(["reach", "release"]);
    expect(bird?.beats.map(({ posture, perch }) => perch?.at ?? posture)).to.deep.equal(["arm", "fly"]);
  });
});

const of2 = (standings: ShotCard["standings"], id: string) => standings.find((one) => one.id === id);
