// How loud the clip is in the cut, and how its picture and its sound fade at its ends, as fields.
import { useRef, useState } from "preact/hooks";
import { decibelText } from "../../../src/core/levels/clip-levels.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { useCut, usePlayback } from "../../components/contexts.tsx";
import type { FadeField } from "../../store/cut/edit-values.ts";
import { fadeTo, louder, parseGain } from "../../store/cut/levels.ts";
import { TrimField } from "./trim-field.tsx";

const FIELDS: readonly { readonly title: string; readonly fields: readonly [FadeField, FadeField] }[] = [
  { title: "Picture", fields: ["fade_in", "fade_out"] },
  { title: "Sound", fields: ["sound_fade_in", "sound_fade_out"] },
];

export function LevelFields({ shot: { shot, cut } }: { shot: ShotStatus }) {
  const edits = useCut().cut;
  const clip = usePlayback().playback.clips.value.find((one) => one.shot === shot);
  if (!clip) return null;
  const setFade = (field: FadeField, frames: number) => void edits.change(shot, fadeTo(clip, field, frames));
  return (
    <div class="level-fields">
      <GainField gain={cut.gain ?? 1} locked={cut.locked} onChange={(gain) => void edits.change(shot, { gain })} />
      {FIELDS.map(({ title, fields }) => (
        <div key={title} class="level-fields__pair" role="group" aria-label={`Fades of the ${title.toLowerCase()}`}>
          {fields.map((field, index) => (
            <TrimField
              key={field}
              label={`${title} ${index === 0 ? "in" : "out"}`}
              name={`${title} fades ${index === 0 ? "in" : "out"}`}
              sign=""
              frames={cut[field] ?? 0}
              locked={cut.locked}
              onChange={(frames) => setFade(field, frames)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface GainFieldProps {
  /** Linear. */
  readonly gain: number;
  readonly locked: boolean;
  readonly onChange: (gain: number) => void;
}

function GainField({ gain, locked, onChange }: GainFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isGivenUp = useRef(false);
  const wanted = typed === undefined ? gain : parseGain(typed);
  const commit = () => {
    if (wanted === undefined) return;
    if (!isGivenUp.current && wanted !== gain) onChange(wanted);
    isGivenUp.current = false;
    setTyped(undefined);
  };
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.key === "Enter") commit();
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (step !== 0 && wanted !== undefined) {
      event.preventDefault();
      setTyped(decibelText(louder(wanted, step)));
    }
    if (event.key !== "Escape") return;
    event.stopPropagation();
    isGivenUp.current = true;
    event.currentTarget.blur();
  };
  return (
    <label class={typed === undefined ? "trim-field" : "trim-field trim-field--dirty"}>
      Gain
      <input
        class="field field--small"
        value={typed ?? decibelText(gain)}
        disabled={locked}
        title={locked ? "Locked: unlock it first" : "Decibels, up to +12; 0 leaves the sound as it is"}
        aria-label="Gain"
        aria-invalid={wanted === undefined}
        spellcheck={false}
        autocomplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKey}
      />
    </label>
  );
}
