// The script's sequences and shots; the one with the caret is selected, and a press moves the caret.
import { useComputed } from "@preact/signals";
import { Icon } from "../../components/marks/icon.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { formatCount, formatLength } from "../../store/base/format.ts";
import type { OutlineMark, OutlineSequence, OutlineShot } from "../../store/write/outline.ts";
import "./outline.css";

export function Outline() {
  const { writing } = useEpisode();
  const sequences = writing.outline.value;
  const count = sequences.reduce((sum, { shots }) => sum + shots.length, 0);
  return (
    <nav class="panel" aria-label="Outline">
      <div class="panel__bar">
        <h2 class="panel__title">Outline</h2>
        <span class="spring" />
        <span class="quiet-text number">{formatCount(count, "shot")}</span>
      </div>
      <div class="panel__body">
        {sequences.length === 0 && <p class="panel__empty">Sequences and shots of the script line up here.</p>}
        {sequences.map((sequence) => (
          <Sequence key={`${sequence.id} ${sequence.line}`} sequence={sequence} />
        ))}
      </div>
    </nav>
  );
}

function Sequence({ sequence }: { sequence: OutlineSequence }) {
  const { writing } = useEpisode();
  return (
    <section>
      <button type="button" class="outline__sequence" onClick={() => writing.goTo("script", sequence.line)}>
        <b>{sequence.id}</b>
        <span class="quiet-text">{sequence.location}</span>
      </button>
      {sequence.shots.map((shot) => (
        <Shot key={`${shot.id} ${shot.line}`} shot={shot} />
      ))}
    </section>
  );
}

const WORD: Record<OutlineMark, string> = {
  error: "has an error",
  warning: "has a warning",
  ok: "builds on its target",
  unchecked: "is not known to build yet",
};
const ICON = {
  error: { name: "failed", tone: "failed" },
  warning: { name: "stale", tone: "stale" },
  ok: { name: "ok", tone: "ok" },
  unchecked: { name: "queued", tone: "off" },
} as const;

function Shot({ shot }: { shot: OutlineShot }) {
  const { writing } = useEpisode();
  // Values of its own, so that a moved caret redraws two rows and not all of them.
  const isHere = useComputed(() => writing.shotAtCaret.value?.id === shot.id);
  const seconds = useComputed(() => writing.lengths.value.get(shot.id));
  return (
    <button
      type="button"
      class="outline__shot"
      data-outline={shot.id}
      aria-current={isHere.value ? "location" : undefined}
      title={shot.says}
      onClick={() => writing.goTo("script", shot.line)}
    >
      <Icon {...ICON[shot.mark]} />
      <span class="unseen">{WORD[shot.mark]}</span>
      <b class="outline__id">{shot.id}</b>
      <span class="outline__size">{shot.size}</span>
      <span class="outline__says">{shot.says}</span>
      {seconds.value !== undefined && <span class="outline__seconds number">{formatLength(seconds.value)}</span>}
    </button>
  );
}
