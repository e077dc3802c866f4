// A choice of one of a few, side by side.
import "./segments.css";

export interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly title?: string }[];
  readonly onChange: (value: T) => void;
}

export function Segments<T extends string>({ name, value, options, onChange }: SegmentsProps<T>) {
  return (
    <div class="segments" role="group" aria-label={name}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          class="segments__one"
          aria-pressed={option.value === value}
          title={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
