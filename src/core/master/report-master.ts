// The report on a master: `<ep>_master.json` for programs, `<ep>_master.md` for people.
import type { MasterPlan, MasterRow, MasterTitles } from "../../contracts/routes/delivery/master.ts";

export interface MasterReport {
  readonly version: 1;
  readonly episode: string;
  /** ISO 8601. */
  readonly made: string;
  /** Names of files beside the report. */
  readonly output: string;
  readonly mov: string | null;
  readonly seconds: number;
  readonly frames: number;
  readonly plan: MasterPlan;
  readonly titles: MasterTitles | null;
  /** What was copied, encoded, left out: a sentence each. */
  readonly notes: readonly string[];
}

export function writeMasterReport(report: MasterReport): string {
  const { episode, made, output, mov, seconds, frames, plan, titles, notes } = report;
  return [
    `# Master of ${episode}`,
    "",
    `- made: ${made}`,
    `- film: ${output}${mov === null ? "" : `, ${mov}`}`,
    `- size: ${plan.size.join("x")}, ${plan.fit}, ${plan.quality}`,
    `- length: ${seconds.toFixed(2)} s, ${frames} frames`,
    ...(titles ? [`- titles: ${titlesWords(titles)}`] : []),
    "",
    "| shot | take | target | status | made by | why |",
    "| - | - | - | - | - | - |",
    ...plan.rows.map(rowLine),
    "",
    ...notes.map((note) => `- ${note}`),
    "",
  ].join("\n");
}

function rowLine({ shot, take, target, status, recipe, why }: MasterRow): string {
  return `| ${[shot, take ?? "", target ?? "", status, recipe ?? "", why].map(cell).join(" | ")} |`;
}

function cell(value: string | number): string {
  return String(value).replaceAll("|", "\\|").replaceAll("\n", " ");
}

function titlesWords({ intro, outro, picture, why }: MasterTitles): string {
  const films = [intro && `intro ${intro}`, outro && `outro ${outro}`].filter(Boolean).join(", ");
  return `${films}; the picture was ${picture}${why === null ? "" : ` (${why})`}`;
}
