// The plan of the master, a row a shot: which take, how it becomes its delivered size, what it still needs, and why.
import { useMemo, useState } from "preact/hooks";
import { CommandButton } from "../../components/command-button.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { Thumb } from "../../components/marks/strip.tsx";
import { MoreButton } from "../../components/overlays/more-button.tsx";
import { useObjectMenu } from "../../components/overlays/object-menu.ts";
import type { MasterPlan as Plan, MasterRow } from "../../../src/contracts/routes/delivery/master.ts";
import { asSentence, asTitle, formatCount, formatLength, formatRunningTime } from "../../store/base/format.ts";
import { plannedShot, type PlannedShot } from "../../store/deliver/master-rows.ts";
import { rowSelector, useRowWindow } from "../bin/use-row-window.ts";
import { NoPlan } from "./no-plan.tsx";
import { PlanBand } from "./plan-band.tsx";
import "./master-plan.css";

const ROW_HEIGHT = 48;

const FILTERS = {
  all: { label: "All shots", fits: () => true },
  open: {
    label: "To do",
    fits: ({ status }: MasterRow) => status === "upscale" || status === "post" || status === "queued",
  },
  kept: { label: "Kept", fits: ({ status }: MasterRow) => status === "kept" },
  gap: { label: "Gaps", fits: ({ status }: MasterRow) => status === "gap" },
} as const;
type Filter = keyof typeof FILTERS;

export function MasterPlan() {
  const { master } = useCut().delivery;
  const { deliver } = useCut();
  const [filter, setFilter] = useState<Filter>("all");
  const plan = master.plan.value;
  return (
    <section class="panel" aria-label="Master plan">
      <div class="panel__bar">
        <h2 class="panel__title">Master plan</h2>
        {plan && (
          <span class="quiet-text number">
            {plan.rows.length - plan.counts.gap} of {formatCount(plan.rows.length, "shot")},{" "}
            {formatRunningTime(deliver.plan.value.seconds)}
          </span>
        )}
        <span class="spring" />
        {plan && (
          <>
            <span class="quiet-text number master-plan__size">{plan.size.join(" × ")}</span>
            <select
              class="field field--small"
              aria-label="Which shots"
              value={filter}
              onChange={(event) => setFilter(event.currentTarget.value as Filter)}
            >
              {Object.entries(FILTERS).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
      {plan ? (
        <>
          <PlanBand plan={plan} />
          <Table plan={plan} filter={filter} />
        </>
      ) : (
        <NoPlan />
      )}
    </section>
  );
}

function Table({ plan, filter }: { readonly plan: Plan; readonly filter: Filter }) {
  const rows = plan.rows.filter(FILTERS[filter].fits);
  const heights = useMemo(() => rows.map(() => ROW_HEIGHT), [rows.length]);
  const { selected } = useUi();
  const here = selected.value ?? "";
  const row = rows.findIndex(({ shot }) => shot === here);
  const { ref, shown } = useRowWindow(heights, { wanted: { row, selector: rowSelector("master", here) } });
  return (
    <div class="master-plan" role="table" aria-label="Shots of the master" aria-rowcount={rows.length}>
      <div class="master-plan__head master-plan__line" role="row">
        <span role="columnheader">Shot</span>
        <span role="columnheader" class="master-plan__number">
          Take
        </span>
        <span role="columnheader" class="master-plan__number master-plan__wide">
          Length
        </span>
        <span role="columnheader" class="master-plan__wide">
          Source
        </span>
        <span role="columnheader">How and why</span>
        <span role="columnheader">State</span>
        <span role="columnheader" class="unseen">
          More
        </span>
      </div>
      <div class="panel__body master-plan__rows" ref={ref} role="rowgroup">
        <div style={{ height: `${shown.before}px` }} />
        {rows.slice(shown.first, shown.end).map((row) => (
          <Row key={row.shot} row={row} />
        ))}
        <div style={{ height: `${shown.after}px` }} />
        {rows.length === 0 && <p class="panel__empty">{EMPTY[filter]}</p>}
      </div>
    </div>
  );
}

const EMPTY: Readonly<Record<Filter, string>> = {
  all: "The cut has no shots yet: build the episode first.",
  open: "Nothing is left to do: make the master.",
  kept: "No upscale is kept as it is.",
  gap: "Nothing is missing.",
};

function Row({ row }: { readonly row: MasterRow }) {
  const { selected, select, clock } = useUi();
  const { episode } = useEpisode();
  const { cut, delivery } = useCut();
  const menuOf = useObjectMenu();
  const { jobOf, options } = delivery.versions;
  const hasOwnRecipe = options.value?.recipe?.shots[row.shot] !== undefined;
  // Only what waits is drawn again each second.
  const now = row.status === "queued" ? clock.value : 0;
  const planned = plannedShot(row, { shotOf: cut.shot, jobOf, hasOwnRecipe, now });
  const subject = { shot: row.shot, ...(row.take !== null && { take: row.take }) };
  const isHere = selected.value === row.shot;
  return (
    <div
      class={isHere ? "master-plan__line master-plan__line--here" : "master-plan__line"}
      role="row"
      data-master={row.shot}
      onClick={() => select(row.shot)}
      {...menuOf(subject)}
    >
      <span class="master-plan__shot" role="cell">
        <Thumb ep={episode.folder.value} path={planned.thumb} width={128} class="master-plan__picture" />
        <button
          type="button"
          class="master-plan__go"
          aria-pressed={isHere}
          title="Its recipe and its take stand on the right"
          onClick={() => select(row.shot)}
        >
          {row.shot}
        </button>
      </span>
      <span class="master-plan__number" role="cell">
        {row.take ?? "–"}
      </span>
      <span class="master-plan__number master-plan__wide" role="cell">
        {formatLength(planned.seconds)}
      </span>
      <span class="number master-plan__wide" role="cell">
        {planned.source}
      </span>
      <How planned={planned} />
      <State planned={planned} />
      <span role="cell">
        <MoreButton subject={subject} skipped={!isHere} />
      </span>
    </div>
  );
}

const OWN = { word: "own", origin: "override", title: "The shot's own recipe lies over that of the series" } as const;

function How({ planned }: { readonly planned: PlannedShot }) {
  const { recipe, why, hasOwnRecipe } = planned;
  return (
    <span class="master-plan__how" role="cell">
      <span class="master-plan__recipe">
        <span class="master-plan__words" title={recipe}>
          {recipe === "" ? "Nothing makes it" : asTitle(recipe)}
        </span>
        {hasOwnRecipe && <Chip source={OWN} />}
      </span>
      <span class="master-plan__why" title={asSentence(why)}>
        {asSentence(why)}
      </span>
    </span>
  );
}

function State({ planned }: { readonly planned: PlannedShot }) {
  const { state, left, shot } = planned;
  return (
    <span class="master-plan__state" role="cell">
      {state.percent !== undefined && <Progress percent={state.percent} name={state.title} />}
      <Badge status={state} />
      {left !== "" && <span class="quiet-text number">{left}</span>}
      {state.shape === "out" && (
        <CommandButton command="go-to-shot" target={{ shot }} size="small" title={`Open ${shot} in Shots`}>
          Open
        </CommandButton>
      )}
    </span>
  );
}
