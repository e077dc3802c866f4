// The values of one take: each shows what the shot would render with until something is typed for this once.
import { Chip } from "../../components/marks/chip.tsx";
import { useJobs } from "../../components/contexts.tsx";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { REQUEST_KEYS, shownIn, type RequestKey, type TakeForm } from "../../store/inspector/take-form.ts";
import { optionsOf, VALUE_WORDS } from "../../store/inspector/value-fields.ts";
import { labelWith } from "../../store/render/readiness.ts";
import { Labelled } from "./labelled.tsx";
import { Options } from "./options.tsx";

const REQUEST = { word: "request", origin: "request" } as const;

interface RequestFieldsProps {
  readonly form: TakeForm;
  readonly detail: ShotDetail;
  readonly change: (values: TakeForm["values"]) => void;
}

export function RequestFields({ form, detail, change }: RequestFieldsProps) {
  const { inspector } = useJobs();
  const known = new Set<string>(inspector.views.value.map(({ key }) => key));
  return (
    <>
      {REQUEST_KEYS.filter((key) => known.has(key)).map((key) => (
        <RequestField
          key={key}
          field={key}
          form={form}
          shown={shownIn(form, key, detail)}
          type={(text) => change({ ...form.values, [key]: text })}
        />
      ))}
    </>
  );
}

interface RequestFieldProps {
  readonly field: RequestKey;
  readonly form: TakeForm;
  readonly shown: string;
  readonly type: (text: string) => void;
}

function RequestField({ field, form, shown, type }: RequestFieldProps) {
  const { targets } = useJobs();
  const { label, hint } = VALUE_WORDS[field];
  const options = optionsOf(field);
  const isTyped = form.values[field] !== undefined;
  const common = { class: "field field--wide", value: shown, title: hint };
  return (
    <Labelled label={label} dirty={isTyped}>
      {(id) => (
        <>
          {field === "target" && (
            <select {...common} id={id} onChange={(event) => type(event.currentTarget.value)}>
              {targets.optionsWith(shown).map((target) => (
                <option key={target.id} value={target.id}>
                  {labelWith(target.label, targets.readinessOf(target.id))}
                </option>
              ))}
            </select>
          )}
          {options && (
            <select {...common} id={id} onChange={(event) => type(event.currentTarget.value)}>
              <Options of={options} />
            </select>
          )}
          {field === "prompt" && (
            <textarea {...common} id={id} rows={5} onInput={(event) => type(event.currentTarget.value)} />
          )}
          {field !== "target" && field !== "prompt" && !options && (
            <input {...common} id={id} autocomplete="off" onInput={(event) => type(event.currentTarget.value)} />
          )}
          {isTyped && <Chip source={REQUEST} />}
        </>
      )}
    </Labelled>
  );
}
