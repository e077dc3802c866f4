import { expect } from "chai";
import type { Check } from "../../../../src/contracts/replies/build-report.ts";
import { newWarnings } from "../../../../web_ext/store/write/diagnostics.ts";
import { openTexts } from "../../../support/page/open-texts.ts";
import { refusing } from "../../../support/page/page-states.ts";

const CLEAN: Check = { ok: true, errors: [], problems: [], warnings: [], shots: [] };
const wrong = (file: "script" | "series", message: string): Check => {
  return { ...CLEAN, ok: false, problems: [{ file, line: 4, message }] };
};
const previewOf = ({ shot, pass }: Readonly<Record<string, unknown>>) => ({ ok: true, shot, target: pass });

/** In the Write workspace, with the caret in sh010 and everything that is asked for at first answered. */
async function open(table: Parameters<typeof openTexts>[0] = {}) {
  const texts = await openTexts({ previewShot: previewOf, ...table });
  await texts.enter("write");
  const { writing } = texts.editor;
  writing.moveCaret(4);
  const previewed = () => {
    const preview = writing.preview.value;
    return preview?.ok ? `${preview.shot} ${preview.target}` : preview?.error;
  };
  return { ...texts, writing, previewed, said: (file: "script" | "series") => writing.problems[file].value.length };
}

describe("what the check says", () => {
  it("of a text is asked again when the other file is saved: either may have named what the other lacks", async () => {
    const { writing, disk, later, said } = await open({
      checkSource: ({ file, text }) => {
        const other = disk.get(`/show/ep01 ${file === "script" ? "series" : "script"}`)?.text ?? "";
        return other.includes("mara") || String(text).includes("mara") ? CLEAN : wrong("script", "nobody is mara");
      },
    });
    await later();
    expect(said("script")).to.equal(1);
    writing.sources.series.type('{"subjects": {"mara": {}}}\n');
    await writing.save(true);
    await later();
    expect(said("script")).to.equal(0);
    disk.set("/show/ep01 series", { text: "{}\n", hash: "h9" });
    await writing.checkDisk();
    await later();
    expect(said("script"), "another program took it away").to.equal(1);
  });

  it("is nothing before it has answered, and nothing again when it cannot answer", async () => {
    const { writing, later, late } = await open();
    const marks = () => writing.outline.value.flatMap(({ shots }) => shots.map(({ mark }) => mark));
    expect([writing.isChecked.value, marks()]).to.deep.equal([false, ["unchecked", "unchecked"]]);
    await later();
    expect([writing.isChecked.value, marks()]).to.deep.equal([true, ["ok", "ok"]]);
    late.away.now = true;
    writing.sources.script.type(`${writing.sources.script.text.value}More.\n`);
    await later();
    expect([writing.isChecked.value, marks()]).to.deep.equal([false, ["unchecked", "unchecked"]]);
    late.away.now = false;
    writing.askAgain();
    await later();
    expect(writing.isChecked.value).to.equal(true);
  });

  it("is asked of an episode's own text only, when another is opened while the question waits", async () => {
    const { go, later, asked } = await open();
    await go({ ep: "/show/ep02", pass: "proxy", workspace: "write" });
    await later();
    const checks = asked.filter(({ name }) => name === "checkSource").map(({ input }) => input);
    expect(checks).to.have.length(2);
    for (const { ep, file, text } of checks) {
      expect([ep, text], String(file)).to.deep.equal(["/show/ep02", file === "script" ? text : "{}\n"]);
      if (file === "script") expect(text).to.match(/^= ep02/);
    }
  });
});

describe("the shot at the caret", () => {
  it("is previewed, and again when the config is saved or the pass is changed", async () => {
    const { writing, later, previewed, editor, asked } = await open();
    await later();
    expect(previewed()).to.equal("sh010 proxy");
    const count = () => asked.filter(({ name }) => name === "previewShot").length;
    const before = count();
    writing.sources.series.type('{"style": {}}\n');
    await writing.save(false);
    await later();
    expect(count()).to.equal(before + 1);
    editor.setPass("final");
    expect(previewed(), "the proxy's is not the final's").to.equal(undefined);
    await later();
    expect(previewed()).to.equal("sh010 final");
  });

  it("has no preview of the shot that was left, though its answer was on its way", async () => {
    const { writing, later, late, previewed } = await open();
    late.delay("previewShot");
    await later();
    writing.moveCaret(1);
    await late.release();
    expect(previewed()).to.equal(undefined);
    writing.moveCaret(4);
    await later();
    expect(previewed()).to.equal("sh010 proxy");
    writing.moveCaret(7);
    expect(previewed(), "sh020 is on its way").to.equal(undefined);
  });

  it("is told in the service's words when it cannot be previewed", async () => {
    const { writing, later, late, previewed } = await open({
      previewShot: (body) => (body["shot"] === "sh020" ? refusing("no such episode", 404) : previewOf(body)),
    });
    await later();
    writing.moveCaret(7);
    await later();
    expect(previewed()).to.equal("no such episode");
    late.away.now = true;
    writing.moveCaret(4);
    await later();
    expect(previewed()).to.equal("the studio service does not answer");
  });
});

describe("what saving would do", () => {
  const measure = ({ file, pass, text }: Readonly<Record<string, unknown>>) => ({
    ok: true,
    shots: [],
    of: [file, pass, text],
  });
  const openMeasured = async (impact: (body: Readonly<Record<string, unknown>>) => unknown = measure) => {
    const texts = await open({ impact });
    const reported = () => {
      const measured = texts.writing.impact.value;
      if (!measured) return undefined;
      const { file, answer } = measured;
      return answer.ok ? (answer.value as unknown as { of: unknown }).of : [file, answer.sentence];
    };
    return { ...texts, reported };
  };

  it("is measured of the pass that is open, and anew when the other one is", async () => {
    const { writing, editor, later, reported } = await openMeasured();
    writing.sources.script.type("= mine\n");
    expect(reported()).to.equal(undefined);
    await later();
    expect(reported()).to.deep.equal(["script", "proxy", "= mine\n"]);
    editor.setPass("final");
    expect(reported(), "the proxy's numbers are not the final's").to.equal(undefined);
    await later();
    expect(reported()).to.deep.equal(["script", "final", "= mine\n"]);
  });

  it("names the file it is about, and goes on to the other when that one is saved", async () => {
    const { writing, later, reported } = await openMeasured();
    writing.sources.series.type('{"a": 1}\n');
    await later();
    expect(reported()).to.deep.equal(["series", "proxy", '{"a": 1}\n']);
    writing.sources.script.type("= mine\n");
    await later();
    expect(writing.impact.value?.file).to.equal("script");
    await writing.sources.script.save(false);
    await later();
    expect(reported()).to.deep.equal(["series", "proxy", '{"a": 1}\n']);
  });

  it("is told in the service's words when it cannot be measured, until it can", async () => {
    const { writing, later, late, reported } = await openMeasured(() => refusing("the episode has no script", 404));
    writing.sources.script.type("= mine\n");
    await later();
    expect(reported()).to.deep.equal(["script", "the episode has no script"]);
    late.away.now = true;
    writing.sources.script.type("= mine, still\n");
    await later();
    expect(reported()).to.deep.equal(["script", "the studio service does not answer"]);
  });

  it("is nothing once nothing is typed, though the answer was on its way", async () => {
    const { writing, later, late, reported } = await openMeasured();
    const { text } = writing.sources.script.saved.value;
    late.delay("impact");
    writing.sources.script.type("= mine\n");
    await later();
    writing.sources.script.type(text);
    await late.release();
    expect(reported()).to.equal(undefined);
  });
});

describe("the length of a shot in the outline", () => {
  it("is the built one, and the edit's once that is measured", async () => {
    const shots = [{ shot: "sh010", change: "changed", fields: [], stale: [], missing: [], seconds_after: 5 }];
    const { writing, later } = await open({ impact: () => ({ ok: true, shots }) });
    expect([...writing.lengths.value]).to.deep.equal([
      ["sh010", 2],
      ["sh020", 2],
    ]);
    writing.sources.script.type("= mine\n");
    await later();
    expect(writing.lengths.value.get("sh010")).to.equal(5);
  });
});

describe("warnings of a preview", () => {
  it("are those that the check has not said of the line already", () => {
    const about = (line: number, message: string) => ({ file: "script" as const, line, message });
    const said = [{ ...about(4, "a jump cut"), severity: "warning" as const }];
    const unsaid = newWarnings([about(4, "a jump cut"), about(9, "a jump cut"), about(4, "no plate")], said);
    expect(unsaid.map(({ line, message, severity }) => [line, message, severity])).to.deep.equal([
      [9, "a jump cut", "warning"],
      [4, "no plate", "warning"],
    ]);
  });
});
