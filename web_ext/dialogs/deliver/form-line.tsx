// A line of these windows: a name, what is chosen or typed, and a word beside it.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Segments } from "../../components/fields/segments.tsx";
import { asSentence } from "../../store/base/format.ts";
import "../../components/fields/field.css";
import "./deliver-dialog.css";

interface FormLineProps {
  readonly label: string;
  readonly children: (id: string) => ComponentChildren;
}

export function FormLine({ label, children }: FormLineProps) {
  const id = useId();
  return (
    <div class="deliver-form__line">
      <label class="deliver-form__label" for={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly id: string;
  /** Where no label stands beside it. */
  readonly name?: string;
  readonly value: T;
  /** Values with their words. */
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string>({ id, name, value, options, onChange }: ChoiceProps<T>) {
  return (
    <select
      id={id}
      class="field field--wide"
      aria-label={name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as T)}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface NumberProps {
  readonly id: string;
  readonly value: string;
  readonly placeholder: string;
  /** Said behind it. */
  readonly about: string;
  readonly onChange: (value: string) => void;
}

export function NumberField({ id, value, placeholder, about, onChange }: NumberProps) {
  return (
    <>
      <input
        id={id}
        class="field deliver-form__number number"
        value={value}
        placeholder={placeholder}
        inputMode="decimal"
        autocomplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span class="deliver-form__about">{about}</span>
    </>
  );
}

export const FITS = [
  ["crop", "Crop to fill"],
  ["pad", "Pad with black"],
] as const;

export const QUALITIES = [
  ["review", "Review: quick to make"],
  ["master", "Master: slow, as good as it gets"],
] as const;

const HOWS = [
  { value: "recipe", label: "By the recipe" },
  { value: "once", label: "This once" },
] as const;

interface HowProps {
  /** The recipe in words. */
  readonly text: string;
  readonly byRecipe: boolean;
  readonly change: (fields: { readonly byRecipe: boolean }) => void;
}

/** Where a recipe covers the take: by that, or as it is chosen this once. */
export function How({ text, byRecipe, change }: HowProps) {
  return (
    <>
      <FormLine label="How">
        {() => (
          <Segments
            name="How"
            value={byRecipe ? "recipe" : "once"}
            options={HOWS}
            onChange={(how) => change({ byRecipe: how === "recipe" })}
          />
        )}
      </FormLine>
      {byRecipe && <p class="deliver-form__text">{asSentence(text)}</p>}
    </>
  );
}
