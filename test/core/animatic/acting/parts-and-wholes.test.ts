import { expect } from "chai";
import type { Actor } from "../../../../src/core/animatic/acting/acting.ts";
import { isInPieces, type Ground, type LooseThing } from "../../../../src/core/animatic/acting/loose-paths.ts";
import { cycleOf } from "../../../../src/core/animatic/acting/poses.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { readUnnamed } from "../../../../src/core/animatic/unnamed/read-unnamed.ts";

const person = (id: string, word: string): Actor => ({
  ...{ id, words: [id, word], form: word === "woman" ? "woman" : "man", acts: true, isPerson: true },
});
const MARA = person("mara", "woman");
const TIM = person("tim", "boy");
const BABY = person("baby", "baby");

const beatsOf = (action: string, ...others: Actor[]) => readActing(action, [MARA, ...others]).get("mara") ?? [];

/** Each deed with what is held then. */
const DEEDS: readonly (readonly [action: string, deeds: string])[] = [
  ["Mara cuts a slice of the cake with a knife and takes a bite of it.", "slice cake knife, eat cakeslice"],
  ["Mara slices the apple and eats it.", "slice apple knife, eat fruitslice"],
  ["Mara eats a piece of pie.", "eat piece_pie"],
  ["Mara peels an orange and eats it.", "peel orange knife, eat orange"],
  ["Mara crumples the letter and throws it away.", "crumple letter, throw paperball"],
  ["Mara takes off her coat and hangs it on a hook.", "coat_off, hang_up coat"],
  ["Mara hangs the lantern from a branch.", "hang_up lantern"],
  ["Mara hangs the sheet on the line and fixes it with pegs.", "hang_up sheet"],
  ["Mara hacks through the rope with a hatchet.", "cut_through rope hatchet"],
  ["Mara hurls a bottle against the wall.", "hurl_at bottle"],
  ["Mara wraps the box in red paper and ties a ribbon round it.", "wrap_up box"],
  ["Mara tightens a screw in the radio with a screwdriver.", "repair radio screwdriver"],
  ["Mara dabs blue paint onto the canvas.", "paint"],
  ["Mara dials a number.", "dial"],
  ["Mara slides her bishop across the chessboard.", "board_game"],
  ["Mara presses the earth firm.", "stoop_work"],
  ["Mara saws through a plank.", "saw plank saw"],
  ["Mara drills a hole in a block of wood.", "bore block_wood drill"],
  ["Mara dashes the plate to the floor.", "dash_down plate"],
  ["Mara sets two bottles of milk on the step.", "put_down bottle_milk"],
  ["Mara drops a sugar lump into her coffee and stirs it.", "sprinkle cup jar, stir cup spoon"],
  ["Mara stirs the soup.", "stir pot spoon"],
  ["The ice cream falls from Mara's hand.", "drop icecream"],
  ["The glass slips through her fingers.", "drop glass"],
  ["Mara drops tomatoes on the scales.", "weigh scales tomatoes"],
  ["Mara scrapes at the mortar with a spoon.", "write_wall spoon"],
  ["Mara pulls a jumper over her head.", "coat_on"],
  ["Mara steps into her boots.", "shoe_on"],
  ["Mara scrubs her teeth.", "brush_teeth"],
  ["Mara hammers a peg into the ground with a stone.", "hammer stone"],
  ["Mara flings corn to the hens.", "scatter"],
  ["Mara showers them with rice.", "scatter"],
  ["Mara scoops water out of the boat with a bucket.", "bail bucket"],
  ["Mara holds a sausage over the flames.", "hold_over_fire"],
  ["Mara shakes a ketchup bottle over her fries and pops one in her mouth.", "sprinkle fries bottle, eat fries"],
  ["Mara winds a bandage round her hand.", "bandage_self bandage"],
  ["Mara jabs the button.", "press"],
  ["Mara tips her watering can over the roses.", "water"],
  ["Mara heaves her suitcase into the rack.", "stow_up suitcase"],
  ["Mara beats the eggs with a fork.", "stir bowl fork"],
  ["Mara ties a flag to the lamppost.", "tie_to flag"],
  ["Mara dots an eye on the puppet with a fine brush.", "paint_it puppet finebrush"],
  ["Mara zorps the wall with a hammer.", "hammer hammer"],
  ["Mara dabs powder on her nose.", "make_up"],
  ["Mara knots a scarf over her hair.", "put_on scarf"],
  ["Mara snaps her handbag shut.", "close_lid handbag"],
  ["Mara picks up a dumpling with chopsticks.", "slurp bowl chopstick"],
  ["Mara folds her umbrella and hangs it over her arm.", "fold umbrella, under_arm umbrella"],
  ["Mara hands over a card.", "hold_out card"],
  ["Mara plucks a goose.", "pluck_bird roast_chicken feather"],
  ["Mara planes a plank.", "plane_wood plank handplane"],
  ["Mara spins the dough in the air.", "toss_up dough"],
  ["Mara points the remote at the television.", "point_with remote"],
  ["Mara beats the rug with a carpet beater.", "swing carpetbeater"],
  ["Mara pitches hay down with a fork.", "pitch fork"],
  ["Mara pulls the iron out of the fire with tongs.", "hold_over_fire tongs"],
  ["Mara screws the lids down.", "screw_lid"],
  ["Mara polishes a wine glass and hangs it above the bar.", "polish wineglass cloth, hang_up wineglass"],
  ["Mara lifts the glass coffee pot.", "lift coffeepot"],
  ["Mara trims the hedge.", "cut scissors"],
  ["Mara fastens an earring.", "own_pinch_ear earring"],
  ["Mara pipes cream onto the cake.", "sprinkle cake jar"],
];

describe("what deeds leave of things", () => {
  for (const [action, deeds] of DEEDS)
    it(action, () => {
      const found = beatsOf(action).map(({ gesture, holds }) => [gesture, ...holds].join(" "));
      const wanted = deeds.split(", ");
      expect(wanted).to.include(found.at(-1));
      if (wanted.length === found.length) expect(found).to.deep.equal(wanted);
    });

  it("is handed on as a slice, and bitten by who gets it", () => {
    const acting = readActing("Mara peels an apple and hands a slice to Tim, who bites into it.", [MARA, TIM]);
    expect(acting.get("tim")?.at(-1)).to.include({ gesture: "eat" });
    expect(acting.get("tim")?.at(-1)?.holds).to.deep.equal(["fruitslice"]);
  });

  it("is crumpled by who gets it, and nobody falls", () => {
    const action = "Mara thrusts a leaflet at Tim, who crumples it and drops it.";
    const beats = readActing(action, [MARA, TIM]).get("tim") ?? [];
    expect(beats.slice(-2).map(({ posture, gesture, holds }) => [posture, gesture, ...holds].join(" "))).to.deep.equal([
      "stand crumple leaflet",
      "stand drop paperball",
    ]);
  });

  it("is cut off hair where it is somebody's", () => {
    const acting = readActing("Mara snips a lock off Tim's hair.", [MARA, TIM]);
    expect(acting.get("mara")?.[0]).to.include({ gesture: "trim_hair", object: "tim" });
  });

  it("is the bottle of a baby, which it is fed with in the arms", () => {
    const [beat] =
      readActing("Mara gives the baby its bottle.", [MARA, { ...BABY, acts: false, isPerson: false }]).get("mara") ??
      [];
    expect(beat?.gesture).to.equal("bottle_feed");
    expect(beat?.holds.at(-1)).to.equal("babybottle");
  });

  it("breaks at the wall that it is thrown at, and what falls on the ground", () => {
    const ground: Ground = { height: 170, facing: 1, drop: 100, table: 20, target: undefined };
    const thing = (fate: LooseThing["fate"]): LooseThing => ({ fate, at: 1, drawing: 0 });
    expect(isInPieces(thing("hits"), 1.2, { away: [20, 0], ground })).to.equal(false);
    expect(isInPieces(thing("hits"), 1.6, { away: [60, 0], ground })).to.equal(true);
    expect(isInPieces(thing("falls"), 1.2, { away: [0, 60], ground })).to.equal(false);
    expect(isInPieces(thing("falls"), 2, { away: [0, 100], ground })).to.equal(true);
    expect(isInPieces(thing("flies"), 2, { away: [0, 100], ground })).to.equal(false);
  });
});

describe("two gestures at once", () => {
  it("leave the phone at the ear while the other hand waves", () => {
    const beats = beatsOf("Mara holds her phone to her ear and waves with her left hand.");
    expect(beats).to.have.length(1);
    expect(beats[0]).to.include({ gesture: "phone", beside: "wave" });
  });

  it("are those of one hand each, and end with what is done next", () => {
    expect(beatsOf("Mara holds a lantern and points with her other hand.")[0]).to.include({ beside: "point" });
    const beats = beatsOf("Mara talks on the phone, waving, then claps.");
    expect(beats.at(-1)).to.include({ gesture: "clap" });
    expect(beats.at(-1)).to.not.have.property("beside");
  });

  it("move the arm that has nothing, and no other", () => {
    const [beat] = beatsOf("Mara holds her phone to her ear and waves.");
    if (!beat) throw new Error("nothing is done");
    const { poses } = cycleOf(beat, null);
    const arms = (which: 0 | 1) => new Set(poses.map(({ arms: both }) => JSON.stringify(both[which])));
    expect(arms(0).size).to.be.greaterThan(1);
    expect(poses.every(({ as }) => as === "handset")).to.equal(true);
    const [held] = beatsOf("Mara holds a lantern and waves with her free hand.");
    expect(held && cycleOf(held, "before").poses.length).to.be.greaterThan(1);
  });
});

describe("who falls or is jolted with something in the hands", () => {
  const seen = (beats: readonly { posture: string; gesture: string; holds: readonly string[] }[]) =>
    beats.map(({ posture, gesture, holds }) => `${posture} ${gesture} ${holds.join("+")}`);
  it("has it at first, and lets go of it on the way down", () => {
    const beats = beatsOf("Mara trips on the carpet and drops the tray.");
    expect(seen(beats)).to.deep.equal(["stand hold tray", "tumble none tray", "tumble drop tray"]);
    const [, fall, drop] = beats;
    expect(
      [fall, drop].map((beat) => beat && cycleOf(beat, null).poses.every(({ isEmpty }) => isEmpty === true)),
    ).to.deep.equal([false, true]);
  });
  it("has it before somebody bumps into them", () => {
    const beats = beatsOf("Tim bumps into Mara and she drops the basket.", TIM);
    expect(seen(beats)).to.deep.equal(["stand reel basket", "stand drop basket"]);
  });
});

describe("who lies on the belly", () => {
  it("has both hands before the face at what they do, and not under the body", () => {
    const poseOf = (action: string) => {
      const [beat] = beatsOf(action);
      return { posture: beat?.posture, pose: beat && cycleOf(beat, null).poses[0] };
    };
    for (const doing of ["aims the rifle", "looks through the binoculars", "reads a book", "draws a horse"]) {
      const { posture, pose } = poseOf(`Mara lies on her stomach and ${doing}.`);
      expect(posture, doing).to.equal("lie_front");
      for (const arm of pose?.arms ?? [])
        expect(arm && "to" in arm && "at" in arm ? arm.at[1] : 1, doing).to.be.below(0);
    }
    expect(poseOf("Mara lies on her belly in the grass and looks through the binoculars.").posture).to.equal(
      "lie_front",
    );
  });
});

describe("who is fed", () => {
  it("is there, where crumbs are scattered for them, and nobody else is for whom something is done", () => {
    expect(readUnnamed("Tim scatters crumbs for the ducks.", []).map(({ one }) => one)).to.deep.equal(["duck"]);
    expect(readUnnamed("Tim sings a song for the ducks.", [])).to.deep.equal([]);
    expect(readUnnamed("Agnes plucks a goose.", [])).to.deep.equal([]);
    const cage = {
      words: ["cage"],
      names: ["cage"],
      design: ["wire", "cage", "full", "of", "pigeons"],
      form: "plain" as const,
    };
    const known = [{ ...cage, isPerson: false, isNamed: true }];
    expect(readUnnamed("Tim opens the cage, and the pigeons fly up.", known).map(({ one }) => one)).to.deep.equal([
      "pigeon",
    ]);
    expect(readUnnamed("Carmen eats ramen before a specimen.", [])).to.deep.equal([]);
  });

  it("is no bishop on a chessboard", () => {
    expect(readUnnamed("Igor slides his bishop across the chessboard.", [])).to.deep.equal([]);
  });
});
