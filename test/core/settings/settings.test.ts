import { expect } from "chai";
import type { SettingsFile } from "../../../src/contracts/files/settings.ts";
import { changeSettings, keyFor, settleSettings, showSettings } from "../../../src/core/settings/settings.ts";

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
  it("take a key of the environment for the addresses in force", () => {
    const settings = settleSettings({ cloud_url: "https://two.example" }, { api_key: KEY });
    expect(keyFor(settings, "https://two.example/api")).to.equal(KEY);
  });
  it("keep what is left out, and clear what is null or empty", () => {
    const next = changeSettings(stored, { paid_limit: 4, deployments: { ltx2: "https://dep-1.run.comfy.app" } });
    expect(next).to.deep.include({ cloud_url: "https://one.example/api", paid_limit: 4, api_key: KEY });
    expect(changeSettings(next, { paid_limit: null, deployments: {}, api_key: null })).to.deep.equal({
      cloud_url: "https://one.example/api",
    });
  });
});
