// The shelf in a window of its own: everything that lies there, taken into this show by a press, packed to be carried, and unpacked.
import { useEffect, useState } from "preact/hooks";
import { shelfFileAddress } from "../../../api/addresses.ts";
import { Button } from "../../../components/button.tsx";
import { useEpisode, useUi } from "../../../components/contexts.tsx";
import { FileButton } from "../../../components/fields/file-button.tsx";
import { Hint } from "../../../components/hint.tsx";
import { Note } from "../../../components/note.tsx";
import { Dialog } from "../../../components/overlays/dialog.tsx";
import { SHELF_TOPIC } from "../../../store/refs/shelf.ts";
import { ShelfRow } from "./shelf-row.tsx";
import "./shelf.css";

export function ShelfDialog() {
  const { refs, episode } = useEpisode();
  const { notices } = useUi();
  const { shelf } = refs;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void shelf.refresh(), [shelf]);
  const entries = shelf.entries.value;
  const problem = notices.at(SHELF_TOPIC);
  const ids = (entries ?? []).map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((each) => each !== id)));
  const pack = async () => {
    const path = await shelf.pack(ids);
    if (path !== undefined) download(shelfFileAddress(episode.openPass.peek()?.ep ?? "", path), path);
  };
  const foot = (
    <>
      <FileButton label="Unpack…" accept=".zip,application/zip" onFile={(file) => void shelf.unpack(file)} />
      <span class="shelf-about" role="status">
        {shelf.unpacked.value}
      </span>
      <span class="spring" />
      <Button icon="download" disabled={ids.length === 0} onPress={() => void pack()}>
        {`Pack ${ids.length}`}
      </Button>
      <Button onPress={() => (shelf.isShown.value = false)}>Close</Button>
    </>
  );
  return (
    <Dialog title="The shelf" isWide startsOnTitle onClose={() => (shelf.isShown.value = false)} foot={foot}>
      {problem && <Note tone="failed" text={problem} />}
      {shelf.problems.value.map(({ id, error }) => (
        <Note key={id} tone="stale" text={`${id}: ${error}`} />
      ))}
      {entries?.length === 0 && (
        <Hint title="Nothing lies here yet">
          Characters, props and places that several shows share. Put one here from its panel, or unpack a zip.
        </Hint>
      )}
      <ul class="shelf-list" aria-label="What lies on the shelf">
        {entries?.map((entry) => (
          <ShelfRow
            key={entry.id}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            onChoose={(isOn) => choose(entry.id, isOn)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function download(address: string, path: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = path.split("/").at(-1) ?? "";
  link.click();
}
