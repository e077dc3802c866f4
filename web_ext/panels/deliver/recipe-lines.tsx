// The series' recipe in words: what holds for every shot, how each target's takes are made, and what is wrong with it.
import { useCommands, useCut } from "../../components/contexts.tsx";
import { Button } from "../../components/button.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { Note } from "../../components/note.tsx";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";
import { asSentence } from "../../store/base/format.ts";
import { recipeLines, recipeSections } from "../../store/deliver/recipe.ts";
import { RecipeButton } from "./recipe-button.tsx";
import "./deliver-panel.css";

const SERIES = { word: "series", origin: "series", title: "upscale.master of the series config" } as const;

type Recipe = NonNullable<UpscaleOptions["recipe"]>;

interface RecipeProps {
  readonly recipe: Recipe;
  readonly options: UpscaleOptions;
}

export function RecipeLines({ recipe, options }: RecipeProps) {
  return (
    <section class="panel__section" aria-label="Recipe">
      <div class="panel__head">
        <h3 class="panel__heading">Recipe</h3>
        <span class="spring" />
        <RecipeButton section={null}>Edit…</RecipeButton>
      </div>
      {recipe.problems.map((problem) => (
        <Note key={problem} tone="stale" text={problem} />
      ))}
      {recipeLines(recipe, options.delivers).map(({ label, value }) => (
        <div key={label} class="deliver-line">
          <span class="deliver-line__label">{label}</span>
          <span class="deliver-line__text" title={value}>
            {value}
          </span>
          <Chip source={SERIES} />
        </div>
      ))}
    </section>
  );
}

export function RecipeSections({ recipe }: Pick<RecipeProps, "recipe">) {
  const { sections, uncovered } = recipeSections(recipe);
  return (
    <section class="panel__section" aria-label="By target">
      <h3 class="panel__heading deliver-heading">By target</h3>
      {sections.map(({ key, text, targets }) => (
        <div key={key} class="deliver-section" data-section={key}>
          <div class="deliver-section__head">
            <b>{key === "*" ? "Every target" : key}</b>
            <span class="spring" />
            <RecipeButton section={key}>Edit…</RecipeButton>
          </div>
          <p class="deliver-section__text">{asSentence(text)}</p>
          {targets.join() !== key && <p class="deliver-section__about">Covers {targets.join(", ")}</p>}
        </div>
      ))}
      {uncovered.map((target) => (
        <Note key={target} tone="stale" text={`${target} has no section: its shots are left as gaps`}>
          <RecipeButton section={target}>Write one…</RecipeButton>
        </Note>
      ))}
    </section>
  );
}

/** The recipe of the shot that is selected: its own over the series'. */
export function ShotRecipe() {
  const { selectedShot, delivery } = useCut();
  const shot = selectedShot();
  const edit = useCommands().bind("shot-recipe", shot ? { shot: shot.shot } : {});
  const recipe = delivery.versions.options.value?.recipe;
  if (!shot || !recipe) return null;
  const own = recipe.shots[shot.shot];
  const section = shot.target === null ? undefined : recipe.targets[shot.target];
  return (
    <section class="panel__section" aria-label={`Recipe of ${shot.shot}`}>
      <div class="panel__head">
        <h3 class="panel__heading">{shot.shot}</h3>
        <Chip
          source={own ? { word: "own", origin: "override", title: "Laid over the recipe of the series" } : SERIES}
        />
        <span class="spring" />
        <Button size="small" disabled={!edit.isEnabled} title={edit.title} onPress={edit.run}>
          Edit…
        </Button>
      </div>
      <p class="deliver-section__text">
        {own ? asSentence(own.text) : section ? asSentence(section.text) : "No section covers its target."}
      </p>
    </section>
  );
}
