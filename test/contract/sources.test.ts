// Editing the script and the config through the service: contract part A, "Script and series config".
import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check, SavedSource, SourceText } from "../../src/contracts/routes/sources.ts";
import { openRealStudio, type RealStudio } from "../support/real-studio.ts";

describe("the authored texts", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  beforeEach(async () => {
    studio = await openRealStudio();
  });
  afterEach(() => studio.close());

  const script = () => join(studio.ep, "tide.md");
  const onDisk = () => readFile(script(), "utf8");
  const read = async (file = "script") =>
    (await studio.get("/source", { ep: studio.ep, file }).expect(200)).body as SourceText;
  const check = async (text: string, file = "script") =>
    (await studio.post("/source/check", { ep: studio.ep, file, text }).expect(200)).body as Check;
  const save = (more: object) => studio.put("/source", { ep: studio.ep, file: "script", ...more });
  const history = () => readdir(join(studio.ep, "_history")).catch(() => []);

  it("are read as text with their hash and where each shot stands", async () => {
    const source = await read();
    expect(source).to.include({ file: "script", path: "tide.md", text: await onDisk() });
    const lines = source.text.split("\n");
    expect(source.shots).to.have.length(3);
    for (const { id, line } of source.shots) expect(lines[line - 1]).to.match(new RegExp(`^## ${id}\\b`));
    const { body } = await studio.get("/source", { ep: studio.ep, file: "script", hash_only: "1" }).expect(200);
    expect(body).to.deep.equal({ file: "script", hash: source.hash, mtime: source.mtime });
    expect((await read("series")).shots).to.deep.equal([]);
  });

  it("are not there, are no text, or are none of the two: each in a sentence", async () => {
    await studio.get("/source", { ep: studio.ep, file: "notes" }).expect(400);
    await writeFile(script(), Buffer.from([0xff, 0xfe, 0xd8]));
    const { body } = await studio.get("/source", { ep: studio.ep, file: "script" }).expect(500);
    expect((body as { error: string }).error).to.match(/tide\.md is not UTF-8/);
  });

  it("are checked without being written: one error at most, with its line, and every warning", async () => {
    const before = await onDisk();
    const broken = await check(before.replace(/^dur: .*$/m, "dur: soon").replace(/^## sh030/m, "## sh010"));
    expect(broken.ok).to.equal(false);
    expect(broken.errors).to.have.length(1);
    expect(broken.errors[0]?.line).to.be.a("number");
    const doubtful = await check(before.replace(/^(## \S+.*)$/m, "$1\nwear: a coat"));
    expect(doubtful).to.deep.include({ ok: true, errors: [] });
    expect(doubtful.warnings.map(({ id }) => id)).to.include("unknown-key");
    expect(await onDisk()).to.equal(before);
  });

  it("points at the very line that a build stumbles over, also when only the target minds", async () => {
    const text = (await onDisk())
      .replace(/^(## sh010.*)$/m, "$1\n// as long as it gets\ntarget: wan22_i2v")
      .replace(/^dur: .*$/m, "dur: 400");
    const { errors } = await check(text);
    expect(errors[0]?.message).to.include("too long");
    expect(errors[0]?.line).to.equal(text.split("\n").indexOf("dur: 400") + 1);
    const unknown = await check((await onDisk()).replace(/^(## sh010.*)$/m, "$1\ntarget: wan99"));
    expect(unknown.errors[0]?.line).to.equal((await read()).shots[0]!.line + 1);
  });

  it("checks a config as JSON first, with line and column", async () => {
    const { errors } = await check('{\n  "series": {},,\n}', "series");
    expect(errors[0]).to.include({ file: "series", line: 2 });
    expect(errors[0]?.col).to.be.a("number");
  });

  it("previews one shot of an edited script", async () => {
    const text = (await onDisk()).replace(/^dur: .*$/m, "dur: 2.5");
    const { body } = await studio
      .post("/shot/preview", { ep: studio.ep, pass: "final", text, shot: "sh010" })
      .expect(200);
    expect(body).to.include({ ok: true, shot: "sh010", frames: 60, fps: 24, seconds: 2.5 });
    const refused = await studio.post("/shot/preview", {
      ep: studio.ep,
      text: text.replace("dur: 2.5", "dur: soon"),
      shot: "sh010",
    });
    expect(refused.body).to.include({ ok: false });
    expect((refused.body as { line: number }).line).to.equal(text.split("\n").indexOf("dur: 2.5") + 1);
  });

  it("saves over the version that was read, keeps the old one, and builds", async () => {
    const { hash, text } = await read();
    const edited = text.replace(/^dur: .*$/m, "dur: 2.5");
    const { body } = await save({ text: edited, base_hash: hash }).expect(200);
    const saved = body as SavedSource;
    expect(await onDisk()).to.equal(edited);
    expect(saved.check.ok).to.equal(true);
    expect(saved.build?.ok).to.equal(true);
    expect(saved.hash).to.equal((await read()).hash);
    const [copy] = await history();
    expect(await readFile(join(studio.ep, "_history", copy ?? ""), "utf8")).to.equal(text);
  });

  it("keeps CRLF and the byte order mark of a file", async () => {
    const plain = await onDisk();
    await writeFile(script(), `\uFEFF${plain.replaceAll("\n", "\r\n")}`);
    const { hash, text } = await read();
    expect(text).to.equal(plain);
    await save({ text: `${text}// later\n`, base_hash: hash, rebuild: false }).expect(200);
    expect(await onDisk()).to.equal(`\uFEFF${`${plain}// later\n`.replaceAll("\n", "\r\n")}`);
  });

  it("writes nothing when the text is the same, and still checks and builds", async () => {
    const { hash, text } = await read();
    const { body } = await save({ text, base_hash: hash }).expect(200);
    expect((body as SavedSource).hash).to.equal(hash);
    expect((body as SavedSource).build?.ok).to.equal(true);
    expect(await history()).to.deep.equal([]);
  });

  it("saves a script that does not build, and says so", async () => {
    const { hash, text } = await read();
    const { body } = await save({ text: text.replace(/^dur: .*$/m, "dur: soon"), base_hash: hash }).expect(200);
    const saved = body as SavedSource;
    expect([saved.check.ok, saved.build?.ok]).to.deep.equal([false, false]);
    expect(await onDisk()).to.include("dur: soon");
  });

  it("never writes over a version that its writer has not seen", async () => {
    const { hash, text } = await read();
    await writeFile(script(), `${text}\n// by another hand\n`);
    const { body } = await save({ text: `${text}// mine\n`, base_hash: hash }).expect(409);
    expect(body).to.include({ file: "script", text: `${text}\n// by another hand\n`, hash: (await read()).hash });
    expect(await onDisk()).to.equal(`${text}\n// by another hand\n`);
    await save({ text: "= x\n" }).expect(400);
  });

  it("lets one of two writers at once win, and loses neither's words", async () => {
    const { hash, text } = await read();
    const replies = await Promise.all(
      ["first", "second"].map((who) => save({ text: `${text}// ${who}\n`, base_hash: hash, rebuild: false })),
    );
    expect(replies.map(({ status }) => status)).to.have.members([200, 409]);
    const loser = replies.find(({ status }) => status === 409)?.body as { text: string };
    expect(loser.text).to.equal(await onDisk());
    expect(await history()).to.have.length(1);
  });

  it("refuses a config that is no JSON, with line and column, and writes nothing", async () => {
    const { hash, text } = await read("series");
    const { body } = await save({ file: "series", text: `${text.trimEnd().slice(0, -1)},}`, base_hash: hash }).expect(
      400,
    );
    expect(body).to.have.keys(["error", "line", "col"]);
    expect((await read("series")).text).to.equal(text);
  });

  it("saves a config that does not load, with the check's errors", async () => {
    const { hash } = await read("series");
    const { body } = await save({ file: "series", text: "{}\n", base_hash: hash }).expect(200);
    expect((body as SavedSource).check.ok).to.equal(false);
    expect((await read("series")).text).to.equal("{}\n");
  });
});
