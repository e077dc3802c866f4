// The head of a sequence: fold it, and see at once whether something in it needs a look.
import { Badge } from "../../parts/marks/badge.tsx";
import { Icon } from "../../parts/marks/icon.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import type { SequenceRow } from "../../store/bin/bin-rows.ts";
import { sayClock, sayCount } from "../../store/say.ts";
import type { Badge as Status } from "../../store/status.ts";
import "./sequence-head.css";

export function SequenceHead({ row }: { row: SequenceRow }) {
  const { view } = useEditor();
  const toggle = () => {
    const next = new Set(view.folded.peek());
    if (!next.delete(row.key)) next.add(row.key);
    view.folded.value = next;
  };
  return (
    <button type="button" class="sequence-head" aria-expanded={!row.folded} onClick={toggle}>
      <Icon name={row.folded ? "right" : "down"} tone="off" />
      <b>{row.id}</b>
      <span class="spring" />
      {row.stale > 0 && <Badge status={counted("stale", row.stale)} />}
      {row.failed > 0 && <Badge status={counted("failed", row.failed)} />}
      <span class="quiet-text number">{sayCount(row.shots, "shot")}</span>
      <span class="sequence-head__time">{sayClock(row.seconds)}</span>
    </button>
  );
}

function counted(tone: "stale" | "failed", count: number): Status {
  return { tone, shape: tone, word: `${count} ${tone}`, title: `${count} ${tone}` };
}
