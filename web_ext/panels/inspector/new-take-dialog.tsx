// A take with values of its own, this once: the shot's own values stay as they are.
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { EMPTY_FORM, requestOfForm, type TakeForm, type TakeOf } from "../../store/inspector/take-form.ts";
import type { RenderRequest } from "../../store/render/renders.ts";
import { backendLabel } from "../../store/settings/machine.ts";
import { Labelled } from "./labelled.tsx";
import { RequestFields } from "./request-fields.tsx";
import "./new-take-dialog.css";

const SEEDS = [
  { value: "new", label: "New" },
  { value: "same", label: "Built", title: "The seed that the shot was built with" },
  { value: "typed", label: "Typed" },
] as const;

interface NewTakeDialogProps {
  readonly of: TakeOf;
  readonly onClose: () => void;
}

export function NewTakeDialog({ of, onClose }: NewTakeDialogProps) {
  const { inspector, dryRuns } = useJobs();
  const [form, setForm] = useState<TakeForm>(EMPTY_FORM);
  const [refusal, setRefusal] = useState<string>();
  const change = (fields: Partial<TakeForm>) => setForm({ ...form, ...fields });
  const withRequest = (use: (request: RenderRequest) => void) => () => {
    const request = requestOfForm(form, of);
    if (typeof request === "string") return setRefusal(request);
    setRefusal(undefined);
    use(request);
  };
  const queue = withRequest((request) => {
    onClose();
    void inspector.queue(request);
  });
  const foot = (
    <>
      <span class="quiet-text">What is changed here is for this take alone.</span>
      <span class="spring" />
      <Button title="What the model would get, before anything is made" onPress={withRequest(dryRuns.show)}>
        Exactly this…
      </Button>
      <Button onPress={onClose}>Cancel</Button>
      <Button kind="primary" onPress={queue}>
        Queue the take
      </Button>
    </>
  );
  return (
    <Dialog title={`New take of ${of.shot.shot}`} onClose={onClose} foot={foot}>
      <form class="new-take" onSubmit={(event) => event.preventDefault()} onKeyDown={onEnter(queue)}>
        {refusal && <Note tone="failed" text={refusal} />}
        <SeedField form={form} change={change} />
        <BackendField form={form} change={change} />
        <RequestFields form={form} detail={of.detail} change={(values) => change({ values })} />
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly form: TakeForm;
  readonly change: (fields: Partial<TakeForm>) => void;
}

function SeedField({ form, change }: FieldProps) {
  return (
    <div class="new-take__row">
      <span class="new-take__label">Seed</span>
      <Segments name="Seed" value={form.seedMode} options={SEEDS} onChange={(seedMode) => change({ seedMode })} />
      {form.seedMode === "typed" && (
        <input
          class="field field--wide number"
          value={form.seed}
          placeholder="Up to 20 digits"
          aria-label="Typed seed"
          inputMode="numeric"
          autocomplete="off"
          onInput={(event) => change({ seed: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

function BackendField({ form, change }: FieldProps) {
  const { machine } = useJobs();
  return (
    <Labelled label="Render on">
      {(id) => (
        <select
          id={id}
          class="field field--wide"
          value={form.backend}
          onChange={(event) => change({ backend: event.currentTarget.value })}
        >
          <option value="">Where its target runs</option>
          {machine.backends.value.map(({ name, down }) => (
            <option key={name} value={name}>
              {backendLabel(name) + (down === null ? "" : ", down: it waits")}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Enter in a one-line field asks for the take. */
function onEnter(queue: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) queue();
  };
}
