// The words that a reference is made with, and an edit of its picture by an instruction.
import { useState } from "preact/hooks";
import { Button, LinkButton } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { viewName, type ShownView } from "../../store/refs/ref-view.ts";
import "./ref-grid.css";
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
    await refs.setPrompt(typed?.trim() ? typed : null);
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
        {shown.isOverridden && !isDirty && <LinkButton onPress={() => void refs.setPrompt(null)}>Reset</LinkButton>}
      </div>
      {shown.isStale && <p class="ref-inspector__shared">The series config was changed since this was written.</p>}
      <textarea
        class="ref-prompt"
        rows={4}
        aria-label="Prompt"
        value={typed ?? built}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Facts shown={shown} />
    </section>
  );
}

const WRITTEN = { origin: "override", word: "override", title: "Written here" } as const;
const BUILT = { origin: "series", word: "series.json", title: "From the series config" } as const;

function Facts({ shown: { target, steps, seed } }: { readonly shown: ShownView }) {
  const facts = [
    { name: "Target", value: target ?? "none" },
    ...(steps === null ? [] : [{ name: "Steps", value: String(steps) }]),
    ...(seed === null ? [] : [{ name: "Seed", value: `…${seed.slice(-4)}` }]),
  ];
  return (
    <dl class="ref-facts">
      {facts.map(({ name, value }) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  );
}

/** What is on screen is changed: the chosen candidate, else the picture that stands. */
export function EditSection() {
  const { refs } = useEpisode();
  const [text, setText] = useState("");
  const shown = refs.shown.value;
  if (!shown || shown.view === "sheet") return null;
  const take = refs.candidate.value ?? null;
  const go = () => {
    void refs.edit(text.trim(), take);
    setText("");
  };
  return (
    <section class="panel__section" aria-label="Edit by instruction">
      <div class="panel__head">
        <h3 class="panel__heading">Edit</h3>
        <span class="ref-grid__count">{take === null ? "the live picture" : `candidate ${take}`}</span>
      </div>
      <div class="ref-edit">
        <input
          class="ref-grid__filter"
          placeholder="What to change: make it night, take the hat off…"
          aria-label="What to change"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && text.trim() !== "" && go()}
        />
        <Button size="small" disabled={text.trim() === ""} onPress={go}>
          Edit
        </Button>
      </div>
    </section>
  );
}
