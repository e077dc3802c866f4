// The shelf beside a reference: whether it lies there, is newer there, and putting it there.
import { useEffect } from "preact/hooks";
import type { Ref } from "../../../../src/contracts/replies/ref.ts";
import type { ShelfEntry } from "../../../../src/contracts/routes/shelf/shelf.ts";
import { LinkButton } from "../../../components/button.tsx";
import { useEpisode, useUi } from "../../../components/contexts.tsx";
import { Note } from "../../../components/note.tsx";
import { SHELF_TOPIC } from "../../../store/refs/shelf.ts";
import "./shelf.css";

export function ShelfSection({ ref_: ref }: { readonly ref_: Ref }) {
  const { refs } = useEpisode();
  const { shelf } = refs;
  useEffect(() => void shelf.refresh(), [shelf, ref.id]);
  const entries = shelf.entries.value;
  if (!entries || ref.scope === "shot" || ref.kind === "voice") return null;
  const own = entries.find((entry) => entry.refs.some((each) => each.ref === ref.id));
  const isNewer = own?.refs.some((each) => each.ref === ref.id && each.newer) ?? false;
  return (
    <section class="panel__section" aria-label="On the shelf">
      <div class="panel__head">
        <h3 class="panel__heading">On the shelf</h3>
        <span class="spring" />
        {own && isNewer && <LinkButton onPress={() => void shelf.take(own, ref.id)}>Take the newer one…</LinkButton>}
        {!isNewer && <LinkButton onPress={() => void shelf.put(ref.id)}>Put on the shelf</LinkButton>}
        <LinkButton onPress={() => (shelf.isShown.value = true)}>Open…</LinkButton>
      </div>
      <ShelfProblem ref_={ref} />
      <p class="shelf-about">{stateOf(ref, own, isNewer)}</p>
    </section>
  );
}

/** Why nothing was put there or taken, and the way round it where there is one. */
function ShelfProblem({ ref_: ref }: { readonly ref_: Ref }) {
  const { shelf } = useEpisode().refs;
  const problem = useUi().notices.at(SHELF_TOPIC);
  if (!problem) return null;
  return (
    <Note tone="failed" text={problem}>
      {shelf.other.value === ref.id && (
        <LinkButton onPress={() => void shelf.put(ref.id, true)}>Replace it, and keep the old one</LinkButton>
      )}
    </Note>
  );
}

function stateOf({ name }: Ref, own: ShelfEntry | undefined, isNewer: boolean): string {
  if (!own) return `${name} is not on the shelf.`;
  return isNewer ? `The shelf has a newer ${own.name}.` : `${own.name} is on the shelf.`;
}
