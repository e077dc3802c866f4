// Finding shots: words they mention, or a state they are in.
import { Icon } from "../../components/marks/icon.tsx";
import { PopUp } from "../../components/overlays/pop-up.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { FILTERS, shownShots, type Filter } from "../../store/bin/bin-rows.ts";
import "./filter-bar.css";

const WORDS: Record<Filter, string> = {
  all: "All",
  missing: "Missing",
  stale: "Stale",
  failed: "Failed",
  queued: "Queued",
  flagged: "Flagged",
  issues: "With issues",
  locked: "Locked",
  out: "Left out",
};

export function FilterBar() {
  const { view } = useUi();
  const { cut, rows } = useCut();
  const filter = view.filter.value;
  const button = (
    <>
      <span>{WORDS[filter]}</span>
      <span class="quiet-text number">{shownShots(rows.value).length}</span>
      <Icon name="down" tone="off" />
    </>
  );
  return (
    <div class="panel__bar">
      <SearchField placeholder={`Filter ${cut.shots.value.length} shots`} />
      <PopUp
        name="Show shots"
        side="end"
        button={button}
        buttonClass="button button--quiet"
        title="Which shots are shown"
      >
        {(close) =>
          FILTERS.map((one) => (
            <button
              key={one}
              type="button"
              class="pop-up__item"
              aria-current={one === filter}
              onClick={() => {
                view.filter.value = one;
                close();
              }}
            >
              {WORDS[one]}
            </button>
          ))
        }
      </PopUp>
    </div>
  );
}

function SearchField({ placeholder }: { placeholder: string }) {
  const { view } = useUi();
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    if (view.text.peek() === "") event.currentTarget.blur();
    view.text.value = "";
  };
  return (
    <label class="search-field">
      <Icon name="search" />
      <input
        data-role="filter"
        value={view.text.value}
        placeholder={placeholder}
        aria-label="Filter shots"
        spellcheck={false}
        onInput={(event) => (view.text.value = event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}
