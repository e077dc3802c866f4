// What two do to and with each other: the deed by the words, the other one's answer, whom "her" means, and whose a thing is.
import { expect } from "chai";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { readStates } from "../../../../src/core/animatic/acting/read-states.ts";

const actor = (id: string, acts: boolean, form: Actor["form"] = "plain"): Actor => ({
  ...{ id, words: [id], form, acts, isPerson: acts },
});
const MARA = actor("mara", true, "woman");
const TOM = actor("tom", true, "man");
const TWO = [MARA, TOM];

const beatsOf = (action: string, id: string, actors: readonly Actor[] = TWO): readonly Beat[] =>
  readActing(action, actors).get(id) ?? [];
const spell = ({ posture, gesture, way }: Beat): string =>
  [posture, gesture, way].filter((word) => word !== "none").join(" ");

const ANSWERED: readonly (readonly [action: string, deed: string, ...answers: string[]])[] = [
  ["Mara hugs Tom from behind.", "stand hug_behind", "stand held_round"],
  ["Mara kisses Tom on the cheek.", "stand kiss_cheek", "stand cheek_kissed"],
  ["Mara taps Tom on the shoulder.", "stand tap_shoulder", "stand", "stand look_behind"],
  ["Mara comforts Tom.", "stand comfort", "stand cover"],
  ["Mara whispers into Tom's ear.", "stand whisper", "stand"],
  ["Mara straightens Tom's tie.", "stand tie_theirs", "stand chin_up"],
  ["Mara puts the coat round Tom's shoulders.", "stand coat_round", "stand hug_self"],
  ["Mara carries Tom on her shoulders.", "stand bear_on_shoulders", "carried_shoulders"],
  ["Mara rides on Tom's back.", "carried_back", "stand piggyback"],
  ["Mara sits on Tom's lap.", "carried_lap", "sit hold_on_lap"],
  ["Mara sits beside Tom.", "sit", "sit"],
  ["Mara helps Tom to his feet.", "stand pull_up", "sit_ground hands_up_to", "stand hold_hands"],
  ["Mara wakes Tom.", "stand wake_them", "lie", "lie"],
  ["Mara holds a gun to Tom's head.", "stand hold_at_gunpoint", "stand surrender"],
  ["Mara shoots Tom with a pistol.", "stand shoot_them", "stand shot", "fall_back"],
  ["Mara stabs Tom in the back.", "stand stab_back", "stand reel", "collapse"],
  ["Mara punches Tom in the face.", "fight", "stand reel"],
  ["Mara grabs Tom by the collar.", "stand grab", "stand gripped"],
  ["Mara hauls on the laces of Tom's corset.", "stand lace_behind", "stand"],
  ["Mara drives Tom backwards.", "stand shove", "fall_back"],
  ["Mara pulls Tom up over the edge.", "stand pull_up", "climb_out"],
  ["Mara handcuffs Tom.", "stand arrest", "stand hands_bound"],
  ["Mara shields Tom with her body.", "stand guard_them", "stand cower"],
  ["Mara hides behind Tom.", "stand hide_behind", "stand"],
  ["Mara snatches Tom's hat.", "stand snatch", "stand robbed"],
  ["Mara covers Tom's eyes with her hands.", "stand cover_their_eyes", "stand"],
  ["Mara pulls Tom out of the water.", "stand pull_up", "climb_out"],
  ["Mara lays the sword on Tom's shoulder.", "stand dub", "kneel pray"],
  ["Mara aims a pistol at Tom.", "stand aim_at", "stand surrender"],
  ["Mara offers Tom her hand.", "stand offer_hand", "stand", "stand take_hand"],
  ["Mara throws Tom the keys.", "stand throw", "stand"],
  ["Mara puts her arm around Tom.", "stand arm_round", "stand"],
  ["Mara shows Tom a letter.", "stand show_them", "stand look_on"],
  ["Mara points at Tom.", "stand point", "stand touch_heart"],
  ["Mara slides him a glass.", "stand slide_to", "stand receive"],
  ["Mara pours tea for Tom.", "stand pour_for", "stand hold_out_cup"],
];

/** Nobody else is meant, or a thing is: the plain deed. */
const BY_HERSELF: readonly (readonly [action: string, gesture: string])[] = [
  ["Mara strokes her hair while Tom waits.", "own_rub_hair"],
  ["Mara hides the letter behind her back and Tom looks at her.", "hide_at_back"],
  ["Mara hides behind a crate and Tom runs past.", "peek"],
  ["Mara takes the key from the table while Tom sleeps.", "take"],
];

describe("a deed between two", () => {
  for (const [action, deed, ...answers] of ANSWERED)
    it(`is done, and answered: ${action}`, () => {
      expect(beatsOf(action, "mara").map(spell)).to.deep.equal([deed]);
      expect(beatsOf(action, "tom").map(spell)).to.deep.equal(answers);
    });

  for (const [action, gesture] of BY_HERSELF)
    it(`is none where nobody else is meant: ${action}`, () => {
      expect(beatsOf(action, "mara")[0]?.gesture).to.equal(gesture);
    });

  it("is done with whom a pronoun of the other form means", () => {
    expect(beatsOf("Tom kisses her hand.", "tom")[0]).to.include({ gesture: "kiss_hand", object: "mara" });
  });

  it("goes on at the screen over whose shoulder somebody leans", () => {
    const gestures = beatsOf("Mara leans over Tom's shoulder and points at the screen.", "mara").map(
      ({ gesture }) => gesture,
    );
    expect(gestures).to.deep.equal(["over_shoulder", "point_past"]);
  });

  it("stumbles on the feet where it spills over the other one", () => {
    expect(beatsOf("Mara trips and spills coffee on Tom.", "mara").map(spell)).to.deep.equal([
      "stagger",
      "stand douse",
    ]);
  });

  it("goes on pointing at whom somebody shouts at", () => {
    const gestures = beatsOf("Mara points at Tom and shouts.", "mara").map(({ gesture }) => gesture);
    expect(gestures).to.deep.equal(["point", "point"]);
  });

  it("leaves what it is done with in the hands of who does it", () => {
    expect(beatsOf("Mara feeds Tom with a spoon.", "mara")[0]?.holds).to.deep.equal(["spoon"]);
    expect(beatsOf("Mara feeds Tom with a spoon.", "tom")[0]?.holds).to.deep.equal([]);
    expect(beatsOf("Mara looks at Tom with a knife.", "tom")[0]?.holds).to.deep.equal(["knife"]);
  });

  it("takes no name for a thing", () => {
    const lily = actor("lily", true, "woman");
    expect(beatsOf("Tom carries Lily.", "tom", [lily, TOM])[0]?.holds).to.deep.equal([]);
  });

  it("stands face to face, and sits so where there is something to sit on", () => {
    expect(beatsOf("They stand face to face on the bridge.", "mara")[0]?.posture).to.equal("stand");
    expect([...readStates("They are face to face on the bench.", TWO).values()][0]?.deed.posture).to.equal("sit");
  });

  it("has on the knees whom the pronoun means", () => {
    expect([...readStates("Tom begs Mara on his knees.", TWO).keys()]).to.deep.equal(["tom"]);
  });

  it("waits for who comes", () => {
    expect(beatsOf("Tom runs to Mara, and she hugs him.", "tom").map(spell)).to.deep.equal(["run across", "stand hug"]);
    expect(beatsOf("Tom runs to Mara, and she hugs him.", "mara").map(spell)).to.deep.equal(["stand", "stand hug"]);
    expect(beatsOf("Tom falls, and Mara helps him up.", "tom").at(-1)?.posture).to.equal("stand");
  });

  it("passes on what the other one takes by a clause of their own", () => {
    const action = "Mara holds out the sword, and Tom takes it.";
    expect(beatsOf(action, "mara")[0]).to.include({ gesture: "hand_over", object: "tom" });
    expect(beatsOf(action, "tom")[0]).to.deep.include({ gesture: "receive", holds: ["sword"] });
    expect(beatsOf("Mara slides the note to Tom, and he reads it.", "tom")[0]?.holds).to.deep.equal(["note"]);
  });

  it("has in the giver's hands, and only there, what is taken from them later", () => {
    const action = "Mara opens the door, takes the flowers from Tom and shuts the door.";
    const those = [...TWO, actor("flowers", false)];
    expect(beatsOf(action, "tom", those)[0]).to.deep.include({ gesture: "hold", holds: ["flowers"] });
    expect(beatsOf(action, "tom", those)[1]?.until).to.equal(beatsOf(action, "mara", those)[2]?.from);
    const cutting = "Mara cuts Tom's sleeve open with the scissors.";
    expect(beatsOf(cutting, "tom").flatMap(({ holds }) => holds)).to.deep.equal([]);
  });

  it("has on somebody's lap or shoulders whom the line has there", () => {
    expect(beatsOf("Mara laughs with Tom on her lap.", "tom").map(spell)).to.deep.equal(["carried_lap"]);
    expect(beatsOf("Mara crosses the river with Tom riding on her back.", "mara").map(spell)).to.deep.equal([
      "walk piggyback across",
    ]);
  });

  it("takes along who is led or helped along", () => {
    expect(beatsOf("Mara helps Tom across the road.", "tom").map(spell)).to.deep.equal(["walk across"]);
    expect(beatsOf("Mara leads Tom by the hand.", "tom").map(spell)).to.deep.equal(["walk hand_in_hand across"]);
  });

  it("is done to a thing where the words name one first", () => {
    expect(beatsOf("Mara lifts the bag from beside Tom.", "mara")[0]?.gesture).to.equal("lift");
    expect(beatsOf("Mara takes Tom's hand and kisses it.", "mara").at(-1)?.gesture).to.equal("kiss_hand");
  });
});

describe("who goes down on one knee", () => {
  const gesturesOf = (action: string, actors?: readonly Actor[]) =>
    beatsOf(action, "tom", actors).map(({ gesture }) => gesture);
  it("proposes before somebody, or with a ring", () => {
    expect(gesturesOf("Tom goes down on one knee before Mara.")).to.deep.equal(["propose"]);
    expect(gesturesOf("Tom drops to one knee and holds a ring up to Mara.")).to.include("propose");
  });
  it("ties the shoe where that is what it is for", () => {
    expect(gesturesOf("Tom goes down on one knee and ties the strap of Mara's shoe.")).to.deep.equal([
      "tie_their_shoe",
    ]);
    expect(gesturesOf("Tom kneels and buckles Mara's sandals.")).to.deep.equal(["tie_their_shoe"]);
    expect(gesturesOf("Tom kneels and pins up the hem of Mara's skirt.").at(-1)).to.equal("tie_their_shoe");
    expect(gesturesOf("Tom drops to one knee and reties his lace.", [TOM])).to.deep.equal(["tie_shoe"]);
  });
});

describe("two who fold a sheet", () => {
  it("have an end each until it is folded", () => {
    const action = "Mara and Tom hold the sheet by its corners, walk toward each other and fold it.";
    const done = ["mara", "tom"].map((id) => beatsOf(action, id).map(spell));
    expect(done).to.deep.equal([["stand fold_between"], ["stand hold_corners"]]);
  });
});

describe("who is lifted by somebody", () => {
  const LIFTED: readonly (readonly [action: string, carries: string, carried: string])[] = [
    ["Mara lifts Tom off his feet.", "stand lift_hug", "carried_front"],
    ["Mara throws Tom over her shoulder.", "stand bear_over_shoulder", "carried_over"],
    ["Mara lifts Tom over her head.", "stand lift_overhead", "carried_overhead held_overhead"],
  ];
  for (const [action, carries, carried] of LIFTED)
    it(`stands on the ground before: ${action}`, () => {
      expect(beatsOf(action, "mara").map(spell)).to.deep.equal(["stand boost", carries]);
      expect(beatsOf(action, "tom").map(spell)).to.deep.equal(["stand", carried]);
    });

  it("is up from the first where they are only carried", () => {
    expect(beatsOf("Mara carries Tom on her shoulders.", "tom").map(spell)).to.deep.equal(["carried_shoulders"]);
  });

  it("climbs and is pushed from below", () => {
    for (const action of ["Mara hoists Tom over the fence.", "Mara gives Tom a leg up over the fence."]) {
      expect(beatsOf(action, "mara").map(spell)).to.deep.equal(["stand push_from_below"]);
      expect(beatsOf(action, "tom").map(spell)).to.deep.equal(["climb_over"]);
    }
    const [climbs, ...more] = beatsOf("Tom climbs the ladder while Mara pushes him from below.", "tom");
    expect([climbs?.posture, more.length]).to.deep.equal(["climb", 0]);
  });

  it("is hauled over the edge on which the other one lies", () => {
    expect(beatsOf("Mara lies on the edge and pulls Tom up by the hand.", "mara").map(spell)).to.deep.equal([
      "kneel pull_up",
    ]);
    expect(beatsOf("Mara lies on the edge and pulls Tom up by the hand.", "tom").map(spell)).to.deep.equal([
      "climb_out",
    ]);
  });
});

describe("two who meet", () => {
  it("come in from both sides, and then do what they meet for", () => {
    const action = "Mara and Tom meet on the bridge and bow to each other.";
    for (const id of ["mara", "tom"]) expect(beatsOf(action, id).map(spell)).to.deep.equal(["walk in", "bow"]);
    expect(beatsOf("Mara meets Tom's eyes.", "mara").map(spell)).to.deep.equal(["stand"]);
  });

  it("come in but once", () => {
    expect(beatsOf("Mara walks in and smiles at Tom.", "mara").map(spell)).to.deep.equal(["walk in", "stand"]);
    expect(beatsOf("Mara comes in and waves to Tom.", "mara").map(spell)).to.deep.equal(["walk in", "stand wave"]);
  });
});

describe("two who push one thing", () => {
  it("push it the same way, one behind the other, and go along with it", () => {
    const action = "Mara and Tom shove the shelf against the door with their shoulders.";
    expect(beatsOf(action, "mara").map(spell)).to.deep.equal(["trudge push across"]);
    expect(beatsOf(action, "tom").map(spell)).to.deep.equal(["trudge push_with across"]);
  });

  it("push at a door, and not at each other", () => {
    for (const action of ["Mara and Tom push against the door.", "Mara and Tom throw themselves against the gate."]) {
      expect(beatsOf(action, "mara").map(spell)).to.deep.equal(["stand push"]);
      expect(beatsOf(action, "tom").map(spell)).to.deep.equal(["stand push_with"]);
    }
  });
});

describe("who is pushed off a seat", () => {
  it("sits or lies there before", () => {
    expect(beatsOf("Mara shoves Tom off the bench.", "tom").map(spell)).to.deep.equal(["sit", "fall_back"]);
    expect(beatsOf("Mara kicks Tom out of bed.", "tom").map(spell)).to.deep.equal(["lie", "fall_back"]);
    expect(beatsOf("Mara pushes Tom off the swing.", "tom").map(spell)).to.deep.equal(["sit", "fall_back"]);
    expect(beatsOf("Mara pushes Tom on the swing.", "tom").map(spell)).to.not.include("fall_back");
  });
});

describe("a deed that fails", () => {
  it("holds nobody who is only grabbed at", () => {
    expect(beatsOf("Mara grabs at Tom and misses.", "mara").map(spell)).to.deep.equal(["stand reach"]);
    expect(beatsOf("Mara grabs at Tom and misses.", "tom").map(spell)).to.deep.equal(["stand"]);
  });

  it("is ducked under where a blow misses", () => {
    expect(beatsOf("Mara swings at Tom and misses.", "tom").map(spell)).to.deep.equal(["stand ducks_blow"]);
  });
});

describe("a kiss that comes to nothing", () => {
  it("is but a head that leans close", () => {
    const action = "Tom bends to kiss Mara and she slaps his face.";
    expect(beatsOf(action, "tom").map(spell)).to.deep.equal(["stand lean_over", "stand struck"]);
    expect(beatsOf(action, "mara").map(spell)).to.deep.equal(["stand", "stand slap"]);
    expect(beatsOf("Tom bends to kiss Mara.", "tom").map(spell)).to.include("stand kiss");
  });
});

describe("who is robbed and runs after the thief", () => {
  const all = [...TWO, actor("handbag", false)];
  const action = "Tom snatches Mara's handbag and she runs after him.";

  it("has the thing no longer, and the thief runs with it", () => {
    expect(beatsOf(action, "mara", all).at(-1)).to.deep.include({ posture: "run", holds: [] });
    expect(beatsOf(action, "tom", all).at(-1)).to.deep.include({ posture: "run", holds: ["handbag"] });
  });
});

describe("who is given to drink", () => {
  it("has no cup of their own", () => {
    const [, drinks] = beatsOf("Mara holds the cup to Tom's lips and he drinks.", "tom", [...TWO, actor("cup", false)]);
    expect(drinks).to.deep.include({ gesture: "none", holds: [] });
  });
});
