// The program that a host starts beside itself, over real sockets and pipes.
import { expect } from "chai";
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { WebSocket } from "ws";
import { TOKEN_HEADER } from "../../extension/sidecar.ts";
import { exists } from "../../src/machine/paths.ts";
import { ROOT } from "../support/project-files.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";

const PROGRAM = join(ROOT, "extension/start-sidecar.cjs");
const TOKEN = "0123456789abcdef".repeat(4);

describe("the sidecar of a host", function () {
  this.timeout(30_000);
  let scratch: Scratch;
  let started: ChildProcessWithoutNullStreams[];
  before(async () => {
    scratch = await openScratch();
  });
  beforeEach(() => {
    started = [];
  });
  afterEach(() => started.forEach((child) => child.kill("SIGKILL")));
  after(() => scratch.remove());

  function start(greeting: object | string) {
    const child = spawn(process.execPath, [PROGRAM], { env: { ...process.env, STUDIO_NO_SDK_INSTALL: "1" } });
    started.push(child);
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const answer = new Promise<Record<string, unknown>>((resolve, reject) => {
      let text = "";
      child.stdout.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if (text.endsWith("\n")) resolve(JSON.parse(text) as Record<string, unknown>);
      });
      void ended.then((code) => reject(new Error(`ended with ${code} and said ${text}`)));
    });
    child.stdin.write(typeof greeting === "string" ? greeting : `${JSON.stringify(greeting)}\n`);
    return { child, ended, answer };
  }

  const greeting = (name: string) => ({
    token: TOKEN,
    url: "http://127.0.0.1:9",
    userDir: join(scratch.folder, name),
    folder: scratch.folder,
    input: join(scratch.folder, "input"),
    output: join(scratch.folder, "output"),
    models: { vae: [join(scratch.folder, "vae")] },
  });
  const own = (name: string, file: string) => join(scratch.folder, name, "default", "studio", file);

  it("answers only to its host, tells it what happens, and ends when its standard input does", async () => {
    const ep = await writeEpisode(scratch.folder);
    const { child, ended, answer } = start(greeting("one"));
    const { port } = await answer;
    const url = `http://127.0.0.1:${String(port)}`;
    for (const headers of [{}, { [TOKEN_HEADER]: "f".repeat(64) }, { "x-studio-secret": "undefined" }]) {
      const refused = await request(url).get("/studio/info").set(headers).expect(403);
      expect(refused.body).to.deep.equal({
        error: "this studio answers through the host that it runs in: open it there, under /studio/",
      });
      expect(await opens(url, headers)).to.equal(false);
    }
    const pass = { [TOKEN_HEADER]: TOKEN };
    await request(url)
      .put("/studio/config")
      .set(pass)
      .send({ roots: [scratch.folder] })
      .expect(200);
    expect(await exists(own("one", "config.json"))).to.equal(true);
    const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, { headers: pass });
    await new Promise((resolve) => socket.once("open", resolve));
    const event = new Promise((resolve) =>
      socket.once("message", (data: Buffer) => resolve(JSON.parse(data.toString()))),
    );
    await request(url).post("/studio/build").set(pass).send({ ep }).expect(200);
    expect(await event).to.deep.equal({ type: "studio.episode", data: { ep } });
    const { secret } = JSON.parse(await readFile(own("one", "owner.json"), "utf8")) as { secret: string };
    const commandLine = { "x-studio-secret": secret };
    await request(url).get("/studio/episodes").set(commandLine).expect(200);
    expect(await opens(url, commandLine)).to.equal(true);
    const forwarded = { ...pass, ...commandLine, "x-forwarded-for": "127.0.0.1" };
    await request(url).get("/studio/episodes").set(forwarded).expect(403);
    child.stdin.end();
    expect(await ended).to.equal(0);
    expect(await exists(own("one", "owner.json"))).to.equal(false);
  });

  it("says why it does not start", async () => {
    const first = start(greeting("two"));
    await first.answer;
    const second = start(greeting("two"));
    const refusal = await second.answer;
    expect(refusal["error"]).to.match(/^the studio already runs at http:\/\/127\.0\.0\.1:\d+ and works in /);
    expect(refusal["lasting"]).to.equal(false); // it may be stopped
    expect(await second.ended).to.equal(1);
    first.child.kill("SIGKILL");
    await first.ended;
    const third = start(greeting("two"));
    expect(await third.answer)
      .to.have.property("port")
      .that.is.a("number");
  });

  it("starts for nobody who does not greet it", async () => {
    for (const words of ["\n", `${JSON.stringify({ ...greeting("three"), token: "short" })}\n`]) {
      const { answer, ended } = start(words);
      const refusal = await answer;
      expect(refusal["error"]).to.include("the host's greeting cannot be read");
      expect(refusal["lasting"]).to.equal(true);
      expect(await ended).to.equal(1);
    }
    const { child, answer } = start("");
    child.stdin.end();
    expect((await answer)["error"]).to.include("the host's greeting cannot be read");
  });
});

function opens(url: string, headers: Record<string, string>): Promise<boolean> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, { headers });
  return new Promise((resolve) => {
    socket.once("open", () => (socket.close(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
