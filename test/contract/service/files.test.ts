// Files, small pictures, the queue's own routes and the service itself, against the whole studio.
import { expect } from "chai";
import { Jimp } from "jimp";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import request from "supertest";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";

describe("files and the service", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  allInStudio((opened) => (studio = opened));

  const file = (path: string) => studio.get("/file", { ep: studio.ep, path });

  it("streams a file, whole and in ranges", async () => {
    const whole = await file("tide.md").expect(200);
    expect(whole.headers).to.include({ "cache-control": "no-cache" });
    const part = await file("tide.md").set("Range", "bytes=2-5").expect(206);
    expect(part.text).to.equal("tide");
    await file("tide.md").set("Range", "bytes=999999-").expect(416);
  });

  it("opens nothing that leads out", async () => {
    await writeFile(join(studio.root, "secret.txt"), "secret");
    await writeFile(join(dirname(studio.root), "outside.txt"), "outside");
    await symlink(join(dirname(studio.root), "outside.txt"), join(studio.ep, "link.txt"));
    const other = await writeEpisode(studio.root, "other");
    await mkdir(join(other, "renders"));
    await writeFile(join(other, "renders", "x.mp4"), "x");
    for (const path of [
      "../secret.txt",
      "/etc/hostname",
      "../../outside.txt",
      "link.txt",
      "../other/renders/x.mp4",
      "a/../../secret.txt",
      "C:/x",
    ]) {
      await file(path).expect(400);
    }
    await file("nothing.mp4").expect(404);
    await mkdir(join(other, "refs", "_takes", "prop"), { recursive: true });
    await writeFile(join(other, "refs", "_takes", "prop", "p.txt"), "candidate");
    await file("../other/refs/_takes/prop/p.txt").expect(200);
  });

  it("makes pictures small in width classes, on white, and never larger", async () => {
    const picture = new Jimp({ width: 700, height: 350, color: 0x00000000 });
    await picture.write(join(studio.ep, "wide.png") as `${string}.png`);
    const widthAt = async (w: number) => {
      const { body } = await studio
        .get("/thumb", { ep: studio.ep, path: "wide.png", w })
        .buffer(true)
        .parse(bytes)
        .expect(200);
      const made = await Jimp.read(body as Buffer);
      expect(made.getPixelColor(3, 3) >>> 8).to.be.at.least(0xfefefe);
      return made.width;
    };
    expect([await widthAt(100), await widthAt(129), await widthAt(4000)]).to.deep.equal([128, 256, 700]);
    await writeFile(join(studio.ep, "no.png"), "not a picture");
    const kept = await studio.get("/thumb", { ep: studio.ep, path: "no.png" }).buffer(true).parse(bytes).expect(200);
    expect((kept.body as Buffer).toString()).to.equal("not a picture");
    await studio.get("/thumb", { ep: studio.ep, path: "missing.png" }).expect(404);
    await studio.get("/thumb", { ep: studio.ep, path: "wide.png", w: "x" as unknown as number }).expect(400);
  });

  it("names its backend and its version", async () => {
    const { body } = await studio.get("/backends").expect(200);
    expect((body as { backends: object[] }).backends[0]).to.deep.equal({
      name: "builtin",
      kind: "builtin",
      down: null,
      where: "this machine",
    });
    expect((await studio.get("/info").expect(200)).body).to.include({ version: "0.1.0", host_connected: false });
  });

  it("answers queue routes under /studio only", async () => {
    for (const path of ["info", "jobs", "backends"]) await request(studio.url).get(`/api/studio/${path}`).expect(404);
    await request(studio.url).get("/api/studio/episodes").expect(200);
  });

  it("refuses what the queue cannot do", async () => {
    await studio.post("/jobs/cancel", { id: "none" }).expect(404);
    await studio.post("/jobs/retry", { id: "none" }).expect(404);
    await studio.post("/jobs/dance", { id: "none" }).expect(404);
    await studio.post("/jobs/pause", { lane: "moon", paused: true }).expect(404);
  });

  it("lets only this machine stop it", async () => {
    await studio.post("/server/stop").set("X-Forwarded-For", "10.0.0.7").expect(403);
  });

  it("does not answer pages of other sites", async () => {
    await studio.get("/episodes").set("Origin", "https://evil.example").expect(403);
    await studio.get("/episodes").set("Sec-Fetch-Site", "cross-site").expect(403);
    await studio.get("/episodes").set("Host", "evil.example").expect(403);
    await studio.get("/episodes").set("Origin", studio.url).expect(200);
  });

  it("describes itself", async () => {
    const { body } = await studio.get("/openapi.json").expect(200);
    expect(body).to.include({ openapi: "3.1.0" });
  });
});

function bytes(response: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.on("end", () => done(null, Buffer.concat(chunks)));
}
