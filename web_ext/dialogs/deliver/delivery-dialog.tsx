// What holds for every shot of a master: its size, how takes of another shape fill it, how it is encoded.
import { useState } from "preact/hooks";
import { useCut } from "../../components/contexts.tsx";
import type { MasterRecipe } from "../../../src/contracts/files/upscale.ts";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";
import { parseSize } from "../../store/base/format.ts";
import { Choice, FITS, FormLine, QUALITIES } from "./form-line.tsx";
import { RecipeFrame } from "./recipe-dialogs.tsx";

const ENCODERS = { auto: "Hardware where it can", hw: "Hardware only", sw: "Software" } as const;
const OWN = "own";

export function DeliveryDialog({ options }: { readonly options: UpscaleOptions }) {
  const { delivery } = useCut();
  const { deliver = "1080p", fit = "crop", quality = "review", encoder = "auto" } = options.recipe ?? {};
  const isNamed = options.delivers.some(({ id }) => id === deliver);
  const [named, setNamed] = useState(deliver === null ? "1080p" : isNamed ? deliver : OWN);
  const [typed, setTyped] = useState(isNamed ? "" : (deliver ?? "").replace("x", " × "));
  const [form, setForm] = useState<EncodingForm>({ fit, quality, encoder });
  const read = (): MasterRecipe | string => {
    const size = named === OWN ? parseSize(typed) : named;
    return size === undefined
      ? "the size is an even width and height in pixels, 64 to 8192, for example 2048 × 858"
      : { deliver: size, ...form };
  };
  const delivers = options.delivers.map(({ id, width, height }): [string, string] => [
    id,
    `${id}, ${width} × ${height}`,
  ]);
  return (
    <RecipeFrame
      title="Recipe for every shot"
      read={read}
      close={() => (delivery.editedSection.value = undefined)}
      write={(upscale) => delivery.seriesEdits.show("Recipe for every shot", { upscale })}
    >
      <FormLine label="Deliver">
        {(id) => (
          <>
            <Choice id={id} value={named} options={[...delivers, [OWN, "Another size"]]} onChange={setNamed} />
            {named === OWN && (
              <input
                class="field number"
                aria-label="Size in pixels"
                placeholder="2048 × 858"
                value={typed}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
            )}
          </>
        )}
      </FormLine>
      <Encoding form={form} options={options} change={setForm} />
    </RecipeFrame>
  );
}

interface EncodingForm {
  readonly fit: "crop" | "pad";
  readonly quality: "review" | "master";
  readonly encoder: "auto" | "hw" | "sw";
}

interface EncodingProps {
  readonly form: EncodingForm;
  readonly options: UpscaleOptions;
  readonly change: (form: EncodingForm) => void;
}

function Encoding({ form, options, change }: EncodingProps) {
  const encoders = options.encoders.map((one): [EncodingForm["encoder"], string] => [one, ENCODERS[one]]);
  return (
    <>
      <FormLine label="Fit">
        {(id) => <Choice id={id} value={form.fit} options={FITS} onChange={(fit) => change({ ...form, fit })} />}
      </FormLine>
      <FormLine label="Quality">
        {(id) => (
          <Choice
            id={id}
            value={form.quality}
            options={QUALITIES}
            onChange={(quality) => change({ ...form, quality })}
          />
        )}
      </FormLine>
      <FormLine label="Encoder">
        {(id) => (
          <Choice
            id={id}
            value={form.encoder}
            options={encoders}
            onChange={(encoder) => change({ ...form, encoder })}
          />
        )}
      </FormLine>
    </>
  );
}
