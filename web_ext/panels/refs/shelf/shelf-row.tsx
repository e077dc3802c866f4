// One folder of the shelf: what it is, where it comes from, what this show has of it, and taking it.
import type { ShelfEntry } from "../../../../src/contracts/routes/shelf/shelf.ts";
import { shelfFileAddress } from "../../../api/addresses.ts";
import { Button } from "../../../components/button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import "./shelf.css";

interface ShelfRowProps {
  readonly entry: ShelfEntry;
  /** It goes into the next pack. */
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

export function ShelfRow({ entry, isChosen, onChoose }: ShelfRowProps) {
  const { refs } = useEpisode();
  const { shelf } = refs;
  const { id, name, kind, from, put } = entry;
  return (
    <li class="shelf-row" data-shelf={id}>
      <input
        type="checkbox"
        aria-label={`Pack ${name}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <ShelfPicture entry={entry} />
      <div class="shelf-row__words">
        <strong>{name}</strong>
        <span class="shelf-about">{`${kind} ${id}, of ${from.show} (${from.episode}), put ${put.slice(0, 10)}`}</span>
        {entry.refs.map((each) => (
          <span key={each.ref} class="shelf-row__state">
            <Icon name={each.newer ? "stale" : "ok"} tone={each.newer ? "stale" : "ok"} />
            {each.newer ? `This show has an older one as ${each.ref}` : `This show has it as ${each.ref}`}
          </span>
        ))}
      </div>
      <span class="spring" />
      {entry.refs.length === 0 && (
        <Button size="small" onPress={() => void shelf.take(entry, takenOver(entry, refs.all.value ?? []))}>
          Take a copy
        </Button>
      )}
      {entry.refs
        .filter(({ newer }) => newer)
        .map(({ ref }) => (
          <Button key={ref} size="small" onPress={() => void shelf.take(entry, ref)}>
            Take the newer one…
          </Button>
        ))}
    </li>
  );
}

/** The reference of this show that a copy would be laid over: one of the same id with a live file. */
function takenOver(
  { kind, subject }: ShelfEntry,
  refs: readonly { readonly id: string; readonly exists: boolean }[],
): string | undefined {
  const id = `${kind === "location" ? "location" : "subject"}:${subject}`;
  return refs.find((ref) => ref.id === id && ref.exists)?.id;
}

function ShelfPicture({ entry: { id, name, files } }: { readonly entry: ShelfEntry }) {
  const { episode } = useEpisode();
  const file = files.find(({ slot }) => slot === "picture") ?? files.find(({ slot }) => slot !== "voice");
  const ep = episode.openPass.value?.ep ?? "";
  return (
    <span class="shelf-row__picture">
      {file ? (
        <img src={shelfFileAddress(ep, `${id}/${file.name}`)} alt={name} loading="lazy" decoding="async" />
      ) : (
        <Icon name="stand-in" />
      )}
    </span>
  );
}
