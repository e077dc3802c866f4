import { expect } from "chai";
import type { Actor } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { roomForHands } from "../../../../src/core/animatic/stage/room-for-hands.ts";
import { framingOf } from "../../../../src/core/animatic/frame.ts";

const MARA: Actor = { id: "mara", words: ["mara", "woman"], form: "woman", acts: true, isPerson: true };
const thing = (id: string): Actor => ({ id, words: [id], form: "plain", acts: false, isPerson: false });

const beatsOf = (action: string, ...things: string[]) =>
  readActing(action, [MARA, ...things.map(thing)]).get("mara") ?? [];

/** What the other hand has, then what the tool is. */
const DEEDS: readonly (readonly [action: string, things: string, deed: string, holds: string])[] = [
  ["Mara peels an orange.", "orange", "peel", "orange knife"],
  ["Mara stirs the pot on the stove.", "pot stove", "stir", "pot spoon"],
  ["Mara cracks an egg into the bowl.", "egg bowl", "crack_egg", "bowl egg"],
  ["Mara pours tea from the teapot into the cup.", "teapot cup", "pour", "cup teapot"],
  ["Mara signs the contract.", "contract", "write", "contract pen"],
  ["Mara takes the book out of the bag.", "book bag", "take_out", "bag book"],
  ["Mara puts the letter in the box.", "letter box", "pack_in", "box letter"],
  ["Mara packs the suitcase.", "suitcase", "pack_in", "suitcase towel"],
  ["Mara slips the letter under the pillow.", "letter pillow", "shove_under", "letter"],
  ["Mara repairs the radio with a screwdriver.", "radio screwdriver", "repair", "radio screwdriver"],
  ["Mara repairs the roof.", "", "work", ""],
  ["Mara opens the ring box.", "box", "open_lid", "box"],
  ["Mara crumples the note.", "note", "crumple", "note"],
  ["Mara sips the wine.", "", "drink", "wineglass"],
  ["Mara types on her tablet.", "tablet", "text", "tablet"],
  ["Mara writes a number on her hand.", "", "write_hand", ""],
  ["Mara writes in her notebook.", "notebook", "write_pad", "notebook pen"],
  ["Mara drinks ale from a horn.", "", "drink", "drinkinghorn"],
  ["Mara drinks tea from a thermos.", "", "drink", "thermos"],
  ["Mara eats dates from a bowl.", "bowl", "eat_from", "bowl"],
  ["Mara eats cake with her hands.", "", "eat", "cakeslice"],
  ["Mara sits reading under a lamp.", "lamp", "read", ""],
  ["Mara writes in the air with a sparkler.", "sparkler", "wave_it", "sparkler"],
  ["Mara eats a hot dog.", "", "eat", "hotdog"],
  ["Mara eats honey from the jar.", "jar", "eat_from", "jar"],
  ["Mara eats a lobster.", "", "eat", "lobster"],
  ["Mara drinks from a horn.", "", "drink", "drinkinghorn"],
  ["Mara drinks a milkshake through a straw.", "", "sip_straw", "milkshake"],
  ["Mara drinks out of her cupped hands.", "", "scoop_drink", ""],
  ["Mara eats popcorn in the dark.", "", "eat_from", "popcorn"],
  ["Mara licks a lollipop.", "", "lick", "lollipop"],
  ["Mara reads the map by torchlight.", "map", "read_lit", "map torch"],
  ["Mara reads a letter by the light of a candle.", "", "read_candle", "letter candle"],
  ["Mara shakes the wet umbrella.", "umbrella", "shake_out", "umbrella"],
  ["Mara shrugs off her coat.", "coat", "coat_off", "coat"],
  ["Mara tips the flask over her mouth and shakes it.", "flask", "rattle", "flask"],
  ["Mara throws the cards in the air.", "cards", "toss_up", "cards"],
  ["Mara picks a rose and smells it.", "rose", "smell", "rose"],
  ["Mara slides the envelope out of her coat.", "envelope", "draw_out", "envelope"],
  ["Mara rips open the letter.", "letter", "open_letter", "letter paper"],
  ["Mara shuffles the deck.", "deck", "deal", "deck"],
  ["Mara empties the bucket over her head.", "bucket", "douse_self", "bucket"],
  ["Mara lifts her lantern.", "lantern", "raise", "lantern"],
  ["Mara wipes the mud off the mask with her sleeve.", "mask", "polish", "mask cloth"],
  ["Mara lifts the dripping basket out of the water.", "basket", "lift_from", "basket"],
  ["Mara opens the music box.", "musicbox", "open_lid", "musicbox"],
  ["Mara wipes a tear from her cheek.", "", "wipe_tears", ""],
  ["Mara points the torch at the chair.", "torch chair", "shine", "torch"],
  ["Mara turns the flashlight towards the door.", "flashlight", "shine", "flashlight"],
  ["Mara pins the photo to the board.", "photo", "pin_up", "photo"],
  ["Mara sticks a note on the fridge.", "note", "pin_up", "note"],
  ["Mara takes the poster down from the wall.", "poster", "take_from_wall", "poster"],
  ["Mara puts her eye to the scope and closes the other.", "rifle", "sight", "rifle"],
  ["Mara takes the receiver off the hook.", "telephone", "answer", "receiver"],
  ["Mara lifts the wig with both hands and sets it on her head.", "wig", "put_on", "wig"],
  ["Mara pulls the helmet over her head.", "helmet", "put_on", "helmet"],
  ["Mara pulls her arm out of the drain and holds up a ring.", "ring", "examine", "ring"],
  ["Mara cracks open the can.", "can", "open_can", "can"],
  ["Mara lays the book on the counter and keeps one hand on it.", "book", "rest_on", ""],
  ["Mara turns the pages of the book.", "book", "turn_pages", "book"],
];

describe("what one person does with a thing", () => {
  for (const [action, things, deed, holds] of DEEDS)
    it(action, () => {
      const last = beatsOf(action, ...things.split(" ").filter(Boolean)).at(-1);
      expect([last?.gesture, last?.holds.join(" ")]).to.deep.equal([deed, holds]);
    });

  it("goes on with what was worked on, and not with the tool", () => {
    expect(beatsOf("Mara peels the apple and eats it.", "apple").at(-1)?.holds).to.deep.equal(["apple"]);
    expect(beatsOf("Mara takes the gun out of the bag and aims it.", "gun", "bag").at(-1)?.holds).to.deep.equal([
      "gun",
    ]);
  });

  it("leaves on the wall what was pinned there", () => {
    const beats = beatsOf("Mara pins the photo to the board and steps back.", "photo");
    expect(beats.map(({ holds }) => holds)).to.deep.equal([["photo"], []]);
  });

  it("leaves on, or off, what was put on or taken off before", () => {
    expect(beatsOf("Mara puts on the helmet and waves.", "helmet").at(-1)?.worn).to.deep.equal({
      thing: "helmet",
      is: "on",
    });
    expect(beatsOf("Mara takes off her coat and sits down.", "coat").at(-1)?.worn?.is).to.equal("off");
  });

  it("is one deed that somebody lets happen", () => {
    expect(beatsOf("Mara lets go of the balloon.", "balloon").map(({ gesture }) => gesture)).to.deep.equal(["release"]);
  });

  it("has room in a near picture for hands below the shoulders, and no more than it needs", () => {
    const room = (size: string, action: string, ...things: string[]) =>
      roomForHands(framingOf(size), [{ beats: beatsOf(action, ...things) }]);
    expect(room("ms", "Mara stirs the pot.", "pot")).to.be.lessThan(1);
    expect(room("mcu", "Mara signs the contract.", "contract")).to.be.lessThan(room("ms", "Mara signs the contract."));
    expect(room("ms", "Mara waters the roses."), "water that falls").to.be.lessThan(
      room("ms", "Mara stirs the pot.", "pot"),
    );
    expect(room("ms", "Mara smiles.")).to.equal(1);
    expect(room("fs", "Mara stirs the pot.", "pot")).to.equal(1);
  });
});
