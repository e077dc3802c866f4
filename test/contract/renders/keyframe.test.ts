// POST /studio/refs/keyframe: docs/http.md "References", against the whole studio.
import { expect } from "chai";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RefSidecar } from "../../../src/contracts/files/refs.ts";
import type { KeyframeRef } from "../../../src/contracts/replies/ref.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

describe("a keyframe cut out of a take", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  eachInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
  });

  const ask = (more: object = {}) => studio.post("/refs/keyframe", { ep: studio.ep, shot: "sh020", ...more });
  const cut = async (more: object = {}) => (await ask(more).expect(200)).body as KeyframeRef;
  const refused = async (status: number, more: object = {}) =>
    ((await ask(more).expect(status)).body as { error: string }).error;
  const bytes = (path: string) => readFile(join(studio.ep, path));
  const recordOf = async (key: string, take: number) =>
    JSON.parse((await bytes(`refs/_takes/${key}/${key}_t0${take}.json`)).toString()) as RefSidecar;
  const putCut = (entries: object[]) => studio.put("/cut", { ep: studio.ep, entries }).expect(200);

  it("is the last frame of the shot before, and becomes the live file when there is none", async () => {
    const ref = await cut();
    expect(ref).to.deep.include({
      id: "shot:sh020:first",
      scope: "shot",
      kind: "keyframe",
      key: "shot__sh020__first",
      path: "refs/shots/sh020/first.png",
      exists: true,
      used_by: { final: ["sh020"], proxy: ["sh020"] },
      views: [],
      picked: 1,
      cleared: null,
      shot: "sh020",
      which: "first",
      need: "optional",
      method: "generate",
      target: "animatic",
      requested: false,
      script: null,
      reads: true,
      import_path: null,
    });
    expect(ref.takes).to.have.length(1);
    expect(ref.takes[0]).to.deep.include({
      take: 1,
      view: null,
      status: "ok",
      usable: true,
      image: "refs/_takes/shot__sh020__first/shot__sh020__first_t01.png",
      source: "frame",
      width: 128,
      height: 72,
      from: { shot: "sh010", take: 1, pass: "proxy", frame: 23, frames: 24 },
    });
    const live = await bytes(ref.path);
    expect(live.equals(await bytes(ref.takes[0]?.image ?? ""))).to.equal(true);
    expect(ref.sha1).to.equal(sha1(live));
  });

  it("records what it was cut from", async () => {
    await cut({ note: "the boat is gone" });
    const { finished, queued, ...record } = await recordOf("shot__sh020__first", 1);
    expect(record).to.deep.equal({
      ...{ version: 1, ref: "shot:sh020:first", view: null, take: 1, status: "ok", source: "frame" },
      ...{ width: 128, height: 72, note: "the boat is gone", save_notes: "" },
      ...{ source_shot: "sh010", source_take: 1, source_pass: "proxy", source_frame: 23, source_frames: 24 },
      source_mp4: "renders_proxy/sh010/sh010_t01.mp4",
      source_sha1: sha1(await bytes("renders_proxy/sh010/sh010_t01.mp4")),
    });
    expect([finished, queued]).to.satisfy((all: string[]) => all.every((one) => !Number.isNaN(Date.parse(one))));
  });

  it("is the first frame of the shot after for the end of a shot", async () => {
    const ref = await cut({ which: "last" });
    expect(ref.takes[0]?.from).to.deep.include({ shot: "sh030", frame: 0 });
    expect(ref.path).to.equal("refs/shots/sh020/last.png");
  });

  it("can be any frame of any take of any shot", async () => {
    const from = async (more: object) => (await cut(more)).takes.at(-1)?.from;
    expect(await from({ frame: 5 })).to.include({ shot: "sh010", frame: 5 });
    expect(await from({ frame: -2 })).to.include({ frame: 22 });
    expect(await from({ frame: "first" })).to.include({ frame: 0 });
    expect(await from({ source_shot: "sh030", frame: "last" })).to.include({ shot: "sh030", take: 1, frame: 11 });
    expect(await from({ source_shot: "sh020", source_take: 1 })).to.include({ shot: "sh020", take: 1 });
  });

  it("goes by the cut: its order, its takes, without orphans and shots that were left out", async () => {
    await putCut([{ shot: "sh030" }, { shot: "gone" }, { shot: "sh010", out: true }, { shot: "sh020" }]);
    expect((await cut()).takes[0]?.from?.shot).to.equal("sh030");
    await studio.post("/render", { ep: studio.ep, shots: ["sh030"], redo: true }).expect(200);
    await studio.idle();
    expect((await cut()).takes[1]?.from).to.include({ shot: "sh030", take: 2 });
    await putCut([{ shot: "sh030", take: 1 }, { shot: "sh020" }, { shot: "sh010" }]);
    expect((await cut()).takes[2]?.from).to.include({ shot: "sh030", take: 1 });
  });

  it("cuts from the other pass where the cut plays it", async () => {
    await studio.post("/render", { ep: studio.ep, pass: "final", shots: ["sh010"] }).expect(200);
    await studio.idle();
    await putCut([{ shot: "sh010", pass: "final" }, { shot: "sh020" }]);
    const [take] = (await cut()).takes;
    expect(take).to.deep.include({ width: 256, height: 144 });
    expect(take?.from).to.include({ shot: "sh010", pass: "final" });
  });

  it("replaces the live file only when asked, and never when told not to", async () => {
    const live = async () => sha1(await bytes("refs/shots/sh020/first.png"));
    await cut({ pick: false, frame: 0 });
    expect(await listFiles(join(studio.ep, "refs", "shots"))).to.deep.equal([]);
    const first = await cut({ frame: 0 });
    expect(first.picked).to.equal(2);
    const kept = await cut({ frame: 12 });
    expect([kept.picked, kept.takes.length, await live()]).to.deep.equal([2, 3, first.sha1]);
    const other = await cut({ frame: 12, pick: true });
    expect([other.picked, await live()]).to.deep.equal([4, other.sha1]);
    expect(other.sha1).not.to.equal(first.sha1);
  });

  it("keeps what a person placed by hand, and shows that it is no pick", async () => {
    await writeFiles(studio.ep, { "refs/shots/sh020/first.png": "by hand" });
    expect(await cut()).to.deep.include({ picked: null, exists: true, sha1: sha1("by hand") });
    await cut({ pick: true });
    const kept = await listFiles(join(studio.ep, "refs", "_takes", "_trash"));
    expect(kept).to.have.length(1);
    expect(kept[0]).to.match(/^shot__sh020__first\/first-\d{8}-\d{6}\.png$/);
    expect((await bytes(`refs/_takes/_trash/${kept[0]}`)).toString()).to.equal("by hand");
  });

  it("says what happened, in order", async () => {
    const warnings = async (more: object) => {
      const said = await studio.saidDuring(() => cut(more));
      return said.map(({ type, data }) => [type, data["take"] ?? null, data["status"] ?? null]);
    };
    expect(await warnings({})).to.deep.equal([
      ["studio.ref", 1, "ok"],
      ["studio.ref", 1, "picked"],
      ["studio.episode", null, null],
    ]);
    expect(await warnings({})).to.deep.equal([
      ["studio.ref", 2, "ok"],
      ["studio.episode", null, null],
    ]);
    const { data } = studio.events.find(({ type }) => type === "studio.ref") ?? { data: {} };
    expect(data).to.deep.equal({ ep: studio.ep, ref: "shot:sh020:first", view: null, take: 1, status: "ok" });
  });

  it("makes takes of the shot stale by reference once it is there", async () => {
    await cut();
    const { body } = await studio.get("/episode", { ep: studio.ep }).expect(200);
    const { shots } = body as { shots: { shot: string; takes: { stale: string[] }[] }[] };
    expect(shots.map(({ shot, takes }) => [shot, takes[0]?.stale])).to.deep.equal([
      ["sh010", []],
      ["sh020", ["ref"]],
      ["sh030", []],
    ]);
  });

  it("tells what the script says of it, and whether the target reads it", async () => {
    const script = threeShots
      .replace("## sh020\n", "## sh020\nfirst: none\nlast: refs/boat.png\n")
      .replace("## sh030\n", "## sh030\ntarget: wan22_i2v\ncontinuous: first\n");
    await writeFile(join(studio.ep, "tide.md"), script);
    await studio.post("/build", { ep: studio.ep }).expect(200);
    expect(await cut()).to.include({ script: "none", requested: false, need: null, reads: true });
    const last = await cut({ which: "last" });
    expect(last).to.include({
      script: "refs/boat.png",
      requested: true,
      method: "import",
      import_path: "refs/boat.png",
    });
    const required = await cut({ shot: "sh030" });
    expect(required).to.include({ need: "required", method: "continuity", target: "wan22_i2v", requested: true });
  });

  it("is refused at the ends of the cut, and for what is not there", async () => {
    expect(await refused(400, { shot: "sh010" }))
      .to.include("no shot before sh010")
      .and.to.include("source_shot");
    expect(await refused(400, { shot: "sh030", which: "last" })).to.include("no shot after sh030");
    expect(await refused(400, { frame: 24 })).to.include("0 to 23");
    expect(await refused(400, { frame: -25 })).to.include("frame -25");
    expect(await refused(404, { shot: "sh999" })).to.include("sh999");
    expect(await refused(404, { source_shot: "sh999" })).to.include("sh999");
    expect(await refused(404, { source_take: 7 })).to.include("sh010 has no take 7");
    expect(await listFiles(join(studio.ep, "refs"))).to.deep.equal([]);
  });

  it("is refused while the source shot has nothing to cut from", async () => {
    await rm(join(studio.ep, "renders_proxy", "sh010", "sh010_t01.mp4"));
    expect(await refused(409)).to.include("sh010 has no usable take");
    expect(await refused(409, { source_take: 1 })).to.include("sh010 take 1 has lost its video");
    await putCut([{ shot: "sh010", take: 1 }]);
    expect(await refused(409)).to.include("sh010 take 1");
    await putCut([{ shot: "sh010", take: 5 }]);
    expect(await refused(409)).to.include("plays take 5");
    await writeFile(join(studio.ep, "renders_proxy", "sh010", "sh010_t01.mp4"), "no film");
    expect(await refused(500, { source_take: 1 })).to.include("sh010_t01.mp4");
    expect(await listFiles(join(studio.ep, "refs"))).to.deep.equal([]);
  });

  it("gives a number each to many that are asked for at once", async () => {
    const refs = await Promise.all(Array.from({ length: 4 }, (_, frame) => cut({ frame, pick: true })));
    expect(refs).to.have.length(4);
    const { takes, picked, sha1: live } = await cut({ pick: false });
    expect(takes.map(({ take, usable }) => [take, usable])).to.deep.equal([1, 2, 3, 4, 5].map((take) => [take, true]));
    expect(sha1(await bytes(takes[(picked ?? 0) - 1]?.image ?? ""))).to.equal(live);
  });
});
