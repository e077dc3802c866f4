// The lines of the titles designer: a text, a slider, a colour, two times.
import { useEffect, useId, useState } from "preact/hooks";
import { formatTimes, parseTimes } from "../../store/deliver/titles.ts";
import "../../components/fields/field.css";
import "./deliver-panel.css";
import "./titles.css";

interface TextLineProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly title: string;
  readonly onChange: (value: string) => void;
}

/** Taken over when it is left, or by Enter: a half-typed path is no file. */
export function TextLine({ label, value, placeholder, title, onChange }: TextLineProps) {
  const id = useId();
  return (
    <div class="deliver-line">
      <label class="deliver-line__label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field field--small field--wide"
        value={value}
        placeholder={placeholder}
        title={title}
        spellcheck={false}
        autocomplete="off"
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    </div>
  );
}

interface SliderLineProps {
  readonly label: string;
  readonly value: number;
  /** Somebody chose it; else it is as the studio has it. */
  readonly isSet: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly words: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function SliderLine({ label, value, isSet, min, max, step, words, onChange }: SliderLineProps) {
  const id = useId();
  return (
    <div class="deliver-line">
      <label class="deliver-line__label" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        class="slider"
        {...{ min, max, step, value }}
        aria-valuetext={words(value)}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
      <span class={isSet ? "deliver-line__value number" : "deliver-line__value number quiet-text"}>{words(value)}</span>
    </div>
  );
}

interface ColourLineProps {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ColourLine({ label, name = label, value, onChange }: ColourLineProps) {
  return (
    <div class="deliver-line">
      <span class="deliver-line__label">{label}</span>
      <input
        type="color"
        class="colour"
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#ffffff"}
        aria-label={`${name}, from a palette`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <input
        class="field field--small field--wide number"
        value={value}
        aria-label={name}
        title="As CSS writes colours: #ffe9c4, white"
        spellcheck={false}
        autocomplete="off"
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    </div>
  );
}

interface TimesLineProps {
  readonly label: string;
  readonly value: readonly [number, number] | undefined;
  readonly usual: string;
  readonly onChange: (value: [number, number] | undefined) => void;
}

export function TimesLine({ label, value, usual, onChange }: TimesLineProps) {
  const id = useId();
  const shown = value ? formatTimes(value) : "";
  const [text, setText] = useState(shown);
  const [isOdd, setIsOdd] = useState(false);
  useEffect(() => setText(shown), [shown]);
  const read = (typed: string) => {
    setText(typed);
    const times = parseTimes(typed);
    setIsOdd(typed.trim() !== "" && !times);
    if (typed.trim() === "") onChange(undefined);
    else if (times) onChange(times);
  };
  return (
    <div class="deliver-line">
      <label class="deliver-line__label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field field--small deliver-line__times number"
        value={text}
        placeholder={usual}
        title="Two times in seconds, from and to"
        aria-invalid={isOdd}
        autocomplete="off"
        onChange={(event) => read(event.currentTarget.value)}
      />
      <span class="quiet-text">{isOdd ? "two times, as 4 – 5" : "s"}</span>
    </div>
  );
}
