import { expect } from "chai";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";

const person = (id: string, form: Actor["form"], ...more: string[]): Actor => ({
  id,
  words: [id, ...more],
  form,
  acts: true,
  isPerson: true,
});
const beast = (id: string): Actor => ({ id, words: [id], form: "plain", acts: true, isPerson: false });
const thing = (id: string, ...more: string[]): Actor => ({
  id,
  words: [id, ...more],
  form: "plain",
  acts: false,
  isPerson: false,
});

const MARA = person("mara", "woman");
const TOM = person("tom", "man");
const WOLF = beast("wolf");
const UMBRELLA = thing("umbrella");
const ALL = [MARA, TOM, WOLF, UMBRELLA];

const beats = (action: string, id: string, actors = ALL): readonly Beat[] => readActing(action, actors).get(id) ?? [];

/** Action, who, the posture, gesture and way of each beat. */
const POSTURES: readonly (readonly [action: string, who: string, beats: string])[] = [
  ["Mara stands at the gate.", "mara", "stand"],
  ["Mara sits at the table.", "mara", "sit"],
  ["Mara is sitting on the floor.", "mara", "sit_ground"],
  ["Tom kneels beside the bed.", "tom", "kneel"],
  ["Tom lies on the sofa.", "tom", "lie"],
  ["Tom sleeps.", "tom", "lie"],
  ["Mara walks along the beach.", "mara", "walk across"],
  ["Mara runs.", "mara", "run across"],
  ["Running, Mara looks back.", "mara", "run across|run across"],
  ["Mara walks up the street and waves.", "mara", "walk across|walk wave across"],
  ["Mara walks to the table and writes.", "mara", "walk across|stand write"],
  ["Mara throws a plate at Tom, who ducks.", "tom", "stand|crouch"],
  ["Mara faints and falls.", "mara", "collapse"],
  ["Mara lifts the cup to her lips.", "mara", "stand drink"],
  ["Tom slips the letter out of his sleeve.", "tom", "stand draw_out"],
  ["Tom slips out.", "tom", "sneak away"],
  ["Mara puts the cup on the table.", "mara", "stand set_on_table"],
  ["Tom sets his hat on the table between them.", "tom", "stand set_on_table"],
  ["Tom runs away from Mara.", "tom", "run away"],
  ["Tom grips the microphone and sings.", "tom", "stand sing_mic"],
  ["Mara braids Tom's hair.", "mara", "stand braid_hair"],
  ["Mara combs her hair.", "mara", "stand comb"],
  ["Tom jumps back.", "tom", "stand recoil"],
  ["Mara runs across the street holding the umbrella and waves.", "mara", "run hold across|run wave across"],
  ["Tom points at Mara, who buries her face in her hands.", "tom", "stand point"],
  ["Mara and Tom walk hand in hand.", "tom", "walk hand_in_hand across"],
  ["Mara bows and throws up her arms.", "mara", "bow|stand cheer"],
  ["Mara slips on the ice.", "mara", "tumble"],
  ["Mara shakes with the cold.", "mara", "stand hug_self"],
  ["Mara hides the letter behind her back.", "mara", "stand hide_at_back"],
  ["Mara puts the key in her pocket.", "mara", "stand pocket"],
  ["Mara raises an eyebrow.", "mara", "stand"],
  ["Mara crosses her legs.", "mara", "sit"],
  ["Mara opens the door, drinks milk and waves.", "mara", "stand open|stand drink|stand wave"],
  ["Tom snaps at Mara, who bows her head.", "mara", "stand"],
  ["Mara wipes her mouth.", "mara", "stand own_rub_mouth"],
  ["Tom dozes in the armchair.", "tom", "sit"],
  ["Tom slams it on the counter.", "tom", "stand"],
  ["Mara shakes the bottle.", "mara", "stand rattle"],
  ["Mara spins around.", "mara", "stand"],
  ["Tom takes Mara's face in his hands.", "mara", "stand"],
  ["Mara and Tom dance slowly.", "tom", "stand dance_led"],
  ["Mara is pushed aside.", "mara", "stand"],
  ["Tom steps back in wonder.", "tom", "back_away hands_low"],
  ["Her hands knead the dough.", "mara", "stand knead"],
  ["Mara's thumb hovers over the button.", "mara", "stand"],
  ["Mara hammers a blade, sparks flying.", "mara", "stand hammer"],
  ["The wolf tears the letter.", "wolf", "stand tear"],
  ["Mara and Tom each pull at the rope.", "tom", "stand pull_behind"],
  ["Tom yawns at the wheel.", "tom", "drive yawn"],
  ["Mara lays her cards face up on the table.", "mara", "stand set_on_table"],
  ["Tom punches the bag, left, right, left.", "tom", "fight"],
  ["Tom stands in the doorway with his hands on his head.", "tom", "stand despair"],
  ["Tom waits, arms folded.", "tom", "stand cross"],
  ["She runs through the rain.", "mara", "run across"],
  ["He swims to the boat.", "tom", "swim across"],
  ["Tom floats in the dark.", "tom", "float"],
  ["The wolf flies over the hills.", "wolf", "fly across"],
  ["Tom falls from the roof.", "tom", "fall"],
  ["Tom and Mara fight.", "tom", "fight"],
  ["Tom and Mara fight.", "mara", "fight"],
  ["They dance.", "mara", "dance"],
  ["Both dance.", "tom", "dance"],
  ["Mara hugs Tom.", "mara", "stand hug"],
  ["Mara points at the wolf.", "mara", "stand point"],
  ["Mara reaches for the lamp.", "mara", "stand reach"],
  ["Mara holds a lantern.", "mara", "stand hold"],
  ["Tom gives Mara a letter.", "tom", "stand hand_over"],
  ["Tom gives Mara a letter.", "mara", "stand receive"],
  ["Mara slaps Tom.", "tom", "stand struck"],
  ["Tom and Mara shake hands.", "mara", "stand shake_hands"],
  ["Mara hugs Tom.", "tom", "stand hug"],
  ["Mara hugs Tom. Tom waves.", "tom", "stand hug|stand wave"],
  ["Mara shakes her head.", "mara", "stand shake_head"],
  ["Mara puts her hand over her mouth.", "mara", "stand cover_mouth"],
  ["Mara puts a finger to her lips.", "mara", "stand finger_to_lips"],
  ["Tom holds out his thumb.", "tom", "stand hitch"],
  ["Tom drops to his knees.", "tom", "stand|kneel_both"],
  ["Tom wipes the tears from his eyes.", "tom", "stand wipe_tears"],
  ["Tom takes off his hat.", "tom", "stand take_off"],
  ["Tom chops wood.", "tom", "stand chop"],
  ["Tom backs away.", "tom", "back_away"],
  ["Tom climbs the stairs.", "tom", "stairs across"],
  ["Tom crosses his arms.", "tom", "stand cross"],
  ["Tom turns his back on Mara.", "tom", "stand turn_back"],
  ["Tom throws his arms around Mara.", "tom", "stand hug"],
  ["Tom throws a stone.", "tom", "stand throw"],
  ["Tom writes a letter.", "tom", "stand write"],
  ["Mara reads a book.", "mara", "stand read"],
  ["Mara eats an apple.", "mara", "stand eat"],
  ["Mara drinks.", "mara", "stand drink"],
  ["Tom types.", "tom", "stand type"],
  ["Tom drives through the night.", "tom", "drive across"],
  ["Tom waves.", "tom", "stand wave"],
  ["Tom jumps over the fence.", "tom", "vault"],
  ["Tom crawls under the table.", "tom", "crawl across"],
  ["Tom climbs the ladder.", "tom", "climb"],
  ["Tom crouches.", "tom", "crouch"],
  ["Mara enters.", "mara", "walk in"],
  ["Mara comes in from the rain.", "mara", "walk in"],
  ["Mara leaves.", "mara", "walk away"],
  ["Mara walks away.", "mara", "walk"],
  ["Mara runs off.", "mara", "run away"],
  ["Mara gets up and walks to the door.", "mara", "sit|stand|walk across"],
  ["Mara enters, sits down and reads.", "mara", "walk in|sit read"],
  ["Mara sits, drinking from a cup.", "mara", "sit drink"],
  ["Kneeling in the snow, Mara lights a candle.", "mara", "kneel light_candle"],
  ["Mara holds up the umbrella.", "mara", "stand raise"],
  ["Tom swings a hammer.", "tom", "stand chop"],
  ["The people run along the beach.", "mara", "run across"],
  ["The people run along the beach.", "tom", "run across"],
  ["The wolf sits and waits.", "wolf", "sit"],
  ["Mara does not run.", "mara", "stand"],
  ["Mara never sits.", "mara", "stand"],
  ["Mara doesn't dance.", "mara", "stand"],
  ["Mara walks without running.", "mara", "walk across"],
  ["Rain falls. The lamp hums.", "mara", "stand"],
  ["Water runs off Tom's coat.", "tom", "stand"],
  ["Tom takes a walk.", "tom", "walk across"],
  ["His hands are cold.", "tom", "stand"],
  ["Mara has followed him out.", "mara", "stand"],
  ["Mara reads what Tom has written.", "tom", "stand"],
  ["The wolf runs. Tom stands still.", "tom", "stand"],
  ["The wolf runs. Tom stands still.", "wolf", "run across"],
  ["Mara and the wolf walk side by side.", "wolf", "walk across"],
  ["", "mara", "stand"],
  ["Шторм. Дождь.", "mara", "stand"],
];

const spell = ({ posture, gesture, way }: Beat): string =>
  [posture, gesture === "none" ? "" : gesture, way === "none" ? "" : way].filter(Boolean).join(" ");

describe("an action line", () => {
  for (const [action, who, expected] of POSTURES)
    it(`moves ${who}: ${action || "nothing"}`, () => {
      expect(beats(action, who).map(spell).join("|")).to.equal(expected);
    });

  it("turns eyes where the words say", () => {
    const gaze = (action: string, who = "mara") => beats(action, who).at(-1)?.gaze;
    expect(gaze("Mara looks up at the stars.")).to.deep.equal({ to: "up" });
    expect(gaze("Mara looks down.")).to.deep.equal({ to: "down" });
    expect(gaze("Mara turns away.")).to.deep.equal({ to: "away" });
    expect(gaze("Mara looks past him.")).to.deep.equal({ to: "away" });
    expect(gaze("Mara stares into the camera.")).to.deep.equal({ to: "camera" });
    expect(gaze("Mara looks at Tom.")).to.deep.equal({ to: "subject", id: "tom" });
    expect(gaze("Mara looks at him.")).to.deep.equal({ to: "subject", id: "tom" });
    expect(gaze("The wolf lifts its head.", "wolf")).to.deep.equal({ to: "up" });
    expect(gaze("Mara reads.")).to.deep.equal({ to: "down" });
    expect(gaze("Mara stands with her back to us.")).to.deep.equal({ to: "beyond" });
    expect(gaze("Mara runs towards us.")).to.deep.equal({ to: "camera" });
  });

  it("puts into hands what they hold, and takes it out", () => {
    const held = (action: string, who = "mara") => beats(action, who).at(-1)?.holds;
    expect(held("Mara walks with the umbrella open.")).to.deep.equal(["umbrella"]);
    expect(held("Mara waits, a letter in her hand.")).to.deep.equal(["letter"]);
    expect(held("Mara picks up the umbrella.")).to.deep.equal(["umbrella"]);
    expect(held("Mara picks up the umbrella. She drops the umbrella and runs.")).to.deep.equal([]);
    expect(held("Mara walks without an umbrella.")).to.deep.equal([]);
    expect(beats("Mara walks with the umbrella open.", "mara")[0]?.isOpen).to.equal(true);
    expect(beats("Mara carries the umbrella.", "mara")[0]?.isOpen).to.equal(false);
  });

  it("puts into hands what is handled by a verb that no table knows, and by flying, looking through and talking into it", () => {
    const held = (action: string, who = "mara") => beats(action, who).at(-1)?.holds;
    expect(held("Mara launches the small umbrella.")).to.deep.equal(["umbrella"]);
    expect(held("Mara flies the kite.")).to.deep.equal(["kite"]);
    expect(beats("Mara flies the kite.", "mara").map(spell)).to.deep.equal(["stand fly_kite"]);
    expect(held("The wolf flies over the kite.", "wolf")).to.deep.equal([]);
    expect(held("Mara looks through the crystal.")).to.deep.equal(["crystal"]);
    expect(beats("Tom shouts into the telephone.", "tom").map(spell)).to.deep.equal(["stand phone"]);
    expect(held("Mara sings into a microphone.")).to.deep.equal(["microphone"]);
    expect(held("Mara drops a shoe beside the umbrella.")).to.not.include("umbrella");
    expect(held("Mara finds the umbrella.")).to.deep.equal([]);
    expect(held("Mara looks at the umbrella.")).to.deep.equal([]);
    expect(held("Mara passes a man with the lantern.")).to.not.include("umbrella");
  });

  it("raises a finger, not both arms", () => {
    expect(beats("Mara lifts one finger to her lips.", "mara").map(spell)).to.deep.equal(["stand finger_to_lips"]);
  });

  it("puts the tool of a deed into the hands, where the shot has it", () => {
    const held = (action: string, tool: string) => beats(action, "mara", [MARA, TOM, thing(tool)]).at(-1)?.holds;
    expect(held("Mara sweeps the leaves into a heap.", "broom")).to.deep.equal(["broom"]);
    expect(held("Mara hammers a glowing blade.", "hammer")).to.deep.equal(["blade", "hammer"]);
    expect(held("Mara sweeps the leaves.", "lamp")).to.deep.equal([]);
    expect(held("Tom sweeps the leaves.", "broom")).to.deep.equal([]);
  });

  it("says how somebody feels", () => {
    const mood = (action: string) => beats(action, "mara").at(-1)?.mood;
    expect(mood("Mara smiles.")).to.equal("glad");
    expect(mood("Mara weeps.")).to.equal("crying");
    expect(mood("Mara closes her eyes.")).to.equal("asleep");
    expect(mood("Mara shouts.")).to.equal("shouting");
  });

  it("makes beats one after another, and names the words of each", () => {
    const all = beats("Mara enters, sits down and reads.", "mara");
    expect(all.map(({ from }) => from)).to.deep.equal(all.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(all[0]?.from).to.equal(0);
    expect(all.map(({ because }) => because[0])).to.deep.equal(["enters", "sits"]);
  });

  it("gives a line without a subject to the only one who can act", () => {
    expect(beats("Runs down the street.", "tom", [TOM, UMBRELLA]).map(spell)).to.deep.equal(["run across"]);
    expect(beats("Tom shoves the wall.", "tom", [TOM, UMBRELLA]).map(spell)).to.deep.equal(["stand push"]);
    expect(beats("The astronaut kneels.", "tom", [TOM, UMBRELLA]).map(spell)).to.deep.equal(["kneel"]);
    expect(beats("The water runs.", "tom", [TOM, UMBRELLA]).map(spell)).to.deep.equal(["stand"]);
    expect(beats("A man sits at the bar.", "tom", [TOM]).map(spell)).to.deep.equal(["sit"]);
  });
});
