// Connects the decks, and the replacement sound, to the playback state for as long as the viewer is shown.
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fadeLevel } from "../../../src/core/levels/clip-levels.ts";
import type { CutContext, PlaybackContext } from "../../store/contexts.ts";
import { FilmDecks, type DeckHost } from "./film-decks.ts";
import { ReplacementSoundPlayer } from "./replacement-sound-player.ts";
import { soundBus } from "./sound/sound-bus.ts";

type DeckPorts = Pick<PlaybackContext, "playback" | "compare" | "timeline"> & Pick<CutContext, "music">;

export function useFilmDecks(
  ep: string,
  { playback, compare, timeline, music }: DeckPorts,
  onTrouble: DeckHost["onTrouble"],
) {
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!first.current || !second.current) return undefined;
    const host = { onFrame: playback.atFrame, onEnded: playback.ended, onTrouble };
    const decks = new FilmDecks(first.current, second.current, ep, host);
    const replacement = new ReplacementSoundPlayer(new Audio(), ep);
    const bed = new ReplacementSoundPlayer(new Audio(), ep);
    let seen = -1;
    const stops = [
      effect(() => {
        const programme = playback.played.value;
        const seeks = playback.seeks.value;
        if (seeks === seen) decks.update(programme, playback.frame.peek());
        else decks.cue(programme, playback.frame.peek());
        seen = seeks;
      }),
      effect(() => {
        if (playback.playing.value) soundBus.open();
        decks.run(playback.playing.value, playback.speed.value);
      }),
      effect(() => soundBus.setVolume(playback.muted.value ? 0 : playback.volume.value)),
      effect(() => {
        const playsOther = compare.pair.value !== undefined && compare.audible.value === "b";
        decks.mute(playsOther || timeline.replacement.value !== undefined);
        replacement.mute(playsOther);
        bed.mute(playsOther);
      }),
      effect(() => {
        followLevels({ replacement, bed }, { playback, timeline, music });
        decks.level();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      decks.close();
      replacement.close();
      bed.close();
    };
  }, [ep, playback, compare, timeline, music]);
  return { first, second };
}

/** What plays beside the pictures follows the playhead, as loud as the cut has it there. */
function followLevels(
  { replacement, bed }: Readonly<Record<"replacement" | "bed", ReplacementSoundPlayer>>,
  { playback, timeline, music }: Omit<DeckPorts, "compare">,
): void {
  const frame = playback.frame.value;
  const { fps, viewing } = playback.programme.value;
  const isCut = viewing.kind === "cut";
  const clock = { seconds: frame / fps, speed: playback.playing.value ? playback.speed.value : 0 };
  const clip = isCut && timeline.sound.value === "clips" ? playback.current.value : undefined;
  const level = clip?.soundFades ? fadeLevel(frame - clip.start, clip.frames, clip.soundFades) : 1;
  replacement.follow(timeline.replacement.value, { ...clock, level });
  const path = isCut ? music.path.value : undefined;
  if (path === undefined) return bed.follow(undefined, clock);
  bed.follow({ path, shift: 0, begins: 0, gain: 1, repeats: true }, { ...clock, level: music.levelAt(clock.seconds) });
}
