// Ties the decks to the playback state for as long as the viewer stands.
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Editor } from "../../store/editor.ts";
import { FilmDecks, type DeckHost } from "./film-decks.ts";

type Shown = Pick<Editor, "playback" | "compare">;

export function useFilmDecks(ep: string, { playback, compare }: Shown, onTrouble: DeckHost["onTrouble"]) {
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!first.current || !second.current) return undefined;
    const host = { onFrame: playback.atFrame, onEnded: playback.ended, onTrouble };
    const decks = new FilmDecks(first.current, second.current, ep, host);
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
      effect(() =>
        decks.mute(playback.muted.value || (compare.pair.value !== undefined && compare.audible.value === "b")),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      decks.close();
    };
  }, [ep, playback, compare]);
  return { first, second };
}
