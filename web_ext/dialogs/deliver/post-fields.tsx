// How an upscale is finished, field by field: the same for one take and for the series' recipe.
import { Note } from "../../components/note.tsx";
import type { PostOptions } from "../../../src/contracts/routes/delivery/post.ts";
import { asSentence } from "../../store/base/format.ts";
import type { PostForm } from "../../store/deliver/post-form.ts";
import { Choice, FormLine, NumberField } from "./form-line.tsx";

interface PostFieldsProps {
  readonly form: PostForm;
  readonly options: PostOptions;
  readonly change: (fields: Partial<PostForm>) => void;
}

const METHODS = { pixel: "Pixels", restorer: "Restorer", refiner: "Refiner" } as const;
const TIERS = { draft: "Draft", production: "Production", cinematic: "Cinematic" } as const;

export function PostFormFields({ form, options, change }: PostFieldsProps) {
  const tiers = options.tiers.map(({ id, text }): [PostForm["enhance"], string] => [id, `${TIERS[id]}: ${text}`]);
  const methods = options.methods.map((method): [PostForm["enhance"], string] => [method, METHODS[method]]);
  const isRefined = form.enhance === "refiner" || form.enhance === "cinematic";
  const { strength, blur, interpolate } = options;
  return (
    <>
      <FormLine label="Enhance">
        {(id) => (
          <Choice
            id={id}
            value={form.enhance}
            options={[["none", "Nothing"], ...tiers, ...methods]}
            onChange={(enhance) => change({ enhance })}
          />
        )}
      </FormLine>
      <Missing missing={options.tiers.find(({ id }) => id === form.enhance)?.readiness.missing ?? []} />
      {isRefined && (
        <FormLine label="Strength">
          {(id) => (
            <NumberField
              {...{ id, value: form.strength, placeholder: String(strength.default) }}
              about={`${strength.min} to ${strength.max}: how much is made anew`}
              onChange={(text) => change({ strength: text })}
            />
          )}
        </FormLine>
      )}
      <FormLine label="Motion blur">
        {(id) => (
          <NumberField
            {...{ id, value: form.blur, placeholder: "0" }}
            about={`${blur.min} to ${blur.max} of the time between frames; 0.5 is a film camera's`}
            onChange={(text) => change({ blur: text })}
          />
        )}
      </FormLine>
      {Number(form.blur) > 0 && <Missing missing={blur.readiness.missing} />}
      <FormLine label="Smooth to">
        {(id) => (
          <NumberField
            {...{ id, value: form.smooth, placeholder: "–" }}
            about="frames a second; empty: the take's own"
            onChange={(text) => change({ smooth: text })}
          />
        )}
      </FormLine>
      {form.smooth.trim() !== "" && <Missing missing={interpolate.readiness.missing} />}
    </>
  );
}

function Missing({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return <Note tone="stale" title="It cannot run here now" text={missing.map(asSentence).join(" ")} />;
}
