// On the right of the plan, for finishing: the post recipe of the series, shots with one of their own, and what can run here now.
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { Note } from "../../components/note.tsx";
import type { PostOptions } from "../../../src/contracts/routes/delivery/post.ts";
import { asSentence } from "../../store/base/format.ts";
import { badgeOfMissing } from "../../store/render/readiness.ts";
import { FIRST_POST } from "../../store/deliver/recipe.ts";
import { OPTIONS_TOPIC, VERSION_TOPIC } from "../../store/deliver/versions.ts";
import "./deliver-panel.css";

const SERIES = { word: "series", origin: "series", title: "post.master of the series config" } as const;
const OWN = { word: "own", origin: "override", title: "Laid over the recipe of the series" } as const;

export function PostPanel() {
  const { notices } = useUi();
  const { versions } = useCut().delivery;
  const options = versions.postOptions.value;
  const refusal = notices.at(OPTIONS_TOPIC) ?? notices.at(VERSION_TOPIC);
  return (
    <section class="panel" aria-label="Post">
      <div class="panel__bar">
        <h2 class="panel__title">Post</h2>
        <span class="quiet-text">finishes upscales</span>
      </div>
      <div class="panel__body">
        {refusal && (
          <div class="panel__section">
            <Note tone="failed" text={refusal} />
          </div>
        )}
        {options && (options.recipe ? <Recipe recipe={options.recipe} /> : <NoPostRecipe />)}
        {options && <Tiers options={options} />}
      </div>
      <div class="panel__foot">
        <span class="spring" />
        <Button
          kind="primary"
          icon="wand"
          disabled={!options?.recipe}
          title={options?.recipe ? "Every fresh upscale of the cut, by the recipe" : "Write a post recipe first"}
          onPress={() => void versions.post({ recipe: true })}
        >
          Finish the cut
        </Button>
      </div>
    </section>
  );
}

function Recipe({ recipe }: { readonly recipe: NonNullable<PostOptions["recipe"]> }) {
  const { selectedShot, delivery } = useCut();
  const shot = selectedShot()?.shot;
  const own = Object.entries(recipe.shots);
  return (
    <section class="panel__section" aria-label="Post recipe">
      <div class="panel__head">
        <h3 class="panel__heading">Recipe</h3>
        <Chip source={SERIES} />
        <span class="spring" />
        <Button
          size="small"
          title="Enhance step, motion blur, frames a second"
          onPress={() => (delivery.editsPost.value = true)}
        >
          Edit…
        </Button>
      </div>
      {recipe.problems.map((problem) => (
        <Note key={problem} tone="stale" text={problem} />
      ))}
      <p class="deliver-section__text">{asSentence(recipe.text)}</p>
      {own.map(([name, { text }]) => (
        <div key={name} class="deliver-section">
          <div class="deliver-section__head">
            <b>{name}</b>
            <Chip source={OWN} />
            {name === shot && <span class="deliver-section__about">selected</span>}
          </div>
          <p class="deliver-section__text">{asSentence(text)}</p>
        </div>
      ))}
    </section>
  );
}

function NoPostRecipe() {
  const { seriesEdits } = useCut().delivery;
  return (
    <section class="panel__section" aria-label="Post recipe">
      <h3 class="panel__heading deliver-heading">No post recipe</h3>
      <p class="deliver-section__text">
        A master is made from the upscales as they are. A post recipe finishes each: an enhance step, motion blur, more
        frames a second. The draft tier runs on any machine.
      </p>
      <p class="deliver-line">
        <Button icon="wand" onPress={() => void seriesEdits.show("Write a post recipe", { post: FIRST_POST })}>
          Write a post recipe…
        </Button>
      </p>
    </section>
  );
}

function Tiers({ options }: { readonly options: PostOptions }) {
  const steps = [
    ...options.tiers.map(({ id, text, readiness }) => ({ name: NAMES[id], text, readiness })),
    { name: "Blur", text: "motion blur along the movement", readiness: options.blur.readiness },
    { name: "Smooth", text: "more frames a second", readiness: options.interpolate.readiness },
  ];
  return (
    <section class="panel__section" aria-label="What can run here">
      <h3 class="panel__heading deliver-heading">What can run here</h3>
      {steps.map(({ name, text, readiness }) => (
        <div key={name} class="deliver-ready">
          <span>{name}</span>
          <Badge status={badgeOfMissing(readiness)} />
          <span class="deliver-ready__why">
            {readiness.status === "ready" ? asSentence(text) : readiness.missing.map(asSentence).join(" ")}
          </span>
        </div>
      ))}
    </section>
  );
}

const NAMES = { draft: "Draft", production: "Production", cinematic: "Cinematic" } as const;
