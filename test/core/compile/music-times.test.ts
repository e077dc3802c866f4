// A piece of music that goes on over the shots of a sequence.
import { expect } from "chai";
import { storyHash } from "../../../src/core/compile/hashes.ts";
import { HEAD, build } from "./build-show.ts";

const shot = (id: string, music: string, dur = 4) =>
  `## ${id}\ndur: ${dur}\n${music ? `music: ${music}\n` : ""}Rain.\n`;
const entries = (script: string) => build(`${HEAD}${script}`).shotlists.get("animatic")?.shots ?? [];
const times = (script: string) => entries(script).map(({ scene }) => scene?.music_at ?? 0);

describe("a piece of music over several shots", () => {
  it("goes on where the line is the same, and begins where it is another, or the sequence is", () => {
    const run = shot("a", "slow piano") + shot("b", "slow piano", 2) + shot("c", "slow piano");
    expect(times(run)).to.deep.equal([0, 4, 6]);
    expect(times(run + shot("d", "") + shot("e", "slow piano"))).to.deep.equal([0, 4, 6, 0, 0]);
    expect(times(`${run}# sq02 pier\n${shot("d", "slow piano")}`)).to.deep.equal([0, 4, 6, 0]);
  });

  it("makes no take stale when the shots before it get another length", () => {
    const hash = (dur: number) => entries(shot("a", "slow piano", dur) + shot("b", "slow piano")).map(storyHash)[1];
    expect(hash(3)).to.equal(hash(5));
  });
});
