// What a clip sounds like in the cut: its own take, another take, a file, or nothing; and from where, how late and how loud.
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { FileButton } from "../../components/fields/file-button.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { Note } from "../../components/note.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { formOfSound, readSoundForm, takesWithSound, type SoundForm } from "../../store/inspector/sound-form.ts";
import { formatUpload } from "../../store/base/format.ts";
import { Labelled } from "./labelled.tsx";
import "./new-take-dialog.css";

const SOURCES = [
  { value: "own", label: "Its own", title: "The sound of the take that plays" },
  { value: "take", label: "A take" },
  { value: "file", label: "A file" },
  { value: "none", label: "None", title: "Silence" },
] as const;

export function SoundDialog({ shot }: { readonly shot: ShotStatus }) {
  const { windows } = useUi();
  const { episode } = useEpisode();
  const { cut } = useCut();
  const [form, setForm] = useState(() => formOfSound(shot.cut.audio));
  const [refusal, setRefusal] = useState<string>();
  const change = (fields: Partial<SoundForm>) => setForm((now) => ({ ...now, ...fields }));
  const close = () => (windows.sound.value = undefined);
  const save = () => {
    const audio = readSoundForm(form, episode.openPass.peek()?.pass ?? "proxy");
    if (typeof audio === "string") return setRefusal(audio);
    close();
    void cut.change(shot.shot, { audio });
  };
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" onPress={save}>
        Use this sound
      </Button>
    </>
  );
  return (
    <Dialog title={`Sound of ${shot.shot}`} onClose={close} foot={foot}>
      <form class="new-take" onSubmit={(event) => event.preventDefault()}>
        {refusal && <Note tone="failed" text={refusal} />}
        <div class="new-take__row">
          <span class="new-take__label">Sound</span>
          <Segments name="Sound" value={form.source} options={SOURCES} onChange={(source) => change({ source })} />
        </div>
        {form.source === "take" && <TakeField shot={shot} form={form} change={change} />}
        {form.source === "file" && <FileField form={form} change={change} />}
        {(form.source === "take" || form.source === "file") && <TimeFields form={form} change={change} />}
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly form: SoundForm;
  readonly change: (fields: Partial<SoundForm>) => void;
}

function TakeField({ shot, form, change }: FieldProps & { readonly shot: ShotStatus }) {
  const { cut } = useCut();
  const takes = takesWithSound(cut.shots.value, shot.shot);
  return (
    <Labelled label="Take">
      {(id) => (
        <select
          id={id}
          class="field field--wide"
          value={form.take}
          onChange={(event) => change({ take: event.currentTarget.value })}
        >
          <option value="">{takes.length === 0 ? "No take of this pass has a sound" : "Choose a take"}</option>
          {takes.map((take) => (
            <option key={take} value={take}>
              {take.replace(/ (\d+)$/, ", take $1")}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function FileField({ form, change }: FieldProps) {
  const { notices } = useUi();
  const { sounds } = useEpisode();
  const refusal = notices.at("sound-file");
  const [sent, setSent] = useState<number>();
  const importFile = async (file: File) => {
    setSent(0);
    const path = await sounds.upload(file, "sound-file", setSent);
    setSent(undefined);
    if (path !== undefined) change({ path });
  };
  return (
    <>
      <Labelled label="File">
        {(id) => (
          <>
            <input
              id={id}
              class="field field--wide"
              value={form.path}
              placeholder="A sound of the episode, by its path"
              autocomplete="off"
              onInput={(event) => change({ path: event.currentTarget.value })}
            />
            <FileButton
              label="Bring…"
              accept="audio/*"
              disabled={sent !== undefined}
              onFile={(file) => void importFile(file)}
            />
          </>
        )}
      </Labelled>
      {sent !== undefined && (
        <p class="quiet-text" role="status">
          {formatUpload(sent)} <Progress percent={sent} name="The sound is brought" />
        </p>
      )}
      {refusal && <Note tone="failed" text={refusal} />}
    </>
  );
}

const TIMES = [
  ["start", "Begins at", "seconds into it"],
  ["offset", "Moved by", "seconds against the picture; a minus is earlier"],
  ["gain", "Volume", "percent"],
] as const;

function TimeFields({ form, change }: FieldProps) {
  return (
    <>
      {TIMES.map(([key, label, unit]) => (
        <Labelled key={key} label={label}>
          {(id) => (
            <>
              <input
                id={id}
                class="field new-take__text--short number"
                value={form[key]}
                autocomplete="off"
                onInput={(event) => change({ [key]: event.currentTarget.value })}
              />
              <span class="new-take__unit">{unit}</span>
            </>
          )}
        </Labelled>
      ))}
    </>
  );
}
