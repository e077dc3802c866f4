import { expect } from "chai";
import { labelMend, replaceWord } from "../../../../web_ext/store/write/mends.ts";
import { openTexts } from "../../../support/page/open-texts.ts";

const jonah = { do: "add", kind: "character", id: "jonah", name: "Jonah" } as const;
const lighthouse = { do: "add", kind: "location", id: "lighthouse", name: "Lighthouse" } as const;
const error = (line: number) => ({ file: "script", line, message: "", severity: "error" }) as const;

describe("mends of errors", () => {
  it("say what they do", () => {
    expect([jonah, lighthouse, { do: "use", from: "oto", to: "otto" } as const].map(labelMend)).to.deep.equal([
      "Add Jonah as a character",
      "Add Lighthouse as a place",
      "Use otto",
    ]);
  });

  it("replace the word that is meant, and no part of another", () => {
    const oto = { from: "oto", to: "otto" };
    expect(replaceWord("a\nwho: otos, oto, oto", 2, oto)).to.equal("a\nwho: otos, otto, oto");
    expect(replaceWord("a\nwho: otos", 2, oto)).to.equal("a\nwho: otos");
    expect(replaceWord("a", 7, oto)).to.equal("a");
  });

  it("are typed text: of the script or of the config, undone like any other and saved with it", async () => {
    const { editor, enter } = await openTexts();
    await enter("write");
    const { writing } = editor;
    const { script, series } = writing.sources;
    script.type(script.text.value.replace("Rain.", "Rain.\nwho: marra"));
    const line = script.text.value.split("\n").indexOf("who: marra") + 1;
    writing.mend(error(line), { do: "use", from: "marra", to: "mara" });
    expect(script.text.value).to.contain("who: mara");
    writing.mend(error(line), jonah);
    writing.mend(error(line), lighthouse);
    expect(JSON.parse(series.text.value)).to.deep.equal({
      subjects: { jonah: { name: "Jonah", design: "Jonah", sheet: "refs/jonah/jonah_sheet.png" } },
      locations: { lighthouse: { description: "Lighthouse", plate: "refs/lighthouse/lighthouse.png" } },
    });
    expect(series.isDirty.value).to.equal(true);
  });
});
