// What makes an effect: so many samples of one channel, about as loud as it likes; the mix brings it to its level.
import type { SeededRandom } from "../../../../core/animatic/seeded-random.ts";
import type { Samples } from "../synth/shapes.ts";

export type Maker = (length: number, random: SeededRandom) => Samples;

export type Makers = Readonly<Record<string, Maker>>;
