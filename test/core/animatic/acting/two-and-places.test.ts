// What is done at windows, tables and poles, with clothes, and with somebody's whole body: the deed, what stands beside it, and what the other one does.
import { expect } from "chai";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { supportOf } from "../../../../src/core/animatic/acting/supports.ts";

const actor = (id: string, acts: boolean, form: Actor["form"] = "plain", isPerson = acts): Actor => ({
  ...{ id, words: [id], form, acts, isPerson },
});
const MARA = actor("mara", true, "woman");
const TOM = actor("tom", true, "man");
const PIGEON = actor("pigeon", true, "plain", false);
const ALONE = [MARA, actor("key", false), actor("umbrella", false)];
const TWO = [MARA, TOM, actor("crown", false), actor("passport", false), actor("key", false)];

const deedsOf = (action: string, id: string, actors: readonly Actor[]): readonly Beat[] =>
  readActing(action, actors).get(id) ?? [];
const spell = ({ posture, gesture, way }: Beat): string =>
  [posture, gesture, way].filter((word) => word !== "none").join(" ");

/** By herself: what she does, and what stands beside her. */
const BY_HERSELF: readonly (readonly [action: string, deed: string, support?: string])[] = [
  ["Mara stands in the boat and throws a round net.", "stand throw"],
  ["Mara sits on the iron steps and plays the trumpet.", "sit blow_horn"],
  ["Mara parts the slats of the blind with two fingers and looks out.", "stand part_blind", "blind"],
  ["Mara looks through the keyhole.", "stand keyhole", "door"],
  ["Mara leans out of the window.", "stand lean_out", "window"],
  ["Mara leans over the table.", "stand lean_over", "table"],
  ["Mara clings to the mast.", "stand hug_pole", "pole"],
  ["Mara hides behind a crate.", "crouch peek", "cover"],
  ["Mara presses her palms against the glass.", "stand press_face", "glass"],
  ["Mara stares into the empty box.", "stand look_into", "table"],
  ["Mara slides the key across the table.", "stand slide", "table"],
  ["Mara drops the key into the envelope.", "stand insert", "table"],
  ["Mara takes off her glasses.", "stand take_off"],
  ["Mara takes off her coat.", "stand coat_off"],
  ["Mara draws her swords.", "stand draw_sword"],
  ["Mara shields her face with a towel.", "stand shield"],
  ["Mara falls backwards.", "fall_back"],
  ["Mara drops into the water.", "jump_in", "into_water"],
  ["Mara drops the key into the water.", "stand drop"],
  ["Mara sets the block on top of the snow wall.", "stand put_down"],
  ["Mara climbs down a rope.", "climb down", "rope"],
  ["Mara fires the gun.", "stand shoot"],
  ["Mara burns the letter.", "stand burn"],
  ["Mara washes her hands.", "stand wash", "sink"],
  ["Mara paints a portrait.", "stand paint", "canvas"],
  ["Mara plays tennis.", "stand hit_ball"],
  ["Mara walks down the stairs.", "stairs down", "steps"],
  ["Mara puts a grape in her mouth.", "stand eat"],
  ["Mara raises a hand.", "stand raise"],
  ["Mara opens the umbrella.", "stand raise_umbrella"],
];

/** With Tom: what she does, and what he does. */
const WITH_TOM: readonly (readonly [action: string, deed: string, answer: string])[] = [
  ["Mara holds the passport up beside Tom's face.", "stand hold_beside", "stand"],
  ["Mara and Tom press their palms together.", "stand palms_meet", "stand palms_meet"],
  ["Mara pushes Tom backwards into the pool.", "stand shove", "topple_in"],
  ["Mara chases Tom.", "run across", "run across"],
  ["Mara carries Tom on her back.", "stand piggyback", "carried_back arm_round"],
  ["Mara carries Tom in her arms.", "stand carry_person", "carried_arms arm_round"],
  ["Mara lifts Tom.", "stand carry_person", "carried_arms arm_round"],
  ["Mara pushes Tom.", "stand shove", "stand reel"],
  ["Mara puts the crown on Tom's head.", "stand crown_them", "kneel"],
  ["Mara pulls Tom up from the ground.", "stand pull_up", "stand hold_hands"],
  ["Mara runs into Tom's arms.", "stand hug", "stand hug"],
  ["Mara and Tom play chess.", "sit board_game", "sit board_game"],
];

describe("a deed at a thing or with somebody", () => {
  for (const [action, deed, support] of BY_HERSELF)
    it(`is read: ${action}`, () => {
      const [beat] = deedsOf(action, "mara", ALONE);
      expect(beat && spell(beat)).to.equal(deed);
      if (support !== undefined) expect(beat && supportOf(beat)).to.equal(support);
    });

  for (const [action, deed, answer] of WITH_TOM)
    it(`is answered: ${action}`, () => {
      const last = (id: string) => deedsOf(action, id, TWO).at(-1);
      expect([last("mara"), last("tom")].map((beat) => beat && spell(beat))).to.deep.equal([deed, answer]);
    });

  it("begins with the shot where only a posture is named before it, by whose words it is explained too", () => {
    const [beat, next] = deedsOf("Mara leans against the wall and reads a letter.", "mara", ALONE);
    expect([beat?.from, beat?.gesture, next]).to.deep.equal([0, "read", undefined]);
    expect(beat?.because).to.include.members(["leans", "reads"]);
  });

  it("is of whoever is named before it, though the name ends as an adverb does, or a hand of theirs does it", () => {
    const holly = { ...MARA, id: "holly", words: ["holly"] };
    expect(deedsOf("The dog shakes itself and Holly shields her face.", "holly", [holly, PIGEON])[0]?.gesture).to.equal(
      "shield",
    );
    expect(deedsOf("Mara's hand turns the key in the lock.", "mara", ALONE)[0]?.gesture).to.equal("turn_key");
  });

  it("is nobody's where a noun is before it", () => {
    const gestures = deedsOf("Mara hammers on the drums and water sprays up.", "mara", ALONE).map(
      ({ gesture }) => gesture,
    );
    expect(gestures).to.deep.equal(["drum"]);
  });

  it("pours out of what holds the liquid, and takes what is round into the hand", () => {
    const held = (action: string, ...things: string[]) =>
      deedsOf(action, "mara", [MARA, ...things.map((name) => actor(name, false))])[0]?.holds;
    expect(held("Mara pours tea from the pot into a glass.", "pot")).to.deep.equal(["glass", "pot"]);
    expect(held("Mara pours milk into a bowl.")).to.deep.equal(["bowl", "jug"]);
    expect(held("Mara throws a round net over the water.")).to.deep.equal(["net"]);
  });

  it("does not fall twice", () => {
    expect(deedsOf("Mara faints and falls backwards.", "mara", ALONE).map(spell)).to.deep.equal(["collapse"]);
  });

  it("has an open umbrella where one is opened", () => {
    expect(deedsOf("Mara opens the umbrella.", "mara", ALONE)[0]?.isOpen).to.equal(true);
  });

  it("lets a bird fly, not a person", () => {
    expect(deedsOf("Mara releases the pigeon.", "pigeon", [MARA, PIGEON]).at(-1)?.posture).to.equal("fly");
    expect(deedsOf("Mara releases Tom.", "tom", TWO).at(-1)?.posture).to.equal("stand");
  });
});

describe("a flame in somebody else's hand", () => {
  const CANDLE = actor("candle", false);
  const gesturesOf = (action: string, id: string) =>
    deedsOf(action, id, [MARA, TOM, CANDLE]).map(({ gesture, holds }) => [gesture, ...holds].join(" "));
  it("burns and is blown out there", () => {
    const action = "Mara blows out the candle in his hand.";
    expect(gesturesOf(action, "mara")).to.deep.equal(["blow_theirs"]);
    expect(gesturesOf(action, "tom")).to.deep.equal(["keep_alight candle", "burn_down candle"]);
  });
  it("is her own where nobody else is said", () => {
    expect(gesturesOf("Mara blows out the candle in her hand.", "mara")).to.deep.equal(["blow_out candle"]);
  });
});

describe("a wall that is built", () => {
  it("stands before the hands, of what it is made of", () => {
    const on = (what: string): Beat => ({
      ...{ from: 0, posture: "stand", gesture: "set_on_table", mood: "plain", way: "none", gaze: { to: "ahead" } },
      ...{ holds: [], isOpen: false, object: null, because: `sets the block on the ${what}`.split(" ") },
    });
    expect(supportOf(on("snow wall"))).to.equal("snow_wall");
    expect(supportOf(on("garden wall"))).to.equal("stone_wall");
    expect(supportOf(on("counter"))).to.equal("table");
  });
});

describe("who is read to in bed", () => {
  it("lies there, and the reader sits by the bed with a book", () => {
    for (const action of ["Mara reads a bedtime story to Tom.", "Mara reads to Tom, who lies in bed."]) {
      expect(deedsOf(action, "mara", TWO).map(spell), action).to.deep.equal(["sit read"]);
      expect(deedsOf(action, "mara", TWO).at(-1)?.holds, action).to.deep.equal(["book"]);
      expect(deedsOf(action, "tom", TWO).map(spell), action).to.deep.equal(["lie"]);
    }
  });
});
