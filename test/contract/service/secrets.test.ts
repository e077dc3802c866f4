// What the studio keeps to itself (settings with the key, the owner's secret, journals, the ledger) is served by no route, whatever the
// roots, links and further names of files say; and nobody elsewhere opens further folders.
import { expect } from "chai";
import { link, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";

const KEY = "key-that-nobody-may-read";

describe("what the studio keeps to itself", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  let above = "";
  let own = "";
  eachInStudio(async (opened) => {
    studio = opened;
    above = join(studio.user, "..");
    own = join(studio.user, "default", "studio");
    await studio.put("/settings", { api_key: KEY }).expect(200);
    await studio.put("/config", { roots: ["/", above, studio.user, own] }).expect(200);
    expect(await readdir(own)).to.include.members(["settings.json", "owner.json", "config.json"]);
  });

  const keepsSilent = (reply: { readonly text: string; readonly status: number }, what: string) => {
    expect(reply.status, what).to.be.oneOf([400, 403, 404]);
    expect(reply.text, what).not.to.include(KEY);
  };

  it("lies in no folder that can be named as an episode", async () => {
    for (const ep of [studio.user, join(studio.user, "default"), own, join(own, "scratch")]) {
      for (const route of ["/file", "/thumb", "/peaks"]) {
        keepsSilent(await studio.get(route, { ep, path: "settings.json" }), `${route} of ${ep}`);
      }
      await studio.get("/episode", { ep }).expect(403);
      await studio.post("/episode/new", { parent: ep, name: "ep02", title: "x" }).expect(403);
    }
    const listed = (await studio.get("/episodes").expect(200)).body as { ep: string }[];
    expect(listed.filter(({ ep }) => ep.startsWith(studio.user))).to.deep.equal([]);
  });

  it("cannot be named from an episode that it lies in", async () => {
    for (const name of ["settings.json", "owner.json", "config.json", "ledger.ndjson", "jobs.ndjson"]) {
      const path = relative(above, join(own, name));
      for (const route of ["/file", "/thumb", "/peaks"]) {
        keepsSilent(await studio.get(route, { ep: above, path }), `${route} ${path}`);
        keepsSilent(await studio.get(route, { ep: above, path: path.toUpperCase() }), `${route} ${path}, loud`);
      }
    }
  });

  it("is reached by no link, soft or hard, under any name that is read", async () => {
    const ep = await writeEpisode(above, "wide");
    const secret = join(own, "settings.json");
    for (const make of [symlink, link]) {
      const folder = join(ep, make.name);
      await mkdir(folder);
      for (const name of ["a.txt", "a.png", "a.wav", "a.mp4"]) {
        await make(secret, join(folder, name));
        const path = `${make.name}/${name}`;
        for (const route of ["/file", "/thumb", "/peaks"]) {
          keepsSilent(await studio.get(route, { ep, path }), `${route} ${path}`);
        }
        const source_path = join(folder, name);
        keepsSilent(await studio.post("/audio/import", { ep, source_path }), `import of ${path}`);
        keepsSilent(await studio.post("/track", { ep, source_path }), `track of ${path}`);
      }
    }
    await mkdir(join(ep, "refs"));
    await symlink(own, join(ep, "_cache"));
    keepsSilent(await studio.get("/file", { ep, path: "_cache/settings.json" }), "a linked folder");
    expect(await readdir(join(ep, "audio")).catch(() => [])).to.deep.equal([]);
  });

  it("is no text of an episode either", async () => {
    const ep = await writeEpisode(above, "wide");
    await studio.post("/build", { ep }).expect(200);
    for (const name of ["negative.txt", "overrides.json", "cut.json", "_issues.json"]) {
      await symlink(join(own, "settings.json"), join(ep, name));
    }
    for (const [route, query] of [
      ["/episode", { ep }],
      ["/shot", { ep, shot: "sh010" }],
      ["/issues", { ep }],
      ["/source", { ep, file: "script" }],
    ] as const) {
      const reply = await studio.get(route, query);
      expect(reply.text, route).not.to.include(KEY);
    }
  });

  it("can be named directly neither as a sound nor as a film", async () => {
    await writeFile(join(own, "x.wav"), "RIFF");
    for (const name of ["x.wav", "settings.json"]) {
      const source_path = join(own, name);
      keepsSilent(await studio.post("/audio/import", { ep: studio.ep, source_path }), name);
      const take = { ep: studio.ep, shot: "sh010", source_path };
      keepsSilent(await studio.post("/takes/import", take), name);
    }
  });

  it("leaves a folder of shows in the user folder as good a root as any", async () => {
    const shows = join(studio.user, "shows");
    const ep = await writeEpisode(shows, "mine");
    await studio.put("/config", { roots: [shows] }).expect(200);
    await studio.get("/file", { ep, path: "mine.md" }).expect(200);
  });
});

describe("the project folders", () => {
  let studio: RealStudio;
  eachInStudio(async (opened) => {
    studio = opened;
    await mkdir(join(studio.root, "inside"), { recursive: true });
    await studio.put("/config", { roots: [studio.root] }).expect(200);
  });

  it("are not widened from elsewhere, but may be narrowed", async () => {
    const elsewhere = (roots: string[]) => studio.put("/config", { roots }).set("X-Forwarded-For", "10.0.0.7");
    for (const root of ["/", join(studio.root, ".."), studio.user]) {
      const { body } = await elsewhere([studio.root, root]).expect(403);
      expect((body as { error: string }).error).to.match(/open it on the machine that the studio runs on/);
    }
    expect(((await studio.get("/config").expect(200)).body as { roots: string[] }).roots).to.deep.equal([studio.root]);
    await elsewhere([join(studio.root, "inside")]).expect(200);
    await elsewhere([studio.root]).expect(403);
    await elsewhere([]).expect(200);
    await studio.put("/config", { roots: [studio.root] }).expect(200);
  });
});
