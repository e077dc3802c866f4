// No plan yet: why, and the one thing that leads on. Without a recipe one is offered, ready to be read.
import { Button } from "../../components/button.tsx";
import { CommandButton } from "../../components/command-button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Note } from "../../components/note.tsx";
import { asSentence } from "../../store/base/format.ts";
import { firstRecipe, targetsOf } from "../../store/deliver/recipe.ts";
import { SERIES_TOPIC } from "../../store/deliver/series-edits.ts";

export function NoPlan() {
  const { versions, master } = useCut().delivery;
  const options = versions.options.value;
  const refusal = master.refusal.value;
  if (options && !options.recipe?.deliver) return <NoRecipe />;
  if (refusal === undefined) return <p class="panel__empty">Reading the plan…</p>;
  return (
    <EmptyState
      title="There is no plan"
      text={asSentence(refusal)}
      actions={<Button onPress={() => void master.refresh()}>Try again</Button>}
    />
  );
}

function NoRecipe() {
  const { notices } = useUi();
  const { cut, delivery } = useCut();
  const { versions, seriesEdits } = delivery;
  const options = versions.options.value;
  if (!options) return null;
  const targets = targetsOf(cut.shots.value);
  const isHere = options.restorer.status !== "ready" && targets.every((one) => options.latent[one]?.status !== "ready");
  const refusal = notices.at(SERIES_TOPIC);
  const write = () => void seriesEdits.show("Write a recipe", { upscale: firstRecipe(options, targets) });
  return (
    <EmptyState
      title="No recipe yet"
      text={
        <>
          A recipe says at what size the film is delivered and how each target's takes come to it. It is a few lines of
          the series config; you see them before they are written.{" "}
          {isHere && "No model is ready here; the studio's own enlarging works at once, without one."}
        </>
      }
      actions={
        <>
          <Button kind="primary" size="large" icon="wand" onPress={write}>
            Write a recipe…
          </Button>
          <CommandButton command="go-write" size="large">
            Open the series config
          </CommandButton>
        </>
      }
    >
      {refusal && !seriesEdits.shown.value && <Note tone="failed" text={refusal} />}
    </EmptyState>
  );
}
