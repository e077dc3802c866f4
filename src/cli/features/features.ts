// What the commands of the installer answer.
import type { InstallJob } from "../../contracts/replies/features.ts";
import { cancelFeaturesRoute, featuresRoute, installFeaturesRoute } from "../../contracts/routes/install/features.ts";
import type { CommonFlags } from "../args.ts";
import type { Client } from "../client/client.ts";
import { table, type Answer, type CommandIo, type Progress } from "../output.ts";

export interface InstallFlags extends CommonFlags {
  readonly files?: string[];
  readonly classes?: string[];
}

export async function answerFeatures({ call }: Client): Promise<Answer> {
  const listed = await call(featuresRoute, {});
  const rows = listed.features.map(({ id, group, label, status, items }) => {
    const open = items.filter((item) => item.status === "missing");
    const more = open.length > 0 ? `missing: ${open.map(({ name }) => name).join(", ")}` : "";
    return [group, id, label, status, more];
  });
  const { why_not: whyNot } = listed.place;
  return { json: listed, lines: [...table(rows), ...(whyNot === null ? [] : [whyNot])] };
}

export async function answerInstall(
  { call, subscribe }: Client,
  { ids, files, classes }: InstallFlags & { readonly ids: readonly string[] },
  { output, signal }: CommandIo,
): Promise<Answer> {
  const progress = output.progress("installing");
  const ended = new Promise<InstallJob>((resolve, reject) => {
    const stop = () => call(cancelFeaturesRoute, {}).then(() => reject(signal.reason as Error), reject);
    signal.addEventListener("abort", () => void stop(), { once: true });
    subscribe(({ type, data }) => {
      if (type !== "studio.features") return;
      show(data, progress);
      if (!data.running) resolve(data);
    });
  });
  ended.catch(() => undefined);
  try {
    const asked = await call(installFeaturesRoute, {
      features: [...ids],
      ...(files && { files }),
      ...(classes && { classes }),
    });
    const job = asked.queued.length > 0 ? await ended : asked.job;
    const own = job.tasks.filter(({ key }) => asked.queued.includes(key));
    const failed = own.filter(({ status }) => status !== "done");
    const lines = [
      ...own.map(({ name, status, error, note }) => `${status}: ${[name, error ?? note].filter(Boolean).join(", ")}`),
      ...asked.skipped.map((why) => `left: ${why}`),
      ...(own.length + asked.skipped.length === 0 ? ["everything that was asked for is installed"] : []),
      ...(job.restart ? ["restart the host to load what was installed"] : []),
    ];
    return { json: { ...asked, job }, lines, failed: failed.length > 0 };
  } finally {
    progress.end();
  }
}

export async function answerCancel({ call }: Client): Promise<Answer> {
  const { job } = await call(cancelFeaturesRoute, {});
  return { json: { job }, lines: [job.running ? "it stops with what it is at now" : "nothing is installed now"] };
}

/** All tasks together, each as much as the others while sizes are not known. */
function show({ tasks }: InstallJob, progress: Progress): void {
  const parts = tasks.map(({ status, bytes, total }) => {
    if (status === "queued") return 0;
    return status === "running" ? bytes / Math.max(1, total ?? 0, bytes) : 1;
  });
  const running = tasks.find(({ status }) => status === "running");
  progress.at(Math.round(parts.reduce((sum, part) => sum + part, 0) * 1000), tasks.length * 1000, running?.name ?? "");
}
