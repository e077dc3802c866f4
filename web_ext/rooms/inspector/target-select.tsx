// The target that a shot renders on, picked from those there are.
import { useEditor } from "../../parts/use-editor.ts";
import type { ValueView } from "../../store/inspect/value-views.ts";

interface TargetSelectProps {
  readonly id: string;
  readonly view: ValueView;
  readonly name: string;
}

export function TargetSelect({ id, view, name }: TargetSelectProps) {
  const { targets, inspecting } = useEditor();
  return (
    <select
      id={id}
      class="value-row__input value-row__input--select"
      value={view.text}
      aria-label={name}
      onChange={(event) => inspecting.type("target", event.currentTarget.value)}
    >
      {targets.optionsWith(view.text).map((target) => (
        <option key={target.id} value={target.id}>
          {target.label}
        </option>
      ))}
    </select>
  );
}
