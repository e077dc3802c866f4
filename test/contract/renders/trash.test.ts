// GET /studio/trash and POST /studio/trash/restore: a discard can be taken back.
import { expect } from "chai";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("the trash", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio((opened) => (studio = opened));

  const trash = async () => (await studio.get("/trash", { ep: studio.ep }).expect(200)).body as { takes: object[] };
  const restore = (more: object = {}) =>
    studio.post("/trash/restore", { ep: studio.ep, shot: "sh030", take: 1, ...more });
  const takesOf = async (shot: string) => {
    const { body } = await studio.get("/episode", { ep: studio.ep }).expect(200);
    return (body as EpisodeStatus).shots.find((each) => each.shot === shot)?.takes;
  };

  it("lists what was discarded, and gives it back as it was", async () => {
    expect(await trash()).to.deep.equal({ takes: [] });
    await studio.post("/render", { ep: studio.ep, shots: ["sh030"], note: "for the poster" }).expect(200);
    await studio.idle();
    const before = await takesOf("sh030");
    await studio.post("/discard", { ep: studio.ep, shot: "sh030", take: 1 }).expect(200);
    const [put] = (await trash()).takes;
    expect(put).to.deep.include({
      ...{ pass: "proxy", shot: "sh030", take: 1, set: null, status: "ok", target: "animatic", frames: 12 },
      ...{ note: "for the poster", thumb: "renders_proxy/_trash/sh030/sh030_t01.jpg" },
    });
    const said = await studio.saidDuring(() => restore().expect(200));
    expect(said.map(({ type }) => type)).to.include("studio.episode");
    expect(await takesOf("sh030")).to.deep.equal(before);
    expect(await trash()).to.deep.equal({ takes: [] });
    await studio.put("/pick", { ep: studio.ep, pass: "proxy", shot: "sh030", take: 1 }).expect(200);
  });

  it("refuses what is not there, and names that lead elsewhere", async () => {
    await restore().expect(404);
    await restore({ take: 9 }).expect(404);
    await restore({ set: "../../sh010" }).expect(400);
    await studio.get("/trash", { ep: "/elsewhere" }).expect(403);
  });
});
