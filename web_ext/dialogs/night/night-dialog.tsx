// A night: what is rendered while nobody looks, by which rule, and what is done with it then; how far the one that goes on is.
import { fileAddress } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { asSentence, nameOf } from "../../store/base/format.ts";
import { describeNight, NIGHT_TOPIC } from "../../store/render/nights.ts";
import { Choice, FormLine } from "../deliver/form-line.tsx";
import "./night-dialog.css";

const COUNTS = ["1", "2", "3", "4", "6", "8"].map(
  (count) => [count, count === "1" ? "1 take" : `${count} takes`] as const,
);

const RETRIES = [
  ["0", "Leave it"],
  ["1", "Try again once"],
  ["2", "Try again twice"],
  ["3", "Try again three times"],
] as const;

export function NightDialog() {
  const { notices, selected } = useUi();
  const { nights } = useJobs();
  const refusal = notices.at(NIGHT_TOPIC);
  const isRunning = nights.isRunning.value;
  const close = () => {
    notices.clear(NIGHT_TOPIC);
    nights.isShown.value = false;
  };
  const start = () => {
    askForNotices();
    void nights.start(selected.value);
  };
  const foot = (
    <>
      <span class="quiet-text">It goes on when this page is closed.</span>
      <span class="spring" />
      <Button onPress={close}>Close</Button>
      <Button kind="primary" icon="moon" disabled={isRunning} onPress={start}>
        Start the night
      </Button>
    </>
  );
  return (
    <Dialog title="Render a night" onClose={close} foot={foot}>
      {refusal && (
        <div class="night-notes">
          <Note tone="failed" text={asSentence(refusal)} />
        </div>
      )}
      <Now />
      <Fields />
    </Dialog>
  );
}

function Fields() {
  const { selected } = useUi();
  const { nights } = useJobs();
  const { what, count, retry, upscale, assemble } = nights.form.value;
  const whats = [
    { value: "missing", label: "What is missing", title: "Shots without a usable take" },
    { value: "every", label: "Every shot", title: "New takes of all of them" },
    { value: "selected", label: selected.value ?? "The selected shot", title: "New takes of the selected shot" },
  ] as const;
  return (
    <fieldset class="night-form" disabled={nights.isRunning.value}>
      <legend class="unseen">What is rendered</legend>
      <Segments name="What is rendered" value={what} options={whats} onChange={(to) => nights.change({ what: to })} />
      <FormLine label="Each shot">
        {(id) => (
          <Choice
            id={id}
            value={String(count)}
            options={COUNTS}
            onChange={(to) => nights.change({ count: Number(to) })}
          />
        )}
      </FormLine>
      <FormLine label="Where one fails">
        {(id) => (
          <Choice
            id={id}
            value={String(retry)}
            options={RETRIES}
            onChange={(to) => nights.change({ retry: Number(to) })}
          />
        )}
      </FormLine>
      <CheckBox
        label="Then upscale them by the recipe"
        checked={upscale}
        onChange={(to) => nights.change({ upscale: to })}
      />
      <CheckBox label="Then assemble the film" checked={assemble} onChange={(to) => nights.change({ assemble: to })} />
    </fieldset>
  );
}

function Now() {
  const { episode } = useEpisode();
  const { nights } = useJobs();
  const night = nights.last.value;
  const left = nights.left.value;
  return (
    <>
      {left.length > 0 && (
        <div class="night-notes">
          <Note tone="stale" title="Not queued" text={left.map(asSentence).join(" ")} />
        </div>
      )}
      {night && (
        <section class="night-now" aria-label="The night">
          <div class="night-now__line">
            <b role="status">{describeNight(night)}</b>
            <span class="spring" />
            {night.report === null ? (
              <Button size="small" title="What waits is canceled; what came stays" onPress={() => void nights.cancel()}>
                Cancel the night
              </Button>
            ) : (
              <a
                class="link-button"
                href={fileAddress(episode.folder.value, night.report)}
                download={nameOf(night.report)}
              >
                Its report
              </a>
            )}
          </div>
          <Progress percent={(100 * (night.ok + night.failed + night.skipped)) / night.total} name="The night" />
        </section>
      )}
    </>
  );
}

/** A browser asks the person, and only while a button is pressed. */
function askForNotices(): void {
  if ("Notification" in globalThis && Notification.permission === "default") void Notification.requestPermission();
}
