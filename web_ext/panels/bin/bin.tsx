// The bin: every shot of the episode in cut order, grouped by sequence, with what it needs next.
import { useMemo } from "preact/hooks";
import { LinkButton } from "../../components/button.tsx";
import { Hint } from "../../components/hint.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { SEQUENCE_HEIGHT, SHOT_HEIGHT, type BinRow } from "../../store/bin/bin-rows.ts";
import { BinNotes } from "./bin-notes.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ManyBar } from "./many-bar.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { SequenceHead } from "./sequence-head.tsx";
import { ShotItem } from "./shot-item.tsx";
import { rowSelector, useRowWindow } from "./use-row-window.ts";

/** Height that a selected shot's takes are given while the list is scrolled far away from it. */
const TAKES_HEIGHT = 3 * 48 + 8;

export function Bin() {
  const { selection } = useUi();
  const { episode } = useEpisode();
  return (
    <section class="panel" aria-label="Shots">
      <FilterBar />
      {selection.many.value.length > 0 ? <ManyBar /> : <BulkBar />}
      <BinNotes />
      {episode.state.value === "ready" ? <BinList /> : <EmptyBin />}
    </section>
  );
}

function BinList() {
  const { selected } = useUi();
  const rows = useCut().rows.value;
  const chosen = selected.value;
  const heights = useMemo(() => rows.map((row) => heightOf(row, chosen)), [rows, chosen]);
  const row = useMemo(() => rows.findIndex(({ key }) => key === chosen), [rows, chosen]);
  const { ref, shown } = useRowWindow(heights, { wanted: { row, selector: rowSelector("shot", chosen ?? "") } });
  if (rows.length === 0) return <NothingShown />;
  return (
    <div class="panel__body" ref={ref} data-role="bin">
      <div style={{ height: `${shown.before}px` }} />
      {rows.slice(shown.first, shown.end).map((row) => drawRow(row))}
      <div style={{ height: `${shown.after}px` }} />
    </div>
  );
}

function drawRow(row: BinRow) {
  return row.kind === "sequence" ? (
    <SequenceHead key={`sequence:${row.key}`} row={row} />
  ) : (
    <ShotItem key={row.key} id={row.key} />
  );
}

function heightOf(row: BinRow, selected: string | undefined): number {
  if (row.kind === "sequence") return SEQUENCE_HEIGHT;
  return row.key === selected ? SHOT_HEIGHT + TAKES_HEIGHT : SHOT_HEIGHT;
}

function NothingShown() {
  const { view } = useUi();
  const { cut } = useCut();
  const none = cut.shots.value.length === 0;
  const showAll = () => {
    view.text.value = "";
    view.filter.value = "all";
  };
  return (
    <div class="panel__empty">
      {none ? (
        <span>The script has no shots. Write one under a line that begins with ##, then build.</span>
      ) : (
        <>
          <span>No shot fits the filter. </span>
          <LinkButton onPress={showAll}>Show all</LinkButton>
        </>
      )}
    </div>
  );
}

function EmptyBin() {
  const { episode } = useEpisode();
  return (
    <Hint title="Every shot of the script, in order">
      <span>{episode.state.value === "unbuilt" ? "Build the episode, and they are listed here." : "Reading…"}</span>
    </Hint>
  );
}
