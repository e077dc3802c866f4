// What the reference, or its view on screen, is made with, each value changed in place: empty is what its target and the series config say.
import { useEffect, useId, useState } from "preact/hooks";
import { LinkButton } from "../../components/button.tsx";
import { useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { refTopic } from "../../store/refs/ref-asks.ts";
import type { SeedMode } from "../../store/refs/refs.ts";
import { readRefValue, refValues, type RefValue } from "../../store/refs/ref-values.ts";
import type { Target } from "../../store/render/targets.ts";
import { labelWith } from "../../store/render/readiness.ts";
import "../inspector/value-row.css";
import "./ref-inspector.css";

export function ValuesSection() {
  const { refs } = useEpisode();
  const ref = refs.selected.value;
  const shown = refs.shown.value;
  if (!ref || !shown) return null;
  const values = refValues(ref, shown.view);
  const isWritten = values.some(({ writtenFor }) => writtenFor === "this");
  return (
    <section class="panel__section" aria-label="Values">
      <div class="panel__head">
        <h3 class="panel__heading">{shown.view === "sheet" ? "Made with, in every view" : "Made with"}</h3>
        <span class="spring" />
        {isWritten && <LinkButton onPress={() => void refs.resetValues()}>Reset all</LinkButton>}
      </div>
      {values.map((value) => (
        <Value
          key={`${ref.id} ${shown.view} ${value.key}`}
          value={value}
          kind={ref.kind === "voice" ? "audio" : "image"}
        />
      ))}
      <SeedModes />
    </section>
  );
}

/** Which seed the next request gets; nothing is written. */
function SeedModes() {
  const id = useId();
  const { refs } = useEpisode();
  return (
    <div class="value-row">
      <div class="value-row__line">
        <label class="value-row__label" for={id} title="Of the first candidate; further ones get new seeds">
          Next seed
        </label>
        <select
          id={id}
          class="value-row__input value-row__input--select"
          value={refs.seedMode.value}
          onChange={(event) => (refs.seedMode.value = event.currentTarget.value as SeedMode)}
        >
          <option value="auto">The same until a candidate can be used, then new</option>
          <option value="same">The same</option>
          <option value="new">New</option>
        </select>
      </div>
    </div>
  );
}

/** Such targets are asked for by panoramas alone. */
function paintsPanoramas({ capabilities }: Target): boolean {
  return capabilities !== undefined && "mode" in capabilities && capabilities.mode === "pano";
}

interface ValueProps {
  readonly value: RefValue;
  readonly kind: "image" | "audio";
}

function Value({ value, kind }: ValueProps) {
  const id = useId();
  return (
    <div class="value-row" data-value={value.key}>
      <div class="value-row__line">
        <label class="value-row__label" for={id} title={value.hint}>
          {value.label}
        </label>
        {value.key === "target" ? (
          <TargetField id={id} value={value} kind={kind} />
        ) : (
          <TextField id={id} value={value} />
        )}
        {value.writtenFor !== "nothing" && <Chip source={value.writtenFor === "this" ? HERE : WHOLE} />}
      </div>
    </div>
  );
}

const HERE = { word: "override", origin: "override", title: "Written here" } as const;
const WHOLE = { word: "character", origin: "series", title: "Written for every view of the character" } as const;

function TextField({ id, value: { key, text, inForce, hint } }: { readonly id: string; readonly value: RefValue }) {
  const { refs } = useEpisode();
  const { notices } = useUi();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const read = readRefValue(key, typed ?? text);
  const settle = () => {
    if (typed === undefined || typed.trim() === text) return setTyped(undefined);
    if (!read.ok) return notices.say(refTopic(refs.selected.peek()?.id ?? ""), read.sentence);
    setTyped(undefined);
    void refs.setValues(read.fields);
  };
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.key === "Enter") settle();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setTyped(undefined);
    event.currentTarget.blur();
  };
  return (
    <input
      id={id}
      class="value-row__input number"
      value={typed ?? text}
      placeholder={inForce || "As its target has it"}
      title={hint}
      aria-invalid={!read.ok}
      spellcheck={key === "negative"}
      autocomplete="off"
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={onKey}
    />
  );
}

function TargetField({ id, value, kind }: ValueProps & { readonly id: string }) {
  const { refs, episode } = useEpisode();
  const { targets } = useJobs();
  const folder = episode.folder.value;
  useEffect(() => void targets.checkReadiness(), [folder]);
  const able = targets.withReadiness.value.filter((each) => each.kind === kind && !paintsPanoramas(each));
  const labelOf = (target: string) => able.find((each) => each.id === target)?.label ?? target;
  const others = able.some(({ id: known }) => known === value.text) || value.text === "" ? [] : [value.text];
  return (
    <select
      id={id}
      class="value-row__input value-row__input--select"
      value={value.text}
      title={value.hint}
      onChange={(event) => void refs.setValues({ target: event.currentTarget.value || null })}
    >
      <option value="">{value.writtenFor === "nothing" ? `${labelOf(value.inForce)} (default)` : "Default"}</option>
      {others.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
      {able.map((each) => (
        <option key={each.id} value={each.id}>
          {labelWith(each.label, each.readiness)}
        </option>
      ))}
    </select>
  );
}
