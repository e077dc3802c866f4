// `guide: 1s refs/boat.png` in a script: a picture inside the shot, on a target that reads some. docs/format.md "Guides".
import { expect } from "chai";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Ref } from "../../../src/contracts/replies/ref.ts";
import type { DryRunReply } from "../../../src/contracts/routes/renders/dry-run.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { RenderReply } from "../../../src/contracts/routes/takes.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";

const BOAT = "refs/boat.png";
/** Live file of another shot's keyframe. */
const GATE = "refs/shots/sh020/first.png";
const SCRIPT = `= tide  Low Tide

# sq01 quay

## sh010
dur: 3
guide: 1s ${BOAT}
guide: 60f ${GATE}
The quay is empty.

## sh020
dur: 3
first: generate
The gate.
`;

describe("a guide inside a shot", function () {
  this.timeout(20_000);
  let at: HostStudio;
  const open = async (target = "ltx2") => {
    at = await openHostStudio(target, { script: SCRIPT });
    await mkdir(join(at.studio.ep, dirname(GATE)), { recursive: true });
  };
  afterEach(() => at.close());

  const render = async (more: object = {}) => (await at.render(more)).body as RenderReply;
  const shotNow = async () => {
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep }).expect(200);
    return (body as EpisodeStatus).shots[0]!;
  };
  const bytesOf = (name: string) => readFile(join(at.studio.ep, name));
  const drawBoth = async () => {
    for (const [name, side] of [
      [BOAT, 64],
      [GATE, 32],
    ] as const)
      await at.picture(name, side, side);
  };

  it("is uploaded, put on its frame and recorded", async () => {
    await open();
    await drawBoth();
    const { body } = await at.studio.get("/shot", { ep: at.studio.ep, shot: "sh010" }).expect(200);
    expect((body as ShotDetail).refs_used.filter(({ role }) => role === "guide")).to.deep.equal([
      {
        ...{ id: null, kind: "image", role: "guide", slot: "guide at frame 24", path: BOAT },
        ...{ exists: true, need: "required", thumb: BOAT },
      },
      {
        ...{ id: null, kind: "image", role: "guide", slot: "guide at frame 60", path: GATE },
        ...{ exists: true, need: "required", thumb: GATE },
      },
    ]);
    expect((await render()).queued).to.have.length(1);
    await at.studio.idle();
    const record = await at.sidecar();
    expect(record.status, record.save_notes).to.equal("ok");
    const recorded = record.refs.filter(({ role }) => role === "guide");
    expect(recorded.map(({ path, sha1: hash }) => [path, hash])).to.deep.equal([
      [BOAT, sha1(await bytesOf(BOAT))],
      [GATE, sha1(await bytesOf(GATE))],
    ]);
    expect(record.inputs).to.have.keys(["guide", "guide_2"]);
    const names = at.ofClass("LoadImage").map(({ inputs }) => String(inputs["image"]));
    expect(names).to.deep.equal([record.inputs!["guide"], record.inputs!["guide_2"]]);
    for (const name of names) expect([...at.host.uploads.keys()]).to.include(name);
    expect(at.ofClass("LTXVAddGuide").map(({ inputs }) => inputs["frame_idx"])).to.deep.equal([24, 24, 60, 60]);
    expect(at.ofClass("LTXVCropGuides")).to.have.length(2);
  });

  it("is shown by a dry run as it is then sent", async () => {
    await open();
    await drawBoth();
    const ask = { ep: at.studio.ep, pass: "proxy", shots: ["sh010"] };
    const [row] = ((await at.studio.post("/shot/dryrun", ask).expect(200)).body as DryRunReply).shots;
    expect(row?.inputs.map(({ slot, made, from }) => [slot, made, from[0]?.path])).to.deep.equal([
      ["guide at frame 24", "keyframe", BOAT],
      ["guide at frame 60", "keyframe", GATE],
    ]);
    await render();
    await at.studio.idle();
    for (const { name, sha1: hash } of row!.inputs) {
      const sent = at.host.uploads.get(name ?? "");
      expect(sent && sha1(sent), name ?? "").to.equal(hash);
    }
  });

  it("holds the shot back while it is missing, and is left out when that is asked for", async () => {
    await open();
    await at.picture(BOAT);
    expect((await shotNow()).missing_refs).to.deep.equal([{ slot: "guide at frame 60", kind: "image", path: GATE }]);
    expect((await render()).skipped[0]?.reason).to.include(`guide at frame 60 (${GATE})`);
    expect((await render({ allow_missing_refs: true })).queued).to.have.length(1);
    await at.studio.idle();
    expect(at.ofClass("LTXVAddGuide").map(({ inputs }) => inputs["frame_idx"])).to.deep.equal([24, 24]);
    expect((await shotNow()).takes[0]?.stale).to.deep.equal([]);
    await at.picture(GATE);
    expect((await shotNow()).takes[0]?.stale).to.deep.equal(["ref"]);
  });

  it("makes a take stale when its bytes change, and when it moves", async () => {
    await open();
    await drawBoth();
    await render();
    await at.studio.idle();
    expect((await shotNow()).takes[0]?.stale).to.deep.equal([]);
    await at.picture(BOAT, 48, 48);
    expect((await shotNow()).takes[0]?.stale).to.deep.equal(["ref"]);
    await writeFile(join(at.studio.ep, "tide.md"), SCRIPT.replace("1s", "2s"));
    await at.studio.post("/build", { ep: at.studio.ep }).expect(200);
    expect((await shotNow()).takes[0]?.stale).to.include("script");
  });

  it("is told as used where it is another reference's live file", async () => {
    await open();
    await drawBoth();
    const { body } = await at.studio.get("/refs", { ep: at.studio.ep }).expect(200);
    const gate = (body as { refs: Ref[] }).refs.find(({ id }) => id === "shot:sh020:first");
    expect(gate?.used_by.final).to.have.members(["sh010", "sh020"]);
  });

  it("is left alone by a target that reads none: the take is made without it", async () => {
    await open("minimax_h3_fl2va");
    expect((await shotNow()).missing_refs).to.deep.equal([]);
    expect((await render()).queued).to.have.length(1);
    await at.studio.idle();
    expect((await at.sidecar()).refs.some(({ role }) => role === "guide")).to.equal(false);
  });
});
