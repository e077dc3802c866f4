import { expect } from "chai";
import type { Feature, InstallJob, InstallTask } from "../../../../src/contracts/replies/features.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { createInstaller, matches, missingSize } from "../../../../web_ext/store/settings/installer.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const KEY = "model:vae/a.safetensors";
const URL_OF = "https://hub.test/a";

const feature: Feature = {
  ...{ id: "wan", group: "video", label: "Wan", about: "Moving pictures", restart: false, status: "missing" },
  items: [
    { key: KEY, kind: "model", name: "a.safetensors", folder: "vae", url: URL_OF, status: "missing" },
    { key: "model:vae/b", kind: "model", name: "b", url: null, status: "missing" },
    { key: "model:vae/c", kind: "model", name: "c", url: "https://hub.test/c", status: "installed" },
  ],
};

function task(fields: Partial<InstallTask>): InstallTask {
  const base = { key: KEY, kind: "model", name: "a.safetensors", folder: "vae", bytes: 0, total: 4000 } as const;
  return { ...base, status: "running", error: null, note: null, ...fields };
}

const jobOf = (...tasks: InstallTask[]): InstallJob => ({ running: true, restart: false, tasks });
const IDLE: InstallJob = { running: false, restart: false, tasks: [] };

async function open(
  install: () => unknown = () => ({ job: jobOf(task({})), queued: [KEY], skipped: ["b: no address"] }),
) {
  const { ask, asked } = answeringService({
    features: () => ({ groups: [], features: [feature], place: {}, hf_token: false, job: IDLE }),
    featureSizes: () => ({ sizes: { [URL_OF]: 4000 } }),
    installFeatures: install,
    cancelFeatures: () => ({ job: IDLE }),
  });
  const notices = createNotices();
  const clock = { now: 0 };
  const installer = createInstaller(ask, notices, () => clock.now);
  installer.show("wan");
  await settled();
  return { installer, asked, notices, clock };
}

describe("the installer", () => {
  it("reads what there is and the sizes once, when it is opened", async () => {
    const { installer, asked } = await open();
    expect([installer.isShown.value, installer.text.value]).to.deep.equal([true, "wan"]);
    expect(installer.sizes.value).to.deep.equal({ [URL_OF]: 4000 });
    installer.show();
    await settled();
    expect(asked.filter(({ name }) => name === "featureSizes")).to.have.length(1);
    expect(asked.filter(({ name }) => name === "features")).to.have.length(2);
  });

  it("says what was left out, and keeps the sentence of a refusal", async () => {
    const { installer } = await open();
    await installer.install("wan");
    expect(installer.skipped.value).to.deep.equal(["b: no address"]);
    expect(installer.job.value?.running).to.equal(true);
    const other = await open(() => refusing("models have nowhere to go"));
    await other.installer.install("wan");
    expect(other.notices.at("installer")).to.equal("models have nowhere to go");
  });

  it("measures the speed over the last seconds, and looks again when something is there", async () => {
    const { installer, asked, clock } = await open();
    const report = (bytes: number, ms: number) => {
      clock.now += ms;
      installer.apply({ type: "studio.features", data: jobOf(task({ bytes })) });
    };
    report(0, 0);
    expect(installer.speed.value).to.equal(undefined);
    report(1000, 1000);
    report(2000, 1000);
    expect(installer.speed.value).to.deep.equal({ key: KEY, speed: 1000, secondsLeft: 2 });
    installer.apply({ type: "studio.features", data: { ...IDLE, tasks: [task({ status: "done", bytes: 4000 })] } });
    await settled();
    expect(installer.speed.value).to.equal(undefined);
    expect(asked.filter(({ name }) => name === "features")).to.have.length(2);
  });

  it("counts neither what an earlier start fetched nor the time that the service was away", async () => {
    const { installer, clock } = await open();
    const report = (bytes: number, ms: number) => {
      clock.now += ms;
      installer.apply({ type: "studio.features", data: jobOf(task({ bytes })) });
    };
    report(0, 0);
    report(2000, 100);
    report(2500, 1000);
    expect(installer.speed.value?.speed).to.equal(500);
    clock.now += 4000;
    await installer.refresh();
    report(2600, 0);
    expect(installer.speed.value).to.equal(undefined);
    report(3100, 1000);
    expect(installer.speed.value).to.deep.equal({ key: KEY, speed: 500, secondsLeft: 1.8 });
  });

  it("adds up what is missing and can be fetched, and finds by label and file", () => {
    expect(missingSize(feature, { [URL_OF]: 4000 })).to.deep.equal({ bytes: 4000, isMore: false });
    expect(missingSize(feature, undefined)).to.deep.equal({ bytes: 0, isMore: true });
    expect(missingSize({ ...feature, items: [] }, {})).to.equal(undefined);
    expect([matches(feature, "WAN a.safe"), matches(feature, "ltx")]).to.deep.equal([true, false]);
  });
});
