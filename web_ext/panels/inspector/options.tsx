// The entries of a select whose values the page knows by heart.
import type { ValueOption } from "../../store/inspector/value-fields.ts";

export function Options({ of }: { readonly of: readonly ValueOption[] }) {
  return (
    <>
      {of.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
