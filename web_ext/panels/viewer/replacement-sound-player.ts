// Plays the sound that replaces the clips' own, beside the muted pictures, and keeps it with them.
import { fileAddress } from "../../api/addresses.ts";
import type { ReplacementSound } from "../../store/playback/replacement-sound.ts";
import { soundBus } from "./sound/sound-bus.ts";

/** Farther than this from the picture, in seconds, the sound is put right; nearer it is left alone, because that would be audible. */
const APART = 0.1;

export interface Clock {
  /** Seconds on the clock of the cut. */
  readonly seconds: number;
  /** 0 while it stands still; below zero it runs back. */
  readonly speed: number;
  /** Linear, of a fade in the cut, on top of the sound's own gain. */
  readonly level?: number;
}

export class ReplacementSoundPlayer {
  private readonly audio: HTMLAudioElement;
  private readonly ep: string;
  private readonly disconnect: () => void;

  constructor(audio: HTMLAudioElement, ep: string) {
    this.audio = audio;
    this.ep = ep;
    this.disconnect = soundBus.connect(audio);
  }

  follow(sound: ReplacementSound | undefined, { seconds, speed, level = 1 }: Clock): void {
    const at = this.placeOf(seconds + (sound?.shift ?? 0), sound);
    if (!sound || sound.path === null || speed <= 0 || at < sound.begins) return this.audio.pause();
    const address = fileAddress(this.ep, sound.path);
    if (this.audio.getAttribute("src") !== address) this.audio.src = address;
    soundBus.setGain(this.audio, sound.gain * level);
    this.audio.playbackRate = speed;
    this.playAt(at);
  }

  /** A sound that is repeated begins again where it has ended. */
  private placeOf(at: number, sound: ReplacementSound | undefined): number {
    const { duration } = this.audio;
    return sound?.repeats && duration > 0 ? at % duration : at;
  }

  private playAt(at: number): void {
    if (at >= this.audio.duration) return this.audio.pause();
    if (Math.abs(this.audio.currentTime - at) > APART) this.audio.currentTime = at;
    if (this.audio.paused) this.audio.play().catch(() => undefined);
  }

  mute(isMuted: boolean): void {
    this.audio.muted = isMuted;
  }

  /** Lets go of the file and its connection. */
  close(): void {
    this.audio.pause();
    this.audio.removeAttribute("src");
    this.audio.load();
    this.disconnect();
  }
}
