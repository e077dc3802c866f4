// On the right of the plan, for upscaling: the recipe of the series and of the selected shot, and what can run here now.
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Note } from "../../components/note.tsx";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";
import { asSentence, formatCount } from "../../store/base/format.ts";
import { badgeOfMissing } from "../../store/render/readiness.ts";
import { targetsOf } from "../../store/deliver/recipe.ts";
import { OPTIONS_TOPIC, VERSION_TOPIC } from "../../store/deliver/versions.ts";
import { RecipeLines, RecipeSections, ShotRecipe } from "./recipe-lines.tsx";
import "./deliver-panel.css";

export function UpscalePanel() {
  const { notices } = useUi();
  const { versions, master } = useCut().delivery;
  const options = versions.options.value;
  const recipe = options?.recipe ?? null;
  const refusal = notices.at(OPTIONS_TOPIC) ?? notices.at(VERSION_TOPIC);
  const count = master.plan.value?.counts.upscale ?? 0;
  return (
    <section class="panel" aria-label="Upscale">
      <div class="panel__bar">
        <h2 class="panel__title">Upscale</h2>
      </div>
      <div class="panel__body">
        {refusal && (
          <div class="panel__section">
            <Note tone="failed" text={refusal} />
          </div>
        )}
        {options && recipe && (
          <>
            <ShotRecipe />
            <RecipeSections recipe={recipe} />
            <RecipeLines recipe={recipe} options={options} />
          </>
        )}
        {options && <Readiness options={options} />}
      </div>
      <div class="panel__foot">
        <span class="spring" />
        <Button
          kind="primary"
          icon="upscale"
          disabled={count === 0}
          title={
            count === 0
              ? "Every shot of the plan has its upscale, or waits for it"
              : "By the recipe, kept ones left as they are"
          }
          onPress={() => void versions.upscale({ recipe: true })}
        >
          {`Upscale ${formatCount(count, "shot")}`}
        </Button>
      </div>
    </section>
  );
}

/** Models, and targets of the episode that go on from their own latents. */
function Readiness({ options }: { readonly options: UpscaleOptions }) {
  const { cut } = useCut();
  const methods = [
    { name: "Pixels", says: options.pixel.models.join(", "), ...options.pixel },
    { name: "Restorer", says: options.restorer.models.join(", "), ...options.restorer },
    ...targetsOf(cut.shots.value).flatMap((target) => {
      const latent = options.latent[target];
      return latent ? [{ ...latent, name: target, says: "samples on from its own latents" }] : [];
    }),
  ];
  return (
    <section class="panel__section" aria-label="What can run here">
      <h3 class="panel__heading deliver-heading">What can run here</h3>
      {methods.map(({ name, says, status, missing }) => (
        <div key={name} class="deliver-ready">
          <span class="deliver-line__cut" title={name}>
            {name}
          </span>
          <Badge status={badgeOfMissing({ status, missing })} />
          <span class="deliver-ready__why">{status === "ready" ? says : missing.map(asSentence).join(" ")}</span>
        </div>
      ))}
    </section>
  );
}
