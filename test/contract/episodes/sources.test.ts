// Editing the script and the config through the service: docs/http.md "Script and series config".
import { expect } from "chai";
import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "../../../src/contracts/replies/build-report.ts";
import type { SavedSource, SourceText } from "../../../src/contracts/routes/sources.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("the authored texts", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const script = () => join(studio.ep, "tide.md");
  const config = () => join(studio.ep, "series.json");
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
    const refused = async (file: string, status: number) =>
      ((await studio.get("/source", { ep: studio.ep, file }).expect(status)).body as { error: string }).error;
    expect(await refused("notes", 400)).to.include("script");
    await writeFile(script(), Buffer.from([0xff, 0xfe, 0xd8]));
    expect(await refused("script", 500)).to.match(/tide\.md is not UTF-8/);
    await rm(script());
    expect(await refused("script", 404)).to.include("script");
    await rm(config());
    expect(await refused("series", 404)).to.include("series");
  });

  it("are checked without being written: one error at most, with its line, and every warning", async () => {
    const before = await onDisk();
    const lines = (text: string, sought: RegExp) =>
      text.split("\n").flatMap((line, index) => (sought.test(line) ? [index + 1] : []));
    const twice = before.replace(/^dur: 1$/m, "dur: soon").replace(/^## sh030/m, "## sh010");
    const broken = await check(twice);
    expect(broken.ok).to.equal(false);
    expect(broken.errors.map(({ file, line }) => [file, line])).to.deep.equal([["script", lines(twice, /soon/)[0]]]);
    const worn = before.replaceAll(/^(## \S+.*)$/gm, "$1\nwear: a coat");
    const warned = await check(worn);
    expect(warned).to.deep.include({ ok: true, errors: [] });
    const unknown = warned.warnings.filter(({ id }) => id === "unknown-key");
    expect(unknown.map(({ file, line }) => [file, line])).to.deep.equal(
      lines(worn, /^wear/).map((line) => ["script", line]),
    );
    expect(await onDisk()).to.equal(before);
    expect(await history()).to.deep.equal([]);
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

  it("tells every error of both texts, what mends it, and which shots build all the same", async () => {
    const text = await onDisk();
    const [first, second, third] = (await read()).shots;
    const lines = text.split("\n");
    lines.splice(third!.line, 0, "JONAH: Hello.");
    lines.splice(second!.line, 0, "target: wan99");
    const found = await check(lines.join("\n"));
    expect(found.errors).to.have.length(1);
    expect(
      found.problems.map(({ line, message, mends }) => [line, message.split('"')[1], mends?.length]),
    ).to.deep.equal([
      [third!.line + 2, "JONAH", 1],
      [second!.line + 1, "sh020", undefined],
    ]);
    expect(found.shots.map(({ id, builds }) => [id, builds])).to.deep.equal([
      [first!.id, true],
      [second!.id, false],
      [third!.id, false],
    ]);
    const fine = await check(text);
    expect(fine.shots.every(({ builds }) => builds)).to.equal(true);
    const broken = await check('{"series": {},,}', "series");
    expect(broken.shots.some(({ builds }) => builds)).to.equal(false);
  });

  it("checks a text against the other one as it is typed, where that is not saved", async () => {
    const { text: series } = await read("series");
    const named = JSON.parse(series) as { subjects: Record<string, unknown> };
    named.subjects["jonah"] = { name: "Jonah", design: "A diver." };
    const text = (await onDisk()).replace(/^(## sh010.*)$/m, "$1\nJONAH: Hello.");
    const body = { ep: studio.ep, file: "script", text };
    expect((await check(text)).ok).to.equal(false);
    const { body: checked } = await studio.post("/source/check", { ...body, other: JSON.stringify(named) }).expect(200);
    expect((checked as Check).problems.map(({ message }) => message)).to.deep.equal([]);
    expect((await read("series")).text).to.equal(series);
  });

  it("checks a config as JSON first, with line and column", async () => {
    const { errors } = await check('{\n  "series": {},,\n}', "series");
    expect(errors).to.have.length(1);
    expect(errors[0]).to.include({ file: "series", line: 2, col: 16 });
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
    const { mtimeMs, ino } = await stat(script());
    const { body } = await save({ text, base_hash: hash }).expect(200);
    const saved = body as SavedSource;
    expect(saved.hash).to.equal(hash);
    expect([saved.check.ok, saved.build?.ok]).to.deep.equal([true, true]);
    expect(await stat(script())).to.include({ mtimeMs, ino });
    expect(await history()).to.deep.equal([]);
  });

  it("saves a script that does not build, and says so", async () => {
    const { hash, text } = await read();
    const broken = text.replace(/^dur: .*$/m, "dur: soon");
    const { body } = await save({ text: broken, base_hash: hash }).expect(200);
    const saved = body as SavedSource;
    expect([saved.check.ok, saved.build?.ok]).to.deep.equal([false, false]);
    expect(saved.check.errors[0]?.line).to.equal(broken.split("\n").indexOf("dur: soon") + 1);
    expect(saved.build?.passes.final?.error).to.include(`line ${saved.check.errors[0]?.line}`);
    expect(await onDisk()).to.equal(broken);
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
    const { hash } = await read("series");
    const before = await readFile(config());
    const { mtimeMs, ino } = await stat(config());
    const { body } = await save({ file: "series", text: '{\n  "series": {},,\n}', base_hash: hash }).expect(400);
    expect(body).to.have.keys(["error", "line", "col"]);
    expect(body).to.include({ line: 2, col: 16 });
    expect(await readFile(config())).to.deep.equal(before);
    expect(await stat(config())).to.include({ mtimeMs, ino });
    expect(await history()).to.deep.equal([]);
  });

  it("saves a config that does not load, with the check's errors", async () => {
    const { hash } = await read("series");
    const { body } = await save({ file: "series", text: "{}\n", base_hash: hash }).expect(200);
    const { check: checked } = body as SavedSource;
    expect(checked.ok).to.equal(false);
    expect(checked.errors).to.have.length(1);
    expect(checked.errors[0]).to.include({ file: "series" });
    expect(checked.errors[0]?.message).to.include('the config needs "subjects"');
    expect((await read("series")).text).to.equal("{}\n");
  });

  it("takes recipes and titles into the config's text, and saves nothing of it", async () => {
    const { hash } = await read("series");
    const recipe = { deliver: "1080p", targets: { "*": { method: "pixel", scale: 2 } } };
    const edit = async (values: object) =>
      (await studio.post("/source/edit", { ep: studio.ep, ...values }).expect(200)).body as {
        text: string;
        diff: string;
        hash: string;
      };
    const edited = await edit({ upscale: recipe, subtitle: { size: 0.08 } });
    expect(edited.hash).to.equal(hash);
    expect(edited.diff).to.match(/^\+.*"1080p"/m);
    const whole = JSON.parse(edited.text) as Record<string, Record<string, unknown>>;
    expect(whole["upscale"]?.["master"]).to.deep.equal(recipe);
    expect(whole["publish"]?.["subtitle"]).to.deep.equal({ size: 0.08 });
    await studio
      .put("/source", { ep: studio.ep, file: "series", text: edited.text, base_hash: hash, rebuild: false })
      .expect(200);
    const more = await edit({ upscale: { deliver: "4k", targets: { ltx2: { method: "latent" } } } });
    const both = (JSON.parse(more.text) as { upscale: { master: unknown } }).upscale.master;
    expect(both).to.deep.equal({ deliver: "4k", targets: { ...recipe.targets, ltx2: { method: "latent" } } });
    expect((await read("series")).hash).to.equal(more.hash);
    await studio.post("/source/edit", { ep: studio.ep, upscale: { deliver: "large" } }).expect(400);
    await writeFile(config(), "{ not json");
    const { body } = await studio.post("/source/edit", { ep: studio.ep, post: {} }).expect(409);
    expect((body as { error: string }).error).to.include("series.json");
  });
});
