import { expect } from "chai";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { followVoice, type VoiceFacts } from "../../../src/core/inputs/follow-voice.ts";
import type { PlannedInput } from "../../../src/core/inputs/plan-inputs.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const named = (id: string) => shipped.files.find((file) => file.id === id) as VideoTarget;
const sample = { slot: "Audio 1", role: "voice", subject: "ada", path: "refs/ada.wav", optional: true, sha1: "a" };
const plate = { slot: "sheet panel 1", role: "plate", path: "refs/quay.png", sha1: "b" };
const voice: PlannedInput = {
  ...{ name: "ref_audios", isListed: true, role: "voice" },
  source: { is: "sound", file: "/show/refs/ada.wav" },
};
const first: PlannedInput = {
  ...{ name: "first_frame", isListed: false, role: "first" },
  source: { is: "keyframe", file: "/show/first.png" },
};
const found = { want: "id", using: "id", how: "exact", tier: "optional" } as const;
const facts = (more: Partial<VoiceFacts> = {}): VoiceFacts => ({
  target: named("ltx2_ingredients"),
  record: { fps: 24, refs: [plate, sample] },
  models: { files: { voice_lora: "id" } },
  resolved: { voice_lora: found },
  ...more,
});

describe("a voice that a target follows with its LoRA", () => {
  it("is led in by at least half a second, on the grid", () => {
    const leadIn = (fps: number) => followVoice(facts({ record: { fps, refs: [sample] } }), [voice]).leadIn;
    expect([16, 24, 25, 32, 48].map(leadIn)).to.deep.equal([8, 16, 16, 16, 24]);
    expect(followVoice(facts(), [voice])).to.deep.equal({
      inputs: [voice],
      leadIn: 16,
      patch: { lead_in: 16 },
      notes: [],
    });
  });
  it("has no lead-in where the take opens with a picture or with what another one plays", () => {
    expect(followVoice(facts(), [first, voice]).leadIn).to.equal(0);
    const before: NonNullable<Sidecar["continued_from"]> = {
      ...{ shot: "a", take: 1, pass: "proxy", via: "frames", overlap: 9 },
      ...{ video_steps: null, audio_steps: null },
    };
    const record = { fps: 24, refs: [sample], continued_from: before };
    expect(followVoice(facts({ record }), [voice])).to.deep.include({ leadIn: 0, inputs: [voice] });
  });
  it("is left out where the file is missing, or nobody can say whether it is there", () => {
    const off = { inputs: [first], leadIn: 0, patch: { refs: [plate], lead_in: 0 } };
    const missing = facts({ models: { files: {} }, resolved: { voice_lora: { ...found, using: null, how: "off" } } });
    expect(followVoice(missing, [first, voice])).to.deep.equal({ ...off, notes: [] });
    expect(followVoice(facts({ resolved: undefined }), [first, voice])).to.deep.equal({
      ...off,
      notes: [
        "one voice per character is off: nobody can say whether ltx-2.3-id-lora-talkvid-3k.safetensors is installed there",
      ],
    });
  });
  it("leaves a target alone that clones, and a take without a sample", () => {
    const clones = facts({ target: named("minimax_h3_ref2va"), resolved: undefined });
    expect(followVoice(clones, [voice])).to.deep.equal({ inputs: [voice], leadIn: 0, patch: {}, notes: [] });
    const quiet = facts({ record: { fps: 24, refs: [plate] } });
    expect(followVoice(quiet, [])).to.deep.equal({ inputs: [], leadIn: 0, patch: {}, notes: [] });
  });
});
