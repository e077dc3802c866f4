// How the title is written: letters, place, colours, glow, and when it is seen. Each change is drawn at once, and saved when a person says so.
import { Button } from "../../components/button.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { Note } from "../../components/note.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import type { SubtitleFields } from "../../../src/contracts/routes/delivery/titles.ts";
import { SERIES_TOPIC } from "../../store/deliver/series-edits.ts";
import { ColourLine, SliderLine, TextLine, TimesLine } from "./title-fields.tsx";
import "./deliver-panel.css";

export function TitlesPanel() {
  const { notices } = useUi();
  const { titles, seriesEdits } = useCut().delivery;
  const preview = titles.preview.value;
  const fields = titles.fields.value;
  const isDirty = titles.isDirty.value;
  const refusal = seriesEdits.shown.value ? undefined : notices.at(SERIES_TOPIC);
  const save = () => void seriesEdits.show("Save the titles", { subtitle: fields });
  return (
    <section class="panel" aria-label="How the title is written">
      <div class="panel__bar">
        <h2 class="panel__title">The title</h2>
        <Chip source={{ origin: "series", word: "series", title: "publish.subtitle of the series config" }} />
        <span class="spring" />
        <span class="quiet-text deliver-line__cut">{preview?.text}</span>
      </div>
      <div class="panel__body">
        {refusal && (
          <div class="panel__section">
            <Note tone="failed" text={refusal} />
          </div>
        )}
        {preview && <Fields fields={fields} usual={preview.usual} />}
      </div>
      <div class="panel__foot">
        <span class="deliver-dirty" role="status">
          {isDirty ? "Not saved yet" : ""}
        </span>
        <span class="spring" />
        <Button disabled={!isDirty} title="Back to what the series config says" onPress={titles.reset}>
          Revert
        </Button>
        <Button kind="primary" disabled={!isDirty} title="Shows what changes in the config first" onPress={save}>
          Save…
        </Button>
      </div>
    </section>
  );
}

interface FieldsProps {
  readonly fields: SubtitleFields;
  readonly usual: {
    readonly size: number;
    readonly y: number;
    readonly color: string;
    readonly glow: string;
    readonly glow_size: number;
  };
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

function Fields(props: FieldsProps) {
  return (
    <>
      <Letters {...props} />
      <Glow {...props} />
      <Seconds {...props} />
    </>
  );
}

function Letters({ fields, usual }: FieldsProps) {
  const { change } = useCut().delivery.titles;
  return (
    <div class="panel__section">
      <h3 class="panel__heading deliver-heading">Letters</h3>
      <TextLine
        label="Font"
        value={fields.font ?? ""}
        placeholder="The studio's own"
        title="A font file, seen from the folder of the series config"
        onChange={(font) => change({ font: font === "" ? undefined : font })}
      />
      <SliderLine
        label="Size"
        value={fields.size ?? usual.size}
        isSet={fields.size !== undefined}
        {...{ min: 0.02, max: 0.25, step: 0.002, words: percent }}
        onChange={(size) => change({ size })}
      />
      <SliderLine
        label="Height"
        value={fields.y ?? usual.y}
        isSet={fields.y !== undefined}
        {...{ min: 0, max: 1, step: 0.005, words: (part: number) => `${percent(part)} down` }}
        onChange={(y) => change({ y })}
      />
      <ColourLine label="Colour" value={fields.color ?? usual.color} onChange={(color) => change({ color })} />
    </div>
  );
}

function Glow({ fields, usual }: FieldsProps) {
  const { change } = useCut().delivery.titles;
  return (
    <div class="panel__section">
      <h3 class="panel__heading deliver-heading">Glow</h3>
      <ColourLine
        label="Colour"
        name="Colour of the glow"
        value={fields.glow ?? usual.glow}
        onChange={(glow) => change({ glow })}
      />
      <SliderLine
        label="Reach"
        value={fields.glow_size ?? usual.glow_size}
        isSet={fields.glow_size !== undefined}
        {...{ min: 0, max: 0.2, step: 0.002, words: percent }}
        onChange={(glow_size) => change({ glow_size })}
      />
    </div>
  );
}

function Seconds({ fields }: FieldsProps) {
  const { change } = useCut().delivery.titles;
  return (
    <div class="panel__section">
      <h3 class="panel__heading deliver-heading">Seconds</h3>
      <TimesLine
        label="Intro, in"
        value={fields.intro_in}
        usual="4 – 5"
        onChange={(intro_in) => change({ intro_in })}
      />
      <TimesLine
        label="Outro, in"
        value={fields.outro_in}
        usual="0 – 1"
        onChange={(outro_in) => change({ outro_in })}
      />
      <TimesLine
        label="Outro, out"
        value={fields.outro_out}
        usual="4.5 – 5.5"
        onChange={(outro_out) => change({ outro_out })}
      />
    </div>
  );
}
