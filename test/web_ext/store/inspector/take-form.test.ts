import { expect } from "chai";
import { EMPTY_FORM, shownIn, requestOfForm, type TakeForm } from "../../../../web_ext/store/inspector/take-form.ts";
import { makeDetail } from "../../../support/page/make-detail.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const take = makeTake(2, { target: "wan22_i2v" });
const shot = makeShot("sh010", { takes: [take], target: "wan22_i2v" });
const request = (form: Partial<TakeForm>) =>
  requestOfForm({ ...EMPTY_FORM, ...form }, { shot, detail: makeDetail({ override: { steps: 12 } }), take });

describe("a take with values of its own", () => {
  it("is one like the take on screen, with a new seed, until something is typed", () => {
    expect(request({})).to.deep.equal({ shots: ["sh010"], redo: true, seed_mode: "new", parent_take: 2 });
  });

  it("shows what the shot would render with, and sends only what was typed otherwise", () => {
    const values = { steps: "9", size: "512 × 288", negative: "", note: "slow" };
    expect(shownIn(EMPTY_FORM, "size", makeDetail())).to.equal("512 × 288");
    expect(request({ values, backend: "local" })).to.deep.include({ steps: 9, note: "slow", backend: "local" });
    expect(request({ values })).not.to.have.any.keys("size", "negative", "backend", "prompt");
  });

  it("takes the built seed, or one that is typed", () => {
    expect(request({ seedMode: "same" })).to.deep.include({ seed_mode: "same" });
    expect(request({ seedMode: "typed", seed: " 42 " })).to.deep.include({ seed_mode: "auto", seed: "42" });
    expect(request({ seedMode: "typed" })).to.match(/up to 20 digits/);
  });

  it("asks for another slate of a drawn shot", () => {
    const drawn = makeDetail({ effective: { slate: "full" } });
    const asked = (slate: string) =>
      requestOfForm({ ...EMPTY_FORM, values: { slate } }, { shot, detail: drawn, take: undefined });
    expect(shownIn(EMPTY_FORM, "slate", drawn)).to.equal("full");
    expect(asked("clean")).to.deep.include({ slate: "clean" });
    expect(asked("full")).not.to.have.property("slate");
  });

  it("is not asked for with what cannot be read", () => {
    expect(request({ values: { steps: "x" } })).to.match(/whole number/);
  });
});
