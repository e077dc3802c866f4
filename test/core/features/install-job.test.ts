import { expect } from "chai";
import type { ItemRecord } from "../../../src/contracts/replies/features.ts";
import { appendTasks, cancelWaiting, changeTask, resumeTasks } from "../../../src/core/features/install-job.ts";

const item = (name: string): ItemRecord => ({ key: `model:vae/${name}`, kind: "model", name, folder: "vae" });

describe("tasks of the installer", () => {
  it("are not said to go on once they are canceled", () => {
    const items = [item("a"), item("b")];
    const asked = changeTask(appendTasks([], items), "model:vae/a", { status: "running" });
    const resumed = resumeTasks(asked, new Map(items.map((each) => [each.key, each])));
    expect(resumed.map(({ status, note }) => `${status}: ${note}`)).to.deep.equal([
      "queued: goes on after a restart of the service",
      "queued: goes on after a restart of the service",
    ]);
    const canceled = cancelWaiting(changeTask(resumed, "model:vae/a", { status: "running" }));
    expect(canceled.map(({ status, note }) => `${status}: ${note}`)).to.deep.equal([
      "running: goes on after a restart of the service",
      "canceled: null",
    ]);
  });
});
