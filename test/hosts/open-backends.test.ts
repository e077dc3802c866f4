import { expect } from "chai";
import { settleSettings } from "../../src/core/settings/settings.ts";
import type { SettingsFile } from "../../src/contracts/files/settings.ts";
import type { Backend } from "../../src/hosts/backend.ts";
import { openBackends, type BackendSet } from "../../src/hosts/open-backends.ts";
import { loadSdk } from "../../src/hosts/sdk/load-sdk.ts";
import { placeSdk } from "../support/servers/comfy-sdk.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { StandInApi } from "../support/servers/stand-in-api.ts";
import { StandInHost } from "../support/servers/stand-in-host.ts";

const KEY = "comfyui-0123456789abcdef";

describe("the backends that settings ask for", () => {
  const library = suiteFolder();
  let room: BackendSet;
  before(() => placeSdk(library()));
  beforeEach(() => {
    const builtin = { name: "builtin", kind: "builtin" } as Backend;
    room = openBackends(builtin, 2, {
      sdk: () => loadSdk(library()),
      examine: async () => undefined,
      now: () => 0,
    });
  });
  afterEach(() => room.close());
  const open = (file: SettingsFile) => room.open(settleSettings(file, {}));
  const parallel = () => Object.fromEntries(Object.entries(room.lanes).map(([name, lane]) => [name, lane.parallel]));

  it("are the built-in one alone that runs, and the remote ones that say what they lack", async () => {
    open({});
    expect([...room.backends.keys()]).to.deep.equal(["builtin", "cloud", "router"]);
    expect(parallel()).to.deep.equal({ builtin: 2 });
    expect(await room.backends.get("cloud")!.down()).to.match(/there is no key/);
    expect(await room.backends.get("router")!.down()).to.match(/there is no key/);
    expect(room.host()).to.equal(null);
  });

  it("run a few jobs each once there is a key, and cost money", () => {
    const deployments = { wan22_ti2v: "https://dep-1.example", ltx2: "https://dep-2.example" };
    open({ api_key: KEY, local_url: "http://127.0.0.1:8188", deployments });
    expect(parallel()).to.deep.equal({
      builtin: 2,
      local: 1,
      cloud: 3,
      "deployment:wan22_ti2v": 1,
      "deployment:ltx2": 1,
      router: 4,
    });
    const paid = [...room.backends.values()].filter(({ isPaid }) => isPaid).map(({ name }) => name);
    expect(paid).to.deep.equal(["cloud", "deployment:wan22_ti2v", "deployment:ltx2", "router"]);
  });

  it("vanish with their settings", () => {
    open({ api_key: KEY, local_url: "http://127.0.0.1:8188", deployments: { ltx2: "https://dep.example" } });
    open({});
    expect([...room.backends.keys()]).to.deep.equal(["builtin", "cloud", "router"]);
    expect(parallel()).to.deep.equal({ builtin: 2 });
  });

  it("keep the host that they have when something else changes", () => {
    open({ local_url: "http://127.0.0.1:8188" });
    const [host, local] = [room.host(), room.backends.get("local")];
    open({ local_url: "http://127.0.0.1:8188", paid_limit: 4 });
    expect(room.host()).to.equal(host);
    expect(room.backends.get("local")).to.equal(local);
  });

  it("reach the host through a proxy when they are told to, and directly again", async () => {
    const proxy = await new StandInApi(Buffer.from("film"), null).open();
    const host = await new StandInHost(Buffer.from("film")).open();
    open({ local_url: proxy.url, local_via: "proxy", api_key: KEY });
    expect(await room.backends.get("local")!.down()).to.equal(null);
    expect(room.backends.get("local")!.isPaid).to.equal(false);
    expect(room.host()).to.equal(null);
    open({ local_url: proxy.url, host_url: host.url, local_via: "proxy" });
    expect(await room.host()!.down()).to.equal(null);
    open({ local_url: host.url });
    expect(await room.backends.get("local")!.down()).to.equal(null);
    open({ local_via: "proxy" });
    expect(room.backends.has("local")).to.equal(false);
    await proxy.close();
    await host.close();
  });

  it("are a host and another one behind a proxy, side by side, with the token that the proxy was given", async () => {
    const proxy = await new StandInApi(Buffer.from("film"), "token-of-the-proxy").open();
    const host = await new StandInHost(Buffer.from("film")).open();
    const addresses = { local_url: host.url, proxy_url: proxy.url };
    const down = () => Promise.all(["local", "proxy"].map((name) => room.backends.get(name)!.down()));
    open({ ...addresses, proxy_token: "token-of-the-proxy", proxy_token_for: [proxy.url] });
    expect(await down()).to.deep.equal([null, null]);
    expect(parallel()).to.deep.equal({ builtin: 2, local: 1, proxy: 1 });
    expect([...room.backends.values()].filter(({ isPaid }) => isPaid).map(({ name }) => name)).to.deep.equal([
      "cloud",
      "router",
    ]);
    const taken = room.backends.get("proxy")!;
    open(addresses);
    expect(await taken.down(), "the token was taken back").to.match(/the key is not accepted/);
    open({ local_url: proxy.url, local_via: "proxy", proxy_token: "token-of-the-proxy", proxy_token_for: [proxy.url] });
    expect(await room.backends.get("local")!.down()).to.equal(null);
    expect(room.backends.has("proxy")).to.equal(false);
    await proxy.close();
    await host.close();
  });

  it("have the key as it is now, whenever they were opened", async () => {
    const api = await new StandInApi(Buffer.from("film"), "comfyui-typed-anew-000000").open();
    const at = { cloud_url: api.url, api_key_for: [api.url] };
    open({ ...at, api_key: KEY });
    const cloud = room.backends.get("cloud")!;
    expect(await cloud.down()).to.match(/key is not accepted/);
    open({ ...at, api_key: "comfyui-typed-anew-000000" });
    expect(await cloud.down()).to.equal(null);
    await api.close();
  });

  it("send the key to no address that it was not given for", async () => {
    const api = await new StandInApi(Buffer.from("film"), KEY).open();
    open({ api_key: KEY, cloud_url: api.url, deployments: { ltx2: api.url } });
    for (const name of ["cloud", "deployment:ltx2"])
      expect(await room.backends.get(name)!.down(), name).to.match(/there is no key for http.*given for/);
    open({ api_key: KEY, api_key_for: [api.url], cloud_url: api.url });
    expect(await room.backends.get("cloud")!.down()).to.equal(null);
    await api.close();
  });
});
