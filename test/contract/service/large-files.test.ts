// Files that are too large or nest too deep to be read: each is told of by its name, none is read, and nothing else suffers for it.
import { expect } from "chai";
import { mkdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

const DEEP = 100_000;
const deep = `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`;
const MB = 1024 * 1024;

describe("files that cannot be read whole", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const path = (...names: string[]) => join(studio.ep, ...names);
  /** Nothing of it is on the disk: it is only as long. */
  const makeLarge = async (...names: string[]) => {
    await writeFile(path(...names), "");
    await truncate(path(...names), 200 * MB);
  };
  const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;

  it("are named with their limit", async () => {
    for (const [name, route, limit] of [
      ["cut.json", "/episode", 16],
      ["overrides.json", "/episode", 16],
      ["_issues.json", "/issues", 16],
      ["series.json", "/source", 8],
      ["tide.md", "/source", 8],
    ] as const) {
      const before = await studio.get("/file", { ep: studio.ep, path: name });
      await makeLarge(name);
      const file = name === "tide.md" ? "script" : "series";
      const reply = await studio.get(route, route === "/source" ? { ep: studio.ep, file } : { ep: studio.ep });
      expect(reply.text, name).to.include(`${name} is larger than ${limit} MB`);
      await writeFile(path(name), before.status === 200 ? (before.text ?? "") : "{}");
    }
    await makeLarge("shotlist", "shotlist_proxy.json");
    expect(errorOf(await studio.get("/episode", { ep: studio.ep }))).to.match(
      /shotlist_proxy.json .*is larger than 64 MB.*build/,
    );
  });

  it("are named when they nest too deep", async () => {
    for (const name of ["cut.json", "overrides.json", "_issues.json"]) {
      await writeFile(path(name), deep);
      const reply = await studio.get(name === "_issues.json" ? "/issues" : "/episode", { ep: studio.ep });
      expect(reply.text, name).to.match(new RegExp(`${name} .*nests deeper than 64 levels`));
      await writeFile(path(name), name === "_issues.json" ? '{"version":1,"items":[]}' : "{}");
    }
    await writeFile(path("series.json"), deep);
    const { body } = await studio.post("/build", { ep: studio.ep });
    expect(JSON.stringify(body)).to.include("series.json");
  });

  it("are their take's trouble alone", async () => {
    await mkdir(path("renders_proxy", "sh010"), { recursive: true });
    await writeFile(path("renders_proxy", "sh010", "sh010_t01.json"), deep);
    await makeLarge("renders_proxy", "sh010", "sh010_t02.json");
    await writeFile(
      path("renders_proxy", "sh010", "sh010_t03.json"),
      JSON.stringify({ version: 1, shot: "sh010", status: "failed" }),
    );
    const { body } = await studio.get("/episode", { ep: studio.ep }).expect(200);
    const { shots } = body as { shots: { shot: string; takes: { take: number }[] }[] };
    const takes = shots.find(({ shot }) => shot === "sh010")?.takes ?? [];
    expect(takes.map(({ take }) => take)).to.deep.equal([1, 2, 3]);
    await studio.get("/shot", { ep: studio.ep, shot: "sh010" }).expect(200);
  });

  it("are refused as a request's body", async () => {
    const send = (body: string) =>
      request(studio.url).put("/studio/config").set("Content-Type", "application/json").send(body);
    for (const body of [deep, `{"roots":${deep}}`, `{"a":`.repeat(DEEP) + "1" + "}".repeat(DEEP), "[".repeat(DEEP)]) {
      expect(errorOf(await send(body).expect(400))).to.equal("the body nests deeper than 64 levels");
    }
    await send(`{"roots":[],"note":"${"[".repeat(1000)}"}`).expect((reply) =>
      expect(reply.status).to.be.oneOf([200, 400]),
    );
  });
});
