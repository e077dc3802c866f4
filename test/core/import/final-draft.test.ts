import { expect } from "chai";
import { parseFdx } from "../../../src/core/import/parse-fdx.ts";
import { formatOf, readScreenplay } from "../../../src/core/import/read-screenplay.ts";
import { fixture, plan, problemsOf, spokenIn, spokenInScript } from "./importing.ts";

function screenplayOf(text: string) {
  const read = parseFdx(text);
  if (!read.ok) throw new Error(read.problem);
  return read;
}

const document = (content: string) => `<FinalDraft><Content>${content}</Content></FinalDraft>`;

describe("a Final Draft document", () => {
  it("becomes an episode that builds, with every word, name and line", () => {
    const { screenplay, guesses } = screenplayOf(fixture("ferry.fdx"));
    expect(screenplay).to.deep.include({ title: "The Last Ferry", titlePage: ["by Nobody"] });
    expect(screenplay.scenes.map(({ heading }) => heading)).to.deep.equal([
      { line: 6, text: "ext. ferry pier - dusk" },
      { line: 39, text: "INT. КАЮТА - LATER" },
    ]);
    expect(guesses.map(({ line }) => line)).to.deep.equal([36, 38]);
    const planned = plan(screenplay);
    expect(problemsOf(planned)).to.deep.equal([]);
    expect(spokenIn(screenplay).join(" ")).to.equal("Wait! Wait for me. No. Please. Он не придёт. 出港だ。");
    expect(spokenInScript(planned.script)).to.deep.equal(spokenIn(screenplay));
    expect(planned.script).to.include("FERRYMAN (O.S.): No.\nTOMAS: Please.\n");
    expect(planned.script).to.include("Angle on the water\nIt closes.\n");
    expect(planned.script).to.include("// synopsis: Tomas misses the boat.\n## sh010\n");
    expect(planned.script).to.include("TOMAS: Please.\n// note: Which boat?\n");
    expect(planned.script).to.include("A SIGN");
    expect(planned.additions.subjects).to.deep.include({
      mariya: { kind: "character", name: "Мария", design: "Мария, design to be written: age, build, hair, clothes" },
      speaker: { kind: "character", name: "船長", voice: "the voice of 船長 (to be described)" },
    });
    expect(planned.additions.locations).to.have.all.keys("ferry_pier", "kayuta");
  });

  it("decodes what XML has and expands nothing that it declares", () => {
    const { screenplay } = screenplayOf(fixture("ferry.fdx"));
    const [action] = screenplay.scenes[0]?.elements.filter(({ is }) => is === "action") ?? [];
    expect(action).to.deep.include({ text: "Tomas (40) runs, too late. R&D — the boat's gone &bigger;." });
    const bomb = `<!DOCTYPE a [${Array.from({ length: 30 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};">`).join("")}]>`;
    const { scenes } = screenplayOf(
      bomb + document("<Paragraph><Text>&e30;<![CDATA[<b>&amp;]]></Text></Paragraph>"),
    ).screenplay;
    expect(scenes[0]?.elements[0]).to.deep.include({ text: "&e30;<b>&amp;" });
  });

  it("is told from other texts by its name or its beginning", () => {
    const text = `<?xml version="1.0"?>\n<FinalDraft Version="5"/>`;
    expect(formatOf("a.txt", text)).to.equal("fdx");
    expect(formatOf("a.FDX", "")).to.equal("fdx");
    expect(formatOf("a.Fountain", text)).to.equal("fountain");
    expect(formatOf("a.md", "= ep01 T\n<FinalDraft")).to.equal(undefined);
    expect(formatOf("a.md", "<?xml version='1.0'?><html/>")).to.equal(undefined);
  });

  it("that is none says why", () => {
    const problem = (text: string) => {
      const read = readScreenplay("fdx", text);
      return read.ok ? "" : read.problem;
    };
    expect(problem("<FinalDraft><Content>")).to.include("no scene");
    expect(problem("<html/>")).to.include("no Final Draft script");
    expect(problem("")).to.include("no Final Draft script");
    expect(problem(document(""))).to.include("no scene");
  });
});
