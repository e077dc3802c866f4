// A voice: the sample that shots speak with and its candidates, each as a waveform to hear, to trim and to choose from.
import { useEffect } from "preact/hooks";
import type { Ref, RefTakeEntry } from "../../../../src/contracts/replies/ref.ts";
import { CommandButton } from "../../../components/command-button.tsx";
import { useCut, useEpisode } from "../../../components/contexts.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import { lineSources } from "../../../store/refs/line-sources.ts";
import { useVoiceSound } from "./use-voice-sound.ts";
import { VoiceRow } from "./voice-row.tsx";
import "./voices.css";

export function VoicePanel({ ref_: ref }: { readonly ref_: Ref }) {
  const { voices } = useEpisode().refs;
  const clips = voices.clips.value;
  const others = ref.takes.filter(({ usable }) => !usable);
  useVoiceSound();
  // What sounds is on screen.
  useEffect(() => voices.stop, [voices, ref.id]);
  return (
    <section class="panel__section" aria-label="Voice">
      <div class="panel__head voice-bar">
        <CommandButton command="play-voice" icon={voices.isPlaying.value ? "pause" : "play"} size="small">
          {voices.isPlaying.value ? "Pause" : "Play"}
        </CommandButton>
        <CommandButton command="audition-voices" icon="sound" size="small" pressed={voices.isAudition.value}>
          Hear all
        </CommandButton>
        <CommandButton command="swap-voice" icon="swap" size="small">
          A/B
        </CommandButton>
        <span class="spring" />
        <span class="ref-grid__count">{clips.length}</span>
      </div>
      {!ref.exists && <p class="voice-none">No sample yet: generate one, or import a recording.</p>}
      <div role="listbox" aria-label={`Sounds of ${ref.name}`}>
        {clips.map((clip) => (
          <VoiceRow key={clip.key} clip={clip} isPicked={clip.take?.take === ref.picked && ref.picked !== null} />
        ))}
      </div>
      <LineFrom ref_={ref} />
      {others.map((take) => (
        <Unfinished key={take.take} take={take} />
      ))}
    </section>
  );
}

/** Takes of shots that the character is in; the sound of one is listed, and a line cut from it. */
function LineFrom({ ref_: ref }: { readonly ref_: Ref }) {
  const { refs, episode } = useEpisode();
  const { cut } = useCut();
  const pass = episode.openPass.value?.pass ?? "proxy";
  const sources = lineSources(cut.shots.value, ref.subject, pass);
  const choose = (event: Event & { currentTarget: HTMLSelectElement }) => {
    refs.voices.borrow(sources[Number(event.currentTarget.value)]);
    event.currentTarget.value = "";
  };
  if (sources.length === 0) return null;
  return (
    <select class="voice-from" aria-label="A line from a take" onChange={choose}>
      <option value="">A line from a take…</option>
      {sources.map(({ shot, take }, index) => (
        <option key={`${shot} ${take}`} value={index}>{`${shot}, take ${take}`}</option>
      ))}
    </select>
  );
}

function Unfinished({ take }: { readonly take: RefTakeEntry }) {
  return (
    <div class="voice-row">
      <div class="voice-row__line">
        <Icon
          name={take.status === "queued" ? "running" : "failed"}
          tone={take.status === "queued" ? "running" : "failed"}
        />
        <strong>Candidate {take.take}</strong>
        <span class="ref-grid__count">{take.status}</span>
      </div>
      {take.save_notes !== "" && <p class="voice-row__about">{take.save_notes}</p>}
    </div>
  );
}
