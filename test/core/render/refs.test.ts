import { expect } from "chai";
import type { ShotEntry, Shotlist } from "../../../src/contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { missingRefs, refsOf } from "../../../src/core/render/refs.ts";
import { makeShotlist } from "../../support/values/make-shotlist.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const target = (id: string) => shipped.files.find((file) => file.id === id) as VideoTarget;

describe("the references a shot reads", () => {
  const list: Shotlist = {
    ...makeShotlist(),
    subjects: {
      mara: { kind: "character", name: "Mara", sheet: "refs/mara.png", voice_sample: "refs/mara.wav" },
      lamp: { kind: "prop", name: "the lamp", sheet: "", voice_sample: "" },
      joss: { kind: "character", name: "Joss", sheet: "refs/joss.png", voice_sample: "" },
    },
  };
  const entryOf = (more: Partial<ShotEntry>): ShotEntry => ({
    ...list.shots[0]!,
    id: "a",
    subjects: ["mara", "lamp", "joss"],
    background: "refs/yard.png",
    ...more,
  });
  const slots = (id: string, more: Partial<ShotEntry> = {}) =>
    refsOf(entryOf(more), list, target(id)).map(
      ({ slot, path, optional }) => `${slot}: ${path}${optional ? " (optional)" : ""}`,
    );

  it("are stood in for by the animatic, whatever is missing", () => {
    expect(slots("animatic")).to.deep.equal([
      "plate: refs/yard.png (optional)",
      "sheet of mara: refs/mara.png (optional)",
      "sheet of joss: refs/joss.png (optional)",
    ]);
  });
  it("keep their slot numbers on a target with numbered pictures, and bring voices and a recording", () => {
    const more = {
      audio_policy: "clone" as const,
      voice_refs: [{ subject: "mara", sample: "refs/mara.wav" }],
    };
    expect(slots("minimax_h3_ref2va", more)).to.deep.equal([
      "Picture 1: refs/mara.png",
      "Picture 3: refs/joss.png",
      "Picture 4: refs/yard.png",
      "Audio 1: refs/mara.wav",
    ]);
    const dub = { audio_policy: "dub" as const, audio_in: 0, audio_out: 2 };
    const withTrack = { ...list, defaults: { ...list.defaults, master_track: "audio/mix.wav" } };
    const refs = refsOf(entryOf(dub), withTrack, target("minimax_h3_fl2va"));
    expect(refs.map(({ slot }) => slot)).to.deep.equal(["recording"]);
  });
  it("are the panels of a composed picture where there is one", () => {
    const panels = [
      { subject: "mara", kind: "character", path: "refs/mara.png", view: "face" },
      { location: "yard", kind: "plate", path: "refs/yard.png" },
    ];
    expect(slots("ltx2_ingredients", { panels })).to.deep.equal([
      "sheet panel 1: refs/mara.png",
      "sheet panel 2: refs/yard.png",
    ]);
    expect(slots("wan22_vace", { panels: panels.slice(0, 1) })).to.deep.equal(["reference panel 1: refs/mara.png"]);
  });
  it("are keyframes alone on a target that reads no pictures", () => {
    const keyframes = { first: "refs/shots/a/first.png", last: "refs/shots/a/last.png" };
    expect(slots("ltx2", { keyframes })).to.deep.equal([
      "first frame: refs/shots/a/first.png (optional)",
      "last frame: refs/shots/a/last.png (optional)",
    ]);
    expect(slots("wan22_i2v", { keyframes })[0]).to.equal("first frame: refs/shots/a/first.png");
  });
  it("are the pictures inside the shot, each of them needed", () => {
    const guide_refs = [
      { frame: 24, path: "refs/a.png" },
      { frame: 60, path: "refs/a.png" },
    ];
    expect(slots("ltx2", { guide_refs })).to.deep.equal([
      "guide at frame 24: refs/a.png",
      "guide at frame 60: refs/a.png",
    ]);
    const [missing] = missingRefs(
      refsOf(entryOf({ guide_refs }), list, target("ltx2")).map((ref) => ({ ...ref, sha1: null })),
      target("ltx2"),
    );
    expect(missing).to.deep.equal({ slot: "guide at frame 24", kind: "image", path: "refs/a.png" });
  });
  it("are needed where the script names the keyframe, save for a drawn shot", () => {
    const named = { keyframes: { first: "refs/door.png", last: "refs/shots/a/last.png" } };
    expect(slots("ltx2", named)).to.deep.equal([
      "first frame: refs/door.png",
      "last frame: refs/shots/a/last.png (optional)",
    ]);
    expect(slots("animatic", named)[0]).to.equal("first frame: refs/door.png (optional)");
  });
  it("are missing when a needed file is not there; a first frame that is needed cannot be waived", () => {
    const on = (id: string, more: Partial<ShotEntry>) =>
      missingRefs(
        refsOf(entryOf(more), list, target(id)).map((ref) => ({
          ...ref,
          sha1: ref.path === "refs/mara.png" ? "x" : null,
        })),
        target(id),
      );
    expect(on("minimax_h3_ref2va", {})).to.deep.equal([
      { slot: "Picture 3", kind: "image", path: "refs/joss.png", subject: "joss" },
      { slot: "Picture 4", kind: "image", path: "refs/yard.png" },
    ]);
    const [first] = on("wan22_i2v", { keyframes: { first: "refs/shots/a/first.png" } });
    expect(first).to.include({ slot: "first frame", anyway: false });
    expect(first?.why).to.include("starts from a first frame");
    expect(on("animatic", {})).to.deep.equal([]);
  });
});
