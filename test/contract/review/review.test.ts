// A review goes out as a folder and its notes come back as issues: docs/http.md "Review", against the whole studio.
import { expect } from "chai";
import { existsSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { ReviewData } from "../../../src/contracts/files/delivery/review-page.ts";
import type { Mark, ReviewNote } from "../../../src/contracts/files/delivery/review.ts";
import type { ReviewReply } from "../../../src/contracts/routes/delivery/review.ts";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

const EVIL = `</script><script>document.title = "caught"</script>`;

/** A kind of mark that a later studio may draw. */
const LASSO: Mark & { readonly points: unknown } = { kind: "lasso", points: [[1, 2]] };

describe("a review", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  let made: ReviewReply;
  let page: string;
  allInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio, { again: true });
    await studio
      .put("/cut", {
        ep: studio.ep,
        entries: [
          { shot: "sh030", note: EVIL },
          { shot: "sh010", trim_in: 2, trim_out: 3 },
        ],
      })
      .expect(200);
    await studio.post("/issues", { ep: studio.ep, shot: "sh010", note: EVIL, frame: 4, by: "Ada" }).expect(200);
    made = (await studio.post("/export/review", { ep: studio.ep }).expect(200)).body as ReviewReply;
    page = await readFile(made.page, "utf8");
  });
  afterEach(() => rm(join(studio.ep, "_issues.json"), { force: true }));

  const data = () => JSON.parse(/id="review-data">(.*?)<\/script>/s.exec(page)?.[1] ?? "") as ReviewData;
  const noteOf = (fields: Partial<ReviewNote> = {}): ReviewNote => ({
    id: "0123456789abcdef",
    shot: "sh010",
    take: 2,
    frame: 5,
    note: "hold longer",
    by: "Ben",
    when: "2026-11-02T10:14:03+00:00",
    marks: [{ kind: "stroke", d: "M 0.1 0.1 L 0.5 0.5", color: "#ff3b30" }, LASSO],
    ...fields,
  });
  const textOf = (notes: readonly ReviewNote[], more: object = {}) =>
    JSON.stringify({ format: "episode-studio-notes", version: 1, episode: "tide", pass: "proxy", notes, ...more });
  const send = (text: string) => studio.post("/issues/import", { ep: studio.ep, text });
  const list = async () =>
    ((await studio.get("/issues", { ep: studio.ep }).expect(200)).body as { issues: Issue[] }).issues;

  it("is one folder with a film and a page, which knows each frame of the film", async () => {
    expect(await readdir(made.folder)).to.have.members(["film.mp4", "index.html"]);
    expect(dirname(made.page)).to.equal(made.folder);
    expect(made.path).to.equal(`review/${basename(made.folder)}/index.html`);
    const film = await measureFilm(join(made.folder, "film.mp4"));
    expect(film.frames).to.equal(made.frames);
    const { shots, frames, fps } = data();
    expect({ frames, fps }).to.deep.equal({ frames: made.frames, fps: 24 });
    expect(shots.map(({ shot, take, at, length, first }) => [shot, take, at, length, first])).to.deep.equal([
      ["sh030", 1, 0, shots[0]?.length, 0],
      ["sh010", 2, shots[0]?.length, 19, 2],
      ["sh020", 1, (shots[0]?.length ?? 0) + 19, shots[2]?.length, 0],
    ]);
    expect(shots.every(({ picture }) => picture.startsWith("data:image/jpeg;base64,"))).to.equal(true);
  });

  it("carries what people wrote as data alone, and asks for nothing from elsewhere", () => {
    expect(page).not.to.contain("<script>document.title");
    expect(page.match(/<\/script>/g)).to.have.length(2);
    expect(data().earlier[0]).to.deep.include({ shot: "sh010", note: EVIL, frame: 4, by: "Ada" });
    expect(page).to.match(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/);
    const outside = page.replaceAll("http://www.w3.org/2000/svg", "");
    expect(outside).not.to.match(/(src|href)="?https?:|url\(|@import/);
  });

  it("brings notes back onto their takes and frames, with marks that nobody knows, each once", async () => {
    const { body } = await send(textOf([noteOf()])).expect(200);
    expect(body).to.deep.include({ added: 1, changed: 0, known: 0, left_out: 0 });
    const [issue] = await list();
    expect(issue).to.deep.include({ shot: "sh010", take: 2, frame: 5, note: "hold longer", by: "Ben" });
    expect(issue?.marks).to.deep.equal(noteOf().marks);
    expect(issue?.line).to.be.a("number");
    const pasted = `Hi!\n\n${textOf([noteOf()])}\n\nBest, Ben`;
    expect((await send(pasted).expect(200)).body).to.deep.include({ added: 0, known: 1 });
    const { body: edited } = await send(textOf([noteOf({ note: "hold it" })])).expect(200);
    expect(edited).to.deep.include({ added: 0, changed: 1 });
    expect((await list()).map(({ note, id }) => [note, id])).to.deep.equal([["hold it", issue?.id]]);
    await studio.post("/issues", { ep: studio.ep, shot: "sh010", note: "another" }).expect(200);
    expect((await list())[0]?.marks).to.deep.equal(noteOf().marks);
  });

  it("does not bring back notes that were removed, however often their file comes", async () => {
    await send(textOf([noteOf()])).expect(200);
    const [issue] = await list();
    await studio.delete("/issues", { ep: studio.ep, id: issue?.id ?? "" }).expect(200);
    const { body } = await send(textOf([noteOf(), noteOf({ id: "eeee5555", note: "another" })])).expect(200);
    expect(body).to.deep.include({ added: 1, left_out: 1 });
    expect(body.notes[0].says).to.equal("it was taken before, and removed since");
    expect((await list()).map(({ note }) => note)).to.deep.equal(["another"]);
  });

  it("says where the cut no longer plays what was noted, and leaves out what it cannot place", async () => {
    const notes = [
      noteOf({ id: "aaaa1111", take: 1 }),
      noteOf({ id: "bbbb2222", frame: 1 }),
      noteOf({ id: "cccc3333", shot: "sh999" }),
      noteOf({ id: "dddd4444", take: 9 }),
    ];
    const { body } = await send(textOf(notes)).expect(200);
    const { notes: back } = body as { notes: { became: string; in_cut: boolean; says: string }[] };
    expect(back.map(({ became, in_cut, says }) => [became, in_cut, says])).to.deep.equal([
      ["added", false, "take 1 is no longer in the cut: it plays take 2"],
      ["added", false, "the cut trims frame 1 of take 2 away"],
      ["left_out", false, back[2]?.says],
      ["added", false, "take 9 is gone: it is noted about the shot"],
    ]);
    expect(back[2]?.says).to.contain("sh999");
  });

  it("refuses what are no notes of this episode, and writes nothing", async () => {
    for (const text of ["hello", "{}", "{ not json }", textOf([{ ...noteOf(), id: "../x" }])]) {
      await send(text).expect(400);
    }
    await send(textOf([noteOf()], { episode: "other" })).expect(409);
    expect(existsSync(join(studio.ep, "_issues.json"))).to.equal(false);
    await writeFile(join(studio.ep, "_issues.json"), "{");
    await send(textOf([noteOf()])).expect(500);
  });
});
