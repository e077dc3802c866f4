// `doctor`: every line says how a thing is, and what to do where it is not well; keys are never shown.
import { expect } from "chai";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Finding } from "../../../src/cli/doctor/diagnosis.ts";
import { runHere } from "../../support/episodes/run-here.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { openService } from "../../support/episodes/open-service.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

interface Diagnosis {
  readonly ok: boolean;
  readonly findings: readonly Finding[];
}

describe("the doctor", () => {
  const folder = scratchFolder();
  const user = () => join(folder(), "user");
  const KEY = "secret-key-of-nobody";
  const prepare = async (roots: readonly string[], settings: object = {}) =>
    writeFiles(join(user(), "default/studio"), { "config.json": { roots }, "settings.json": settings });
  const examine = async () => {
    const { code, stdout, stderr } = await runHere(user(), "doctor", "--json");
    return { code, said: `${stdout}${stderr}`, ...(JSON.parse(stdout) as Diagnosis) };
  };
  const about = ({ findings }: Diagnosis, name: string) => findings.filter((each) => each.about === name);

  it("finds a machine well that has programs, a project folder and no host", async () => {
    await mkdir(join(folder(), "shows"));
    await prepare([join(folder(), "shows")], { api_key: KEY, api_key_for: [] });
    const found = await examine();
    expect([found.code, found.ok]).to.deep.equal([0, true]);
    expect(about(found, "ffmpeg")[0]?.is).to.equal("ok");
    expect(about(found, "projects")[0]?.says).to.match(/shows, \d+\.\d GB free/);
    expect(about(found, "host")[0]?.says).to.include("animatics are drawn on this machine");
    expect(found.said).not.to.include(KEY);
  });

  it("says what is broken and what to do, as a line for a person too", async () => {
    await prepare([join(folder(), "gone")], { local_url: "http://127.0.0.1:9" });
    const found = await examine();
    expect([found.code, found.ok]).to.deep.equal([1, false]);
    expect(about(found, "projects")[0]).to.deep.include({ is: "bad" });
    expect(about(found, "projects")[0]?.advice).to.include("mount its disk");
    expect(about(found, "host")[0]?.says).to.include("http://127.0.0.1:9 does not answer");
    const { stderr } = await runHere(user(), "doctor");
    expect(stderr).to.match(/^BAD {3}projects +.*gone is not there\n +-> mount its disk/m);
  });

  it("knows the host by what it says of itself", async () => {
    const host = createServer((_request, response) => {
      const devices = [{ name: "card", vram_total: 24e9 }];
      response.end(JSON.stringify({ system: { comfyui_version: "0.33" }, devices }));
    });
    host.listen(0, "127.0.0.1");
    await once(host, "listening");
    try {
      await prepare([], { local_url: `http://127.0.0.1:${(host.address() as AddressInfo).port}` });
      const found = await examine();
      expect(about(found, "host")[0]?.says).to.match(/^ComfyUI 0\.33 at .*; card, 24 GB$/);
      expect(about(found, "projects")[0]).to.include({ is: "warn" });
    } finally {
      host.close();
    }
  });

  it("sees the service that runs, which says of itself that it is well", async () => {
    const service = await openService(folder(), { runRoots: [folder()] });
    try {
      const health = (await (await fetch(`${service.url}/studio/health`)).json()) as object;
      expect(health).to.include({ ok: true, jobs: 0 });
      expect(health).to.have.keys("ok", "version", "seconds", "jobs");
    } finally {
      await service.stop();
    }
  });
});
