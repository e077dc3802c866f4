// Sounds taken into an episode, from this machine and from a browser's form: docs/http.md "Sound", against the whole studio.
import { expect } from "chai";
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { join } from "node:path";
import request from "supertest";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

const MB = 1024 * 1024;

describe("importing a sound", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let away: string;
  allInStudio(async (opened) => {
    studio = opened;
    away = join(studio.user, "recordings");
    await writeFiles(away, {
      "Line 1 (é).WAV": "one",
      "x.txt": "words",
      "sub/Line 1 (é).WAV": "other",
      "..wav": "dots",
    });
    await mkdir(join(studio.ep, "takes"));
    await writeFile(join(studio.ep, "takes", "here.wav"), "here");
  });

  const take = (source_path: unknown) => studio.post("/audio/import", { ep: studio.ep, source_path });
  const form = () => request(studio.url).post("/studio/audio/import");
  const held = (path: string) => readFile(join(studio.ep, path), "utf8");
  const left = async () => (await readdir(join(studio.user, "default"), { recursive: true })).filter(isUpload);
  const isUpload = (name: string) => name.includes("upload-");
  const error = (body: unknown) => (body as { error: string }).error;

  it("copies a file under a plain name, once", async () => {
    const said = await studio.saidDuring(async () => {
      const first = await take(join(away, "Line 1 (é).WAV")).expect(200);
      expect(first.body).to.deep.equal({ path: "audio/Line 1 (_).wav", copied: true });
    });
    expect(said).to.deep.equal([]);
    expect(await held("audio/Line 1 (_).wav")).to.equal("one");
    const again = await take(join(away, "Line 1 (é).WAV")).expect(200);
    expect(again.body).to.deep.equal({ path: "audio/Line 1 (_).wav", copied: false });
    const other = await take(join(away, "sub", "Line 1 (é).WAV")).expect(200);
    expect(other.body).to.deep.equal({ path: "audio/Line 1 (_)-2.wav", copied: true });
    expect(await held("audio/Line 1 (_).wav")).to.equal("one");
  });

  it("leaves a file of the episode where it is", async () => {
    const { body } = await take(join(studio.ep, "takes", "here.wav")).expect(200);
    expect(body).to.deep.equal({ path: "takes/here.wav", copied: false });
  });

  it("takes a form's file, by any of its names", async () => {
    const { body } = await form().field("ep", studio.ep).attach("file", Buffer.from("form"), "C:\\talk\\My line.MP3");
    expect(body).to.deep.equal({ path: "audio/My line.mp3", copied: true });
    const up = await form().attach("file", Buffer.from("up"), "../../up.ogg").field("ep", studio.ep).expect(200);
    expect(up.body).to.deep.equal({ path: "audio/up.ogg", copied: true });
    const both = [1, 2].map(() => form().field("ep", studio.ep).attach("file", Buffer.from("two"), "two.opus"));
    const replies = await Promise.all(both);
    const copied = replies.map((reply) => (reply.body as { copied: boolean }).copied);
    expect(copied).to.have.members([false, true]);
    expect(await left()).to.deep.equal([]);
  });

  it("refuses what is no sound, no file or not asked for", async () => {
    expect(error((await take(join(away, "x.txt")).expect(400)).body)).to.include("x.txt");
    await take(join(away, "..wav")).expect(400);
    await take("recordings/line.wav").expect(400);
    await take(join(away, "gone.wav")).expect(404);
    await mkdir(join(away, "folder.wav"));
    await take(join(away, "folder.wav")).expect(404);
    await studio.post("/audio/import", { ep: studio.ep }).expect(400);
    await studio.post("/audio/import", { ep: studio.ep, file: "x" }).expect(400);
    await studio.post("/audio/import", { ep: away, source_path: join(away, "..wav") }).expect(403);
  });

  it("refuses a form that is not one, and keeps nothing of it", async () => {
    const sound = Buffer.from("sound");
    expect(error((await form().field("ep", studio.ep).attach("file", sound, "x.txt").expect(400)).body)).to.include(
      "x.txt",
    );
    await form().attach("file", sound, "x.wav").expect(400);
    await form().field("ep", studio.user).attach("file", sound, "x.wav").expect(403);
    await form().field("ep", studio.ep).field("more", "1").attach("file", sound, "x.wav").expect(400);
    await form().field("ep", studio.ep).expect(400);
    await form().field("ep", studio.ep).attach("sound", sound, "x.wav").expect(400);
    await form().field("ep", studio.ep).attach("file", sound, "x.wav").attach("file", sound, "y.wav").expect(400);
    await form()
      .field("ep", studio.ep)
      .field("source_path", join(away, "..wav"))
      .attach("file", sound, "x.wav")
      .expect(400);
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=x", "text/plain"]) {
      await form().set("Content-Type", type).send("--y\r\nwords").expect(400);
    }
    const foreign = form().set("Origin", "http://elsewhere.example").field("ep", studio.ep);
    await foreign.attach("file", sound, "x.wav").expect(403);
    expect(await left()).to.deep.equal([]);
    expect(await readdir(join(studio.ep, "audio"))).not.to.include("x.wav");
  });

  it("takes a long recording without holding it, and refuses over 2 GB as it is announced", async () => {
    const before = process.memoryUsage().arrayBuffers;
    const long = await statusOf({ "Content-Type": "multipart/form-data; boundary=x" }, 192);
    expect([long.status, long.held - before < 96 * MB]).to.deep.equal([200, true]);
    expect((await stat(join(studio.ep, "audio", "x.wav"))).size).to.equal(192 * MB);
    const announced = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": String(2049 * MB + 1) };
    expect((await statusOf(announced, 0)).status).to.equal(413);
    // What a client leaves behind that goes away is removed once its going is noticed.
    await until(async () => (await left()).length === 0, "what was sent in part was not removed", { every: 10 });
  });

  /** Sends a form of so many megabytes, and ends it as soon as there is an answer. `held`: the most bytes of buffers meanwhile. */
  function statusOf(
    headers: Record<string, string>,
    megabytes: number,
  ): Promise<{ status: number | undefined; held: number }> {
    return new Promise((resolve, reject) => {
      const sent = ask(`${studio.url}/studio/audio/import`, { method: "POST", headers });
      let held = 0;
      let isAnswered = false;
      sent.once("error", reject);
      sent.once("response", (response) => {
        isAnswered = true;
        resolve({ status: response.statusCode, held });
        sent.removeAllListeners("error");
        sent.on("error", () => undefined);
        sent.destroy();
      });
      sent.write(`--x\r\nContent-Disposition: form-data; name="ep"\r\n\r\n${studio.ep}\r\n`);
      sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="x.wav"\r\n\r\n');
      const piece = Buffer.alloc(MB);
      const more = (count: number) => {
        held = Math.max(held, process.memoryUsage().arrayBuffers);
        if (isAnswered) return;
        if (count < megabytes) sent.write(piece, () => more(count + 1));
        else if (megabytes > 0) sent.end("\r\n--x--\r\n");
      };
      more(0);
    });
  }
});
