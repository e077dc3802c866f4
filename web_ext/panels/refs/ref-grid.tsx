// The references of a group as tiles: the live picture, who it is, what is going on with it, its newest candidates.
import type { Ref } from "../../../src/contracts/replies/ref.ts";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { useEpisode } from "../../components/contexts.tsx";
import { Hint } from "../../components/hint.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { stateOf, tileTakes, usersOf, type RefGroup } from "../../store/refs/ref-view.ts";
import { dropTake } from "./dragged-take.ts";
import { RefPicture } from "./ref-picture.tsx";
import { useTileWindow } from "./use-tile-window.ts";
import "../../components/panel.css";
import "./ref-grid.css";
import "./ref-inspector.css";
import "./ref-stage.css";

const ABOUT: Readonly<Record<RefGroup, string>> = {
  Cast: "The people of the series. Write them into the series config, with a design and a sheet.",
  Props: "Things and vehicles that shots show again. Write them into the series config, with a design and a sheet.",
  Places: "Where it happens. Write locations into the series config, with a description and a plate.",
  Voices: "How the characters sound. Every character of the series config has one.",
  Keyframes: "First and last frames of shots. Ask for one in the script: first: generate.",
};

export function RefGrid() {
  const { refs } = useEpisode();
  const listed = refs.listed.value;
  const group = refs.group.value;
  return (
    <>
      <div class="panel__bar">
        <h2 class="panel__title">{group}</h2>
        <span class="ref-grid__count">{listed.length}</span>
        <span class="spring" />
        <input
          class="ref-grid__filter"
          type="search"
          data-role="filter"
          placeholder={`Filter ${group.toLowerCase()}`}
          aria-label={`Filter ${group.toLowerCase()}`}
          value={refs.filter.value}
          onInput={(event) => (refs.filter.value = event.currentTarget.value)}
        />
      </div>
      <Tiles listed={listed} group={group} />
    </>
  );
}

function Tiles({ listed, group }: { readonly listed: readonly Ref[]; readonly group: RefGroup }) {
  const { refs } = useEpisode();
  const chosen = listed.findIndex(({ id }) => id === refs.selected.value?.id);
  const { columns, scrollRef, gridRef, shown, follow } = useTileWindow({ count: listed.length, chosen, list: group });
  const { first, end, before, whole } = shown;
  useLayoutEffect(() => void (refs.columns.value = columns), [refs, columns]);
  const tiles = useMemo(
    () =>
      listed
        .slice(first, end)
        .map((ref, index) => <RefTile key={ref.id} ref_={ref} place={first + index + 1} of={listed.length} />),
    [listed, first, end],
  );
  const isDrawn = first <= chosen && chosen < end;
  return (
    <div class="panel__body" ref={scrollRef}>
      {refs.all.value && listed.length === 0 && <Hint title={`No ${group.toLowerCase()}`}>{ABOUT[group]}</Hint>}
      <div
        ref={gridRef}
        class={`ref-grid ref-grid--${group.toLowerCase()}`}
        role="listbox"
        aria-label={group}
        {...(!isDrawn && listed.length > 0 && { tabIndex: 0 })}
        onFocus={(event) => event.target === event.currentTarget && follow()}
        style={{ "--before": `${before}px`, "--whole": `${whole}px` }}
      >
        {tiles}
      </div>
    </div>
  );
}

interface RefTileProps {
  readonly ref_: Ref;
  /** Which of how many it is, from 1. */
  readonly place: number;
  readonly of: number;
}

function RefTile({ ref_: ref, place, of }: RefTileProps) {
  const { refs } = useEpisode();
  const isChosen = refs.selected.value?.id === ref.id;
  const state = stateOf(ref);
  return (
    <div
      class="ref-tile"
      role="option"
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={of}
      tabIndex={isChosen ? 0 : -1}
      data-ref={ref.id}
      onClick={() => refs.select(ref.id)}
      onFocus={() => refs.select(ref.id)}
      onDrop={(event) => dropTake(event, refs, ref.id)}
    >
      <div class="ref-tile__picture">
        {ref.exists && ref.path !== null && ref.kind !== "voice" ? (
          <RefPicture path={ref.path} version={ref.sha1} width={512} about={`${ref.name}, live picture`} />
        ) : (
          <Nothing ref_={ref} />
        )}
      </div>
      <div class="ref-tile__line">
        <strong>{ref.name}</strong>
        <span class="ref-tile__id" aria-hidden="true">
          {ref.id.replace(/^[a-z]+:/, "")}
        </span>
        <span class="spring" />
        <Badge status={state} brief />
      </div>
      <div class="ref-tile__about" aria-hidden="true" title={ref.built_prompt ?? undefined}>
        {usedWords(ref)}
      </div>
      <Takes ref_={ref} />
    </div>
  );
}

function Nothing({ ref_: ref }: { readonly ref_: Ref }) {
  if (ref.kind === "voice") return <Icon name={ref.exists ? "sound" : "muted"} />;
  const users = usersOf(ref).length;
  return (
    <div class="ref-tile__nothing" aria-hidden="true">
      <Icon name="stand-in" />
      <strong>No picture yet</strong>
      <span>{users === 0 ? "No shot reads it" : `${users} ${users === 1 ? "shot waits" : "shots wait"} for it`}</span>
      <span title={ref.why_not ?? undefined}>
        {ref.can_generate ? (
          <>
            <kbd>G</kbd> generates one
          </>
        ) : (
          "It cannot be generated"
        )}
      </span>
    </div>
  );
}

function Takes({ ref_: ref }: { readonly ref_: Ref }) {
  const { takes, picked } = tileTakes(ref);
  if (ref.kind === "voice") return null;
  return (
    <div class="ref-tile__takes" aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => {
        const take = takes[index];
        return (
          <span
            key={index}
            class={take && take.take === picked ? "ref-tile__take ref-tile__take--picked" : "ref-tile__take"}
          >
            {take?.image && <RefPicture path={take.image} version={take.finished} width={128} about="" />}
            {take?.status === "queued" && <Icon name="running" tone="running" />}
            {take?.status === "failed" && <Icon name="failed" tone="failed" />}
          </span>
        );
      })}
    </div>
  );
}

function usedWords(ref: Ref): string {
  const users = usersOf(ref).length;
  const used = users === 0 ? "Read by no shot" : `Used in ${users} ${users === 1 ? "shot" : "shots"}`;
  if (ref.of === null) return used;
  return `${ref.kind === "location" ? "Angle" : "Wardrobe"} of ${ref.of}; ${used.toLowerCase()}`;
}
