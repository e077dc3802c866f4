// A field of the new take's form with its name beside it.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface LabelledProps {
  readonly label: string;
  readonly dirty?: boolean;
  readonly children: (id: string) => ComponentChildren;
}

export function Labelled({ label, dirty = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div class={dirty ? "new-take__row new-take__row--dirty" : "new-take__row"}>
      <label class="new-take__label" for={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
