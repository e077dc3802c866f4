// The notes of the pass, by shot: all are open, some ask to be checked again; and the way to hand them on.
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { CommandButton } from "../../components/command-button.tsx";
import { copyText } from "../../components/copy-text.ts";
import { Drawer } from "../../components/overlays/drawer.tsx";
import { Note } from "../../components/note.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { LIST_TOPIC } from "../../store/issues/issues.ts";
import { IssueRow } from "./issue-row.tsx";
import "./issues-drawer.css";

export function IssuesDrawer() {
  const { view, notices } = useUi();
  const { issues } = useCut();
  const open = issues.all.value.length;
  const toCheck = issues.toCheck.value.length;
  const refusal = notices.at(LIST_TOPIC);
  const filters = [
    { value: "all", label: `All ${open}` },
    {
      value: "check",
      label: `Check again ${toCheck}`,
      title: "The shot has changed, or has a newer take, since it was noted",
    },
  ] as const;
  return (
    <Drawer
      title="Issues"
      says={open === 0 ? "nothing open" : `${open} open`}
      onClose={() => (view.drawer.value = undefined)}
      foot={<Foot open={open} />}
    >
      <div class="issues-drawer__filter">
        <Segments
          name="Which notes"
          value={issues.filter.value}
          options={filters}
          onChange={(filter) => (issues.filter.value = filter)}
        />
      </div>
      {refusal && <Note tone="failed" text={refusal} />}
      <LastClosed />
      {issues.byShot.value.map((group) => (
        <section key={group.shot} class="panel__section" aria-label={`Notes on ${group.shot}`}>
          <div class="panel__head">
            <h3 class="panel__heading">{group.shot}</h3>
            <span class="quiet-text number">{group.issues.length}</span>
          </div>
          <ul>
            {group.issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ul>
        </section>
      ))}
      {issues.byShot.value.length === 0 && <Empty />}
    </Drawer>
  );
}

/** The way back for a note that was closed by mistake. */
function LastClosed() {
  const { issues } = useCut();
  const last = issues.closed.value.at(-1);
  if (!last) return null;
  return (
    <div class="issues-drawer__closed" role="status">
      <span class="issues-drawer__last">
        Closed on {last.shot}: {last.note}
      </span>
      <CommandButton command="reopen-note" size="small">
        Open it again
      </CommandButton>
    </div>
  );
}

function Empty() {
  const { issues } = useCut();
  const none = issues.all.value.length === 0;
  return (
    <p class="panel__empty">
      {none
        ? "What is wrong with a shot is noted here while you watch: press N, write, press Enter."
        : "No note is in this list."}
    </p>
  );
}

function Foot({ open }: { open: number }) {
  const { issues } = useCut();
  const [said, setSaid] = useState("");
  const copy = async (format: "md" | "json") => {
    const text = await issues.exportText(format);
    if (text !== undefined) setSaid((await copyText(text)) ? "Copied" : "The browser refused to copy");
  };
  return (
    <>
      <Button
        disabled={open === 0}
        title="The open notes with script lines and prompts"
        onPress={() => void copy("md")}
      >
        Copy text
      </Button>
      <Button disabled={open === 0} title="The same as JSON" onPress={() => void copy("json")}>
        Copy JSON
      </Button>
      <span class="quiet-text" role="status">
        {said}
      </span>
    </>
  );
}
