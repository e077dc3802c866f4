import { expect } from "chai";
import { listClips, type ListFacts } from "../../../src/core/cut/clip-list.ts";
import type { AssembleClip } from "../../../src/core/cut/assemble-plan.ts";

describe("the list of clips beside a film", () => {
  const clip = (changes: Partial<AssembleClip>): AssembleClip => ({
    ...{ shot: "sh010", take: 1, pass: "proxy", mp4: "renders_proxy/sh010/sh010_t01.mp4" },
    ...{ frames: 48, fps: 24, trimIn: 0, trimOut: 0, length: 48 },
    sound: { file: "renders_proxy/sh010/sh010_t01.mp4", start: 0, offset: 0, gain: 1 },
    ...changes,
  });
  const facts: ListFacts = {
    fps: 24,
    pass: "proxy",
    built: new Map([
      ["sh010", { audio_policy: "generate" as const }],
      ["sh020", { audio_policy: "dub" as const, audio_in: 2.75 }],
    ]),
    upscaled: new Set(["sh020"]),
    graded: new Set(["sh020"]),
  };

  it("tells of each clip where it stands, and all that is special about it", () => {
    const line = { file: "audio/line.wav", start: 0, offset: 0, gain: 1 };
    const special = { take: 12, pass: "final", fps: 16, trimIn: 6, trimOut: 3, length: 39, sound: line } as const;
    const list = listClips([clip({}), clip({ shot: "sh020", ...special }), clip({ shot: "old", sound: null })], facts);
    expect(list.split("\n").map((each) => each.split("\t"))).to.deep.equal([
      ["00:00:00:00", "sh010", "take 1", "48 frames", "proxy", "audio generate", "sound its own"],
      [
        ...["00:00:02:00", "sh020", "take 12", "39 frames", "final", "audio dub", "recording 3.000 s"],
        ...["placeholder", "16 fps", "in +6", "out -3", "sound audio/line.wav", "upscaled", "colours matched"],
      ],
      ["00:00:03:15", "old", "take 1", "48 frames", "proxy", "silent"],
      [""],
    ]);
  });
});
