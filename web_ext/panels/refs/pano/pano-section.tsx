// The panoramas of a place: each with what was measured of it, opened in the viewer, made anew, or imported.
import type { Ref, RefTakeEntry } from "../../../../src/contracts/replies/ref.ts";
import { Button, IconButton } from "../../../components/button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { FileButton } from "../../../components/fields/file-button.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import { openPanoramas } from "../../../store/refs/panoramas.ts";
import { RefPicture } from "../ref-picture.tsx";
import { PanoVerdict } from "./pano-verdict.tsx";
import "./pano.css";

export function PanoSection({ ref_: ref }: { readonly ref_: Ref }) {
  const { refs } = useEpisode();
  const { panoramas } = refs;
  const isLive = openPanoramas(ref).some(({ take }) => take === null);
  const importFile = (file: File) => void refs.importTo({ ref: ref.id, view: "pano" }, file);
  return (
    <section class="panel__section" aria-label="Panoramas">
      <div class="panel__head">
        <h3 class="panel__heading">Panoramas</h3>
        <span class="ref-grid__count">{ref.panos.length}</span>
        <span class="spring" />
        <FileButton label="Import…" accept="image/png,image/jpeg,image/webp" onFile={importFile} />
        <Button
          size="small"
          icon="wand"
          disabled={!ref.exists}
          title={ref.exists ? "A panorama round the live plate" : "It is painted round the live plate: pick one first"}
          onPress={() => void panoramas.make(ref.id)}
        >
          Make 360
        </Button>
      </div>
      {ref.panos.length === 0 && (
        <p class="pano-section__none">Look round the place, and save any view of it as a plate.</p>
      )}
      {isLive && (
        <Button size="small" icon="look" onPress={() => (panoramas.shown.value = { ref: ref.id, take: null })}>
          Look round the live panorama
        </Button>
      )}
      {ref.panos.map((take) => (
        <Panorama key={take.take} ref_={ref} take={take} />
      ))}
    </section>
  );
}

function Panorama({ ref_: ref, take }: { readonly ref_: Ref; readonly take: RefTakeEntry }) {
  const { panoramas } = useEpisode().refs;
  const name = `Panorama ${take.take}`;
  return (
    <div class="pano-row" data-pano={take.take}>
      <button
        type="button"
        class="pano-row__picture"
        disabled={!take.usable}
        aria-label={`${name}: look round (V)`}
        onClick={() => (panoramas.shown.value = { ref: ref.id, take: take.take })}
      >
        {take.image && <RefPicture path={take.image} version={take.finished} width={512} about="" />}
        {take.status === "queued" && <Icon name="running" tone="running" />}
        {take.status === "failed" && <Icon name="failed" tone="failed" />}
      </button>
      <div class="pano-row__line">
        <strong>{name}</strong>
        {take.usable ? <PanoVerdict take={take} /> : <span class="ref-grid__count">{take.status}</span>}
        <span class="spring" />
        <IconButton
          icon="trash"
          name={`Discard panorama ${take.take}`}
          disabled={take.status === "queued"}
          onPress={() => void panoramas.discard(ref.id, take.take)}
        />
      </div>
      {take.save_notes !== "" && <p class="ref-inspector__shared">{take.save_notes}</p>}
    </div>
  );
}
