import { expect } from "chai";
import { soloClip, buildPlaylist } from "../../../../web_ext/store/playback/playlist.ts";
import type { Clip } from "../../../../web_ext/store/playback/clips-and-playhead.ts";
import { buildProgramme } from "../../../../web_ext/store/playback/programme.ts";
import { moveEdge, trimAt, trimTo, wholeOf } from "../../../../web_ext/store/cut/trims.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const shot = makeShot("sh010", { takes: [makeTake(1)], cut: { trim_in: 6, trim_out: 4 } });
const clips = buildPlaylist([shot], 24);
const clip = clips[0] as Clip;
const now = { clips, shots: [shot], fps: 24 };

describe("trims", () => {
  it("count from the whole take", () => {
    expect(wholeOf(clip)).to.equal(48);
    expect(moveEdge(clip, "in", -2)).to.deep.equal({ trim_in: 4 });
    expect(moveEdge(clip, "out", -2)).to.deep.equal({ trim_out: 6 });
  });

  it("neither run beyond the take nor leave less than a frame", () => {
    expect([trimTo(clip, "in", -3), trimTo(clip, "in", 99)]).to.deep.equal([{ trim_in: 0 }, { trim_in: 43 }]);
    expect([trimTo(clip, "out", -3), trimTo(clip, "out", 99)]).to.deep.equal([{ trim_out: 0 }, { trim_out: 41 }]);
  });

  it("make the frame on screen the first or the last one", () => {
    const cut = buildProgramme({ kind: "cut" }, now);
    expect(trimAt(clip, "in", cut, { frame: 10, rate: 24 })).to.deep.equal({ trim_in: 16 });
    expect(trimAt(clip, "out", cut, { frame: 10, rate: 24 })).to.deep.equal({ trim_out: 31 });
    expect(trimAt(clip, "out", cut, { frame: clip.frames - 1, rate: 24 })).to.deep.equal({ trim_out: 4 });
  });

  it("are taken from a take that plays by itself, where the cut plays it: also what is trimmed is in reach", () => {
    const solo = (take: number) => buildProgramme({ kind: "take", shot: "sh010", take }, now);
    expect(soloClip(shot, makeTake(1), 24)?.frames).to.equal(48);
    expect(trimAt(clip, "in", solo(1), { frame: 2, rate: 24 })).to.deep.equal({ trim_in: 2 });
    expect(trimAt(clip, "out", solo(1), { frame: 46, rate: 24 })).to.deep.equal({ trim_out: 1 });
    expect(trimAt(clip, "in", solo(2), { frame: 2, rate: 24 })).to.equal(undefined);
  });

  it("are not made where there is nothing to trim", () => {
    const empty = buildPlaylist([makeShot("sh010")], 24)[0] as Clip;
    expect(trimAt(empty, "in", buildProgramme({ kind: "cut" }, now), { frame: 2, rate: 24 })).to.equal(undefined);
  });
});
