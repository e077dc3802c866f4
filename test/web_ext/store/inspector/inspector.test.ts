import { signal } from "@preact/signals";
import { expect } from "chai";
import { createInspector, overrideTopic } from "../../../../web_ext/store/inspector/inspector.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import type { EpisodePass } from "../../../../web_ext/store/episode/episode-values.ts";
import { memoryDrafts } from "../../../support/page/memory-drafts.ts";
import { makeDetail, type DetailFields } from "../../../support/page/make-detail.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const OPEN_PASS: EpisodePass = { ep: "/show/ep01", pass: "proxy" };

/** The inspector of `sh010` before a service that stores what is put. */
function open({
  drafts = memoryDrafts(),
  put,
}: { drafts?: ReturnType<typeof memoryDrafts>; put?: () => unknown } = {}) {
  const notices = createNotices();
  const openPass = signal<EpisodePass | undefined>(OPEN_PASS);
  const selected = signal<string | undefined>("sh010");
  const overrides = new Map<string, Record<string, unknown>>();
  const fieldsOf = (shot: string): DetailFields => {
    const override = overrides.get(shot) ?? {};
    return Object.keys(override).length === 0 ? {} : { override, effective: override };
  };
  const detail = signal(makeDetail());
  const look = () => (detail.value = makeDetail(fieldsOf(selected.peek() ?? "")));
  const { ask, asked } = answeringService({
    putOverride: (body) => {
      if (put) return put();
      const next = { ...overrides.get(String(body["shot"])), ...(body["fields"] as object) };
      overrides.set(
        String(body["shot"]),
        Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null)),
      );
      return {};
    },
  });
  const rendered: unknown[] = [];
  const inspecting = createInspector({
    ask,
    notices,
    drafts,
    episode: { openPass, order: signal(["sh010", "sh020"]) },
    selected,
    details: { detail },
    refetch: async () => void look(),
    takesNegative: () => true,
    render: async (request) => void rendered.push(request),
  });
  const view = (key: string) => inspecting.views.value.find((one) => one.key === key);
  return {
    inspecting,
    notices,
    drafts,
    asked,
    rendered,
    overrides,
    view,
    look,
    select: (shot: string) => {
      selected.value = shot;
      look();
    },
    enter: (pass: EpisodePass["pass"]) => (openPass.value = { ...OPEN_PASS, pass }),
  };
}

describe("the inspector's fields", () => {
  it("say what a render would use, and nothing of what the target does not have", () => {
    const { inspecting } = open();
    const shown = inspecting.views.value.map(({ key, text }) => [key, text]);
    expect(shown).to.deep.equal([
      ["target", "wan22_i2v"],
      ["model", "base.safetensors"],
      ["loras", "grain:0.6"],
      ["steps", "8"],
      ["size", "512 × 288"],
      ["seed", "9223372036854775807"],
      ["negative", ""],
      ["note", ""],
      ["prompt", "A wide shot."],
    ]);
    expect(inspecting.unsaved.value).to.equal(0);
  });

  it("keep what is typed whatever arrives, over another shot and back", () => {
    const { inspecting, view, look, select } = open();
    inspecting.type("steps", "12");
    look();
    expect(view("steps")).to.deep.include({ text: "12", built: "8", isDirty: true, isSet: true });
    select("sh020");
    expect([view("steps")?.text, inspecting.unsaved.value, inspecting.elsewhere.value]).to.deep.equal([
      "8",
      0,
      ["sh010"],
    ]);
    select("sh010");
    expect([view("steps")?.text, inspecting.unsaved.value]).to.deep.equal(["12", 1]);
  });

  it("keep what is typed over a reload, in its own pass", async () => {
    const { inspecting, drafts } = open();
    inspecting.type("prompt", "A wide shot, slowly.");
    await settled();
    const again = open({ drafts });
    await settled();
    expect(again.view("prompt")).to.deep.include({ text: "A wide shot, slowly.", isDirty: true });
    again.enter("final");
    expect(again.view("prompt")?.isDirty).to.equal(false);
  });

  it("are not dirty for another spelling of what is there, nor after being emptied and left", () => {
    const { inspecting, view } = open();
    inspecting.type("size", "512x288");
    expect(inspecting.unsaved.value).to.equal(0);
    inspecting.type("steps", "");
    expect([view("steps")?.text, inspecting.unsaved.value]).to.deep.equal(["", 0]);
    inspecting.settle("steps");
    expect(view("steps")?.text).to.equal("8");
  });

  it("are not told of elsewhere for a shot that is gone", () => {
    const { inspecting, select } = open();
    select("sh999");
    inspecting.type("steps", "3");
    select("sh010");
    expect(inspecting.elsewhere.value).to.deep.equal([]);
  });

  it("of a shot called constructor are its own", () => {
    const { inspecting, select, view } = open();
    select("constructor");
    expect(inspecting.unsaved.value).to.equal(0);
    inspecting.type("steps", "3");
    expect(view("steps")?.text).to.equal("3");
  });
});

describe("saving the inspector's fields", () => {
  it("sends only what is not stored yet, and then nothing is unsaved", async () => {
    const { inspecting, asked, view, drafts } = open();
    inspecting.type("steps", "12");
    inspecting.type("size", "640x384");
    inspecting.type("loras", "");
    expect(await inspecting.save()).to.equal(true);
    const fields = { steps: 12, size: "640x384", loras: [] };
    expect(asked.map(({ input }) => input)).to.deep.equal([{ ...OPEN_PASS, shot: "sh010", both: false, fields }]);
    expect([inspecting.unsaved.value, view("steps")?.source?.word]).to.deep.equal([0, "override"]);
    await settled();
    expect(drafts.stored.size).to.equal(0);
  });

  it("clears an override that is typed back to what is built", async () => {
    const { inspecting, overrides, look, view, asked } = open();
    overrides.set("sh010", { steps: 12 });
    look();
    expect(view("steps")).to.deep.include({ text: "12", built: "8", isSet: true, isDirty: false });
    inspecting.useBuilt("steps");
    expect(view("steps")).to.deep.include({ text: "8", isSet: false, isDirty: true });
    await inspecting.save();
    expect(asked[0]?.input["fields"]).to.deep.equal({ steps: null });
    expect(inspecting.unsaved.value).to.equal(0);
  });

  it("keeps what was typed when the service refuses, with its sentence", async () => {
    const { inspecting, notices, view } = open({ put: () => refusing("sh010 does not compile", 409) });
    inspecting.type("target", "ltx2");
    expect(await inspecting.save()).to.equal(false);
    expect(notices.at(overrideTopic("sh010"))).to.equal("sh010 does not compile");
    expect(view("target")).to.deep.include({ text: "ltx2", isDirty: true });
  });

  it("sends nothing that cannot be read, and says what", async () => {
    const { inspecting, notices, asked, view } = open();
    inspecting.type("steps", "many");
    expect(view("steps")?.problem).to.match(/whole number/);
    expect(await inspecting.save()).to.equal(false);
    expect([asked.length, notices.at(overrideTopic("sh010"))]).to.deep.equal([
      0,
      "nothing was saved: the steps are a whole number from 1",
    ]);
    inspecting.type("steps", "1");
    expect(notices.at(overrideTopic("sh010")), "said of what stood there before").to.equal(undefined);
  });

  it("loses neither value when somebody else stored another one meanwhile", async () => {
    const { inspecting, overrides, asked, view } = open();
    inspecting.type("steps", "12");
    overrides.set("sh010", { steps: 20 });
    expect(await inspecting.save()).to.equal(false);
    expect([asked.length, view("steps")?.text, view("steps")?.theirs]).to.deep.equal([0, "12", "20"]);
    inspecting.keepMine("steps");
    expect(await inspecting.save()).to.equal(true);
    expect(overrides.get("sh010")).to.deep.equal({ steps: 12 });
  });

  it("takes the other value where that is chosen", async () => {
    const { inspecting, overrides, look, view } = open();
    inspecting.type("steps", "12");
    overrides.set("sh010", { steps: 20 });
    look();
    inspecting.takeTheirs("steps");
    expect(view("steps")).to.deep.include({ text: "20", isDirty: false });
  });

  it("is no conflict when somebody else stored the same", () => {
    const { inspecting, overrides, look } = open();
    inspecting.type("steps", "12");
    overrides.set("sh010", { steps: 12 });
    look();
    expect(inspecting.unsaved.value).to.equal(0);
  });

  it("keeps what is typed on while it is sent", async () => {
    const { inspecting, view } = open();
    inspecting.type("steps", "12");
    const saved = inspecting.save();
    await Promise.resolve();
    await Promise.resolve();
    inspecting.type("steps", "14");
    await saved;
    expect(view("steps")).to.deep.include({ text: "14", isDirty: true });
    expect(view("steps")).not.to.have.property("theirs");
  });
});

describe("asking for a take from the inspector", () => {
  it("saves first what is typed, and renders nothing when that is refused", async () => {
    const { inspecting, rendered, overrides } = open();
    inspecting.type("steps", "12");
    await inspecting.queue({ shots: ["sh010"] });
    expect([rendered.length, overrides.get("sh010")?.["steps"]]).to.deep.equal([1, 12]);
    inspecting.type("steps", "0");
    await inspecting.queue({ shots: ["sh010"] });
    expect(rendered).to.have.length(1);
  });

  it("of another shot leaves alone what is typed here", async () => {
    const { inspecting, rendered, asked } = open();
    inspecting.type("steps", "12");
    await inspecting.queue({ shots: ["sh020"] });
    expect([rendered.length, asked.length, inspecting.unsaved.value]).to.deep.equal([1, 0, 1]);
  });
});
