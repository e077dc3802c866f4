// A line of a form: a name, and what is typed or chosen.
import type { ComponentChildren } from "preact";
import "./field-line.css";

interface LineProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export function Line({ label, children }: LineProps) {
  return (
    <div class="field-line">
      <span class="field-line__label">{label}</span>
      {children}
    </div>
  );
}

interface TextFieldProps {
  readonly name: string;
  readonly value: string;
  readonly type: (text: string) => void;
  readonly placeholder?: string;
  readonly short?: boolean;
}

export function TextField({ name, value, type, placeholder, short = false }: TextFieldProps) {
  return (
    <input
      class={short ? "field field--small field-line__text--short number" : "field field--small field--wide number"}
      value={value}
      placeholder={placeholder}
      aria-label={name}
      spellcheck={false}
      autocomplete="off"
      onInput={(event) => type(event.currentTarget.value)}
    />
  );
}
