// How the film is made: size, sound, loudness, music, titles. What a choice needs appears with it.
import { useEffect } from "preact/hooks";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { useCut, useEpisode } from "../../components/contexts.tsx";
import { describePublishing } from "../../store/deliver/publish-plan.ts";
import { Line, TextField } from "../../components/fields/field-line.tsx";
import { MusicField } from "../../components/fields/music-field.tsx";
import "./film-fields.css";

const SOUNDS = [
  { value: "clips", label: "Clips", title: "Every clip's own sound" },
  { value: "recording", label: "Recording", title: "The episode's recording under the whole film" },
] as const;

export function FilmFields({ disabled }: { readonly disabled: boolean }) {
  const { episode } = useEpisode();
  const { deliver } = useCut();
  const form = deliver.form.value;
  const { change } = deliver;
  const facts = episode.facts.value;
  return (
    <fieldset class="panel__section film-fields" disabled={disabled}>
      <legend class="unseen">How the film is made</legend>
      <Line label="Size">
        <TextField
          name="Size"
          value={form.size}
          placeholder={facts ? `${facts.width} × ${facts.height}, as the pass` : ""}
          type={(size) => change({ size })}
        />
      </Line>
      {deliver.plan.value.hasUpscales && (
        <Line label="Pictures">
          <CheckBox label="Upscaled" checked={form.upscaled} onChange={(upscaled) => change({ upscaled })} />
        </Line>
      )}
      <Line label="Sound">
        {facts?.track ? (
          <Segments name="Sound" value={form.audio} options={SOUNDS} onChange={(audio) => change({ audio })} />
        ) : (
          <span class="quiet-text">Every clip's own</span>
        )}
      </Line>
      <Line label="Loudness">
        <CheckBox label="Set" checked={form.levels} onChange={(levels) => change({ levels })} />
        {form.levels && (
          <>
            <TextField name="Loudness in LUFS" value={form.lufs} type={(lufs) => change({ lufs })} short />
            <span class="quiet-text">LUFS</span>
            <TextField name="True peak in dBTP" value={form.peak} type={(peak) => change({ peak })} short />
            <span class="quiet-text">dBTP</span>
          </>
        )}
      </Line>
      <MusicField />
      <Line label="Missing">
        <CheckBox
          label="Leave out shots without a take"
          checked={form.partial}
          onChange={(partial) => change({ partial })}
        />
      </Line>
      <Line label="Publish">
        <CheckBox
          label="With intro, outro and title"
          checked={form.publish}
          onChange={(publish) => change({ publish })}
        />
      </Line>
      {form.publish && <Publishing />}
    </fieldset>
  );
}

/** What stands before and after the cut, and what there will not be. */
function Publishing() {
  const { titles } = useCut().delivery;
  const preview = titles.preview.value;
  useEffect(() => void titles.refresh(), [titles]);
  if (!preview) return null;
  return (
    <ul class="film-fields__titles">
      {describePublishing(preview).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
