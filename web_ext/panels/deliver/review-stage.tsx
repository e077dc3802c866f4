// The middle of the review: what became of the notes that came back, and every open note in the order of the film.
import type { ReturnedNote } from "../../../src/contracts/files/delivery/review.ts";
import { useCut } from "../../components/contexts.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import type { Badge as Status } from "../../store/base/badge.ts";
import { asSentence, formatCount } from "../../store/base/format.ts";
import { IssueRow } from "../issues/issue-row.tsx";
import "./review.css";

const BECAME: Readonly<Record<ReturnedNote["became"], Status>> = {
  added: { tone: "ok", shape: "ok", word: "New", title: "It stands among the notes now" },
  changed: { tone: "stale", shape: "stale", word: "Changed", title: "The reviewer has changed it since" },
  known: { tone: "ok", shape: "locked", word: "Known", title: "It came before" },
  left_out: { tone: "out", shape: "out", word: "Left out", title: "It was not taken" },
};

export function ReviewStage() {
  const { issues, delivery } = useCut();
  const returned = delivery.reviews.returned.value;
  const open = issues.all.value;
  return (
    <section class="panel" aria-label="Notes">
      <div class="panel__bar">
        <h2 class="panel__title">Notes</h2>
        <span class="quiet-text number">{formatCount(open.length, "open note")}</span>
      </div>
      <div class="panel__body">
        {returned.length > 0 && <Returned notes={returned} />}
        {open.length > 0 && <Open />}
        {open.length === 0 && returned.length === 0 && (
          <EmptyState
            title="No open note"
            text="Write a review, send its folder, and drop the notes that come back. They land on their frames."
            actions={null}
          />
        )}
      </div>
    </section>
  );
}

function Returned({ notes }: { readonly notes: readonly ReturnedNote[] }) {
  const all = useCut().issues.all.value;
  return (
    <section class="panel__section" aria-label="What came back">
      <h3 class="panel__heading">{formatCount(notes.length, "note")} came back</h3>
      <ul class="review-notes">
        {notes.map(({ note, shot, issue, became, says }) => (
          <li key={note} class="review-notes__left">
            <Badge status={BECAME[became]} /> {shot}
            {issue !== null && `: ${all.find(({ id }) => id === issue)?.note ?? ""}`}
            {says !== "" && <p class="deliver-section__about">{asSentence(says)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Open() {
  const { issues, cut } = useCut();
  const order = cut.shots.value.map(({ shot }) => shot);
  const sorted = issues.all.value.toSorted(
    (a, b) => order.indexOf(a.shot) - order.indexOf(b.shot) || (a.frame ?? 0) - (b.frame ?? 0),
  );
  return (
    <section class="panel__section" aria-label="Open notes">
      <h3 class="panel__heading">Open</h3>
      <ul class="review-notes">
        {sorted.map((issue) => (
          <IssueRow key={issue.id} issue={issue} named />
        ))}
      </ul>
    </section>
  );
}
