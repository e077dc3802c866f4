// What a person hears when the disk does not let the studio: each route, with folders that may only be read, or not even that, and with
// files, links and names in the way. Never a neutral 500, never a path outside the episode.
import { expect } from "chai";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import request from "supertest";
import { NEUTRAL_SENTENCE } from "../../../src/http/error-reply.ts";
import { canBecomeNobody } from "../../support/episodes/as-nobody.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../../support/episodes/scratch-folder.ts";

const PROGRAM = fileURLToPath(new URL("../../support/programs/service-as-nobody-program.js", import.meta.url));

interface Said {
  readonly status: number;
  readonly error: string;
}

type Ask = (method: "get" | "post" | "put" | "delete", path: string, fields: object) => Promise<Said>;

/** Requests that write into an episode, with what each writes. */
const writes = (ep: string, hash: string): [string, Parameters<Ask>][] => [
  ["a text", ["put", "source", { ep, file: "script", text: "= other\n", base_hash: hash }]],
  ["the cut", ["put", "cut", { ep, pass: "proxy", entries: [{ shot: "sh020" }, { shot: "sh010" }] }]],
  ["a pick", ["put", "pick", { ep, pass: "proxy", shot: "sh010", take: null }]],
  ["an override", ["put", "override", { ep, pass: "proxy", shot: "sh010", fields: { note: "slower" } }]],
  ["a note", ["post", "issues", { ep, pass: "proxy", shot: "sh010", take: null, note: "too dark" }]],
  ["a take", ["post", "render", { ep, pass: "proxy", shots: ["sh010"] }]],
  ["an episode", ["post", "episode/new", { parent: join(ep, ".."), name: "ep77" }]],
  ["the roots", ["put", "config", { roots: [ep] }]],
  ["the settings", ["put", "settings", { paid_limit: 3 }]],
];

describe("a service that may not write", function () {
  this.timeout(60_000);
  let scratch: Scratch;
  let child: ChildProcess | undefined;
  let [url, ep, hash] = ["", "", ""];
  before(async function () {
    if (!canBecomeNobody()) return this.skip();
    scratch = await openScratch();
    await chmod(scratch.folder, 0o755);
    ep = await writeEpisode(join(scratch.folder, "films"));
    child = fork(PROGRAM, [scratch.folder, join(scratch.folder, "films")]);
    [url = ""] = (await once(child, "message")) as string[];
    await ask("post", "build", { ep });
    const { body } = await request(url).get("/studio/source").query({ ep, file: "script" });
    hash = (body as { hash: string }).hash;
    child.send("give up");
    await once(child, "message");
  });
  after(async () => {
    if (!child) return;
    child.kill("SIGKILL");
    await once(child, "exit");
    await scratch.remove();
  });

  const ask: Ask = async (method, path, fields) => {
    const asked = request(url)[method](`/studio/${path}`);
    const { status, body } = await (method === "get" ? asked.query(fields) : asked.send(fields));
    const { error, errors } = body as { error?: string | null; errors?: { error: string }[] };
    return { status, error: error ?? errors?.[0]?.error ?? "" };
  };

  it("says of everything that it cannot write which file it is and what to do", async () => {
    for (const [what, [method, path, fields]] of writes(ep, hash)) {
      const { status, error } = await ask(method, path, fields);
      if (what === "a pick" && status === 200) continue; // nothing to write
      expect(error, what).to.match(/may not be read or written: give the studio's user the right/);
      expect([status, what]).to.deep.equal([what === "a take" ? 200 : 403, what]);
      expect(error, what).not.to.contain(scratch.folder);
    }
  });

  it("answers a build and an assembly with what went wrong", async () => {
    await rm(join(ep, "shotlist"), { recursive: true });
    const { status, error } = await ask("post", "build", { ep });
    expect(status).to.equal(200);
    expect(error).to.contain("may not be read or written");
  });

  it("lists what it may read, and says of what it may not that it may not", async () => {
    await chmod(join(ep, "tide.md"), 0o000);
    for (const path of ["episodes", "check", "source", "episode", "shot"]) {
      const { status, error } = await ask("get", path, {
        ...(path === "episodes" ? {} : { ep }),
        ...(path === "source" && { file: "script" }),
        ...(path === "shot" && { pass: "proxy", shot: "sh010" }),
      });
      expect(error, path).not.to.equal(NEUTRAL_SENTENCE);
      if (status >= 400 && status !== 404) expect(error, `${path} ${status}`).to.contain("may not be read or written");
    }
    await chmod(ep, 0o000);
    expect((await ask("get", "episode", { ep, pass: "proxy" })).status).to.equal(403);
    expect((await ask("get", "episodes", {})).status).to.equal(200);
    await chmod(ep, 0o755);
  });
});

describe("an episode with something in the way", () => {
  let studio: RealStudio;
  allInStudio((opened) => {
    studio = opened;
  });
  const cases: [string, string, (path: string) => Promise<unknown>][] = [
    ["a file", "stands where a folder is needed|is in the way, a file", (path) => writeFile(path, "")],
    ["a link that leads nowhere", "a link that leads nowhere", (path) => symlink("nowhere", path)],
    ["a link that leads in a circle", "circle", (path) => symlink(path, path)],
  ];
  for (const [what, sentence, put] of cases) {
    for (const folder of ["renders_proxy", "_history", "shotlist"]) {
      it(`says so of ${what} named ${folder}`, async () => {
        const { ep } = studio;
        await rm(join(ep, folder), { recursive: true, force: true });
        await put(join(ep, folder));
        const text = `= tide  Low Tide\n\n# sq01 quay\n\n## sh010\n${what} at ${folder}.\n`;
        const { body: source } = await studio.get("/source", { ep, file: "script" });
        const { hash } = source as { hash: string };
        const { status, body } =
          folder === "shotlist"
            ? await studio.post("/build", { ep })
            : folder === "_history"
              ? await studio.put("/source", { ep, file: "script", text, base_hash: hash, rebuild: false })
              : await studio.post("/render", { ep, pass: "proxy", shots: ["sh010"] });
        const { error, errors } = body as { error?: string | null; errors?: { error: string }[] };
        const said = error ?? errors?.[0]?.error ?? "";
        expect(said, `${status}`).not.to.equal(NEUTRAL_SENTENCE);
        expect(said).to.match(new RegExp(`${sentence}|(is|reached by) a link that leads (out|elsewhere)`));
        await rm(join(ep, folder), { force: true });
        await mkdir(join(ep, folder));
        await studio.post("/build", { ep });
      });
    }
  }

  it("refuses a name that is longer than the disk takes", async () => {
    const { status, body } = await studio.post("/episode/new", { parent: studio.root, name: "e".repeat(254) });
    const { error } = body as { error: string };
    expect([status, error]).to.deep.equal([400, error]);
    expect(error).not.to.equal(NEUTRAL_SENTENCE);
  });
});
