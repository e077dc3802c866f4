// Issues as one Markdown text for who fixes them: a person, or a program that reads as one. It has no marks for machines and is
// never read back.
import type { Issue } from "../../contracts/routes/issues.ts";
import type { Pass } from "../../contracts/schema.ts";

/** Told in the text and in the data. */
export const INSTRUCTION =
  "Each note below is about one shot of the episode. The script lines and the prompt are those that made the take which the note " +
  "is about. Change the script or the series config so that the next render does what the note asks for, and leave every shot " +
  "without a note as it is.";

export interface IssuesBundle {
  readonly episode: string;
  /** Null for both passes. */
  readonly pass: Pass | null;
  readonly issues: readonly Issue[];
}

export function issuesText({ episode, pass, issues }: IssuesBundle): string {
  const count = issues.length === 1 ? "1 issue" : `${issues.length} issues`;
  const title = `# ${episode}: ${count}${pass === null ? "" : ` (${pass} pass)`}`;
  return `${[title, INSTRUCTION, ...issues.flatMap((issue) => issueParts(issue, pass === null))].join("\n\n")}\n`;
}

function issueParts(issue: Issue, namesPass: boolean): string[] {
  const take = issue.take === null ? "no take" : `take ${issue.take}`;
  const heading = [issue.shot, take, issue.target, ...(namesPass ? [issue.pass] : [])].join(" · ");
  const refs = issue.refs.map(({ role, id, path }) => `- ${role}${id === null ? "" : ` ${id}`}: ${path}`);
  return [
    `## ${heading}`,
    issue.note,
    ...(issue.addressed ? ["Check again: the shot has changed, or has a newer take, since this was noted."] : []),
    ...(issue.script === "" ? [] : ["Script:", fenced(issue.script)]),
    ...(issue.prompt === "" ? [] : ["Prompt:", fenced(issue.prompt)]),
    ...(refs.length === 0 ? [] : ["Reference files:", refs.join("\n")]),
    ...(issue.take_file === null ? [] : [`Rendered file: ${issue.take_file}`]),
  ];
}

/** A fence longer than any run of backticks in the text, so that nothing in it ends the block. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
