// Which takes were made from what is live of a reference: those that another pick makes stale.
import { expect } from "chai";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";

describe("the takes that read a reference", function () {
  this.timeout(30_000);
  let at: HostStudio;
  before(async () => {
    at = await openHostStudio("minimax_h3_ref2va");
    await at.allPictures();
    await at.render().expect(200);
    await at.studio.idle();
  });
  after(() => at.close());

  const readers = async (ref: string, status = 200) =>
    (await at.studio.get("/refs/readers", { ep: at.studio.ep, ref }).expect(status)).body;
  const staleness = async (): Promise<string[]> => {
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep, pass: "proxy" }).expect(200);
    return body.shots.find(({ shot }: { shot: string }) => shot === "sh010").takes[0].stale;
  };

  it("are told by pass, shot and number, and only of what they read", async () => {
    const made = { episode: "tide", pass: "proxy", shot: "sh010", take: 1 };
    expect(await readers("subject:ada")).to.deep.equal({ takes: [made] });
    expect(await readers("location:quay")).to.deep.equal({ takes: [made] });
    expect(await readers("subject:crate")).to.deep.equal({ takes: [] });
    expect((await readers("subject:tom", 404)).error).to.include("there is no reference subject:tom");
  });

  it("are none once another picture is live, and are stale then", async () => {
    expect(await staleness()).to.deep.equal([]);
    await at.picture("refs/ada.png", 512, 128);
    expect(await readers("subject:ada")).to.deep.equal({ takes: [] });
    expect(await staleness()).to.deep.equal(["ref"]);
    expect((await readers("location:quay")).takes).to.have.length(1);
  });
});
