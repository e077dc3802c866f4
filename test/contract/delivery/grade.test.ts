// Matching the colours of takes: docs/http.md "Colours", against the whole studio.
import { expect } from "chai";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../../src/machine/spawn.ts";
import type { EpisodeStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { GradeReply } from "../../../src/contracts/routes/delivery/grade.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots } from "../../support/episodes/sample-episodes.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { FFMPEG } from "../../support/media/measure-film.ts";

const TAGS = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];

describe("matching the colours of takes", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  const folder = (shot: string) => join(studio.ep, "renders_proxy", shot);
  beforeEach(async () => {
    const { quay } = smallSeries.locations;
    const series = { ...smallSeries, locations: { quay: { ...quay, plate: "quay.png" } } };
    studio = await openRealStudio({ series });
    await placeTakes(studio);
  });
  afterEach(() => studio.close());

  /** The take's film becomes another one: every colour of it by the same change. */
  const shift = async (shot: string, change = "lutyuv=y='val*0.85+6':u='val+6'") => {
    const mp4 = join(folder(shot), `${shot}_t01.mp4`);
    const to = join(studio.ep, "shifted.mp4");
    const encode = ["-c:v", "libx264", "-crf", "14", "-bf", "0", ...TAGS, "-c:a", "copy"];
    await run(FFMPEG, ["-v", "error", "-i", mp4, "-vf", change, ...encode, "-y", to]);
    await rename(to, mp4);
  };
  const grade = async (body: object) =>
    (await studio.post("/grade", { ep: studio.ep, ...body }).expect(200)).body as GradeReply;
  const takeOf = async (shot: string): Promise<TakeSummary> => {
    const { shots } = (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
    return shots.find((each) => each.shot === shot)!.takes[0]!;
  };
  const film = async () =>
    (await studio.post("/assemble", { ep: studio.ep }).expect(200)).body as { ok: boolean; report: string };

  it("measures the cut's takes, tells of it in their summaries, and is applied where a film is made", async () => {
    await shift("sh010");
    const reply = await grade({ shots: ["sh010", "sh020"], match: "shot:sh030" });
    expect(reply.errors).to.deep.equal([]);
    expect(reply.graded.map(({ shot, take }) => `${shot} ${take}`)).to.deep.equal(["sh010 1", "sh020 1"]);
    const { grade: found } = await takeOf("sh010");
    expect(found).to.deep.equal(reply.graded[0]?.grade);
    expect(found).to.include({ match: "shot:sh030", strength: 1, asked: "request", fresh: true, identity: false });
    expect(found?.distance.after).to.be.below(found?.distance.before ?? 0);
    expect(found?.cube).to.equal("renders_proxy/sh010/sh010_t01.cube");
    expect(await readFile(join(studio.ep, found?.cube ?? ""), "utf8")).to.match(/^TITLE .*\nLUT_3D_SIZE 33\n/);
    const made = await film();
    expect(made.report).to.include("sh010 was encoded again: its colours are matched");
    expect(made.report).to.not.include("sh030 was");
    const list = await readFile(join(studio.ep, "renders_proxy/tide_proxy_shots.txt"), "utf8");
    expect(list.split("\n")[0]).to.match(/\tcolours matched$/);
    expect((await film()).report).to.include("sh010 was encoded before: its colours are matched");
    await studio.delete("/grade", { ep: studio.ep, shot: "sh010", take: 1 }).expect(200);
    expect((await takeOf("sh010")).grade).to.equal(null);
    expect((await film()).report).to.not.include("sh010 was");
    await studio.delete("/grade", { ep: studio.ep, shot: "sh010", take: 1 }).expect(404);
  });

  it("changes nothing where the colours are those already, and at strength 0", async () => {
    await run(FFMPEG, [
      ...["-v", "error", "-i", join(folder("sh010"), "sh010_t01.mp4"), "-c", "copy"],
      ...["-y", join(folder("sh030"), "sh030_t02.mp4")],
    ]);
    const same = await grade({ takes: [{ shot: "sh010", take: 1 }], match: "shot:sh030" });
    expect(same.graded[0]?.grade).to.deep.include({ identity: true, distance: { before: 0, after: 0 } });
    await shift("sh020");
    const none = await grade({ takes: [{ shot: "sh020", take: 1 }], match: "shot:sh010", strength: 0 });
    expect(none.graded[0]?.grade).to.include({ identity: false, strength: 0 });
    expect((await film()).report).to.not.include("colours are matched");
  });

  it("does not count for another film of the take, and says so", async () => {
    await grade({ shots: ["sh010"], match: "shot:sh030" });
    await shift("sh010");
    expect((await takeOf("sh010")).grade?.fresh).to.equal(false);
    expect((await film()).report).to.include("sh010: the colours of take 1 were matched on another picture");
    await grade({ shots: ["sh010"], match: "shot:sh030" });
    expect((await takeOf("sh010")).grade?.fresh).to.equal(true);
  });

  it("goes to the trash with its take, and comes back with it", async () => {
    await grade({ shots: ["sh010"], match: "shot:sh030" });
    const before = (await takeOf("sh010")).grade;
    const { body } = await studio.post("/discard", { ep: studio.ep, shot: "sh010", take: 1 }).expect(200);
    const { moved } = body as { moved: string[] };
    expect(moved.filter((path) => /\.(cube|grade\.json)$/.test(path))).to.have.length(2);
    await studio.post("/trash/restore", { ep: studio.ep, shot: "sh010", take: 1, pass: "proxy" }).expect(200);
    expect((await takeOf("sh010")).grade).to.deep.equal(before);
  });

  it("is measured when a film is made where the script, the series or an override ask for it", async () => {
    await shift("sh010");
    await shift("sh020", "lutyuv=y='val*0.9'");
    const { stale } = await takeOf("sh010");
    const script = threeShots
      .replace("# sq01 quay\n", "# sq01 quay\ncolour: shot:sh030 0.8\n")
      .replace("size: ws", "size: ws\ncolour: none");
    await writeFile(join(studio.ep, "tide.md"), script);
    await studio.post("/build", { ep: studio.ep }).expect(200);
    const put = (colour: object | null) =>
      studio.put("/grade/colour", { ep: studio.ep, shot: "sh020", colour }).expect(200);
    expect((await put({ match: "none" })).body).to.deep.equal({ shot: "sh020", colour: null });
    const made = await film();
    expect(made.report).to.include("sh010 was encoded again: its colours are matched");
    expect(made.report).to.not.include("sh020 was encoded again: its colours");
    expect((await takeOf("sh010")).grade).to.include({ match: "shot:sh030", strength: 0.8, asked: "setting" });
    expect((await takeOf("sh020")).grade).to.equal(null);
    const back = await put(null);
    expect(back.body).to.deep.equal({ shot: "sh020", colour: { match: "shot:sh030", strength: 0.8 } });
    expect((await film()).report).to.include("sh020 was encoded again: its colours are matched");
    expect((await takeOf("sh010")).stale).to.deep.equal(stale);
  });

  it("says of each take why it cannot be matched, and goes on with the others", async () => {
    const { errors, skipped } = await grade({ shots: ["sh010"], match: "plate" });
    expect(skipped).to.deep.equal([]);
    expect(errors).to.deep.equal([
      { shot: "sh010", take: 1, error: "the plate quay.png is not there: make or import it first" },
    ]);
    expect((await grade({ shots: ["sh010"], match: "first" })).errors[0]?.error).to.include("no picture began it");
    expect((await grade({ shots: ["sh010"], match: "shot:sh010" })).errors[0]?.error).to.include("itself");
    expect((await grade({ shots: ["sh010"] })).skipped[0]?.reason).to.include("name match");
    await studio.post("/grade", { ep: studio.ep, shots: ["sh999"], match: "plate" }).expect(404);
    await studio.post("/grade", { ep: studio.ep, match: "warm" }).expect(400);
    await run(FFMPEG, [
      ...["-v", "error", "-f", "lavfi", "-i", "color=c=0x806040:s=64x36"],
      ...["-frames:v", "1", "-y", join(studio.ep, "quay.png")],
    ]);
    const matched = await grade({ match: "plate" });
    expect(matched.errors).to.deep.equal([]);
    expect(matched.graded).to.have.length(3);
    expect(matched.graded[0]?.grade.reference).to.equal("quay.png");
  });
});
