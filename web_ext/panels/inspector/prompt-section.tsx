// The prompt of the next render, typed in place, and word by word what it says otherwise than the built one.
import { useState } from "preact/hooks";
import { LinkButton } from "../../components/button.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { useJobs } from "../../components/contexts.tsx";
import type { ValueView } from "../../store/inspector/value-views.ts";
import { piecesOf } from "../../store/base/word-diff.ts";
import { ValueNotes } from "./value-notes.tsx";
import "./prompt-section.css";

export function PromptSection({ view }: { readonly view: ValueView }) {
  const { inspector } = useJobs();
  const [isCompared, setCompared] = useState(true);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void inspector.save();
    // Esc leaves the field and keeps what is typed: a prompt is too long to be lost to one key.
    if (event.key === "Escape" && event.currentTarget instanceof HTMLElement) {
      event.stopPropagation();
      event.currentTarget.blur();
    }
  };
  return (
    <div class="panel__section" data-value="prompt">
      <div class="panel__head prompt__head">
        <h3 class={view.isDirty ? "panel__heading unsaved-mark" : "panel__heading"}>Prompt</h3>
        {view.source && <Chip source={view.source} />}
        <span class="spring" />
        {view.isSet && (
          <>
            <LinkButton onPress={() => setCompared(!isCompared)}>
              {isCompared ? "Hide changes" : "Show changes"}
            </LinkButton>
            <LinkButton onPress={() => inspector.useBuilt("prompt")}>Use built</LinkButton>
          </>
        )}
      </div>
      <textarea
        class={view.isDirty ? "prompt__text prompt__text--dirty" : "prompt__text"}
        value={view.text}
        rows={rowsOf(view.text)}
        placeholder="This target takes no prompt."
        aria-label={`Prompt${view.isDirty ? ", not saved" : ""}`}
        onInput={(event) => inspector.type("prompt", event.currentTarget.value)}
        onBlur={() => inspector.settle("prompt")}
        onKeyDown={onKey}
      />
      {view.isSet && isCompared && <PromptChanges built={view.built} now={view.text} />}
      <ValueNotes view={view} />
    </div>
  );
}

function PromptChanges({ built, now }: { readonly built: string; readonly now: string }) {
  return (
    <p class="prompt__changes" aria-label="Changes against the built prompt">
      <span class="prompt__versus">Against the built prompt</span>
      {piecesOf(built, now).map(({ kind, text }, index) => {
        if (kind === "in") return <ins key={index}>{text}</ins>;
        return kind === "out" ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
      })}
    </p>
  );
}

/** Enough for a prompt of common length: a longer one scrolls, and the box can be drawn taller. */
function rowsOf(text: string): number {
  return Math.min(9, Math.max(3, Math.ceil(text.length / 38)));
}
