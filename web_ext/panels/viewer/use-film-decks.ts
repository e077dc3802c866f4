// Connects the decks, and the replacement sound, to the playback state for as long as the viewer is shown.
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { PlaybackContext } from "../../store/contexts.ts";
import { FilmDecks, type DeckHost } from "./film-decks.ts";
import { ReplacementSoundPlayer } from "./replacement-sound-player.ts";

export function useFilmDecks(
  ep: string,
  { playback, compare, timeline }: Pick<PlaybackContext, "playback" | "compare" | "timeline">,
  onTrouble: DeckHost["onTrouble"],
) {
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!first.current || !second.current) return undefined;
    const host = { onFrame: playback.atFrame, onEnded: playback.ended, onTrouble };
    const decks = new FilmDecks(first.current, second.current, ep, host);
    const replacement = new ReplacementSoundPlayer(new Audio(), ep);
    let seen = -1;
    const stops = [
      effect(() => {
        const programme = playback.programme.value;
        const seeks = playback.seeks.value;
        if (seeks === seen) decks.update(programme, playback.frame.peek());
        else decks.cue(programme, playback.frame.peek());
        seen = seeks;
      }),
      effect(() => decks.run(playback.playing.value, playback.speed.value)),
      effect(() => {
        const playsOther = compare.pair.value !== undefined && compare.audible.value === "b";
        const isMuted = playback.muted.value || playsOther;
        decks.mute(isMuted || timeline.replacement.value !== undefined);
        replacement.mute(isMuted);
      }),
      effect(() => {
        const seconds = playback.frame.value / playback.programme.value.fps;
        replacement.follow(timeline.replacement.value, {
          seconds,
          speed: playback.playing.value ? playback.speed.value : 0,
        });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      decks.close();
      replacement.close();
    };
  }, [ep, playback, compare, timeline]);
  return { first, second };
}
