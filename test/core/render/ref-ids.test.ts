// References by their ids: docs/http.md "Ref".
import { expect } from "chai";
import type { ShotEntry, Shotlist } from "../../../src/contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { missingRefs, refId, refsOf } from "../../../src/core/render/refs.ts";
import { makeShotlist } from "../../support/values/make-shotlist.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const target = (id: string) => shipped.files.find((file) => file.id === id) as VideoTarget;

describe("the id of a reference", () => {
  const list: Shotlist = {
    ...makeShotlist(),
    defaults: { ...makeShotlist().defaults, master_track: "audio/mix.wav" },
    subjects: { mara: { kind: "character", name: "Mara", sheet: "refs/mara.png", voice_sample: "refs/mara.wav" } },
  };
  const entry = (more: Partial<ShotEntry> = {}): ShotEntry => ({
    ...list.shots[0]!,
    subjects: ["mara"],
    background: "refs/yard.png",
    ...more,
  });
  const idsOn = (id: string, more: Partial<ShotEntry>, plate?: string) =>
    refsOf(entry(more), list, target(id), plate).map((ref) => [ref.role, refId("sh010", ref)]);

  it("is by its role: a voice's and a picture of one subject are two", () => {
    const voiced = { audio_policy: "clone" as const, voice_refs: [{ subject: "mara", sample: "refs/mara.wav" }] };
    expect(idsOn("minimax_h3_ref2va", voiced, "yard")).to.deep.equal([
      ["subject", "subject:mara"],
      ["plate", "location:yard"],
      ["voice", "voice:mara"],
    ]);
  });

  it("is the shot's for a keyframe, and none for a recording", () => {
    const framed = { keyframes: { first: "stills/open.png", last: "refs/shots/sh010/last.png" } };
    const dubbed = { audio_policy: "dub" as const, audio_in: 0, audio_out: 2 };
    expect(idsOn("minimax_h3_fl2va", { ...framed, ...dubbed })).to.deep.equal([
      ["first", "shot:sh010:first"],
      ["last", "shot:sh010:last"],
      ["recording", null],
    ]);
  });

  it("is none for a plate that no story names", () => {
    expect(idsOn("minimax_h3_ref2va", { subjects: [] })).to.deep.equal([["plate", null]]);
    expect(idsOn("animatic", { subjects: [] })).to.deep.equal([["plate", null]]);
    expect(idsOn("animatic", { subjects: [] }, "yard")).to.deep.equal([["plate", "location:yard"]]);
  });

  it("goes with what is missing", () => {
    const refs = refsOf(entry(), list, target("minimax_h3_ref2va"), "yard").map((ref) => ({ ...ref, sha1: null }));
    expect(missingRefs(refs, target("minimax_h3_ref2va"))).to.deep.equal([
      { slot: "Picture 1", kind: "image", path: "refs/mara.png", subject: "mara" },
      { slot: "Picture 4", kind: "image", path: "refs/yard.png", location: "yard" },
    ]);
  });
});
