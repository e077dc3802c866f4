// One sound of a voice: what it is, its waveform, and what can be done with it.
import { Button, IconButton, LinkButton } from "../../../components/button.tsx";
import { CommandButton } from "../../../components/command-button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import type { VoiceClip } from "../../../store/refs/voices.ts";
import { VoiceWave } from "./voice-wave.tsx";
import "./voices.css";

interface VoiceRowProps {
  readonly clip: VoiceClip;
  readonly isPicked: boolean;
}

export function VoiceRow({ clip, isPicked }: VoiceRowProps) {
  const { voices } = useEpisode().refs;
  const isChosen = voices.chosen.value?.key === clip.key;
  return (
    <div
      class={isChosen ? "voice-row voice-row--chosen" : "voice-row"}
      role="option"
      aria-selected={isChosen}
      aria-label={clip.name}
      data-voice={clip.take?.take ?? clip.from?.shot ?? "live"}
      onClick={() => voices.choose(clip)}
    >
      <VoiceHead clip={clip} isPicked={isPicked} isChosen={isChosen} />
      <VoiceWave clip={clip} isChosen={isChosen} />
      <TrimLine clip={clip} isChosen={isChosen} />
      {clip.take?.line && <p class="voice-row__about">“{clip.take.line}”</p>}
    </div>
  );
}

function VoiceHead({ clip, isPicked, isChosen }: VoiceRowProps & { readonly isChosen: boolean }) {
  const { refs } = useEpisode();
  const { voices } = refs;
  const { take, name } = clip;
  const isPlaying = isChosen && voices.isPlaying.value;
  const facts = [sourceWords(clip), secondsWords(voices.lengthOf(clip.key))].filter((each) => each !== "");
  const play = () => {
    // While another one is heard, this one goes on.
    const goesOn = !isChosen && voices.isPlaying.peek();
    voices.choose(clip);
    if (!goesOn) voices.toggle();
  };
  return (
    <div class="voice-row__line">
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        name={isPlaying ? `Pause ${name}` : `Play ${name}`}
        onPress={play}
      />
      <strong>{name}</strong>
      {isPicked && <Icon name="ok" tone="ok" />}
      <span class="ref-grid__count">{facts.join(", ")}</span>
      <span class="spring" />
      {take && !isPicked && (
        <Button size="small" onPress={() => refs.pick(take.take)}>
          Use
        </Button>
      )}
      {clip.from && (
        <IconButton icon="close" name={`Take ${name} off the list`} onPress={() => voices.borrow(undefined)} />
      )}
      {take && <IconButton icon="trash" name={`Discard ${name}`} onPress={() => void refs.discard(take.take)} />}
    </div>
  );
}

/** The stretch that would be saved; nothing where that is the whole of a sound which the voice has already. */
function TrimLine({ clip: { key, from }, isChosen }: { readonly clip: VoiceClip; readonly isChosen: boolean }) {
  const { voices } = useEpisode().refs;
  const isTrimmed = voices.isTrimmed(key);
  if ((!isTrimmed && !from) || voices.lengthOf(key) === undefined) return null;
  const { start, end } = voices.stretchOf(key);
  return (
    <div class="voice-row__line">
      <span class="voice-row__about">
        {`${start.toFixed(2)} to ${end.toFixed(2)} s: ${(end - start).toFixed(2)} s`}
      </span>
      <span class="spring" />
      {isTrimmed && <LinkButton onPress={() => voices.untrim(key)}>Whole</LinkButton>}
      {isChosen && (
        <CommandButton command="save-voice" size="small">
          Save stretch
        </CommandButton>
      )}
    </div>
  );
}

const SOURCES: Readonly<Record<string, string>> = {
  generated: "generated",
  imported: "imported",
  edited: "trimmed",
  from_take: "from a take",
};

function sourceWords({ take }: VoiceClip): string {
  return take?.trim
    ? `trimmed from ${take.trim.take === null ? "the live sample" : take.trim.take}`
    : (SOURCES[take?.source ?? ""] ?? "");
}

function secondsWords(length: number | undefined): string {
  return length === undefined ? "" : `${length.toFixed(2)} s`;
}
