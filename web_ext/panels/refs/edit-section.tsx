// An edit by an instruction: of the live picture or the chosen candidate, with other references in the picture, or a figure turned from
// another of its views.
import { useState } from "preact/hooks";
import { Button, IconButton } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { viewName } from "../../store/refs/ref-view.ts";
import "./ref-inspector.css";

export function EditSection() {
  const { refs } = useEpisode();
  const ref = refs.selected.value;
  const shown = refs.shown.value;
  if (!ref || !shown || shown.view === "sheet") return null;
  return <Edit key={`${ref.id} ${shown.view ?? ""}`} view={shown.view} />;
}

function Edit({ view }: { readonly view: string | null }) {
  const { refs } = useEpisode();
  const [text, setText] = useState("");
  const [others, setOthers] = useState<readonly string[]>([]);
  const [from, setFrom] = useState("");
  const [asTyped, setAsTyped] = useState(false);
  const take = from === "" ? (refs.candidate.value ?? null) : null;
  const isReady = text.trim() !== "" || from !== "";
  const go = () => {
    if (!isReady) return;
    const turned = from === "" ? {} : { from_view: from, turn: true };
    void refs.edit(text.trim(), { take, with: others.map((ref) => ({ ref })), wrap: !asTyped, ...turned });
    setText("");
  };
  const what = take === null ? "the live picture" : `candidate ${take}`;
  return (
    <section class="panel__section" aria-label="Edit by instruction">
      <div class="panel__head">
        <h3 class="panel__heading">Edit</h3>
        <span class="ref-grid__count">{from === "" ? what : `turned from ${viewName(from).toLowerCase()}`}</span>
      </div>
      <div class="ref-edit">
        <input
          class="ref-grid__filter"
          data-role="edit"
          placeholder="What to change: make it night, take the hat off…"
          aria-label="What to change"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && go()}
        />
        <Button size="small" disabled={!isReady} onPress={go}>
          Edit
        </Button>
      </div>
      <div class="ref-edit__more">
        <Others chosen={others} choose={setOthers} />
        {view !== null && <TurnFrom view={view} from={from} choose={setFrom} />}
        <CheckBox label="Send as typed" checked={asTyped} onChange={setAsTyped} />
      </div>
    </section>
  );
}

/** Other references whose pictures the edit gets, as picture 2 and on. */
function Others({ chosen, choose }: { readonly chosen: readonly string[]; choose: (ids: readonly string[]) => void }) {
  const { refs } = useEpisode();
  const all = refs.all.value ?? [];
  const own = refs.selected.value?.id;
  const nameOf = (id: string) => all.find((ref) => ref.id === id)?.name ?? id;
  const open = all.filter(({ id, kind, exists }) => exists && kind !== "voice" && id !== own && !chosen.includes(id));
  return (
    <>
      {chosen.map((id, index) => (
        <span key={id} class="ref-edit__other">
          {index + 2}: {nameOf(id)}
          <IconButton
            icon="close"
            name={`Leave ${nameOf(id)} out`}
            onPress={() => choose(chosen.filter((each) => each !== id))}
          />
        </span>
      ))}
      {open.length > 0 && (
        <select
          class="field"
          aria-label="Another reference in the picture"
          value=""
          onChange={(event) => choose([...chosen, event.currentTarget.value])}
        >
          <option value="">With…</option>
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

interface TurnProps {
  readonly view: string;
  readonly from: string;
  readonly choose: (view: string) => void;
}

/** Views of the same figure that have a picture. */
function TurnFrom({ view, from, choose }: TurnProps) {
  const { refs } = useEpisode();
  const views = refs.selected.value?.views ?? [];
  const there = views.filter((each) => each.view !== view && each.picked !== null);
  if (there.length === 0) return null;
  return (
    <select
      class="field"
      aria-label="Turn the figure from another view"
      value={from}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">Do not turn</option>
      {there.map((each) => (
        <option key={each.view} value={each.view}>
          Turn from {viewName(each.view).toLowerCase()}
        </option>
      ))}
    </select>
  );
}
