// The head of a sequence: fold it, and see at once whether something in it needs a look.
import { Badge } from "../../components/marks/badge.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { useUi } from "../../components/contexts.tsx";
import type { SequenceRow } from "../../store/bin/bin-rows.ts";
import { formatRunningTime, formatCount } from "../../store/base/format.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import "./sequence-head.css";

export function SequenceHead({ row }: { row: SequenceRow }) {
  const { view } = useUi();
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
      <span class="quiet-text number">{formatCount(row.shots, "shot")}</span>
      <span class="sequence-head__time">{formatRunningTime(row.seconds)}</span>
    </button>
  );
}

function counted(tone: "stale" | "failed", count: number): Status {
  return { tone, shape: tone, word: `${count} ${tone}`, title: `${count} ${tone}` };
}
