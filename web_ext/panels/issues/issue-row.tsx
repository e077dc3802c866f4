// One note: the moment it is about, what it says and who said it, the way to its line of the script, and the button that closes it.
import { Badge } from "../../components/marks/badge.tsx";
import { IconButton, LinkButton } from "../../components/button.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { formatAge } from "../../store/base/format.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import "./issues-drawer.css";

const CHECK: Status = {
  tone: "stale",
  shape: "stale",
  word: "Check again",
  title: "The shot has changed, or has a newer take, since this was noted. It stays open until you close it",
};

export interface IssueRowProps {
  readonly issue: Issue;
  /** Says its shot: the list is not one of a shot. */
  readonly named?: boolean;
}

export function IssueRow({ issue, named = false }: IssueRowProps) {
  const { clock, enter } = useUi();
  const { issues } = useCut();
  const show = () => {
    issues.show(issue);
    enter("shots");
  };
  const facts = [
    named ? issue.shot : undefined,
    issue.take === null ? "no take" : `take ${issue.take}`,
    issue.by,
    issue.marks?.length ? "with a drawing" : undefined,
    formatAge(issue.when, clock.value),
  ];
  return (
    <li class="issue-row">
      <button type="button" class="issue-row__go" title="Show the moment that this is about" onClick={show}>
        <span class="issue-row__note">{issue.note}</span>
        <span class="issue-row__about">
          {facts.filter(Boolean).join(", ")}
          {issue.addressed && <Badge status={CHECK} />}
        </span>
      </button>
      <ScriptLink issue={issue} />
      <IconButton icon="ok" name={`Close the note on ${issue.shot}`} onPress={() => void issues.close([issue.id])} />
    </li>
  );
}

/** To the line of the script that the note speaks of. */
function ScriptLink({ issue: { shot, line } }: { issue: Issue }) {
  const { enter } = useUi();
  const { writing } = useEpisode();
  if (line === undefined || line === null) return null;
  const open = () => {
    writing.goTo("script", line);
    enter("write");
  };
  return (
    <LinkButton onPress={open}>
      Open in Write
      <span class="unseen">
        , line {line}, the note on {shot}
      </span>
    </LinkButton>
  );
}
