// The report of a night in the episode's `_reports/`, and the message that says how it went. docs/http.md "Nights".
import { basename, join } from "node:path";
import type { NightStep } from "../../../contracts/files/job.ts";
import { nightReport, type ReportedTake } from "../../../core/nights/night-report.ts";
import { pathOf, sidecarOf, thumbOf } from "../../../core/takes/take.ts";
import { requireOwnPath } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import { makeFolder } from "../../../machine/files.ts";
import { createExclusive } from "../../../machine/write-file.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type ReportPorts = Pick<StudioPorts, "takeIndex" | "clock" | "ledger" | "emit" | "log">;

const REPORTS = "_reports";

export interface WrittenReport {
  /** Relative to the episode. */
  readonly path: string;
  /** What a webhook is sent. */
  readonly message: object;
}

export async function reportNight(
  ports: ReportPorts,
  episode: EpisodeContext,
  night: NightStep,
): Promise<WrittenReport> {
  const { folder } = episode;
  const ended = stamp(ports.clock.now());
  const takes = await readTakes(ports, episode, night);
  const money = await readMoney(ports, night);
  const text = nightReport({ night, episode: basename(folder), ended, takes, money, up: "../" });
  const reports = await requireOwnPath(folder, REPORTS);
  await makeFolder(reports);
  const day = ended.slice(0, 10);
  for (let turn = 1; ; turn++) {
    const name = `${day}${turn === 1 ? "" : `-${turn}`}.md`;
    if (!(await createExclusive(join(reports, name), text))) continue;
    const count = (state: ReportedTake["state"]) => takes.filter((take) => take.state === state).length;
    const counts = { takes: takes.length, ok: count("ok"), failed: count("failed"), skipped: count("skipped") };
    const words = `${basename(folder)}, ${night.pass}: ${counts.ok} of ${counts.takes} takes came`;
    const message = {
      text: words,
      episode: basename(folder),
      pass: night.pass,
      ...counts,
      money,
      errors: night.errors,
    };
    return { path: `${REPORTS}/${name}`, message };
  }
}

async function readTakes(
  { takeIndex }: Pick<StudioPorts, "takeIndex">,
  { folder }: EpisodeContext,
  { takes, pass }: NightStep,
): Promise<ReportedTake[]> {
  const shots = [...new Set(takes.map(({ shot }) => shot))];
  const known = await takeIndex.read(folder, { shots, pass });
  return takes.map((each) => {
    const take = known.get(each.shot)?.find(({ take: number }) => number === each.take);
    const record = take && sidecarOf(take);
    const [from, to] = [Date.parse(record?.started ?? ""), Date.parse(record?.finished ?? "")];
    const seconds = Number.isFinite(from) && Number.isFinite(to) ? (to - from) / 1000 : null;
    return { ...each, thumb: take ? pathOf(take, thumbOf(take)) : null, seconds };
  });
}

/** What its runs cost, by currency: as reported, else as estimated. */
async function readMoney(
  { ledger }: Pick<StudioPorts, "ledger">,
  { takes, upscales }: NightStep,
): Promise<Record<string, number>> {
  const jobs = new Set([...takes.map(({ prompt_id: id }) => id), ...(upscales ?? [])]);
  const sums: Record<string, number> = {};
  for (const run of (await ledger.read()).runs) {
    const money = run.cost ?? run.estimate;
    if (jobs.has(run.job) && money) sums[money.currency] = (sums[money.currency] ?? 0) + money.amount;
  }
  return sums;
}
