// By hand: every template of a real host becomes a target, as far as it can, and what its jobs would send goes before the host's own
// validation. `npm run templates -- URL [REPORT.json]`. What is accepted is taken out of the queue again.
import { writeFileSync } from "node:fs";
import { readNodeClasses } from "../../../src/core/workflow/node-class.ts";
import { shipped } from "../servers/shipped-targets.ts";
import { HostOfTemplates, type Row } from "./try-template.ts";

const [url, report] = process.argv.slice(2);
if (url === undefined) throw new Error("usage: npm run templates -- URL [REPORT.json]");

const host = new HostOfTemplates(url, shipped.files);
const classes = readNodeClasses(await host.json("/object_info"));
const rows: Row[] = [];
for (const template of await host.templates()) {
  const row = await host.tryTemplate(template, classes);
  rows.push(row);
  if (row.verdict === "invalid" || row.verdict === "broken")
    process.stdout.write(`${row.name}: ${row.verdict}: ${row.why.join(" | ")}\n`);
}
if (report !== undefined) writeFileSync(report, JSON.stringify(rows, null, 1));

const counts = new Map<string, number>();
for (const { kind, verdict } of rows) counts.set(`${kind} ${verdict}`, (counts.get(`${kind} ${verdict}`) ?? 0) + 1);
process.stdout.write(
  `\n${[...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, count]) => `${String(count).padStart(4)} ${key}`)
    .join("\n")}\n`,
);
if (rows.some(({ verdict }) => verdict === "invalid" || verdict === "broken")) process.exitCode = 1;
