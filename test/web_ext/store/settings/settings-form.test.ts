import { expect } from "chai";
import { changeOf, formOf, stillTyped, type SettingsForm } from "../../../../web_ext/store/settings/settings-form.ts";
import { makeSettings } from "../../../support/page/make-settings.ts";

const stored = makeSettings({
  local_url: "http://a",
  local_via: "proxy",
  deployments: { ltx2: "https://ltx" },
  paid_limit: 20,
  default_targets: { video: "animatic", audio: "guide_voice" },
});
const change = (typed: Partial<SettingsForm>) => {
  const reported = changeOf(stored, typed);
  return reported.ok ? reported.change : reported.sentence;
};

describe("the form of the settings", () => {
  it("shows each stored value as text, and sends nothing while nobody has typed", () => {
    expect(formOf(stored)).to.deep.equal({
      localUrl: "http://a",
      localHosts: "",
      localVia: "proxy",
      hostUrl: "",
      proxyUrl: "",
      fetched: "removed",
      cloudUrl: "",
      deployments: [{ target: "ltx2", url: "https://ltx" }],
      paidLimit: "20",
      moneyLimit: "",
      agentTakes: "24",
      videoTarget: "animatic",
      imageTarget: "",
    });
    expect(change({})).to.deep.equal({});
  });

  it("sends the takes of agents as a number, and nothing for the usual one", () => {
    expect([change({ agentTakes: "3" }), change({ agentTakes: " " })]).to.deep.equal([
      { agent_takes: 3 },
      { agent_takes: null },
    ]);
    expect(change({ agentTakes: "some" })).to.match(/the takes of agents are a whole number, not "some"/);
  });

  it("clears a setting whose text is empty, and trims the others", () => {
    expect(change({ localUrl: "  ", cloudUrl: " https://c " })).to.deep.equal({
      local_url: null,
      cloud_url: "https://c",
    });
    expect(change({ localVia: "direct" })).to.deep.equal({ local_via: null });
    expect(change({ hostUrl: " http://h ", proxyUrl: "http://p", fetched: "kept" })).to.deep.equal({
      host_url: "http://h",
      proxy_url: "http://p",
      remove_fetched: false,
    });
    expect(change({ paidLimit: " " })).to.deep.equal({ paid_limit: null });
    expect(change({ paidLimit: "0" })).to.deep.equal({ paid_limit: 0 });
  });

  it("keeps the default targets of other kinds", () => {
    expect(change({ videoTarget: "ltx2" })).to.deep.equal({ default_targets: { video: "ltx2", audio: "guide_voice" } });
    expect(change({ videoTarget: "", imageTarget: "still" })).to.deep.equal({
      default_targets: { audio: "guide_voice", image: "still" },
    });
  });

  it("says what is no whole number of runs", () => {
    for (const paidLimit of ["many", "-1", "2.5", "1e3"])
      expect(change({ paidLimit })).to.include(`not "${paidLimit}"`);
  });

  it("reads an amount with its currency, and says what is none", () => {
    expect(change({ moneyLimit: " 25 USD" })).to.deep.equal({ money_limit: { amount: 25, currency: "USD" } });
    expect(change({ moneyLimit: "0.5€" })).to.deep.equal({ money_limit: { amount: 0.5, currency: "€" } });
    expect(change({ moneyLimit: "" })).to.deep.equal({ money_limit: null });
    for (const moneyLimit of ["25", "USD", "-1 USD", "1,5 USD"])
      expect(change({ moneyLimit })).to.include("like 25 USD");
    const limited = makeSettings({ money_limit: { amount: 2.5, currency: "credits" } });
    expect(formOf(limited).moneyLimit).to.equal("2.5 credits");
  });

  it("sends deployments whole, leaves empty lines out, and refuses half of one", () => {
    const line = { target: " ltx2 ", url: " https://new " };
    expect(change({ deployments: [line, { target: "", url: "" }] })).to.deep.equal({
      deployments: { ltx2: "https://new" },
    });
    expect(change({ deployments: [] })).to.deep.equal({ deployments: {} });
    for (const half of [
      { target: "ltx2", url: " " },
      { target: "", url: "https://a" },
    ]) {
      expect(change({ deployments: [half] })).to.include("a target and an address");
    }
    const twice = [line, { target: "ltx2", url: "https://other" }];
    expect(change({ deployments: twice })).to.include("more than one deployment of ltx2");
  });

  it("forgets what was typed and is stored now", () => {
    expect(stillTyped(stored, { localUrl: "http://a", paidLimit: "21" })).to.deep.equal({ paidLimit: "21" });
    expect(stillTyped(stored, { deployments: [{ target: "ltx2", url: "https://ltx" }] })).to.deep.equal({});
  });
});
