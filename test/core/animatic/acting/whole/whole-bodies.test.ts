// What the whole body does: getting up and down, in water, against the wind, over gaps, sport and dancing alone.
import { expect } from "chai";
import { readActing } from "../../../../../src/core/animatic/acting/read-acting.ts";
import { planPerformance } from "../../../../../src/core/animatic/acting/performance.ts";
import { drawnWith, hasBoard } from "../../../../../src/core/animatic/acting/in-hand.ts";
import { raisedBy } from "../../../../../src/core/animatic/acting/set-pieces/piece-heights.ts";
import { setPieceOf } from "../../../../../src/core/animatic/acting/set-pieces/set-pieces.ts";
import { frameOf, framingOf } from "../../../../../src/core/animatic/frame.ts";
import { shareOf } from "../../../../../src/core/animatic/acting/posture-heights.ts";
import { framingOfBodies } from "../../../../../src/core/animatic/stage/whole-bodies.ts";
import type { Actor, Beat } from "../../../../../src/core/animatic/acting/acting.ts";
import type { CastMember } from "../../../../../src/core/animatic/stage/staged-member.ts";

const MARA: Actor = { id: "mara", words: ["mara"], form: "woman", acts: true, isPerson: true, isLarge: false };

const ROWS: readonly (readonly [action: string, deeds: string])[] = [
  ["Mara sinks onto a chair.", "stand|sit"],
  ["Mara scrambles over the gate and drops down on the other side.", "climb_over"],
  ["Mara hangs upside down by her knees from the bar and swings to and fro.", "hang_knees"],
  ["Mara limps home, dragging her wounded leg.", "limp across"],
  ["Mara plods across the field.", "trudge across"],
  ["Mara shovels snow and leans on the shovel.", "stand shovel_up|stand lean_on_tool"],
  ["Mara leans back in her chair and puts her feet up on the desk.", "sit|feet_up"],
  ["Mara swings her legs out of bed.", "lie|sit_bed"],
  ["Mara swings her lasso over her head.", "stand wave_it"],
  ["Mara climbs the wall and drops to the ground.", "climb|drop_down"],
  ["Mara walks up the slope with a basket full of grapes on her back.", "walk hold across|walk on_back across"],
  ["Mara squeezes herself into a locker to hide.", "crouch peek"],
  ["Mara squeezes herself into the chimney.", "climb_in"],
  ["Mara trips over a root and scrambles up again.", "tumble|stand"],
  ["Mara inches across the rope bridge, clinging to the ropes.", "tightrope across|tightrope"],
  ["Mara jumps into a puddle, water splashing.", "jump"],
  ["Mara shakes her tambourine.", "stand rattle"],
  ["Mara lowers herself down the wall on a rope.", "climb down"],
  ["Mara runs on the treadmill.", "run"],
  ["Mara does pull-ups on the bar.", "pull_up"],
  ["Mara does tai chi.", "tai_chi"],
  ["Mara hops along on one leg.", "hop across"],
  ["Mara bounds across the dust in long leaps.", "bounding across"],
  ["Mara bends forward and touches her toes.", "stand touch_toes"],
  ["Mara takes a few shaky steps.", "stagger across"],
  ["Mara pulls herself up on a chair.", "sit_ground|stand"],
  ["Mara sweeps down the stairs.", "stairs down"],
  ["Mara swings on the trapeze.", "swing_rope"],
  ["Mara bends down, lifts the crate and carries it away.", "crouch lift|walk carry across"],
  ["Mara climbs the steps, bent under a load of firewood.", "stairs carry across"],
  ["Mara pitches hay onto the cart.", "stand pitch"],
  ["Mara turns over in bed and yawns.", "lie|lie_side yawn"],
  ["Mara loses her footing and falls over the wall.", "fall"],
  ["Mara wades through the mud.", "trudge across"],
  ["Mara snatches the barbell from the floor.", "stand lift_bar"],
  ["Mara mows the grass with her scythe.", "stand scythe"],
  ["Mara hurls the javelin.", "stand hurl_spear"],
  ["Mara leans in the doorway.", "lean"],
  ["Mara runs through the rain with a newspaper over her head.", "run over_head across"],
  ["Mara draws her bow and lets the arrow fly.", "stand draw_bow|stand draw_bow"],
  ["Mara hangs from the ledge by one hand, her legs kicking over the drop.", "hang_one"],
  ["Mara scrubs the floor on her hands and knees.", "kneel_both scrub"],
  ["Mara staggers along and catches hold of a lamp post.", "stagger across|stand hug_pole"],
  ["Mara slides under the bed.", "lie_front"],
  ["Mara hauls herself out of the water and shivers.", "climb_out|stand hug_self"],
  ["Mara sits down at the table.", "stand|sit"],
  ["Mara sits at the table.", "sit"],
  ["Mara stands up.", "sit|stand"],
  ["Mara rises from her chair.", "sit|stand"],
  ["Mara scrambles to her feet.", "sit_ground|stand"],
  ["Mara gets out of bed.", "lie|stand"],
  ["Mara wakes with a start.", "lie|sit_bed"],
  ["Mara sits up in bed.", "lie|sit_bed"],
  ["Mara sleeps with her head on the desk.", "sit sleep_on_table"],
  ["Mara trudges through the blizzard.", "brave_wind across"],
  ["Mara walks against the wind.", "brave_wind across"],
  ["Mara rolls down the hill.", "roll across"],
  ["Mara does a cartwheel.", "cartwheel across"],
  ["Mara slides down the slide.", "slide_down down"],
  ["Mara leaps across the gap between the roofs.", "leap"],
  ["Mara floats on her back.", "lie_float"],
  ["Mara is drowning.", "drown"],
  ["Mara does push-ups.", "push_up"],
  ["Mara spreads her arms.", "stand spread_arms"],
  ["Mara covers her face with her hands.", "stand cover"],
  ["Mara jumps up and down.", "jump_up"],
  ["Mara hides under the table.", "crouch peek"],
  ["Mara climbs out of the window.", "climb_out"],
  ["Mara dives to the left.", "dive_flat"],
  ["Mara carries a sack on her back.", "walk shoulder across"],
  ["Mara stands at the grave, head bowed.", "stand"],
  ["Mara runs into the sea.", "run"],
  ["Mara waves the flag.", "stand wave_it"],
  ["Mara crumples to the ground.", "collapse"],
  ["Mara sleds down the hill.", "sled across"],
  ["Mara hauls herself up the cliff.", "climb"],
  ["Mara does sit-ups.", "sit_up"],
  ["Mara gazes out of the window.", "stand at_window"],
  ["Mara emerges from the mist.", "walk"],
  ["Mara sways to the music.", "dance"],
  ["Mara presses herself flat against the wall.", "lean"],
  ["Mara dives into the pool.", "dive"],
  ["Mara falls.", "tumble"],
  ["Mara falls from the roof.", "fall"],
  ["Mara rides the board.", "surf across"],
  ["Mara drives the geese home.", "walk raise across"],
  ["Mara walks home with the jug on her head.", "walk on_head across"],
  ["Mara lies on the floor, kicking her legs.", "lie|tantrum"],
  ["Mara runs down the corridor toward us.", "run"],
  ["Mara slips and falls on her back on the ice.", "fall_back"],
  ["Mara spins round the pole with her legs in the air.", "spin_pole"],
  ["Mara jumps off a ledge on the snowboard.", "jump"],
  ["Mara plants rice in the field.", "stand stoop_work"],
  ["Mara sits on the edge of the roof, her legs dangling.", "sit"],
  ["Mara kneels, then looks up.", "kneel|kneel"],
  ["Mara swings the bat.", "stand bat_ball"],
];

const spell = ({ posture, gesture, way }: Beat): string =>
  [posture, gesture === "none" ? "" : gesture, way === "none" ? "" : way].filter(Boolean).join(" ");

const beatsOf = (action: string): readonly Beat[] => readActing(action, [MARA]).get("mara") ?? [];

describe("what the whole body does", () => {
  for (const [action, deeds] of ROWS)
    it(`is read: ${action}`, () => {
      expect(beatsOf(action).map(spell).join("|")).to.equal(deeds);
    });

  it("grows when it comes to us, and gets smaller when it goes away", () => {
    const sizes = (action: string) => {
      const beats = beatsOf(action);
      const { at } = planPerformance({
        ...{ id: "mara", beats, heldAs: () => null, lines: [], seconds: 4, seed: "1", hovers: false },
        ...{ x: 200, facing: 1, height: 200, head: 28, reach: 40 },
        ...{ framing: framingOf("fs"), frame: frameOf(512, 288) },
      });
      return [at(0.4).near, at(3.8).near];
    };
    const [far = 1, near = 1] = sizes("Mara walks towards us.");
    expect(near).to.be.greaterThan(far * 1.5);
    const [first = 1, last = 1] = sizes("Mara walks away from us.");
    expect(first).to.be.greaterThan(last * 1.5);
    expect(sizes("Mara walks along the road.")).to.deep.equal([1, 1]);
  });

  it("is as high as it gets: who sits up in bed, or gets up from it, does not begin larger", () => {
    expect(shareOf(beatsOf("Mara sits up in bed."))).to.equal(0.56);
    expect(shareOf(beatsOf("Mara lies in bed. She gets up and stands at the window."))).to.equal(1);
    expect(shareOf(beatsOf("Mara lies in bed."))).to.equal(0.28);
  });

  it("has no case in the hand that is on its back", () => {
    expect(beatsOf("Mara runs with a cello case on her back.").flatMap(({ holds }) => holds)).to.deep.equal([]);
    expect(beatsOf("Mara runs with a cello case.").flatMap(({ holds }) => holds)).not.to.deep.equal([]);
  });

  it("stays seated while somebody gives it something", () => {
    const tom: Actor = { ...MARA, id: "tom", words: ["tom"], form: "man" };
    const cup: Actor = { ...MARA, id: "cup", words: ["cup"], acts: false, isPerson: false };
    const acting = readActing("Mara sits at the table. Tom gives Mara the cup.", [MARA, tom, cup]);
    expect(acting.get("mara")?.map(({ posture }) => posture)).to.not.include("stand");
  });

  it("draws the seat that somebody gets up from once, under them", () => {
    const thing = { kind: "thing" };
    const known = [
      { subject: { id: "chair", design: "a wooden chair" }, look: thing },
      { subject: { id: "lamp", design: "a lamp beside the chair" }, look: { kind: "person" } },
    ];
    expect([...drawnWith(known, beatsOf("Mara gets up from the chair."))]).to.deep.equal(["chair"]);
    expect([...drawnWith(known, beatsOf("Mara looks at the chair."))]).to.deep.equal([]);
  });
  it("sits on a bonnet and on a railing, and has the board under the feet", () => {
    expect(beatsOf("Mara sits on the bonnet of the car.").map(setPieceOf)).to.deep.equal(["bonnet"]);
    expect(beatsOf("Mara sits on the railing.").map(setPieceOf)).to.deep.equal(["seat_fence"]);
    const board = { subject: { id: "board", design: "a purple snowboard" }, look: { kind: "thing" } };
    const tom = { subject: { id: "tom", design: "a boy on white skates" }, look: { kind: "person" } };
    const withThem = (action: string) => [...drawnWith([board, tom], beatsOf(action))];
    expect(withThem("Mara jumps over the rock on her snowboard.")).to.include("board");
    expect(withThem("Mara jumps over the rock.")).to.deep.equal([]);
    expect(withThem("Mara skates past Tom.")).to.not.include("tom");
  });

  it("goes down a slope on what it is said to go on", () => {
    const skier: Actor = { ...MARA, id: "skier", words: ["skier"] };
    const [beat] = readActing("The skier races down the slope.", [skier]).get("skier") ?? [];
    expect(beat && spell(beat)).to.equal("ski across");
  });

  it("has in the hand what it runs up to throw, and still has the board that it jumps off a ramp on", () => {
    const javelin: Actor = { ...MARA, id: "javelin", words: ["javelin"], acts: false, isPerson: false };
    const thrown = readActing("Mara runs up and hurls the javelin.", [MARA, javelin]).get("mara") ?? [];
    expect(thrown.map(({ posture, holds }) => [posture, ...holds])).to.deep.equal([
      ["run", "javelin"],
      ["stand", "javelin"],
    ]);
    const jumped = beatsOf("Mara rolls down the ramp on the skateboard and jumps off the lip.").at(-1);
    expect(jumped?.posture).to.equal("jump");
    expect(jumped && hasBoard(jumped)).to.equal(true);
  });

  it("has the head in a wide picture as well where it stands high", () => {
    const head = (action: string) =>
      framingOfBodies(framingOf("fs"), [
        { kind: "person", look: { kind: "person" }, beats: beatsOf(action) },
      ] as unknown as readonly CastMember[]).head;
    expect(head("Mara stands on the ladder.")).to.be.below(head("Mara stands in the garden."));
  });

  it("is seen where the size of a shot would leave nothing of it", () => {
    const member = (action: string) =>
      [{ kind: "person", look: { kind: "person" }, beats: beatsOf(action) }] as unknown as readonly CastMember[];
    const of = (size: string, action: string) => framingOfBodies(framingOf(size), member(action));
    expect(of("ms", "Mara chops wood.").feet).to.be.a("number");
    expect(of("mcu", "Mara climbs up the rope.").feet).to.be.a("number");
    expect(of("mcu", "Mara slumps against the wall and slides down to the ground.").feet).to.be.a("number");
    expect(of("mcu", "Mara draws her bow.").head).to.be.below(framingOf("mcu").head);
    expect(of("cu", "Mara climbs up the rope.")).to.deep.equal(framingOf("cu"));
  });

  it("stays at the edge while it looks down", () => {
    const heights = beatsOf("Mara stops at the edge of the cliff and looks down.").map(raisedBy);
    expect(heights.every((height) => height > 1)).to.equal(true);
  });

  it("is in a medium picture with the feet, and leaves a close one alone", () => {
    const member = (action: string) =>
      [{ kind: "person", look: { kind: "person" }, beats: beatsOf(action) }] as unknown as readonly CastMember[];
    const feetOf = (size: string, action: string) => framingOfBodies(framingOf(size), member(action)).feet;
    expect(feetOf("ms", "Mara kneels.")).to.be.a("number");
    expect(feetOf("ms", "Mara stands up.")).to.be.a("number");
    expect(feetOf("ms", "Mara touches a footprint in the mud.")).to.be.a("number");
    expect(feetOf("ms", "Mara waves.")).to.equal(undefined);
    expect(feetOf("cu", "Mara kneels.")).to.equal(undefined);
    expect(feetOf("cu", "Mara brushes the sand off a skull.")).to.be.a("number");
  });

  it("is that of an animal alone that does more than its face shows, and of one that is brushed", () => {
    const cast = (beast: Partial<Beat>, person?: Partial<Beat>) =>
      [
        {
          id: "pony",
          kind: "person",
          look: { kind: "animal" },
          tall: 0.9,
          beats: [{ ...beatsOf("Mara waits.")[0], ...beast }],
        },
        ...(person
          ? [
              {
                id: "mara",
                kind: "person",
                look: { kind: "person" },
                beats: [{ ...beatsOf("Mara waits.")[0], ...person }],
              },
            ]
          : []),
      ] as unknown as readonly CastMember[];
    const feetOf = (size: string, members: readonly CastMember[]) => framingOfBodies(framingOf(size), members).feet;
    expect(feetOf("cu", cast({ animal: "land" }))).to.be.a("number");
    expect(feetOf("cu", cast({ animal: "growl" }))).to.equal(undefined);
    expect(feetOf("ms", cast({ animal: "stand" }, { gesture: "groom", object: "pony" }))).to.be.a("number");
  });
});
