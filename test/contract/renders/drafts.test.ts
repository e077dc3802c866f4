// Drafts: docs/http.md "Drafts", against the whole studio.
import { expect } from "chai";
import type { DraftRow } from "../../../src/contracts/routes/router.ts";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const draft = { task: "task-1", made: "2026-11-02T10:00:00Z", expires: "2999-11-09T10:00:00Z" };

describe("drafts", () => {
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));
  const list = async () => {
    const { body } = await studio.get("/drafts", { ep: studio.ep }).expect(200);
    return (body as { drafts: DraftRow[] }).drafts;
  };
  /** A take of the first shot as it stands on disk. */
  const place = (pass: "final" | "proxy", take: number, fields: object) => {
    const folder = `${pass === "final" ? "renders" : "renders_proxy"}/sh010/sh010_t0${take}`;
    const record = makeSidecar({ take, pass, ...fields });
    return writeFiles(studio.ep, { [`${folder}.json`]: record, [`${folder}.mp4`]: "film" });
  };

  it("are none while no take is one", async () => {
    expect(await list()).to.deep.equal([]);
    await place("proxy", 1, {});
    expect(await list()).to.deep.equal([]);
  });

  it("are those that the proxy cut plays, with the finals made from them", async () => {
    await place("proxy", 1, { draft });
    await place("final", 1, { from_draft: { task: "task-1", take: 1, pass: "proxy" } });
    expect(await list()).to.have.length(1);
    expect((await list())[0]).to.deep.include({
      shot: "sh010",
      take: 1,
      expired: false,
      finals: [1],
      made_from_it: true,
    });
    const status = (await studio.get("/episode", { ep: studio.ep, pass: "proxy" }).expect(200)).body as EpisodeStatus;
    expect(status.shots[0]!.takes[0]!.draft).to.deep.equal({ ...draft, expired: false });
    await place("proxy", 2, {});
    expect(await list(), "the cut plays a newer take").to.deep.equal([]);
  });

  it("have expired once their time is over", async () => {
    await place("proxy", 1, { draft: { ...draft, expires: "2020-01-01T00:00:00Z" } });
    expect((await list())[0]).to.include({ expired: true });
  });
});
