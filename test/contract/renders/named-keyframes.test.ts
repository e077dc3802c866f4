// `first: refs/door.png` in a script: a picture of the author's opens the shot. docs/http.md "Rendering", rules 4 and 6, "Shot detail".
import { expect } from "chai";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { RenderReply } from "../../../src/contracts/routes/takes.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";

const PICTURE = "refs/door.png";
const SCRIPT = `= tide  Low Tide

# sq01 quay

## sh010
dur: 1
first: ${PICTURE}
The quay is empty.
`;
const ENDING = SCRIPT.replace("The quay", "last: refs/gate.png\nThe quay");

describe("a picture that the script names as a shot's keyframe", function () {
  this.timeout(20_000);
  let at: HostStudio;
  const open = async (target: string, script = SCRIPT) => {
    at = await openHostStudio(target, { script });
    await mkdir(join(at.studio.ep, "refs"), { recursive: true });
  };
  afterEach(() => at.close());

  const reply = async (more: object = {}) => (await at.render(more)).body as RenderReply;
  const shotNow = async () => {
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep }).expect(200);
    return (body as EpisodeStatus).shots[0]!;
  };
  const usedAs = async (role: string) => {
    const { body } = await at.studio.get("/shot", { ep: at.studio.ep, shot: "sh010" }).expect(200);
    return (body as ShotDetail).refs_used.find((ref) => ref.role === role);
  };
  const sha1 = async (name: string) =>
    createHash("sha1")
      .update(await readFile(join(at.studio.ep, name)))
      .digest("hex");

  for (const target of ["minimax_h3_fl2va", "ltx2", "wan22_i2v", "wan22_ti2v", "wan22_vace"]) {
    it(`is read, sent and recorded on ${target}`, async () => {
      await open(target);
      await at.picture(PICTURE);
      expect(await usedAs("first")).to.deep.equal({
        ...{ id: "shot:sh010:first", kind: "image", role: "first", slot: "first frame", path: PICTURE },
        ...{ exists: true, need: "required", thumb: PICTURE },
      });
      expect((await reply()).queued).to.have.length(1);
      await at.studio.idle();
      const record = await at.sidecar();
      expect(record.status, record.save_notes).to.equal("ok");
      expect(record.refs.find(({ role }) => role === "first")).to.include({ path: PICTURE, sha1: await sha1(PICTURE) });
      expect([...at.host.uploads.keys()]).to.include(record.inputs?.["first"]);
    });

    it(`makes the shot wait while it is missing on ${target}`, async () => {
      await open(target);
      const [skipped] = (await reply()).skipped;
      const isNeeded = target === "wan22_i2v";
      const missing = { slot: "first frame", kind: "image", path: PICTURE };
      expect(skipped?.reason).to.include(`first frame (${PICTURE})`);
      expect(skipped?.missing_refs?.[0] ?? {}).to.include(missing);
      expect(skipped?.missing_refs?.[0]?.anyway).to.equal(isNeeded ? false : undefined);
      expect((await shotNow()).missing_refs[0]).to.include(missing);
      const anyway = await reply({ allow_missing_refs: true });
      expect([anyway.queued.length, anyway.skipped.length]).to.deep.equal(isNeeded ? [0, 1] : [1, 0]);
    });
  }

  it("is told as left out in a take that was made without it, which is stale once it is there", async () => {
    await open("wan22_ti2v");
    await reply({ allow_missing_refs: true });
    await at.studio.idle();
    expect(await at.sidecar()).to.deep.include({ status: "ok", missing_mode: "recompiled" });
    expect((await shotNow()).takes[0]?.stale).to.deep.equal([]);
    await at.picture(PICTURE);
    expect((await shotNow()).takes[0]?.stale).to.deep.equal(["ref"]);
  });

  it("makes a take stale when its bytes change, and when another one is named", async () => {
    await open("minimax_h3_fl2va", ENDING);
    for (const name of [PICTURE, "refs/gate.png"]) await at.picture(name);
    await reply();
    await at.studio.idle();
    expect((await at.sidecar()).refs.map(({ role, path }) => [role, path])).to.deep.equal([
      ["first", PICTURE],
      ["last", "refs/gate.png"],
    ]);
    expect((await shotNow()).takes[0]?.stale).to.deep.equal([]);
    await at.picture("refs/gate.png", 32, 32);
    expect((await shotNow()).takes[0]?.stale).to.deep.equal(["ref"]);
    await writeFile(join(at.studio.ep, "tide.md"), SCRIPT);
    await at.studio.post("/build", { ep: at.studio.ep }).expect(200);
    expect((await shotNow()).takes[0]?.stale).to.include("script");
  });

  it("opens the drawn shot as well, and never keeps it from being drawn", async () => {
    await open("animatic");
    expect(await usedAs("first")).to.include({ path: PICTURE, exists: false, need: "optional" });
    expect((await reply()).queued).to.have.length(1);
    await at.studio.idle();
    expect((await at.sidecar()).refs.find(({ role }) => role === "first")).to.include({ path: PICTURE, sha1: null });
    await at.picture(PICTURE);
    await reply();
    await at.studio.idle();
    expect((await shotNow()).takes[0]?.stale).to.deep.equal(["ref"]);
    await reply({ redo: true });
    await at.studio.idle();
    expect((await at.sidecar(2)).refs.find(({ role }) => role === "first")).to.include({ sha1: await sha1(PICTURE) });
  });
});
