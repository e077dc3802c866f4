// The plan of the film, a row a shot: what plays, how long, and what its take is like.
import { useMemo } from "preact/hooks";
import { Badge } from "../../components/marks/badge.tsx";
import { Thumb } from "../../components/marks/strip.tsx";
import { useCommands, useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import type { PlanRow } from "../../store/deliver/film-plan.ts";
import { formatRunningTime, formatCount, formatLength } from "../../store/base/format.ts";
import { rowSelector, useRowWindow } from "../../panels/bin/use-row-window.ts";
import { FilmProgress } from "./film-progress.tsx";
import "./plan-panel.css";

const ROW_HEIGHT = 36;

export function PlanPanel() {
  const { episode } = useEpisode();
  const { deliver } = useCut();
  const plan = deliver.plan.value;
  const heights = useMemo(() => plan.rows.map(() => ROW_HEIGHT), [plan.rows.length]);
  const { selected } = useUi();
  const here = selected.value ?? "";
  const row = plan.rows.findIndex(({ shot }) => shot === here);
  const { ref, shown } = useRowWindow(heights, { wanted: { row, selector: rowSelector("plan", here) } });
  const facts = episode.facts.value;
  return (
    <section class="panel" aria-label="Film plan">
      <div class="panel__bar">
        <h2 class="panel__title">Film plan</h2>
        <span class="quiet-text number">
          {plan.clips} of {formatCount(plan.rows.length, "shot")}, {formatRunningTime(plan.seconds)}
        </span>
        <span class="spring" />
        {facts && (
          <span class="quiet-text number">
            {facts.width} × {facts.height}, {facts.fps} fps
          </span>
        )}
      </div>
      <FilmProgress />
      <div class="plan" role="table" aria-label="Shots of the film" aria-rowcount={plan.rows.length}>
        <div class="plan__head plan__line" role="row">
          <span role="columnheader">Shot</span>
          <span role="columnheader" class="plan__number">
            Take
          </span>
          <span role="columnheader" class="plan__number">
            Length
          </span>
          <span role="columnheader">Source</span>
          <span role="columnheader">State</span>
        </div>
        <div class="panel__body plan__rows" ref={ref} role="rowgroup">
          <div style={{ height: `${shown.before}px` }} />
          {plan.rows.slice(shown.first, shown.end).map((row) => (
            <Row key={row.shot} row={row} />
          ))}
          <div style={{ height: `${shown.after}px` }} />
        </div>
      </div>
    </section>
  );
}

function Row({ row }: { readonly row: PlanRow }) {
  const { selected } = useUi();
  const { episode } = useEpisode();
  const go = useCommands().bind("go-to-shot", { shot: row.shot }).run;
  return (
    <div
      class={selected.value === row.shot ? "plan__line plan__line--here" : "plan__line"}
      role="row"
      data-plan={row.shot}
    >
      <span class="plan__shot" role="cell">
        <Thumb ep={episode.folder.value} path={row.thumb} width={128} class="plan__picture" />
        <button type="button" class="plan__go" title={`Open ${row.shot} in Shots`} onClick={go}>
          {row.shot}
        </button>
      </span>
      <span class="plan__number" role="cell">
        {row.take ?? "–"}
      </span>
      <span class="plan__number" role="cell">
        {formatLength(row.seconds)}
      </span>
      <span class="plan__source number" role="cell">
        {row.source}
      </span>
      <span role="cell">
        <Badge status={row.state} />
      </span>
    </div>
  );
}
