// An upscale of one take: by the recipe, or as it is chosen here this once.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";
import { readUpscale, readyMethod, UPSCALE_FORM, type UpscaleForm } from "../../store/deliver/upscale-form.ts";
import { OPTIONS_TOPIC, VERSION_TOPIC } from "../../store/deliver/versions.ts";
import { Choice, FITS, FormLine, How, QUALITIES } from "./form-line.tsx";
import { SectionFields } from "./section-fields.tsx";

interface UpscaleDialogProps {
  readonly shot: ShotStatus;
  readonly take: TakeSummary;
}

export function UpscaleDialog({ shot, take }: UpscaleDialogProps) {
  const { notices } = useUi();
  const { versions } = useCut().delivery;
  const options = versions.options.value;
  const [typed, setTyped] = useState<Partial<UpscaleForm>>({});
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => void versions.refreshOptions(), [versions]);
  const text = options && recipeText(options, shot, take);
  const form: UpscaleForm = { ...UPSCALE_FORM, ...(options && begin(options, take, text)), ...typed };
  const close = () => {
    notices.clear(VERSION_TOPIC);
    versions.asking.value = undefined;
  };
  const queue = async () => {
    const asked = readUpscale(form, { shot: shot.shot, take: take.take });
    setRefusal(typeof asked === "string" ? asked : undefined);
    if (typeof asked !== "string" && (await versions.upscale(asked))) close();
  };
  const change = (fields: Partial<UpscaleForm>) => setTyped({ ...typed, ...fields });
  const said = refusal ?? notices.at(VERSION_TOPIC) ?? (options ? undefined : notices.at(OPTIONS_TOPIC));
  const foot = (
    <>
      <span class="quiet-text">The take stays as it is; its sound is copied.</span>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" icon="upscale" disabled={!options} onPress={() => void queue()}>
        {take.upscale ? "Upscale again" : "Upscale"}
      </Button>
    </>
  );
  return (
    <Dialog title={`Upscale take ${take.take} of ${shot.shot}`} onClose={close} foot={foot}>
      <form class="deliver-form" onSubmit={(event) => event.preventDefault()}>
        {said && <Note tone="failed" text={said} />}
        {!options && !said && <p class="quiet-text">Looking at what can run here…</p>}
        {options && <Fields {...{ form, options, take, text, change }} />}
      </form>
    </Dialog>
  );
}

/** By the recipe where one covers the take, else by the best that is ready. */
function begin(options: UpscaleOptions, take: TakeSummary, text: string | undefined): Partial<UpscaleForm> {
  return { byRecipe: text !== undefined, method: readyMethod(options, take.target) };
}

function recipeText({ recipe }: UpscaleOptions, { shot }: ShotStatus, { target }: TakeSummary): string | undefined {
  const section = target === null ? undefined : recipe?.targets[target];
  return recipe?.shots[shot]?.text ?? section?.text;
}

interface FieldsProps {
  readonly form: UpscaleForm;
  readonly options: UpscaleOptions;
  readonly take: TakeSummary;
  /** The recipe in words, where one covers the take. */
  readonly text: string | undefined;
  readonly change: (fields: Partial<UpscaleForm>) => void;
}

function Fields(props: FieldsProps) {
  const { form, text, change } = props;
  return (
    <>
      {text !== undefined && <How text={text} byRecipe={form.byRecipe} change={change} />}
      {!form.byRecipe && <OwnFields {...props} />}
    </>
  );
}

function OwnFields(props: FieldsProps) {
  const { form, options, take, change } = props;
  return (
    <>
      <SizeLine {...props} />
      <SectionFields
        form={form}
        options={options}
        target={take.target}
        usual="The best that this target can"
        change={change}
      />
      <QualityLine {...props} />
    </>
  );
}

function SizeLine({ form, options, change }: FieldsProps) {
  const delivers = options.delivers.map(({ id, width, height }): [string, string] => [
    id,
    `${id}, ${width} × ${height}`,
  ]);
  return (
    <FormLine label="Size">
      {(id) => (
        <>
          <Choice
            id={id}
            value={form.deliver}
            options={[...delivers, ["", "As the scale makes it"]]}
            onChange={(deliver) => change({ deliver })}
          />
          {form.deliver !== "" && (
            <Choice id={`${id}-fit`} name="Fit" value={form.fit} options={FITS} onChange={(fit) => change({ fit })} />
          )}
        </>
      )}
    </FormLine>
  );
}

function QualityLine({ form, take, change }: FieldsProps) {
  const hasUpscale = take.upscale?.status === "ok" && take.upscale.fresh;
  return (
    <FormLine label="Quality">
      {(id) => (
        <>
          <Choice id={id} value={form.quality} options={QUALITIES} onChange={(quality) => change({ quality })} />
          {hasUpscale && form.method !== "latent" && (
            <CheckBox label="On its upscale" checked={form.onUpscale} onChange={(onUpscale) => change({ onUpscale })} />
          )}
        </>
      )}
    </FormLine>
  );
}
