// One field of a form over the series config: its name, its value, what it is for, and what the service says of it.
import { useId } from "preact/hooks";
import { useEpisode, useJobs } from "../../../components/contexts.tsx";
import { labelWith } from "../../../store/render/readiness.ts";
import type { FormField } from "../../../store/show/show-fields.ts";

export function FormLine({ field }: { readonly field: FormField }) {
  const { showForms } = useEpisode();
  const id = useId();
  const problem = showForms.problemOf(field);
  const about = `${id}-about`;
  return (
    <div class="show-line">
      <label class="show-line__label" for={id}>
        {field.label}
      </label>
      <div class="show-line__value">
        <Value id={id} field={field} about={about} isWrong={problem !== undefined} />
        <p class={problem ? "show-line__problem" : "show-line__help"} id={about}>
          {problem ?? field.help}
        </p>
      </div>
    </div>
  );
}

interface ValueProps {
  readonly id: string;
  readonly field: FormField;
  /** Id of the words below it. */
  readonly about: string;
  readonly isWrong: boolean;
}

function Value(props: ValueProps) {
  const { field, id, about, isWrong } = props;
  const { showForms } = useEpisode();
  const value = showForms.valueOf(field);
  const shared = { id, "aria-describedby": about, "aria-invalid": isWrong, placeholder: field.placeholder };
  const typed = (event: { readonly currentTarget: { readonly value: string } }) =>
    showForms.type(field, event.currentTarget.value);
  if (field.as === "words") return <textarea class="field" rows={3} value={value} onInput={typed} {...shared} />;
  if (field.as === "line" || field.as === "number") {
    const width = field.as === "number" ? "field number show-line__number" : "field";
    const mode = field.as === "number" ? ("numeric" as const) : undefined;
    const list = field.suggest && `${id}-words`;
    return (
      <>
        <input class={width} {...{ value, list, ...shared }} inputMode={mode} autocomplete="off" onInput={typed} />
        {list && (
          <datalist id={list}>
            {field.suggest?.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        )}
      </>
    );
  }
  return <Choice {...props} value={value} typed={typed} />;
}

interface ChoiceProps extends ValueProps {
  readonly value: string;
  readonly typed: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

/** What is written and not among them stays to be seen. */
function Choice({ field, id, about, isWrong, value, typed }: ChoiceProps) {
  const options = useOptions(field);
  const known = options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
  return (
    <select class="field" {...{ id, value }} aria-describedby={about} aria-invalid={isWrong} onChange={typed}>
      {known.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function useOptions({ as, options = [], of }: FormField) {
  const { showForms } = useEpisode();
  const { targets } = useJobs();
  if (as === "choice") return options;
  if (as === "entry") {
    const { entry, entries } = showForms;
    const others = entries.value.filter((each) => each.block === of && each.id !== entry.value?.id);
    return [{ value: "", label: "–" }, ...others.map(({ id, name }) => ({ value: id, label: name }))];
  }
  const fitting = targets.withReadiness.value.filter(({ kind }) => kind === of);
  const offered = fitting.map(({ id, label }) => ({ value: id, label: labelWith(label, targets.readinessOf(id)) }));
  return [{ value: "", label: "As the studio is set" }, ...offered];
}
