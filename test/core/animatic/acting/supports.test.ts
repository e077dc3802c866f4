import { expect } from "chai";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { supportOf } from "../../../../src/core/animatic/acting/supports.ts";

const MARA = { id: "mara", words: ["mara"], form: "woman", acts: true, isPerson: true } as const;

/** Action, and what is drawn beside who does it. */
const SUPPORTS: readonly (readonly [action: string, support: string | undefined])[] = [
  ["Mara writes a letter.", "table"],
  ["Mara kneels and writes a letter.", undefined],
  ["Mara knocks on the door.", "door"],
  ["Mara opens the door.", "open_door"],
  ["Mara opens the book.", undefined],
  ["Mara climbs the ladder.", "ladder"],
  ["Mara climbs up the rope.", "rope"],
  ["Mara climbs the cliff.", "rock"],
  ["Mara climbs a tree.", "tree"],
  ["Mara walks up the stairs.", "steps"],
  ["Mara leans against the wall.", "wall"],
  ["Mara hangs from the ledge.", "overhang"],
  ["Mara stops at the edge of the cliff.", "ledge"],
  ["Mara sits on the edge of the bed.", undefined],
  ["Mara saws the plank in half.", "table"],
  ["Mara waters the roses.", "flower_bed"],
  ["Mara waters the plant.", "plants"],
  ["Mara digs a hole.", "dug_pit"],
  ["Mara cuts a hole in the ice.", "cut_ice"],
  ["Mara unlatches the cage.", "cage"],
  ["Mara lowers the box into the hole.", "dug_pit"],
  ["Mara pegs the sheet on the line.", "line"],
  ["Mara shovels snow.", undefined],
  ["Mara pitches hay into the cart.", undefined],
  ["Mara beats the rug.", "line"],
  ["Mara drills a hole in the wood.", "table"],
  ["Mara stands on the table.", "high_table"],
  ["Mara puts the cup on the table.", "table"],
  ["Mara hides in the bushes.", "bush"],
  ["Mara sits on the edge of the cliff.", "ledge_seat"],
  ["Mara sits on the wall.", "seat_block"],
  ["Mara climbs up the drainpipe.", "wall_face"],
  ["Mara slumps onto the bench.", undefined],
  ["Mara hides in the wardrobe.", "wardrobe"],
  ["Mara hides under the table.", "under_table"],
  ["Mara hides under the bed.", "under_bed"],
  ["Mara climbs the fence.", "fence"],
  ["Mara climbs out of the window.", "window_opening"],
  ["Mara climbs out of the well.", "well"],
  ["Mara pulls herself out of the pool.", "pool_edge"],
  ["Mara climbs over the fence.", "over_fence"],
  ["Mara scrambles over the iron gate.", "over_gate"],
  ["Mara climbs over the wall.", "over_wall"],
  ["Mara hangs by her knees from the bar.", "bar"],
  ["Mara lies in the hammock.", "hammock"],
  ["Mara pulls herself up over the edge of the cliff.", "rock"],
  ["Mara sits down and pulls on her boot.", undefined],
  ["Mara breaks a board with the edge of her hand.", undefined],
  ["Mara puts her feet up on the desk.", "table"],
  ["Mara bounces up and down on her bed.", "bed_top"],
  ["Mara bounces on the trampoline.", "trampoline"],
  ["Mara runs on the treadmill.", "treadmill"],
  ["Mara stands on a ladder and picks apples.", "ladder_top"],
  ["Mara crawls under the barbed wire.", "low_wire"],
  ["Mara climbs up the ladder to the tree house.", "ladder"],
  ["Mara lunges at the thief.", undefined],
  ["Mara leans in the doorway.", "doorway"],
  ["Mara shelters under an awning.", "awning"],
  ["Mara kneels and splashes water on her face.", undefined],
  ["Mara climbs out of the hole.", "pit"],
  ["Mara leaps across the gap.", "gap"],
  ["Mara slides down the slide.", "chute"],
  ["Mara falls from the roof.", "high_wall"],
  ["Mara digs a grave.", "dug_pit"],
  ["Mara paints the fence.", "picket"],
  ["Mara hews at the trunk.", "trunk"],
  ["Mara hacks at the door.", "door"],
  ["Mara swings a pickaxe at the rock.", "rock"],
  ["Mara knocks through the wall with a sledgehammer.", "wall_face"],
  ["Mara brushes the soil from a bone.", "buried"],
  ["Mara sweeps the cups off the desk.", "table"],
  ["Mara heaves the suitcase onto the top bunk.", "rack"],
  ["Mara hangs her coat on the hook.", "hooks"],
  ["Mara grips the bars of the cell.", "bars"],
  ["Mara peers over the fence.", "peek_fence"],
  ["Mara sits down at the end of the jetty.", "water_edge"],
  ["Mara sits on the doorstep.", "seat_block"],
  ["Mara turns the key in the lid of the music box.", undefined],
  ["Mara looks over the garden wall.", "peek_wall"],
  ["Mara zips up the tent flap.", "tent_flap"],
  ["Mara slides down the banister.", "banister"],
  ["Mara slides down the snowy slope.", "snow_slope"],
  ["Mara slides down the slide.", "chute"],
  ["Mara jumps on the bed.", "bed_top"],
  ["Mara sits down on the bed.", undefined],
  ["Mara paints the wall blue.", "painted_wall"],
  ["Mara peers round the corner.", "corner"],
  ["Mara sits in the tree.", "in_tree"],
  ["Mara sits on the branch of a tree and swings her legs.", "in_tree"],
  ["Mara throws an apple down from the tree.", "in_tree"],
  ["Mara waves from the tree.", "in_tree"],
  ["Mara hides in the tree.", "in_tree"],
  ["Mara picks an apple from the tree.", undefined],
  ["Mara sits under the tree.", undefined],
  ["Mara stands among the trees.", undefined],
  ["Mara waits.", undefined],
];

describe("what stands beside somebody", () => {
  for (const [action, support] of SUPPORTS)
    it(`is ${support ?? "nothing"}: ${action}`, () => {
      const beats = readActing(action, [MARA]).get("mara") ?? [];
      expect(beats.flatMap((beat) => supportOf(beat) ?? [])[0]).to.equal(support);
    });

  it("stays up in a tree while the eyes and the hands do something else", () => {
    const beats = readActing("Mara hides in the tree and looks down. She waves.", [MARA]).get("mara") ?? [];
    expect(beats.map((beat) => [beat.posture, supportOf(beat)])).to.deep.equal(beats.map(() => ["sit", "in_tree"]));
    const down = readActing("Mara sits in the tree, then jumps down.", [MARA]).get("mara") ?? [];
    expect(down.at(-1)?.posture).to.not.equal("sit");
  });
});
