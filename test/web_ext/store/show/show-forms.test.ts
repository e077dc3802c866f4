import { expect } from "chai";
import type { FormField } from "../../../../web_ext/store/show/show-fields.ts";
import { openTexts } from "../../../support/page/open-texts.ts";
import { refusing } from "../../../support/page/page-states.ts";

const CONFIG = `{
  "series": { "id": "s", "title": "Small Hours" },
  "style": { "look": "Ink." },
  "subjects": {
    "otto": { "name": "Otto", "design": "A bear.", "sheet_panels": 4 },
    "lamp": { "kind": "prop", "name": "Lamp", "design": "Lamp" },
    "_note": { "name": "not one" }
  },
  "locations": { "sea_platform": { "description": "A platform." } }
}
`;

async function open(text = CONFIG, table: Parameters<typeof openTexts>[0] = {}) {
  const texts = await openTexts(table);
  texts.disk.set("/show/ep01 series", { text, hash: "h1" });
  await texts.enter("refs");
  await texts.later();
  const { showForms: forms, writing } = texts.editor;
  const field = (key: string): FormField => {
    const all = forms.form.value.flatMap(({ fields }) => fields);
    const found = all.find(({ path }) => path.join(".") === key);
    if (!found) throw new Error(`no field ${key}`);
    return found;
  };
  const otto = { block: "subjects", id: "otto" } as const;
  return { ...texts, forms, series: writing.sources.series, field, otto };
}

describe("the forms over the series config", () => {
  it("list what the show is made of, in the order written, and say what is not described", async () => {
    const { forms } = await open();
    expect(forms.entries.value.map(({ kind, name, isBare }) => [kind, name, isBare])).to.deep.equal([
      ["character", "Otto", false],
      ["prop", "Lamp", true],
      ["location", "Sea platform", false],
    ]);
    expect([forms.place.value, forms.state.value]).to.deep.equal(["show", "ready"]);
  });

  it("change single values of the text that is typed in Write, and nothing else", async () => {
    const { forms, series, field, otto } = await open();
    forms.type(field("style.look"), "Ink and wash.");
    forms.choose(otto);
    expect(forms.valueOf(field("sheet_panels"))).to.equal("4");
    forms.type(field("sheet_panels"), " 2");
    forms.type(field("voice"), "a low growl");
    const wanted = CONFIG.replace('"Ink."', '"Ink and wash."').replace(
      '"sheet_panels": 4 }',
      '"sheet_panels": 2, "voice": "a low growl" }',
    );
    expect(series.text.value).to.equal(wanted);
    forms.type(field("voice"), "  ");
    forms.type(field("sheet_panels"), "two");
    expect(JSON.parse(series.text.value).subjects.otto).to.deep.equal({
      name: "Otto",
      design: "A bear.",
      sheet_panels: "two",
    });
    forms.revert();
    expect([series.text.value, series.isDirty.value]).to.deep.equal([CONFIG, false]);
  });

  it("say what is written over drawn pictures: all of it, until the config says less", async () => {
    const { forms, series, field } = await open();
    const slate = field("animatic.slate");
    expect([forms.valueOf(slate), slate.options?.map(({ value }) => value)]).to.deep.equal([
      "full",
      ["full", "captions", "clean"],
    ]);
    forms.type(slate, "captions");
    expect(JSON.parse(series.text.value)).to.deep.equal({ ...JSON.parse(CONFIG), animatic: { slate: "captions" } });
    forms.type(field("animatic.sound"), "none");
    expect(JSON.parse(series.text.value).animatic).to.deep.equal({ slate: "captions", sound: "none" });
    forms.type(slate, "");
    expect([forms.valueOf(slate), JSON.parse(series.text.value).animatic]).to.deep.equal(["full", { sound: "none" }]);
  });

  it("add a character, a prop and a place by their names, open their forms, and take one out again", async () => {
    const { forms, series } = await open();
    forms.add("character", " Otto ");
    expect(forms.entry.value).to.deep.include({ id: "otto_2", name: "Otto", isBare: true });
    forms.add("prop", "Red umbrella");
    forms.add("location", "7th floor");
    const { subjects, locations } = JSON.parse(series.text.value);
    expect(subjects.red_umbrella).to.deep.equal({
      kind: "prop",
      name: "Red umbrella",
      design: "Red umbrella",
      sheet: "refs/red_umbrella/red_umbrella.png",
    });
    expect(locations.place).to.deep.equal({ description: "7th floor", plate: "refs/place/place.png" });
    forms.remove();
    expect(Object.keys(JSON.parse(series.text.value).locations)).to.deep.equal(["sea_platform"]);
    expect(forms.place.value, "what was chosen is gone").to.equal("show");
  });

  it("say beside a field what the service says of it, and the rest above", async () => {
    const say = (message: string) => ({ file: "series", line: 1, message });
    const problems = [
      say("subjects.otto.sheet_panels must be a whole number from 1 to 16"),
      say("subjects.otto needs a name: what prompts call it"),
      say(`the config needs a "series" object`),
    ];
    const { forms, field, otto } = await open(CONFIG, {
      checkSource: () => ({ ok: false, errors: [], problems, warnings: [], shots: [] }),
    });
    expect(forms.problems.value).to.deep.equal([problems[2]?.message]);
    forms.choose(otto);
    expect(forms.problemOf(field("sheet_panels"))).to.equal("Panels must be a whole number from 1 to 16");
    expect(forms.valueOf(field("kind")), "what counts where nothing is written").to.equal("character");
    expect(forms.problemOf(field("sheet"))).to.equal(undefined);
    expect(forms.problems.value).to.deep.equal([problems[1]?.message]);
    expect(forms.entries.value.map((entry) => forms.isBroken(entry))).to.deep.equal([true, false, false]);
  });

  it("stand still while the text is no JSON, and save the config alone, over the version it was made from", async () => {
    const { forms, series, editor, asked, disk } = await open();
    series.type("{");
    expect(forms.state.value).to.equal("broken");
    series.type(CONFIG.replace("Small", "Late"));
    editor.writing.sources.script.type("= ep01\nhalf a line");
    await forms.save(true);
    const saves = asked.filter(({ name }) => name === "saveSource").map(({ input }) => input);
    expect(saves.map(({ file, base_hash, rebuild }) => [file, base_hash, rebuild])).to.deep.equal([
      ["series", "h1", true],
    ]);
    disk.set("/show/ep01 series", { text: "{}\n", hash: "h7" });
    series.type(CONFIG);
    await forms.save(false);
    expect([series.conflict.value?.text, series.text.value]).to.deep.equal(["{}\n", CONFIG]);
  });
});

describe("another id for an entry", () => {
  const file = { episode: "ep01", path: "series.json", uses: 1, diff: "-a\n+b" };
  const otto = { block: "subjects", id: "otto", name: "Otto", kind: "character", isBare: false } as const;

  it("is looked at first, then done in one step, and the form goes along", async () => {
    const sent: object[] = [];
    const renamed = CONFIG.replace('"otto"', '"bruno"');
    const opened = await open(CONFIG, {
      renameEntry: (input) => {
        sent.push(input);
        if (input["plan"] !== undefined) opened.disk.set("/show/ep01 series", { text: renamed, hash: "h2" });
        return { files: [file], candidates: 2, plan: "p1", build: null };
      },
    });
    const { renaming } = opened.forms;
    renaming.show(otto);
    renaming.type(" bruno ");
    await renaming.look();
    expect(renaming.plan.value).to.deep.include({ candidates: 2 });
    renaming.type("bruno");
    expect(renaming.plan.value, "another id, another plan").to.equal(undefined);
    await renaming.look();
    await renaming.apply();
    const asked = { ep: "/show/ep01", block: "subjects", id: "otto", to: "bruno" };
    expect(sent).to.deep.equal([asked, asked, { ...asked, plan: "p1" }]);
    expect([renaming.entry.value, opened.forms.place.value]).to.deep.equal([
      undefined,
      { block: "subjects", id: "bruno" },
    ]);
  });

  it("waits until what is typed is saved, and says the service's word where it refuses", async () => {
    const opened = await open(CONFIG, { renameEntry: () => refusing('"lamp" is there already in series.json') });
    const { forms, field, editor } = opened;
    forms.renaming.show(otto);
    forms.renaming.type("lamp");
    await forms.renaming.look();
    expect([forms.renaming.plan.value, editor.notices.at("rename")]).to.deep.equal([
      undefined,
      '"lamp" is there already in series.json',
    ]);
    expect(forms.whyNotRename.value).to.equal(undefined);
    forms.type(field("style.look"), "Ink and wash.");
    expect(forms.whyNotRename.value).to.match(/^save .*series.json first/);
  });
});
