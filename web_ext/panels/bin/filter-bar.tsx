// Finding shots: words they mention, or a state they are in.
import { Icon } from "../../components/marks/icon.tsx";
import { PopUp } from "../../components/overlays/pop-up.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { countShots } from "../../store/bin/bin-rows.ts";
import { countFilters, FILTERS, FILTER_WORDS } from "../../store/bin/filters.ts";
import { formatCount } from "../../store/base/format.ts";
import "./filter-bar.css";

export function FilterBar() {
  const { view } = useUi();
  const { cut, rows } = useCut();
  const filter = view.filter.value;
  const all = cut.shots.value.length;
  const button = (
    <>
      <span>{FILTER_WORDS[filter]}</span>
      <span class="quiet-text number">{countShots(rows.value)}</span>
      <Icon name="down" tone="off" />
    </>
  );
  return (
    <div class="panel__bar">
      <SearchField placeholder={`Filter ${formatCount(all, "shot")}`} />
      <PopUp
        name="Show shots"
        side="end"
        button={button}
        buttonClass="button button--quiet"
        title="Which shots are shown"
      >
        {(close) => <Filters close={close} />}
      </PopUp>
    </div>
  );
}

/** With how many shots each would list, among those that the typed words find. */
function Filters({ close }: { close: () => void }) {
  const { view } = useUi();
  const { cut, issues } = useCut();
  const counts = countFilters(cut.shots.value, { text: view.text.value, noted: issues.counts.value });
  return FILTERS.map((one) => (
    <button
      key={one}
      type="button"
      class="pop-up__item filter-bar__item"
      aria-current={one === view.filter.value}
      onClick={() => {
        view.filter.value = one;
        close();
      }}
    >
      <span>{FILTER_WORDS[one]}</span>
      <span class="quiet-text number">{counts[one]}</span>
    </button>
  ));
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
