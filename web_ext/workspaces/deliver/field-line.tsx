// A line of the film's form, and a text field in it.
import type { ComponentChildren } from "preact";

interface LineProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export function Line({ label, children }: LineProps) {
  return (
    <div class="film-fields__line">
      <span class="film-fields__label">{label}</span>
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
      class={short ? "field field--small film-fields__text--short number" : "field field--small field--wide number"}
      value={value}
      placeholder={placeholder}
      aria-label={name}
      spellcheck={false}
      autocomplete="off"
      onInput={(event) => type(event.currentTarget.value)}
    />
  );
}
