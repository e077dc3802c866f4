// One note: the moment it is about, what it says, and the button that takes it off the list.
import { Badge } from "../../components/marks/badge.tsx";
import { IconButton } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { formatAge } from "../../store/base/format.ts";
import type { Badge as Status } from "../../store/base/badge.ts";

const ADDRESSED: Status = {
  tone: "ok",
  shape: "ok",
  word: "Addressed",
  title: "The shot was changed and built, or rendered again, since this was noted",
};

export function IssueRow({ issue }: { issue: Issue }) {
  const { clock } = useUi();
  const { issues } = useCut();
  const about = issue.take === null ? "no take" : `take ${issue.take}`;
  return (
    <li class="issue-row">
      <button
        type="button"
        class="issue-row__go"
        title="Show the moment that this is about"
        onClick={() => issues.show(issue)}
      >
        <span class="issue-row__note">{issue.note}</span>
        <span class="issue-row__about">
          {about}, {formatAge(issue.when, clock.value)}
          {issue.addressed && <Badge status={ADDRESSED} />}
        </span>
      </button>
      <IconButton
        icon="ok"
        name={`Resolve: take the note on ${issue.shot} off the list`}
        onPress={() => void issues.resolve([issue.id])}
      />
    </li>
  );
}
