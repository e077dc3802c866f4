import { expect } from "chai";
import type { SettingsRecord } from "../../../../web_ext/store/settings/settings-form.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { createSettings } from "../../../../web_ext/store/settings/settings.ts";
import { delayedService } from "../../../support/servers/delayed-service.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";
import { makeSettings } from "../../../support/page/make-settings.ts";

const reply = (settings: Partial<SettingsRecord> = {}, from_env: Record<string, string> = {}) => ({
  settings: makeSettings(settings),
  file: "/u/settings.json",
  from_env,
});
const nothing = () => ({});

function open(table: Parameters<typeof answeringService>[0] = {}) {
  let changes = 0;
  const notices = createNotices();
  const service = answeringService({ getSettings: () => reply({ local_url: "http://old", paid_limit: 3 }), ...table });
  const late = delayedService(service.ask);
  const settings = createSettings(late.ask, notices, () => (changes += 1));
  const sent = () => service.asked.filter(({ name }) => name === "putSettings").map(({ input }) => input);
  return { settings, notices, late, sent, changes: () => changes };
}

describe("the settings on the page", () => {
  it("show what is stored, and count what was typed over it", async () => {
    const { settings } = open();
    expect(settings.form.value).to.equal(undefined);
    await settings.refresh();
    expect(settings.form.value).to.include({ localUrl: "http://old", paidLimit: "3" });
    settings.type("localUrl", "http://new");
    expect([settings.form.value?.localUrl, settings.unsaved.value]).to.deep.equal(["http://new", 1]);
    expect([settings.isTyped("localUrl"), settings.isTyped("paidLimit")]).to.deep.equal([true, false]);
    settings.type("localUrl", "http://old");
    expect(settings.unsaved.value).to.equal(0);
  });

  it("keep what was typed when news comes, and take the news for the rest", async () => {
    let now = reply({ local_url: "http://old" });
    const { settings } = open({ getSettings: () => now });
    await settings.refresh();
    settings.type("localUrl", "http://typed");
    now = reply({ local_url: "http://other", cloud_url: "https://other" });
    await settings.refresh();
    expect(settings.form.value).to.include({ localUrl: "http://typed", cloudUrl: "https://other" });
    now = reply({ local_url: "http://typed" });
    await settings.refresh();
    expect(settings.unsaved.value, "it is stored now").to.equal(0);
  });

  it("send what was typed and nothing else, then look at backends and lanes anew", async () => {
    const { settings, sent, changes } = open({ putSettings: () => reply({ local_url: "http://new", paid_limit: 3 }) });
    await settings.refresh();
    settings.type("localUrl", " http://new ");
    expect(await settings.save(nothing)).to.equal(true);
    expect(sent()).to.deep.equal([{ local_url: "http://new" }]);
    expect([settings.unsaved.value, changes()]).to.deep.equal([0, 1]);
  });

  it("keep what was typed when the service refuses it, with its sentence", async () => {
    const { settings, notices, changes } = open({ putSettings: () => refusing("local_url must be an address", 400) });
    await settings.refresh();
    settings.type("localUrl", "nonsense");
    expect(await settings.save(nothing)).to.equal(false);
    expect(notices.at("settings")).to.equal("local_url must be an address");
    expect([settings.form.value?.localUrl, changes()]).to.deep.equal(["nonsense", 0]);
    settings.forget();
    expect([notices.at("settings"), settings.form.value?.localUrl]).to.deep.equal([undefined, "http://old"]);
  });

  it("keep what is typed while a save is on its way", async () => {
    const { settings, late } = open({ putSettings: () => reply({ local_url: "http://new", paid_limit: 3 }) });
    await settings.refresh();
    settings.type("localUrl", "http://new");
    late.delay("putSettings");
    const saving = settings.save(nothing);
    await settled();
    expect(settings.isSaving.value).to.equal(true);
    settings.type("paidLimit", "9");
    await late.release();
    await saving;
    expect([settings.form.value?.paidLimit, settings.unsaved.value]).to.deep.equal(["9", 1]);
  });

  it("do not go back to an older answer that comes late", async () => {
    const { settings, late } = open({ putSettings: () => reply({ local_url: "http://new" }) });
    await settings.refresh();
    late.delay("getSettings");
    const older = settings.refresh();
    settings.type("localUrl", "http://new");
    await settings.save(nothing);
    await late.release();
    await older;
    expect(settings.stored.value?.local_url).to.equal("http://new");
  });

  it("take the key only to send it, beside the addresses that it is for, and hold it nowhere", async () => {
    const { settings, sent } = open({ putSettings: () => reply({ api_key: "set" }) });
    await settings.refresh();
    settings.type("paidLimit", "x");
    let taken = 0;
    const takeKey = () => ((taken += 1), { api_key: "secret" });
    await settings.save(takeKey);
    expect(taken, "nothing was sent").to.equal(0);
    settings.forget();
    settings.type("cloudUrl", "https://mine");
    await settings.save(takeKey);
    expect(sent()).to.deep.equal([{ cloud_url: "https://mine", api_key: "secret" }]);
    const held = [settings.stored, settings.form, settings.unsaved].map(({ value }) => JSON.stringify(value));
    expect(held.filter((text) => text?.includes("secret"))).to.deep.equal([]);
    await settings.removeSecret("api_key");
    expect(sent().at(-1)).to.deep.equal({ api_key: null });
  });

  it("name the variable that sets one", async () => {
    const { settings } = open({ getSettings: () => reply({}, { api_key: "STUDIO_API_KEY" }) });
    await settings.refresh();
    expect([settings.setBy("api_key"), settings.setBy("local_url")]).to.deep.equal(["STUDIO_API_KEY", undefined]);
  });

  it("begin the client library's install, and tell why not", async () => {
    const sdk = { status: "installing", error: null, command: "npm i", python: null };
    const { settings } = open({ installSdk: () => ({ sdk }) });
    await settings.refresh();
    await settings.installSdk();
    expect(settings.stored.value?.sdk.status).to.equal("installing");
    const refused = open({ installSdk: () => refusing("the environment forbids it") });
    await refused.settings.refresh();
    await refused.settings.installSdk();
    expect(refused.notices.at("settings:sdk")).to.equal("the environment forbids it");
  });
});
