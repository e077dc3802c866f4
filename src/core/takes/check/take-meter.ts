// Measures what comes out of one decode of a take: its pictures and its sound.
import { AviChunks } from "./avi-chunks.ts";
import { PictureMeter, type PictureMeasure } from "./picture-meter.ts";
import { SoundMeter, type SoundMeasure } from "./sound-meter.ts";

export class TakeMeter {
  readonly #look = new PictureMeter();
  readonly #sound = new SoundMeter();
  readonly #chunks = new AviChunks({
    onPicture: (bytes) => this.#look.add(bytes),
    onSound: (bytes, channels) => this.#sound.add(bytes, channels),
  });

  add(bytes: Buffer): void {
    this.#chunks.add(bytes);
  }

  result(): { readonly picture: PictureMeasure; readonly sound: SoundMeasure | null } {
    return { picture: this.#look.result(), sound: this.#sound.result() };
  }
}
