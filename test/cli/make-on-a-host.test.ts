// `make` where a workflow host is there, and where only somebody who wants money is: the command line with a real host's protocol.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../../src/contracts/files/sidecar.ts";
import { placeSdk } from "../support/servers/comfy-sdk.ts";
import { openModelHost } from "../support/servers/model-host.ts";
import { runCli } from "../support/episodes/run-cli.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { smallFilm } from "../support/media/small-film.ts";
import { StandInRouter } from "../support/servers/stand-in-router.ts";

const KEY = "comfyui-0123456789abcdef";

describe("make, beyond this machine", function () {
  this.timeout(60_000);
  const folder = scratchFolder();
  const make = async (target: string, env: Record<string, string>) => {
    const ep = await writeEpisode(folder(), "tide", threeShots, seriesFor(target));
    const { code, stderr } = await runCli(["make", ep, "--json", "--user-dir", join(folder(), "user")], env);
    expect(code, stderr).to.equal(0);
    const text = await readFile(join(ep, "renders_proxy/sh010/sh010_t01.json"), "utf8");
    return JSON.parse(text) as Sidecar;
  };

  it("renders on a workflow host that has what the target needs", async () => {
    const film = await smallFilm({ frames: 24, width: 128, height: 96, fps: 24 });
    const host = await openModelHost(["wan22_ti2v"], film);
    try {
      const record = await make("wan22_ti2v", { STUDIO_LOCAL_URL: host.url });
      expect(record, record.save_notes).to.include({ status: "ok", target: "wan22_ti2v", backend: "local" });
      expect(host.accepted).to.have.length(3);
    } finally {
      await host.close();
    }
  });

  it("draws shots of the animatic by itself, whatever a workflow host could run", async () => {
    const host = await openModelHost(["wan22_ti2v"], Buffer.from("a film"));
    try {
      const record = await make("animatic", { STUDIO_LOCAL_URL: host.url });
      expect(record).to.include({ status: "ok", target: "animatic", backend: "builtin" });
      expect(host.accepted).to.deep.equal([]);
    } finally {
      await host.close();
    }
  });

  it("draws the animatic, and spends nothing, where a hosted model would have to be paid", async () => {
    const router = await new StandInRouter(Buffer.from("film"), KEY).open();
    try {
      await placeSdk(join(folder(), "user/default/studio/sdk"));
      const env = { STUDIO_ROUTER_URL: router.url, STUDIO_CLOUD_URL: router.url, STUDIO_API_KEY: KEY };
      const record = await make("seedance_25", env);
      expect(record).to.include({ status: "ok", target: "animatic", backend: "builtin" });
      expect([router.asked, router.ran]).to.deep.equal([[], []]);
    } finally {
      await router.close();
    }
  });
});
