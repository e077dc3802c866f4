// `doctor`: what is well on this machine and what is not, each with what to do. It starts nothing, and works whether a service runs or not.
import { readVersion } from "../../wiring/read-version.ts";
import { withRealUserFolder } from "../../wiring/open-reading.ts";
import type { CommonFlags } from "../args.ts";
import { readCommandEnvironment } from "../client/command-environment.ts";
import type { Answer } from "../output.ts";
import { linesOf } from "./diagnosis.ts";
import { examineFolders, examineNode, examinePort, examineSettings, examineTools } from "./examine.ts";

export async function answerDoctor(flags: CommonFlags): Promise<Answer> {
  const environment = await withRealUserFolder(readCommandEnvironment(flags).environment);
  const groups = await Promise.all([
    examineTools(environment),
    examineFolders(environment),
    examinePort(environment).then((finding) => [finding]),
    examineSettings(environment),
  ]);
  const findings = [examineNode(process.versions.node, readVersion()), ...groups.flat()];
  const failed = findings.some(({ is }) => is === "bad");
  return { json: { ok: !failed, findings }, lines: linesOf(findings), failed };
}
