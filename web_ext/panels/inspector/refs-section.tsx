// The pictures and sounds the next render sends along, and which of them are missing.
import { Badge } from "../../components/marks/badge.tsx";
import { Thumb } from "../../components/marks/strip.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import type { RefUsed } from "../../../src/contracts/routes/episodes.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import "./refs-section.css";

const MISSING: Status = { tone: "stale", shape: "stale", word: "Missing", title: "Its file is not there" };

export function RefsSection({ refs }: { refs: readonly RefUsed[] }) {
  const { episode } = useEpisode();
  const ep = episode.folder.value;
  const there = refs.filter((ref) => ref.exists).length;
  return (
    <div class="panel__section">
      <div class="panel__head">
        <h3 class="panel__heading">References</h3>
        <span class="quiet-text">{there} sent</span>
      </div>
      <ul class="refs">
        {refs.map((ref) => (
          <li key={ref.slot} title={ref.path}>
            <Thumb ep={ep} path={ref.thumb} width={256} class="refs__picture" />
            <span class="refs__name">
              {ref.id ?? ref.role}
              <span class="quiet-text">{ref.role}</span>
            </span>
            {!ref.exists && <Badge status={MISSING} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
