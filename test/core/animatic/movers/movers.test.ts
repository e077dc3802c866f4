import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readApparitions } from "../../../../src/core/animatic/movers/read-apparitions.ts";
import { readSelfMotion, withoutSelfMotion } from "../../../../src/core/animatic/movers/read-self-motion.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { readCast } from "../../../../src/core/animatic/shot-cast.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { framingOf } from "../../../../src/core/animatic/frame.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

describe("things that an action moves by themselves", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["The empty rocking chair rocks by itself.", "rocking_chair rocks"],
    ["A vase falls from the shelf and breaks.", "vase falls"],
    ["The knife rises from the table and floats in front of Mara.", "knife floats floats"],
    ["Candles float in the air above Mara.", "candles floats"],
    ["The glass on the table shakes.", "glass shakes"],
    ["The glass tips over and the wine spills across the table.", "glass tips"],
    ["The hands of the clock jump to midnight.", "clock_face shakes"],
    ["The snowman lifts its hat to Finn.", "snowman acts"],
    ["A gust blows out the candle in her hand.", "candle goes_out"],
    ["Mara tips the first domino and the whole row falls.", "dominoes tips"],
    ["Mara pulls a tin from the pyramid, and the whole pile crashes down.", "pile tips"],
    ["Mara takes an orange from the stack and the heap rolls across the floor.", "pile tips"],
    ["Mara backs into a tower of glasses, which topples.", "pile tips"],
    ["Mara pulls out a can and the whole pyramid of cans falls over.", "pile tips"],
    ["Mara jumps into the pile of leaves and tumbles about.", ""],
    ["Mara climbs the tower and falls.", ""],
    ["Leaves whirl around Mara.", "leaves turns"],
    ["The chandelier sways above Emil and crashes to the floor.", "chandelier rocks falls"],
    ["Rex stretches out a paw and pushes the vase off the shelf.", "vase pushed_off"],
    ["Mara knocks the tall glass off the counter.", "glass pushed_off"],
    ["Mara drops the vase and it falls.", ""],
    ["Mara dances with the doll.", ""],
    ["Mara floats on her back and the boat rocks.", ""],
    ["Snow falls on the window.", ""],
    ["Mara turns the wheel.", ""],
    ["The bookcase swings open.", ""],
    ["Her crown falls off.", ""],
    ["Tom ties his bow tie.", ""],
    ["Mara reads, and the book slips from her hands.", ""],
  ];
  for (const [action, found] of CASES)
    it(`${action} ${found === "" ? "none" : found}`, () => {
      const read = readSelfMotion(action, () => undefined);
      expect(read.map(({ art, noun, motions }) => [art ?? noun, ...motions].join(" ")).join(", ")).to.equal(found);
    });
});

describe("what a thing goes on to do", () => {
  it("is not done by somebody of the shot", () => {
    expect(withoutSelfMotion("The lamp on the desk flickers and goes out.")).to.equal("the lamp on the desk flickers");
  });

  it("is dropped by whoever had it in the hands", () => {
    expect(withoutSelfMotion("Mara reads, and the cold cup falls from her hand.")).to.equal(
      "Mara reads, and she drops the cold cup.",
    );
    expect(withoutSelfMotion("The knife slips from Tom's fingers.")).to.equal("Tom drops The knife.");
  });

  it("leaves other actions as they are written", () => {
    for (const action of ["Mara's lamp is old. Tom turns and goes out.", "The vase falls, and Mara screams."])
      expect(withoutSelfMotion(action)).to.equal(action);
  });
});

describe("what appears out of water, earth and the dark", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["A hand rises out of the water, holding a sword.", "hand_up"],
    ["A rotten hand bursts out of the grave and grabs Tess's ankle.", "hand_up"],
    ["A claw rises from the water behind the boat.", "claw"],
    ["A shark fin circles Liv in the water.", "fin"],
    ["A periscope breaks the surface.", "periscope"],
    ["The long neck of a sea monster rises from the loch.", "monster_neck"],
    ["Two yellow eyes open in the dark behind Kip.", "eyes"],
    ["A huge shadow with claws creeps over the wall behind Vera.", "claw_shadow"],
    ["A swirling portal opens and she steps through.", "portal"],
    ["Lightning strikes the raised staff.", "lightning"],
    ["Green lightning shoots from Iris's hands at Rolf.", "beam"],
    ["Iris conjures a ball of fire between her hands.", "fireball"],
    ["Tom raises his hand and opens his eyes.", ""],
    ["Tom takes her hand and they walk out of the water.", ""],
    ["Tom stands in the shadow of the wall.", ""],
    ["Tom hands Mara a light.", ""],
    ["Rex stretches out a paw and pushes the vase off the shelf.", ""],
  ];
  for (const [action, found] of CASES)
    it(`${action} ${found === "" ? "none" : found}`, () =>
      expect(
        readApparitions(action)
          .map(({ art }) => art)
          .join(" "),
      ).to.equal(found));

  it("frightens who has nothing else to do and sees it, and has who sends lightning hold out a hand", () => {
    const gestureOf = (action: string) => castOf(action)[0]?.beats[0]?.gesture;
    expect(gestureOf("A huge tentacle rises out of the sea before Mara.")).to.equal("recoil");
    expect(gestureOf("A huge tentacle rises out of the sea behind Mara.")).to.equal("none");
    expect(gestureOf("Lightning shoots from Mara's hands.")).to.equal("stop");
  });
});

const MARA = { ...person(0), name: "Mara", design: "A woman of thirty" };
const VASE = { ...person(1), id: "vase", name: "Vase", kind: "prop" as const, design: "A blue vase" };

function sceneOf(action: string): Scene {
  return {
    ...{ episode: "ep01", location: { id: "room", description: "A living room" }, action, camera: null, extras: null },
    ...{ text: null, subjects: [MARA, VASE], dialogue: [] },
  };
}

function castOf(action: string) {
  return readCast(sceneOf(action), framingOf("fs"));
}

describe("where things that move by themselves are", () => {
  const frame = frameOf(512, 288);
  const planOf = (action: string) => {
    const list = sampleShotlist();
    const shots = list.shots.map((shot) => ({ ...shot, size: "fs", scene: sceneOf(action) }));
    const card = readCard({ ...list, shots }, 1);
    if (!card) throw new Error("no card");
    return planMovers(card, stageCast(card, frame), frame);
  };

  it("is around the feet of whom things are thrown at, one after another", () => {
    const countOf = (action: string) => planOf(action).things.filter(({ art }) => art === "thing").length;
    expect(countOf("Mara bows as roses land at her feet.")).to.equal(9);
    expect(countOf("Mara bows as a single rose lands at her feet.")).to.equal(1);
    expect(countOf("The crowd pelts Mara with rotten tomatoes.")).to.equal(9);
    expect(countOf("Mara bows as rain falls on her head.")).to.equal(0);
    expect(countOf("Mara bows as Tom's hand lands on her shoulder.")).to.equal(0);
  });

  it("is where the shot's own prop stands, which is not drawn twice, and its pieces lie where it falls", () => {
    const { things, ids } = planOf("The vase falls from the shelf and breaks.");
    expect([...ids]).to.deep.equal(["vase"]);
    expect(things.map(({ art }) => art)).to.deep.equal(["thing", "shards"]);
    expect(things[0]?.at(0)).to.not.equal(undefined);
    expect(things[1]?.at(0)).to.equal(undefined);
    expect(things[0]?.at(4)).to.equal(undefined);
    expect(things[1]?.at(4)).to.not.equal(undefined);
  });

  it("is pushed over an edge by an animal, and flies from whoever sweeps it off with an arm", () => {
    const pushed = "A cat pushes the vase off the shelf.";
    expect(planOf(pushed).things.map(({ art }) => art)).to.deep.equal(["thing", "shards"]);
    expect(planOf("Mara pushes the vase off the table.").things).to.deep.equal([]);
  });

  it("stands piled up until somebody has taken one of it, and lies around then", () => {
    const [pile] = planOf("Mara pulls an orange from the stack, and the whole pile crashes down.").things;
    expect(pile).to.deep.include({ art: "pile" });
    expect(pile?.look?.shape).to.equal("orange");
    expect(pile?.at(0.2)?.phase).to.equal(0);
    expect(pile?.at(6)?.phase).to.be.greaterThan(0.9);
  });

  it("is smoke of its colour over what somebody drops or opens", () => {
    const [smoke] = planOf("Mara drops the vase and a cloud of green smoke rises.").things;
    expect([smoke?.art, smoke?.at(0)]).to.deep.equal(["smoke", undefined]);
    expect(smoke?.colour?.hue).to.be.within(120, 170);
    expect(planOf("Smoke rises behind the hill.").things.map(({ art }) => art)).to.not.include("smoke");
  });

  it("is inside the frame, whatever moves", () => {
    for (const action of [
      "A snowman waves.",
      "A claw rises from the lake.",
      "Two red eyes glow in the dark behind Mara.",
    ])
      for (const { x, y } of planOf(action).things) {
        expect(x).to.be.within(0, frame.width);
        expect(y).to.be.within(0, frame.height);
      }
  });
});

describe("a vehicle that is wrecked", () => {
  const CAR: Scene["subjects"][number] = {
    ...{ ...person(0), design: "a red car", id: "car", name: "Car" },
    kind: "prop",
  };
  const moversIn = (action: string, subjects: Scene["subjects"] = [CAR]) => {
    const frame = frameOf(512, 288);
    const scene = { camera: null, dialogue: [], subjects, action };
    const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "ws", seed: "7" }, scene }), 1);
    if (!card) throw new Error("no card");
    return planMovers(card, stageCast(card, frame), frame).things;
  };
  const artsOf = (action: string) => [...new Set(moversIn(action).map(({ art }) => art))].toSorted().join(" ");
  const CASES: readonly (readonly [action: string, arts: string])[] = [
    ["The car burns in the street.", "flames smoke"],
    ["Ann stands by the smoking car.", "smoke"],
    ["The car overturns and bursts into flames.", "flames smoke"],
    ["The car skids and crashes into a tree.", "broad_tree smoke"],
    ["The car drives past a burnt house.", ""],
    ["Ann sets the car on fire.", "flames smoke"],
    ["The car stops.", ""],
    ["The car races through a puddle.", "spray"],
  ];
  for (const [action, arts] of CASES)
    it(`${action} ${arts === "" ? "nothing" : arts}`, () => {
      expect(artsOf(action)).to.equal(arts);
    });

  it("does not burn before it is set on fire", () => {
    const flames = moversIn("A spark falls on the car and sets it on fire.").find(({ art }) => art === "flames");
    expect(flames?.at(0.1), "first").to.equal(undefined);
    expect(flames?.at(3.5), "last").not.to.equal(undefined);
  });
  it("splashes once everybody is in", () => {
    const ann = { ...person(1), design: "a woman of thirty", id: "ann", name: "Ann" };
    const [spray] = moversIn("Ann gets into the car. The car drives away through a puddle.", [ann, CAR]);
    expect([spray?.art, spray?.at(0), spray?.at(4) === undefined]).to.deep.equal(["spray", undefined, false]);
  });
});

describe("what a group and a milker have before them", () => {
  const somebody = (id: string, design: string, kind = "character"): Scene["subjects"][number] => ({
    ...{ ...person(0), design, id, name: id.replace(/^./, (letter) => letter.toUpperCase()) },
    kind,
  });
  const artsOf = (action: string, subjects: Scene["subjects"]) => {
    const scene = { camera: null, dialogue: [], subjects, action };
    const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "ws", seed: "7" }, scene }), 1);
    const frame = frameOf(512, 288);
    const plan = card && planMovers(card, stageCast(card, frame), frame);
    return { arts: plan?.things.map(({ art }) => art), ids: [...(plan?.ids ?? [])] };
  };
  const CREW = somebody("crew", "six fishermen in oilskins");
  it("is one line with one net", () => {
    const net = somebody("net", "a long fishing net", "prop");
    const all = artsOf("The crew haul the net out of the surf.", [CREW, net]);
    expect(all).to.deep.equal({ arts: ["haul_rope", "haul_net"], ids: ["net"] });
  });
  it("is one piano on the shoulders of all, which is not drawn twice", () => {
    const piano = somebody("piano", "a black piano", "prop");
    expect(artsOf("The crew carry the piano up the path.", [CREW, piano])).to.deep.equal({
      arts: ["thing"],
      ids: ["piano"],
    });
  });
  it("is a trough in which a blade is quenched, and its steam", () => {
    const two = [somebody("vera", "a woman of thirty"), somebody("sword", "a glowing sword", "prop")];
    expect(artsOf("Vera plunges the sword into the trough.", two).arts).to.deep.equal(["thing", "steam"]);
  });
  it("is a load, on the back of the beast that it is lifted onto", () => {
    const all = [
      somebody("vera", "a woman of thirty"),
      somebody("donkey", "a grey donkey"),
      somebody("sack", "a full sack", "prop"),
    ];
    expect(artsOf("Vera heaves the sack onto the donkey.", all).arts).to.deep.equal(["thing"]);
    expect(artsOf("Vera carries the sack past the donkey.", all).arts).to.deep.equal([]);
  });
  it("is a line on which somebody comes in, long at first", () => {
    const two = [somebody("vera", "a woman of thirty"), somebody("tom", "a man of fifty")];
    const { arts } = artsOf("Vera hauls on the rope hand over hand and pulls Tom into the boat.", two);
    expect(new Set(arts)).to.deep.equal(new Set(["haul_rope"]));
  });
  it("is no breath of fire before a beast, which has it at the mouth", () => {
    const dragon = somebody("smaug", "a green dragon");
    expect(artsOf("Smaug breathes fire.", [dragon]).arts).not.to.include("fire_breath");
  });
  it("is a pail, where the shot has none", () => {
    const two = [somebody("greta", "a woman of sixty"), somebody("bella", "a spotted cow")];
    expect(artsOf("Greta milks Bella.", two).arts).to.deep.equal(["thing"]);
    expect(artsOf("Greta milks Bella.", [...two, somebody("pail", "a tin pail", "prop")]).arts).to.deep.equal([]);
  });
});
