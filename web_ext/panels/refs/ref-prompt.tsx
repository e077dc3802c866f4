// The words that a reference, or its view on screen, is made with.
import { useState } from "preact/hooks";
import { LinkButton } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { viewName, type ShownView } from "../../store/refs/ref-view.ts";
import "./ref-inspector.css";

/** The built prompt until somebody writes another one over it. */
export function PromptSection() {
  const { refs } = useEpisode();
  const ref = refs.selected.value;
  const shown = refs.shown.value;
  if (!ref || !shown || shown.view === "sheet") return null;
  const at = `${ref.id} ${shown.view ?? ""}`;
  return <Prompt key={at} shown={shown} />;
}

function Prompt({ shown }: { readonly shown: ShownView }) {
  const { refs } = useEpisode();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const built = shown.prompt ?? "";
  const isDirty = typed !== undefined && typed !== built;
  const save = async () => {
    await refs.setValues({ prompt: typed?.trim() ? typed : null });
    setTyped(undefined);
  };
  return (
    <section class="panel__section" aria-label="Prompt">
      <div class="panel__head">
        <h3 class="panel__heading">
          {shown.view === null ? "Prompt" : `Prompt for ${viewName(shown.view).toLowerCase()}`}
        </h3>
        <Chip source={shown.isOverridden ? WRITTEN : BUILT} />
        <span class="spring" />
        {isDirty && <LinkButton onPress={() => void save()}>Save</LinkButton>}
        {shown.isOverridden && !isDirty && (
          <LinkButton onPress={() => void refs.setValues({ prompt: null })}>Reset</LinkButton>
        )}
      </div>
      {shown.isStale && <p class="ref-inspector__shared">The series config was changed since this was written.</p>}
      <textarea
        class="ref-prompt"
        rows={4}
        aria-label="Prompt"
        value={typed ?? built}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </section>
  );
}

const WRITTEN = { origin: "override", word: "override", title: "Written here" } as const;
const BUILT = { origin: "series", word: "series.json", title: "From the series config" } as const;
