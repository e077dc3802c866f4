import { expect } from "chai";
import type { SettingsFile } from "../../../src/contracts/files/settings.ts";
import {
  changeSettings,
  keyFor,
  needsSdk,
  settleSettings,
  showSettings,
  tokenFor,
} from "../../../src/core/settings/settings.ts";

describe("settings", () => {
  const KEY = "comfyui-abc";
  const stored: SettingsFile = changeSettings({}, { cloud_url: "https://one.example/api", api_key: KEY });

  it("are the environment's where it says something, the file's elsewhere", () => {
    const settings = settleSettings({ host_url: "http://a:1", paid_limit: 3 }, { host_url: "http://b:2" });
    expect([settings.hostUrl, settings.paidLimit]).to.deep.equal(["http://b:2", 3]);
  });
  it("show whether there is a key, and never the key", () => {
    const shown = showSettings(settleSettings(stored, {}), "/s.json");
    expect(shown.api_key).to.equal("set");
    expect(JSON.stringify(shown)).not.to.include(KEY);
    expect(showSettings(settleSettings({}, {}), "/s.json").api_key).to.equal(null);
  });
  it("send a key only where it was given for", () => {
    const settings = settleSettings(stored, {});
    expect(keyFor(settings, "https://one.example/api/v2/jobs")).to.equal(KEY);
    expect(keyFor(settings, "https://api.comfy.org/v2/models")).to.equal(KEY);
    expect(keyFor(settings, "https://one.example.evil.example/")).to.equal(null);
  });
  it("do not send the old key to a new address until it is given again", () => {
    const moved = changeSettings(stored, { cloud_url: "https://two.example" });
    expect(keyFor(settleSettings(moved, {}), "https://two.example/api")).to.equal(null);
    const given = changeSettings(moved, { api_key: KEY });
    expect(keyFor(settleSettings(given, {}), "https://two.example/api")).to.equal(KEY);
  });
  it("send the environment's key to the environment's addresses, and to none that a request set", () => {
    const environment = { api_key: KEY, deployments: { ltx2: "https://own.example/x" } };
    const asked = { cloud_url: "https://two.example", deployments: { wan22: "https://three.example" } };
    const settings = settleSettings(changeSettings({}, asked), environment);
    expect(keyFor(settings, "https://own.example/y")).to.equal(KEY);
    expect(keyFor(settings, "https://cloud.comfy.org/api")).to.equal(KEY);
    expect(keyFor(settings, "https://two.example/api")).to.equal(null);
    expect(keyFor(settings, "https://three.example/")).to.equal(null);
    const elsewhere = settleSettings(asked, { api_key: KEY, cloud_url: "https://env.example" });
    expect(keyFor(elsewhere, "https://env.example/api")).to.equal(KEY);
    expect(keyFor(elsewhere, "https://two.example/api")).to.equal(null);
  });
  it("send a key that was given beside the environment's to the addresses that it was given for", () => {
    const given = changeSettings({}, { cloud_url: "https://two.example", api_key: "another" });
    const settings = settleSettings(given, { api_key: KEY });
    expect(keyFor(settings, "https://two.example/api")).to.equal("another");
    expect(keyFor(settings, "https://cloud.comfy.org")).to.equal(KEY);
  });
  it("send the token of proxies to the proxies that it was given for, and to nobody else", () => {
    const PROXY = "http://127.0.0.1:8189";
    const file = changeSettings({}, { proxy_url: PROXY, local_url: "http://127.0.0.1:8188", proxy_token: "t1" });
    const at = (stored: SettingsFile, url: string, env = {}) => tokenFor(settleSettings(stored, env), url);
    expect([at(file, PROXY), at(file, "http://127.0.0.1:8188"), at(file, "https://cloud.comfy.org")]).to.deep.equal([
      "t1",
      null,
      null,
    ]);
    const moved = changeSettings(file, { proxy_url: "http://elsewhere.example" });
    expect(at(moved, "http://elsewhere.example")).to.equal(null);
    const local = changeSettings({}, { local_url: PROXY, local_via: "proxy", proxy_token: "t2" });
    expect(at(local, PROXY)).to.equal("t2");
    expect(changeSettings(file, { proxy_token: null })).not.to.have.any.keys("proxy_token", "proxy_token_for");
    const ours = { proxy_token: "t3", proxy_url: PROXY };
    expect([at({}, PROXY, ours), at(file, "http://127.0.0.1:8188", ours)]).to.deep.equal(["t3", null]);
    expect(at({ proxy_url: PROXY }, PROXY, { proxy_token: "t3" }), "the file's address was never given it").to.equal(
      null,
    );
    const shown = showSettings(settleSettings(file, {}), "/s.json");
    expect(shown).to.include({ proxy_url: PROXY, proxy_token: "set" });
    expect(JSON.stringify(shown)).not.to.include("t1");
  });
  it("need the library of the Comfy API for a key or a proxy", () => {
    const needs = (file: SettingsFile) => needsSdk(settleSettings(file, {}));
    const url = "http://127.0.0.1:8189";
    expect([{}, { local_url: url }, { local_via: "proxy" } as const].map(needs)).to.deep.equal([false, false, false]);
    const using = [{ api_key: "k" }, { proxy_url: url }, { local_url: url, local_via: "proxy" } as const];
    expect(using.map(needs)).to.deep.equal([true, true, true]);
  });
  it("keep what is left out, and clear what is null or empty", () => {
    const next = changeSettings(stored, { paid_limit: 4, deployments: { ltx2: "https://dep-1.run.comfy.app" } });
    expect(next).to.deep.include({ cloud_url: "https://one.example/api", paid_limit: 4, api_key: KEY });
    expect(changeSettings(next, { paid_limit: null, deployments: {}, api_key: null })).to.deep.equal({
      cloud_url: "https://one.example/api",
    });
  });
});
