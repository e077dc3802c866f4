// The words that a reference is made with, and an edit of its picture by an instruction.
import { useState } from "preact/hooks";
import { Button, LinkButton } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { viewName } from "../../store/refs/ref-view.ts";
import "./ref-parts.css";
import "./refs.css";

/** The built prompt until somebody writes another one over it. */
export function PromptSection() {
  const { refs } = useEpisode();
  const [typed, setTyped] = useState<{ readonly at: string; readonly text: string } | undefined>(undefined);
  const ref = refs.selected.value;
  const shown = refs.shown.value;
  if (!ref || !shown || shown.view === "sheet") return null;
  const at = `${ref.id} ${shown.view ?? ""}`;
  const text = typed?.at === at ? typed.text : (shown.prompt ?? "");
  const isDirty = typed?.at === at && typed.text !== (shown.prompt ?? "");
  const save = async () => {
    await refs.setPrompt(text.trim() === "" ? null : text);
    setTyped(undefined);
  };
  return (
    <section class="panel__section" aria-label="Prompt">
      <div class="panel__head">
        <h3 class="panel__heading">
          {shown.view === null ? "Prompt" : `Prompt for ${viewName(shown.view).toLowerCase()}`}
        </h3>
        <Chip
          source={
            shown.isOverridden
              ? { origin: "override", word: "override", title: "Written here" }
              : { origin: "series", word: "series.json", title: "From the series config" }
          }
        />
        <span class="spring" />
        {isDirty && <LinkButton onPress={() => void save()}>Save</LinkButton>}
        {shown.isOverridden && !isDirty && <LinkButton onPress={() => void refs.setPrompt(null)}>Reset</LinkButton>}
      </div>
      {shown.isStale && <p class="ref-inspector__shared">The series config was changed since this was written.</p>}
      <textarea
        class="ref-prompt"
        rows={4}
        aria-label="Prompt"
        value={text}
        onInput={(event) => setTyped({ at, text: event.currentTarget.value })}
      />
      <dl class="ref-facts">
        <dt>Target</dt>
        <dd>{shown.target ?? "none"}</dd>
        {shown.steps !== null && <dt>Steps</dt>}
        {shown.steps !== null && <dd>{shown.steps}</dd>}
        {shown.seed !== null && <dt>Seed</dt>}
        {shown.seed !== null && <dd>…{shown.seed.slice(-4)}</dd>}
      </dl>
    </section>
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
