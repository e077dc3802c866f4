// What the show is made of, as a list to pick a form from, and the ways to add to it.
import { useState } from "preact/hooks";
import { Button, IconButton } from "../../../components/button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import type { EntryKind } from "../../../store/show/new-entry.ts";
import type { ListedEntry } from "../../../store/show/show-values.ts";
import "./show-list.css";

const GROUPS = [
  { kind: "character", title: "Cast", one: "a character" },
  { kind: "prop", title: "Props", one: "a prop" },
  { kind: "location", title: "Places", one: "a place" },
] as const satisfies readonly { kind: EntryKind; title: string; one: string }[];

export function ShowList() {
  const { showForms } = useEpisode();
  const { place, isOpen, choose, entries, adding } = showForms;
  return (
    <nav class="panel show-list" aria-label="Cast and places">
      <div class="panel__bar">
        <h2 class="panel__title">Cast and places</h2>
        <span class="spring" />
        <IconButton icon="close" name="Back to the pictures" onPress={() => (isOpen.value = false)} />
      </div>
      <div class="panel__body">
        <button
          type="button"
          class="show-list__one"
          aria-current={place.value === "show" ? "true" : undefined}
          onClick={() => choose("show")}
        >
          The show
        </button>
        {GROUPS.map(({ kind, title, one }) => (
          <section key={kind}>
            <div class="show-list__head">
              <h3 class="panel__heading">{title}</h3>
              <span class="spring" />
              <IconButton icon="plus" name={`Add ${one}`} onPress={() => (adding.value = kind)} />
            </div>
            {adding.value === kind && <NameForm kind={kind} one={one} />}
            {entries.value
              .filter((entry) => entry.kind === kind)
              .map((entry) => (
                <Entry key={`${entry.block} ${entry.id}`} entry={entry} />
              ))}
          </section>
        ))}
      </div>
    </nav>
  );
}

function Entry({ entry }: { readonly entry: ListedEntry }) {
  const { showForms } = useEpisode();
  const { block, id, name, isBare } = entry;
  const isHere = showForms.entry.value?.block === block && showForms.entry.value.id === id;
  const isBroken = showForms.isBroken(entry);
  const trouble = isBroken ? "has an error" : isBare ? "is not described yet" : undefined;
  return (
    <button
      type="button"
      class="show-list__one"
      data-entry={id}
      aria-current={isHere ? "true" : undefined}
      title={trouble ? `${name} ${trouble}` : name}
      onClick={() => showForms.choose({ block, id })}
    >
      <span class="show-list__name">{name}</span>
      <span class="show-list__id">{id}</span>
      {trouble && (
        <>
          <span class="unseen">{trouble}</span>
          <Icon name={isBroken ? "failed" : "stand-in"} tone={isBroken ? "failed" : "queued"} />
        </>
      )}
    </button>
  );
}

/** Enter adds it; the form of what was added opens. */
function NameForm({ kind, one }: { readonly kind: EntryKind; readonly one: string }) {
  const { showForms } = useEpisode();
  const [name, setName] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== "") showForms.add(kind, name);
  };
  return (
    <form class="show-list__new" onSubmit={submit}>
      <input
        class="field field--small field--wide"
        value={name}
        placeholder={`Name of ${one}`}
        aria-label={`Name of ${one}`}
        autocomplete="off"
        autofocus
        ref={(field) => field?.focus()}
        onInput={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && (showForms.adding.value = undefined)}
      />
      <Button size="small" disabled={name.trim() === ""} onPress={() => showForms.add(kind, name)}>
        Add
      </Button>
    </form>
  );
}
