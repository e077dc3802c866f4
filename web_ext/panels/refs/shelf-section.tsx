// The shelf beside a reference: put it there, take a newer one, or take what this show does not have.
import { useEffect } from "preact/hooks";
import type { Ref } from "../../../src/contracts/replies/ref.ts";
import type { ShelfEntry } from "../../../src/contracts/routes/shelf/shelf.ts";
import { LinkButton } from "../../components/button.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { Note } from "../../components/note.tsx";
import { SHELF_TOPIC } from "../../store/refs/shelf.ts";
import "./ref-inspector.css";

export function ShelfSection({ ref_: ref }: { readonly ref_: Ref }) {
  const { refs } = useEpisode();
  const { notices } = useUi();
  const { shelf } = refs;
  useEffect(() => void shelf.refresh(), [shelf, ref.id]);
  const entries = shelf.entries.value;
  if (!entries || ref.scope === "shot" || ref.kind === "voice") return null;
  const problem = notices.at(SHELF_TOPIC);
  const own = entries.find((entry) => entry.refs.some((each) => each.ref === ref.id));
  const isNewer = own?.refs.some((each) => each.ref === ref.id && each.newer) ?? false;
  const others = entries.filter((entry) => entry.refs.length === 0);
  /** Asks first where other episodes read the file. */
  const take = (entry: ShelfEntry) => {
    const go = () => void shelf.take(entry, ref.id);
    if (ref.exists && ref.shared_with.length > 0) refs.asking.value = { ref, go };
    else go();
  };
  return (
    <section class="panel__section" aria-label="On the shelf">
      <div class="panel__head">
        <h3 class="panel__heading">On the shelf</h3>
        <span class="spring" />
        {own && isNewer && <LinkButton onPress={() => take(own)}>Take the newer one</LinkButton>}
        {!isNewer && <LinkButton onPress={() => void shelf.put(ref.id)}>Put on the shelf</LinkButton>}
      </div>
      {problem && <Note tone="failed" text={problem} />}
      <p class="ref-inspector__shared">{stateOf(ref, own, isNewer)}</p>
      {others.map((entry) => (
        <p key={entry.id} class="ref-inspector__shared">
          {`${entry.name} of ${entry.from.show}`} <LinkButton onPress={() => void shelf.take(entry)}>Take</LinkButton>
        </p>
      ))}
    </section>
  );
}

function stateOf({ name }: Ref, own: ShelfEntry | undefined, isNewer: boolean): string {
  if (!own) return `${name} is not on the shelf.`;
  return isNewer ? `The shelf has a newer ${own.name}.` : `${own.name} is on the shelf.`;
}
