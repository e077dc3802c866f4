// Lets the chosen sound of a voice be heard: one audio element a sound, so that another one begins at once at the same place.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fileAddress } from "../../../api/addresses.ts";
import { useEpisode } from "../../../components/contexts.tsx";
import type { VoiceClip, Voices } from "../../../store/refs/voices.ts";

/** Farther than this from where it should be, in seconds, a sound is put there. */
const APART = 0.08;

export function useVoiceSound(): void {
  const { refs, episode } = useEpisode();
  const { voices } = refs;
  const sounds = useRef(new Map<string, HTMLAudioElement>());
  useSignalEffect(() => {
    const ep = episode.openPass.value?.ep ?? "";
    const clips = voices.clips.value;
    for (const clip of clips) if (!sounds.current.has(clip.key)) sounds.current.set(clip.key, load(ep, clip, voices));
    for (const [key, sound] of sounds.current)
      if (!clips.some((clip) => clip.key === key)) release(sounds.current, key, sound);
  });
  useSignalEffect(() => {
    const { key } = voices.chosen.value ?? {};
    const isPlaying = voices.isPlaying.value;
    const at = voices.at.value;
    for (const [each, sound] of sounds.current) if (each !== key || !isPlaying) sound.pause();
    const sound = sounds.current.get(key ?? "");
    if (!sound) return;
    if (Math.abs(sound.currentTime - at) > APART || !isPlaying) sound.currentTime = at;
    if (isPlaying && sound.paused) sound.play().catch((error: unknown) => isPaused(error) || voices.stop());
  });
  useFollow(sounds, voices);
  useEffect(() => {
    const all = sounds.current;
    return () => all.forEach((sound, key) => release(all, key, sound));
  }, []);
}

/** It was paused, or let go of, before it began. */
function isPaused(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Reports how far the sound is, frame by frame, as long as it plays. */
function useFollow(sounds: { readonly current: ReadonlyMap<string, HTMLAudioElement> }, voices: Voices): void {
  const isPlaying = voices.isPlaying.value;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const follow = () => {
      const sound = sounds.current.get(voices.chosen.peek()?.key ?? "");
      // One that was put elsewhere says where it was until it is there.
      if (sound && !sound.seeking) voices.reached(sound.ended ? Number.POSITIVE_INFINITY : sound.currentTime);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, sounds, voices]);
}

function load(ep: string, { key, path }: VoiceClip, voices: Voices): HTMLAudioElement {
  // Another file at the same path: the part after `#` makes the browser read it anew.
  const sound = new Audio(`${fileAddress(ep, path)}#${encodeURIComponent(key)}`);
  sound.preload = "auto";
  sound.addEventListener("loadedmetadata", () => {
    if (Number.isFinite(sound.duration)) voices.setLength(key, sound.duration);
  });
  return sound;
}

/** Lets go of the file and its connection. */
function release(sounds: Map<string, HTMLAudioElement>, key: string, sound: HTMLAudioElement): void {
  sounds.delete(key);
  sound.pause();
  sound.removeAttribute("src");
  sound.load();
}
