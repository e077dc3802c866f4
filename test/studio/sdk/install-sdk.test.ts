import { expect } from "chai";
import type { StudioPorts } from "../../../src/studio/ports.ts";
import { settleSettings } from "../../../src/core/settings/settings.ts";
import type { SdkRecord } from "../../../src/contracts/routes/settings.ts";
import { registry } from "../../support/servers/shipped-targets.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { installWhenNeeded } from "../../../src/studio/shared/settings/install-when-needed.ts";
import { installSdk } from "../../../src/studio/sdk/install-sdk.ts";
import { putSettings } from "../../../src/studio/settings/put-settings.ts";
import { ShowTargets } from "../../../src/disk/targets/show-targets.ts";

describe("installing the Comfy SDK", () => {
  let status: SdkRecord["status"];
  let installs: number;
  beforeEach(() => {
    status = "missing";
    installs = 0;
  });
  const port = (mayInstall = true) => ({
    mayInstall,
    record: async () => ({ status, error: null, command: "npm install it", python: null }),
    install: () => {
      installs += 1;
      status = "installing";
    },
  });
  const studio = (mayInstall = true) => {
    let now = settleSettings({}, {});
    const ports = {
      sdk: port(mayInstall),
      showTargets: new ShowTargets(registry),
      queue: { refreshLanes: () => undefined } as unknown as StudioPorts["queue"],
      place: { userDir: "/data", envRoots: [], runRoots: [] },
      settings: {
        now: () => now,
        fromEnvironment: {},
        problems: () => [],
        change: async (change: object) => {
          now = settleSettings({ ...change }, {});
        },
      },
    };
    return ports as typeof ports & Parameters<typeof putSettings>[0];
  };

  it("begins when it is asked for, and answers at once", async () => {
    expect((await installSdk({ sdk: port() })).sdk.status).to.equal("installing");
    expect(installs).to.equal(1);
  });

  it("is not done again for one that is there", async () => {
    status = "ready";
    expect((await installSdk({ sdk: port() })).sdk.status).to.equal("ready");
    expect(installs).to.equal(0);
  });

  it("is tried again by a person after it failed", async () => {
    status = "failed";
    await installSdk({ sdk: port() });
    expect(installs).to.equal(1);
  });

  it("is refused with the line to type where the environment forbids it", async () => {
    const refusal = await refusalOf(installSdk({ sdk: port(false) }));
    expect(refusal).to.include({ kind: "conflict" });
    expect(refusal.message).to.contain("npm install it");
    expect(installs).to.equal(0);
  });

  it("begins by itself with the first key, whose reply says so", async () => {
    const reply = await putSettings(studio(), { api_key: "comfyui-key" });
    expect([installs, reply.settings.sdk.status]).to.deep.equal([1, "installing"]);
  });

  it("does not begin by itself without a key, after a failure, or where the environment forbids it", async () => {
    await putSettings(studio(), { paid_limit: 3 });
    await putSettings(studio(false), { api_key: "comfyui-key" });
    status = "failed";
    await putSettings(studio(), { api_key: "comfyui-key" });
    expect(installs).to.equal(0);
  });

  for (const [what, environment] of [
    ["a key", { api_key: "comfyui-0123456789abcdef" }],
    ["a proxy beside the host", { proxy_url: "http://127.0.0.1:8189" }],
    ["a proxy in front of the host", { local_url: "http://127.0.0.1:8189", local_via: "proxy" }],
  ] as const) {
    it(`begins at the start where the environment sets ${what}`, async () => {
      const settings = { ...studio().settings, now: () => settleSettings({}, environment) };
      await installWhenNeeded({ settings, sdk: port() });
      await installWhenNeeded({ settings, sdk: port(false) });
      expect(installs).to.equal(1);
    });
  }

  it("does not begin at the start where nothing needs it, or where it failed before", async () => {
    await installWhenNeeded({ settings: studio().settings, sdk: port() });
    status = "failed";
    const settings = { ...studio().settings, now: () => settleSettings({ api_key: "k" }, {}) };
    await installWhenNeeded({ settings, sdk: port() });
    expect(installs).to.equal(0);
  });
});
