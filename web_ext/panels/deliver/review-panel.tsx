// On the right of the review: writing the folder that people without a studio are sent, and taking the notes that they send back.
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { copyText } from "../../components/copy-text.ts";
import { useFileDrop } from "../../components/use-file-drop.ts";
import { FileButton } from "../../components/fields/file-button.tsx";
import { ProgressLine } from "../../components/marks/progress-line.tsx";
import { Note } from "../../components/note.tsx";
import { formatBytes, formatCount } from "../../store/base/format.ts";
import { NOTES_TOPIC, REVIEW_TOPIC } from "../../store/deliver/reviews.ts";
import "../../components/fields/field.css";
import "./deliver-panel.css";
import "./review.css";

export function ReviewPanel() {
  const { reviews } = useCut().delivery;
  const { deliver } = useCut();
  const writing = reviews.writing.value;
  return (
    <section class="panel" aria-label="Review">
      <div class="panel__bar">
        <h2 class="panel__title">Review</h2>
        <span class="quiet-text">opens offline, in any browser</span>
      </div>
      <div class="panel__body">
        <HandOut />
        <TakeNotes />
      </div>
      <div class="panel__foot">
        {writing && <ProgressLine percent={writing.percent} says={writing.says} name="Writing the review" />}
        <span class="spring" />
        <Button
          kind="primary"
          icon="download"
          disabled={writing !== undefined || deliver.plan.value.clips === 0}
          title={deliver.plan.value.clips === 0 ? "Render a shot first: the cut has nothing to play" : ""}
          onPress={() => void reviews.write()}
        >
          Write a review
        </Button>
      </div>
    </section>
  );
}

function HandOut() {
  const { notices } = useUi();
  const { written } = useCut().delivery.reviews;
  const [said, setSaid] = useState("");
  const refusal = notices.at(REVIEW_TOPIC);
  const made = written.value;
  const copy = async (path: string) =>
    setSaid((await copyText(path)) ? "Copied" : "The browser refused to copy: the path is above");
  return (
    <section class="panel__section" aria-label="Hand out">
      <h3 class="panel__heading deliver-heading">Hand out</h3>
      <p class="deliver-section__text">
        A folder with the film and one page. Whoever gets it draws and writes on frames: no account, no network.
      </p>
      {refusal && <Note tone="failed" title="The review was not written" text={refusal} />}
      {made && (
        <>
          <p class="review-path">{made.folder}</p>
          <div class="deliver-line">
            <span class="deliver-line__text quiet-text number">
              {formatCount(made.shots, "shot")}, {formatBytes(made.bytes)}
            </span>
            <span class="quiet-text" role="status">
              {said}
            </span>
            <Button size="small" title="The path of the folder" onPress={() => void copy(made.folder)}>
              Copy the path
            </Button>
          </div>
          {made.notes.map((note) => (
            <p key={note} class="deliver-section__about">
              {note}
            </p>
          ))}
        </>
      )}
    </section>
  );
}

function TakeNotes() {
  const { notices } = useUi();
  const { reviews } = useCut().delivery;
  const [text, setText] = useState("");
  const refusal = notices.at(NOTES_TOPIC);
  const takeFiles = async (files: readonly File[]) =>
    void (await reviews.take(await Promise.all(files.map((file) => file.text()))));
  const { isOver, handlers } = useFileDrop((files) => void takeFiles(files));
  const takeText = async () => {
    if (await reviews.take([text])) setText("");
  };
  return (
    <section
      class={isOver ? "panel__section review-drop review-drop--over" : "panel__section review-drop"}
      aria-label="Notes that come back"
      {...handlers}
    >
      <h3 class="panel__heading deliver-heading">Notes that come back</h3>
      {refusal && <Note tone="failed" title="The notes were not taken" text={refusal} />}
      <div class="deliver-line">
        <FileButton label="Choose a file…" accept=".json,.txt" onFile={(file) => void takeFiles([file])} />
        <span class="quiet-text">or drop files here</span>
      </div>
      <textarea
        class="field review-text"
        aria-label="Notes as a text"
        placeholder="Or paste what the reviewer copied"
        rows={4}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="deliver-line">
        <span class="spring" />
        <Button size="small" disabled={text.trim() === ""} onPress={() => void takeText()}>
          Take the notes
        </Button>
      </div>
    </section>
  );
}
