// How takes are enlarged, field by field: the same in the window of a take, of a shot's own recipe and of the series'.
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Note } from "../../components/note.tsx";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";
import { asSentence } from "../../store/base/format.ts";
import { readinessOf, type SectionForm } from "../../store/deliver/upscale-form.ts";
import { Choice, FormLine, NumberField } from "./form-line.tsx";

export interface SectionProps {
  readonly form: SectionForm;
  readonly options: UpscaleOptions;
  /** The one whose takes it is about; null for several. */
  readonly target: string | null;
  /** What an empty field means. */
  readonly usual: string;
  readonly change: (fields: Partial<SectionForm>) => void;
}

const METHODS = {
  latent: "From the take's latent",
  pixel: "By pixels",
  restorer: "Restorer",
} as const;

export function SectionFields(props: SectionProps) {
  const { form, options, target, usual, change } = props;
  const fixed = target === null ? null : (options.latent[target]?.fixed_scale ?? null);
  return (
    <>
      <FormLine label="Method">
        {(id) => (
          <Choice
            id={id}
            value={form.method}
            options={[["", usual], ...Object.entries(METHODS)] as [SectionForm["method"], string][]}
            onChange={(method) => change({ method })}
          />
        )}
      </FormLine>
      <NotReady {...props} />
      <FormLine label="Scale">
        {(id) => (
          <NumberField
            id={id}
            value={form.scale}
            placeholder={fixed === null ? "2" : String(fixed)}
            about={
              fixed !== null && form.method === "latent"
                ? `this target makes ${fixed} times its size`
                : `more than 1, at most ${options.max_scale}; a delivered size comes first`
            }
            onChange={(scale) => change({ scale })}
          />
        )}
      </FormLine>
      {(form.method === "latent" || form.method === "") && <LatentFields {...props} />}
      {form.method === "pixel" && <ModelField {...props} kind="pixel" />}
      {form.method === "restorer" && <ModelField {...props} kind="restorer" />}
      <details class="deliver-form__more">
        <summary>A second step, finish, precision</summary>
        <div class="deliver-form__inside">
          <ThenFields {...props} />
          <FinishFields {...props} />
        </div>
      </details>
    </>
  );
}

function NotReady({ form, options, target }: SectionProps) {
  if (form.method === "" || (form.method === "latent" && target === null)) return null;
  const { status, missing } = readinessOf(options, form.method, target);
  if (status === "ready") return null;
  const text = missing.map(asSentence).join(" ") || "the host does not say whether it can: it is tried";
  return <Note tone="stale" title={status === "unknown" ? "Not known" : "It cannot run here now"} text={text} />;
}

function LatentFields({ form, options, change }: SectionProps) {
  const steps = options.details.map((detail): [SectionForm["detail"], string] => [
    String(detail) as SectionForm["detail"],
    detail === 0 ? "As usual" : `${detail} ${detail === 1 ? "step" : "steps"} more of it made anew`,
  ]);
  return (
    <FormLine label="Detail">
      {(id) => (
        <>
          <Choice id={id} value={form.detail || "0"} options={steps} onChange={(detail) => change({ detail })} />
          <CheckBox label="From its frames" checked={form.vae} onChange={(vae) => change({ vae })} />
        </>
      )}
    </FormLine>
  );
}

function ModelField({ form, options, kind, change }: SectionProps & { readonly kind: "pixel" | "restorer" }) {
  const { models, default: usual } = options[kind];
  const key = kind === "pixel" ? "pixelModel" : "restorerModel";
  const names = models.map((name): [string, string] => [name, name]);
  const typed = form[key];
  const unknown: [string, string][] = typed !== "" && !models.includes(typed) ? [[typed, `${typed}, not here`]] : [];
  return (
    <FormLine label="Model">
      {(id) => (
        <Choice
          id={id}
          value={typed}
          options={[["", usual === null ? "The first there is" : `Default: ${usual}`], ...names, ...unknown]}
          onChange={(model) => change({ [key]: model })}
        />
      )}
    </FormLine>
  );
}

function ThenFields({ form, options, change }: SectionProps) {
  const models = options.pixel.models.map((name): [string, string] => [name, name]);
  return (
    <>
      <FormLine label="Then">
        {(id) => (
          <Choice
            id={id}
            value={form.second}
            options={[["", "Nothing more"], ["restorer", "Restorer"], ...models]}
            onChange={(second) => change({ second })}
          />
        )}
      </FormLine>
      {form.second !== "" && (
        <FormLine label="Its scale">
          {(id) => (
            <NumberField
              id={id}
              value={form.secondScale}
              placeholder="2"
              about="of the second step"
              onChange={(secondScale) => change({ secondScale })}
            />
          )}
        </FormLine>
      )}
    </>
  );
}

const SPLITS: [SectionForm["split"], string][] = [
  ["", "As usual"],
  ["on", "Colour from the take, detail from the model"],
  ["off", "All of it from the model"],
];

function FinishFields({ form, options, change }: SectionProps) {
  const precisions = options.precisions.map((one): [SectionForm["precision"], string] => [one, one]);
  return (
    <>
      <FormLine label="Colour">
        {(id) => <Choice id={id} value={form.split} options={SPLITS} onChange={(split) => change({ split })} />}
      </FormLine>
      <FormLine label="Keep soft">
        {(id) => (
          <NumberField
            {...{ id, value: form.keepSoft, placeholder: "0", about: "0 to 1: blurred places stay blurred" }}
            onChange={(keepSoft) => change({ keepSoft })}
          />
        )}
      </FormLine>
      <FormLine label="Grain">
        {(id) => (
          <NumberField
            {...{ id, value: form.grain, placeholder: "0", about: "0 to 0.2, the same at every making" }}
            onChange={(grain) => change({ grain })}
          />
        )}
      </FormLine>
      <FormLine label="Precision">
        {(id) => (
          <Choice
            id={id}
            value={form.precision}
            options={[["", "As usual"], ...precisions]}
            onChange={(precision) => change({ precision })}
          />
        )}
      </FormLine>
    </>
  );
}
