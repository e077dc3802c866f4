// What the colours of a take are matched to, and how much of that counts.
import { useState } from "preact/hooks";
import { Button } from "../../../components/button.tsx";
import { useCut, usePlayback, useUi } from "../../../components/contexts.tsx";
import { Segments } from "../../../components/fields/segments.tsx";
import { Note } from "../../../components/note.tsx";
import { Dialog } from "../../../components/overlays/dialog.tsx";
import type { ShotStatus, TakeSummary } from "../../../../src/contracts/replies/episode-status.ts";
import { asSentence } from "../../../store/base/format.ts";
import { describeGrade, gradeTopic } from "../../../store/takes/grades.ts";
import "../../inspector/new-take-dialog.css";
import "./colours.css";

const KINDS = [
  { value: "first", label: "Its first picture", title: "The picture that the take began from" },
  { value: "plate", label: "The plate", title: "The picture of its place" },
  { value: "shot", label: "A shot", title: "The take that the cut plays for another shot" },
] as const;

type Kind = (typeof KINDS)[number]["value"];

interface Form {
  readonly kind: Kind;
  readonly shot: string;
  /** Percent. */
  readonly strength: number;
}

export function ColoursDialog({ shot, take }: { readonly shot: ShotStatus; readonly take: TakeSummary }) {
  const { notices, windows } = useUi();
  const { grades } = usePlayback();
  const { cut } = useCut();
  const others = cut.shots.value.filter((each) => each.shot !== shot.shot && each.cut.usable);
  const [form, setForm] = useState(() => formOf(take, others[0]?.shot ?? ""));
  const change = (fields: Partial<Form>) => setForm((now) => ({ ...now, ...fields }));
  const topic = gradeTopic(shot.shot, take.take);
  const close = () => {
    notices.clear(topic);
    windows.colours.value = undefined;
  };
  const match = form.kind === "shot" ? `shot:${form.shot}` : form.kind;
  const save = async () => {
    if (await grades.match(shot.shot, take.take, { match, strength: form.strength / 100 })) close();
  };
  const remove = () => {
    close();
    void grades.remove(shot.shot, take.take);
  };
  const refusal = notices.at(topic);
  const isBusy = grades.busy.value !== undefined;
  const foot = (
    <>
      {take.grade && (
        <Button onPress={remove} title="The take plays as it was made">
          Take the match away
        </Button>
      )}
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button
        kind="primary"
        disabled={isBusy || (form.kind === "shot" && form.shot === "")}
        onPress={() => void save()}
      >
        {isBusy ? "Measuring…" : "Match"}
      </Button>
    </>
  );
  return (
    <Dialog title={`Colours of ${shot.shot} take ${take.take}`} onClose={close} foot={foot}>
      <form class="new-take" onSubmit={(event) => event.preventDefault()}>
        {refusal && <Note tone="failed" text={asSentence(refusal)} />}
        {take.grade && <p class="quiet-text">{asSentence(describeGrade(take.grade).title)}</p>}
        <MatchFields form={form} others={others.map((each) => each.shot)} change={change} />
        <p class="quiet-text">
          The take itself stays as it is: a film of the cut, the viewer and editing programs apply it.
        </p>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly form: Form;
  /** Shots whose takes it can be matched to. */
  readonly others: readonly string[];
  readonly change: (fields: Partial<Form>) => void;
}

function MatchFields({ form, others, change }: FieldProps) {
  return (
    <>
      <div class="new-take__row">
        <span class="new-take__label">Match to</span>
        <Segments name="Match to" value={form.kind} options={KINDS} onChange={(kind) => change({ kind })} />
      </div>
      {form.kind === "shot" && (
        <label class="new-take__row">
          <span class="new-take__label">Shot</span>
          <select
            class="field field--wide"
            value={form.shot}
            onChange={(event) => change({ shot: event.currentTarget.value })}
          >
            {others.map((shot) => (
              <option key={shot} value={shot}>
                {shot}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="new-take__row">
        <span class="new-take__label">Strength</span>
        <input
          class="colours-dialog__strength"
          type="range"
          min={0}
          max={100}
          step={5}
          value={form.strength}
          onInput={(event) => change({ strength: Number(event.currentTarget.value) })}
        />
        <span class="new-take__unit number">{form.strength} %</span>
      </label>
    </>
  );
}

function formOf({ grade, check }: TakeSummary, other: string): Form {
  const drifts = check?.findings.some(({ kind }) => kind === "first") ?? false;
  const match = grade?.match ?? (drifts ? "first" : "shot:");
  const shot = match.startsWith("shot:") ? match.slice("shot:".length) : "";
  const kind: Kind = match === "first" || match === "plate" ? match : "shot";
  return { kind, shot: shot || other, strength: Math.round((grade?.strength ?? 1) * 100) };
}
