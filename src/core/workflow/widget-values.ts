// Which value each widget of a saved node holds. A saved node has its values in a row, without names: the class gives the order, and
// which widgets the front end put between them. Packs that store values by name are read by name.
import type { UiNode } from "./ui-workflow.ts";
import type { ClassInput, NodeClass } from "./node-class.ts";

export interface WidgetValue {
  readonly input: ClassInput;
  readonly value: unknown;
}

/** The value of every widget that is sent to the host; a value that is not stored is the class's own. */
export function widgetValues(nodeClass: NodeClass, { values, widgetNames }: UiNode): WidgetValue[] {
  const inputs = nodeClass.inputs.map((input) => (widgetNames.has(input.name) ? { ...input, isWidget: true } : input));
  if (!Array.isArray(values)) return named(inputs, values as Readonly<Record<string, unknown>>);
  const row = new Row(values);
  if (places(inputs, true) === values.length) row.hasForced = true;
  return inputs.flatMap((input) => row.take(input));
}

/** How many values the widgets of inputs have in a row; older files store one for inputs that ask for a link too. */
function places(inputs: readonly ClassInput[], withForced: boolean): number {
  const held = inputs.filter((input) => input.isWidget || (withForced && input.isForced));
  return held.reduce((sum, { hasControl }) => sum + (hasControl ? 2 : 1), 0);
}

class Row {
  hasForced = false;
  readonly #values: readonly unknown[];
  #at = 0;

  constructor(values: readonly unknown[]) {
    this.#values = values;
  }

  take(input: ClassInput): WidgetValue[] {
    if (!input.isWidget) {
      if (input.isForced && this.hasForced) this.#at += input.hasControl ? 2 : 1;
      return [];
    }
    const value = this.#at < this.#values.length ? this.#values[this.#at] : input.preset;
    this.#at += input.hasControl ? 2 : 1;
    if (input.name === "") return [];
    const branch = input.branches[String(value)] ?? [];
    return [{ input, value }, ...branch.flatMap((each) => this.take(each))];
  }
}

function named(inputs: readonly ClassInput[], values: Readonly<Record<string, unknown>>): WidgetValue[] {
  return inputs.flatMap((input) => {
    if (!input.isWidget || input.name === "") return [];
    const value = Object.hasOwn(values, input.name) ? values[input.name] : input.preset;
    return [{ input, value }, ...named(input.branches[String(value)] ?? [], values)];
  });
}
