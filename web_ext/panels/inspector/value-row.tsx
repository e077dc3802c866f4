// One value of the next render, changed in place: its field, where it comes from, and what it is without an override.
import { useId } from "preact/hooks";
import { LinkButton } from "../../components/button.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { useEpisode, useJobs } from "../../components/contexts.tsx";
import { optionsOf, VALUE_WORDS } from "../../store/inspector/value-fields.ts";
import type { ValueView } from "../../store/inspector/value-views.ts";
import { Options } from "./options.tsx";
import { TargetReadiness, TargetSelect } from "./target-select.tsx";
import { ValueNotes } from "./value-notes.tsx";
import "./value-row.css";

export function ValueRow({ view }: { readonly view: ValueView }) {
  const id = useId();
  const { label, hint } = VALUE_WORDS[view.key];
  const name = `${label}${view.isDirty ? ", not saved" : ""}`;
  return (
    <div class={view.isDirty ? "value-row value-row--dirty" : "value-row"} data-value={view.key}>
      <div class="value-row__line">
        <label class={view.isDirty ? "value-row__label unsaved-mark" : "value-row__label"} for={id} title={hint}>
          {label}
        </label>
        <Field id={id} view={view} name={name} />
        {view.source && <Chip source={view.source} />}
      </div>
      {view.key === "target" && <TargetReadiness id={id} view={view} />}
      {view.isSet && <BuiltLine view={view} />}
      <ValueNotes view={view} />
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly view: ValueView;
  readonly name: string;
}

function Field({ id, view, name }: FieldProps) {
  const { inspector } = useJobs();
  const options = optionsOf(view.key);
  if (view.key === "target") return <TargetSelect id={id} view={view} name={name} />;
  if (!options) return <TextField id={id} view={view} name={name} />;
  return (
    <select
      id={id}
      class="value-row__input value-row__input--select"
      value={view.text}
      title={VALUE_WORDS[view.key].hint}
      aria-label={name}
      onChange={(event) => inspector.type(view.key, event.currentTarget.value)}
    >
      <Options of={options} />
    </select>
  );
}

function TextField({ id, view, name }: FieldProps) {
  const { details } = useEpisode();
  const { inspector, targets, machine } = useJobs();
  const { key, text } = view;
  const target = details.detail.value?.effective.target ?? "";
  const isModel = key === "model" || key === "model_low";
  const files = isModel ? targets.filesFor(target, key) : [];
  const lookUp = () => {
    const hasHost = machine.backends.peek().some(({ name, down }) => name === "local" && down === null);
    if (isModel && hasHost) void targets.lookUpFiles(target, key);
  };
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.key === "Enter") void inspector.save();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    inspector.takeTheirs(key);
    event.currentTarget.blur();
  };
  return (
    <>
      <input
        id={id}
        class="value-row__input number"
        list={files.length > 0 ? `${id}-files` : undefined}
        value={text}
        title={text || VALUE_WORDS[key].hint}
        placeholder={view.built || "None"}
        aria-label={name}
        aria-invalid={view.problem !== undefined}
        spellcheck={key === "note"}
        autocomplete="off"
        onFocus={lookUp}
        onInput={(event) => inspector.type(key, event.currentTarget.value)}
        onBlur={() => inspector.settle(key)}
        onKeyDown={onKey}
      />
      {files.length > 0 && (
        <datalist id={`${id}-files`}>
          {files.map((file) => (
            <option key={file} value={file} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Beside an override: what the build says, and the way back to it. */
export function BuiltLine({ view }: { readonly view: ValueView }) {
  const { inspector, targets } = useJobs();
  const option = optionsOf(view.key)?.find(({ value }) => value === view.built);
  const built = view.key === "target" ? targets.labelOf(view.built) : (option?.label ?? view.built);
  return (
    <div class="value-row__built">
      <span class="value-row__was" title={built}>
        Built: {built || "none"}
      </span>
      <LinkButton onPress={() => inspector.useBuilt(view.key)}>
        Use built<span class="unseen"> {VALUE_WORDS[view.key].label.toLowerCase()}</span>
      </LinkButton>
    </div>
  );
}
