import { expect } from "chai";
import type { ShotEntry } from "../../../../src/contracts/files/shotlist.ts";
import type { Sidecar } from "../../../../src/contracts/files/sidecar.ts";
import type { TakeSummary } from "../../../../src/contracts/replies/episode-status.ts";
import { differencesOf, describeDifference } from "../../../../web_ext/store/compare/take-differences.ts";
import { frozenShot, frozenShotPath, type TakeFacts } from "../../../../web_ext/store/compare/take-facts.ts";
import { formatWordChanges, wordChanges } from "../../../../web_ext/store/base/word-diff.ts";
import { makeTake } from "../../../support/page/page-states.ts";

interface Facts {
  readonly take?: Partial<TakeSummary>;
  readonly record?: Partial<Sidecar>;
  readonly shot?: Partial<ShotEntry>;
}

const facts = ({ take, record = {}, shot = {} }: Facts = {}): TakeFacts => ({ take: makeTake(1, take), record, shot });
const said = (a: Facts, b: Facts) => differencesOf(facts(a), facts(b)).map(describeDifference);
const ref = (subject: string, sha1: string | null, path = `refs/${subject}/${subject}_sheet.png`) => ({
  slot: `Picture ${subject}`,
  subject,
  path,
  sha1,
});

describe("what differs between two takes", () => {
  it("is nothing when they were made the same way", () => {
    const same = { record: { steps: 8, refs: [ref("mara", "aa")] }, shot: { prompt: "A quay." } };
    expect(said(same, same)).to.deep.equal([]);
  });

  it("names the words that came and went, however the prompt is wrapped", () => {
    const before = { shot: { prompt: "Mara waits at the quay. Static camera." } };
    const after = { shot: { prompt: ["Mara waits at  the quay.", "Slow push in. Static camera."] } };
    expect(said(before, after)).to.deep.equal(["prompt: +“Slow push in.”"]);
    expect(said(before, { shot: { prompt: "Mara  waits at the quay.\nStatic camera." } })).to.deep.equal([]);
  });

  it("names each parameter with both values, and the seed last", () => {
    const a = { take: { seed: "12345678" }, record: { steps: 8, model: "a", loras: [{ name: "x", strength: 1 }] } };
    const b = { take: { seed: "87654321", target: "vid" }, record: { steps: 12, model: "b", loras: [] } };
    expect(said(a, b)).to.deep.equal([
      "target animatic → vid",
      "model a → b",
      "lora x 1 → none",
      "steps 8 → 12",
      "seed …5678 → …4321",
    ]);
  });

  it("tells a reference that was picked again from one that came, went or is another file", () => {
    const a = { record: { refs: [ref("mara", "aa"), ref("tom", "bb"), ref("quay", null), ref("bay", "dd")] } };
    const b = { record: { refs: [ref("mara", "a2"), ref("quay", "cc"), ref("bay", "ee", "refs/bay/night.png")] } };
    expect(said(a, b)).to.deep.equal([
      "ref mara re-picked",
      "ref tom left out",
      "ref quay added",
      "ref bay bay_sheet.png → night.png",
    ]);
  });

  it("reads the scene of a target that takes no prompt", () => {
    const scene = (action: string) => ({
      shot: {
        prompt: "",
        scene: {
          episode: "ep01",
          location: { id: "quay", description: "a quay" },
          action,
          camera: null,
          extras: null,
          text: null,
          subjects: [],
          dialogue: [],
        },
      },
    });
    expect(said(scene("She waits."), scene("She runs."))).to.deep.equal(["prompt: −“waits” +“runs”"]);
  });

  it("tells words that were put in the place of others as one change", () => {
    const pieces = wordChanges("A slow push in. Dusk.", "A camera locked off. Dusk.");
    expect(pieces).to.deep.equal([
      { kind: "same", text: "A " },
      { kind: "out", text: "slow push in" },
      { kind: "in", text: "camera locked off" },
      { kind: "same", text: ". Dusk." },
    ]);
  });

  it("keeps of a long prompt only the words around a change", () => {
    const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
    const pieces = wordChanges(`${long} end`, `${long} new end`);
    expect(pieces[0]).to.deep.equal({ kind: "same", text: "… word57 word58 word59 " });
    expect(formatWordChanges(pieces)).to.equal("+“new”");
  });
});

describe("the frozen shot of a take", () => {
  it("lies beside the take", () => {
    expect(frozenShotPath("renders", "sh 1", 3)).to.equal("renders/sh_1/sh_1_t03.shotlist.json");
  });

  it("is the first shot of its list, and nothing for anything else", () => {
    expect(frozenShot({ shots: [{ prompt: "A" }] })).to.deep.equal({ prompt: "A" });
    for (const odd of [null, [], { shots: [] }, { shots: [7] }, "text"]) expect(frozenShot(odd)).to.deep.equal({});
  });
});
