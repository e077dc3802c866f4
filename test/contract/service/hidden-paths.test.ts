// No answer names a place of the machine outside the roots that the request did not name: whatever is broken, missing or no film at all.
import { expect } from "chai";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type request from "supertest";
import { hidePaths } from "../../../src/contracts/refusal.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

/** A thumbnail that cannot be made is the file itself, whatever it is. */
const asText: Parameters<request.Test["parse"]>[0] = (response, done) => {
  const chunks: Buffer[] = [];
  response.on("data", (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  response.on("end", () => done(null, Buffer.concat(chunks).toString("latin1")));
};

describe("the places that a sentence names", () => {
  it("are those that are known to its reader, and names of files else", () => {
    for (const [sentence, shown] of [
      ["/users/ada/studio/settings.json cannot be read: mend it", "settings.json cannot be read: mend it"],
      ["cannot move /a b/c d/x.mp4 to /e/f.mp4", "cannot move x.mp4 to f.mp4"],
      ["'/tmp/x y/z.wav': Invalid data", "'z.wav': Invalid data"],
      ["C:\\Users\\Ada\\x.mp4 is gone", "x.mp4 is gone"],
      ["ffmpeg ended with code 1: /proc/77/fd/12: Invalid argument", "ffmpeg ended with code 1: 12: Invalid argument"],
      ["the host at http://127.0.0.1:8188/x does not answer", "the host at http://127.0.0.1:8188/x does not answer"],
      ["write refs/door.png, ../audio/a.wav or 24/1.001 fps", "write refs/door.png, ../audio/a.wav or 24/1.001 fps"],
      ["/shows/tide has no script", "/shows/tide has no script"],
      ["either / or nothing", "either / or nothing"],
    ] as const) {
      expect(hidePaths(sentence, ["/shows"])).to.equal(shown);
    }
  });

  describe("in an answer", function () {
    this.timeout(20_000);
    let studio: RealStudio;
    eachInStudio((opened) => (studio = opened));

    const namesNothing = (text: string, what: string) => {
      const outside = text.replaceAll(studio.root, "");
      expect(outside, what).not.to.include(join(studio.root, ".."));
      expect(outside, what).not.to.match(/\/(usr|home|root|var|opt|proc|node_modules)\//);
    };

    it("are none of the service's, though nothing of an episode can be read", async () => {
      const { ep } = studio;
      const film = join(studio.root, "..", "brought.mp4");
      const garbage = ["a.mp4", "a.wav", "a.mp3", "a.png", "cut.json", "overrides.json", "_issues.json"];
      for (const name of garbage) await writeFile(join(ep, name), "no such thing \u0000\u0001");
      await writeFile(film, "no film");
      await mkdir(join(ep, "renders_proxy", "sh010"), { recursive: true });
      await writeFile(join(ep, "renders_proxy", "sh010", "sh010_t01.mp4"), "torn");
      for (const path of garbage) {
        for (const route of ["/peaks", "/thumb"]) {
          const reply = await studio.get(route, { ep, path }).buffer(true).parse(asText);
          if (route === "/peaks" && path !== "a.png") expect(reply.status, path).to.equal(400);
          namesNothing(String(reply.body), `${route} ${path}`);
        }
      }
      for (const [route, query] of [
        ["/episode", { ep }],
        ["/shot", { ep, shot: "sh010" }],
        ["/issues", { ep }],
        ["/export", { ep, format: "edl" }],
        ["/trash", { ep }],
      ] as const) {
        namesNothing((await studio.get(route, query)).text ?? "", route);
      }
      for (const name of ["cut.json", "overrides.json", "_issues.json"]) await rm(join(ep, name));
      for (const [route, body] of [
        ["/assemble", { ep, partial: true }],
        ["/pick", { ep, pass: "proxy", shot: "sh010", take: 1 }],
        ["/assemble", { ep, pass: "proxy", partial: true }],
        ["/takes/import", { ep, pass: "proxy", shot: "sh010", source_path: film }],
        ["/takes/import", { ep, pass: "proxy", shot: "sh010", source_path: join(ep, "a.mp4") }],
        ["/keyframe", { ep, shot: "sh020", pass: "proxy" }],
      ] as const) {
        const { text } = await studio.post(route, body);
        namesNothing(text.replaceAll(film, ""), route);
      }
    });

    it("are not even those of the service's own files", async () => {
      for (const name of ["config.json", "settings.json"]) {
        await writeFile(join(studio.user, "default", "studio", name), "{");
        for (const reply of [
          await studio.get("/config"),
          await studio.get("/episodes"),
          await studio.put("/config", { roots: [] }),
          await studio.put("/settings", { paid_limit: 3 }),
          await studio.get("/file", { ep: studio.ep, path: "tide.md" }),
        ]) {
          if (reply.status >= 400) namesNothing(reply.text, name);
        }
        await rm(join(studio.user, "default", "studio", name));
      }
    });
  });
});
