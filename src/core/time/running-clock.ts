// Adds up clips of any rates exactly, and says at which frame of one rate the sum stands. Rounding happens at the edges only, so
// a film of a thousand clips is never more than half a frame from the sum of its clips.
import { rateOf } from "./rate.ts";

export class RunningClock {
  #num = 0n;
  #den = 1n;

  /** Adds whole frames at a rate, in frames per second; a negative count takes time away. */
  add(frames: number, fps: number): void {
    const { num, den } = rateOf(fps);
    const sum = this.#num * BigInt(num) + BigInt(frames) * BigInt(den) * this.#den;
    const common = this.#den * BigInt(num);
    const shared = divisor(sum < 0n ? -sum : sum, common);
    this.#num = sum / shared;
    this.#den = common / shared;
  }

  isNegative(): boolean {
    return this.#num < 0n;
  }

  /** The frame nearest to the sum. A tie goes up, so that what lasts one frame or more always advances the clock. */
  frame(fps: number): number {
    const { num, den } = rateOf(fps);
    const over = 2n * this.#den * BigInt(den);
    const twice = 2n * this.#num * BigInt(num) + this.#den * BigInt(den);
    const whole = twice / over;
    return Number(twice < 0n && twice % over !== 0n ? whole - 1n : whole);
  }
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}
