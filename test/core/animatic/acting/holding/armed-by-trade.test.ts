// Who fights by their trade has what it fights with, and meets what strikes them with it.
import { expect } from "chai";
import { somebody, staged } from "../../../../support/media/action-shots.ts";

const ROWS: readonly (readonly [first: string, second: string, action: string, done: string])[] = [
  ["a samurai in a kimono", "a samurai in black", "Ann fights Bob.", "ann fence katana, bob fence katana"],
  ["a gladiator with a trident", "a gladiator", "Ann and Bob fight.", "ann fence trident, bob fence sword"],
  ["a huge sumo wrestler", "a huge sumo wrestler", "Ann fights Bob in the ring.", "ann grapple , bob grapple "],
  ["a knight in armour", "a green dragon", "Ann fights Bob.", "ann sword_blow sword, bob none "],
  ["a hunter with a spear", "a brown bear", "Ann fights Bob.", "ann thrust_them spear, bob none "],
  ["a woman in a dress", "a man in a suit", "Ann fights Bob.", "ann none , bob reel "],
  ["a knight in armour", "a knight in black armour", "Ann fights Bob with her fists.", "ann none , bob reel "],
];

describe("a fight of those who have weapons", () => {
  for (const [first, second, action, done] of ROWS)
    it(`${first} and ${second}: ${action}`, () => {
      const read = staged(action, [somebody("ann", first), somebody("bob", second)]);
      const said = read
        .toSorted((a, b) => a.member.id.localeCompare(b.member.id))
        .map(({ member: { id, beats } }) => `${id} ${beats[0]?.gesture ?? ""} ${beats[0]?.holds.join() ?? ""}`);
      expect(said.join(", ")).to.equal(done);
    });
});
