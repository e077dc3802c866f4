// Music under the whole film: a sound of the episode, or one imported from this computer.
import { CheckBox } from "./check-box.tsx";
import { FileButton } from "./file-button.tsx";
import { Note } from "../note.tsx";
import { useCut, useUi } from "../contexts.tsx";
import { Line, TextField } from "./field-line.tsx";

export function MusicField() {
  const { notices } = useUi();
  const { deliver } = useCut();
  const form = deliver.form.value;
  const { change } = deliver;
  const refusal = notices.at("music");
  return (
    <>
      <Line label="Music">
        <TextField name="Music" value={form.music} placeholder="None" type={(music) => change({ music })} />
        <FileButton label="Bring…" accept="audio/*" onFile={(file) => void deliver.importMusic(file)} />
      </Line>
      {refusal && <Note tone="failed" text={refusal} />}
      {form.music.trim() !== "" && (
        <Line label="">
          <TextField
            name="Volume of the music in percent"
            value={form.musicGain}
            type={(musicGain) => change({ musicGain })}
            short
          />
          <span class="quiet-text">%</span>
          <CheckBox label="Steps back for speech" checked={form.duck} onChange={(duck) => change({ duck })} />
        </Line>
      )}
    </>
  );
}
