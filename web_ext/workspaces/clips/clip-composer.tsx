// What a clip is asked for with: one sentence, a picture or two, how long, how many takes, and by which model.
import { useId } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import { useFileDrop } from "../../components/use-file-drop.ts";
import { asSentence } from "../../store/base/format.ts";
import { CLIP_TOPIC, MOST_TAKES } from "../../store/clips/clips.ts";
import { labelWith } from "../../store/render/readiness.ts";
import { ClipPictures } from "./clip-pictures.tsx";
import "../../components/fields/field.css";
import "./clip-composer.css";

export function ClipComposer() {
  const { notices } = useUi();
  const { clips } = useEpisode();
  // Pictures can be dropped anywhere on the panel.
  const drop = useFileDrop(clips.addPictures);
  const id = useId();
  const refusal = notices.at(CLIP_TOPIC);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void clips.make();
  };
  return (
    <section class="panel clip-composer" aria-label="New clip" data-over={drop.isOver} {...drop.handlers}>
      <h2 class="clip-composer__ask">
        <label for={id}>What does the clip show?</label>
      </h2>
      <div class="clip-composer__line">
        <textarea
          id={id}
          class="clip-composer__text"
          rows={2}
          placeholder="A lighthouse keeper lights the lamp as a storm rolls in."
          value={clips.form.value.text}
          onInput={(event) => clips.change({ text: event.currentTarget.value })}
          onKeyDown={onKey}
        />
        <ClipPictures />
      </div>
      <Settings />
      {refusal && <Note tone="failed" text={asSentence(refusal)} />}
    </section>
  );
}

function Settings() {
  const { clips } = useEpisode();
  const { seconds, takes } = clips.form.value;
  const isMaking = clips.isMaking.value;
  return (
    <div class="clip-composer__settings">
      <label>
        Length, s
        <input
          class="field clip-composer__number"
          type="number"
          min={1}
          max={60}
          value={seconds}
          onChange={(event) => clips.change({ seconds: bounded(event.currentTarget.valueAsNumber, 60) })}
        />
      </label>
      <label>
        Takes
        <input
          class="field clip-composer__number"
          type="number"
          min={1}
          max={MOST_TAKES}
          value={takes}
          onChange={(event) =>
            clips.change({ takes: Math.round(bounded(event.currentTarget.valueAsNumber, MOST_TAKES)) })
          }
        />
      </label>
      <ModelField />
      <span class="spring" />
      <span class="quiet-text" role="status">
        {isMaking ? "Writing the clip…" : ""}
      </span>
      <Button
        kind="primary"
        icon="wand"
        keycap="Enter"
        disabled={clips.missingInput.value !== undefined || isMaking}
        {...(clips.missingInput.value !== undefined && { title: asSentence(clips.missingInput.value) })}
        onPress={() => void clips.make()}
      >
        Make the clip
      </Button>
    </div>
  );
}

function ModelField() {
  const { clips } = useEpisode();
  const { targets } = useJobs();
  return (
    <label>
      Model
      <select
        class="field"
        value={clips.form.value.target}
        onFocus={() => void targets.checkReadiness()}
        onChange={(event) => clips.change({ target: event.currentTarget.value })}
      >
        <option value="">As it is set up</option>
        {targets.video.value.map((each) => (
          <option key={each.id} value={each.id}>
            {labelWith(each.label, targets.readinessOf(each.id))}
          </option>
        ))}
      </select>
    </label>
  );
}

function bounded(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(1, value)) : 1;
}
