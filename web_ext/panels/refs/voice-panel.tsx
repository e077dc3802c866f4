// A voice: the sample that shots speak with, and its candidates to listen to and choose from.
import type { Ref, RefTakeEntry } from "../../../src/contracts/replies/ref.ts";
import { fileAddress } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import "./ref-grid.css";
import "./ref-inspector.css";

export function VoicePanel({ ref_: ref }: { readonly ref_: Ref }) {
  return (
    <section class="panel__section" aria-label="Voice">
      {ref.exists && ref.path !== null ? (
        <Player key={ref.sha1} path={ref.path} about="Live sample" />
      ) : (
        <p class="panel__empty">No sample yet: generate one, or import a recording.</p>
      )}
      {ref.takes.map((take) => (
        <Candidate key={take.take} take={take} isPicked={take.take === ref.picked} />
      ))}
    </section>
  );
}

function Candidate({ take, isPicked }: { take: RefTakeEntry; isPicked: boolean }) {
  const { refs } = useEpisode();
  return (
    <div class="ref-voice">
      <div class="panel__head">
        <strong>Candidate {take.take}</strong>
        {isPicked && <Icon name="ok" tone="ok" />}
        {take.status === "queued" && <Icon name="running" tone="running" />}
        <span class="ref-grid__count">{take.seconds === undefined ? take.status : `${take.seconds.toFixed(1)} s`}</span>
        <span class="spring" />
        {take.usable && !isPicked && (
          <Button size="small" onPress={() => refs.pick(take.take)}>
            Use
          </Button>
        )}
        <Button
          size="small"
          kind="quiet"
          disabled={take.status === "queued"}
          onPress={() => void refs.discard(take.take)}
        >
          Discard
        </Button>
      </div>
      {take.line && <p class="ref-tile__about">“{take.line}”</p>}
      {take.save_notes !== "" && <p class="ref-inspector__shared">{take.save_notes}</p>}
      {take.audio && <Player path={take.audio} about={`Candidate ${take.take}`} />}
    </div>
  );
}

function Player({ path, about }: { path: string; about: string }) {
  const { episode } = useEpisode();
  const ep = episode.openPass.value?.ep ?? "";
  return <audio class="ref-voice__player" controls preload="metadata" aria-label={about} src={fileAddress(ep, path)} />;
}
