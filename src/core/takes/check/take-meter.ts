// Measures what comes out of one decode of a take: its pictures and its sound.
import { AviChunks } from "./avi-chunks.ts";
import { LookMeter, type Look } from "./look-meter.ts";
import { SoundMeter, type Heard } from "./sound-meter.ts";

export class TakeMeter {
  readonly #look = new LookMeter();
  readonly #sound = new SoundMeter();
  readonly #chunks = new AviChunks({
    onPicture: (bytes) => this.#look.add(bytes),
    onSound: (bytes, channels) => this.#sound.add(bytes, channels),
  });

  add(bytes: Buffer): void {
    this.#chunks.add(bytes);
  }

  result(): { readonly look: Look; readonly heard: Heard | null } {
    return { look: this.#look.result(), heard: this.#sound.result() };
  }
}
