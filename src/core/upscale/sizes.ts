// How large each step of an upscale makes its film, and what is delivered. Pixels. docs/http.md "Upscale".
import type { CheckResult } from "../../contracts/check.ts";
import { scaledSize } from "./graphs/sizes.ts";
import type { Fit } from "../../contracts/files/upscale.ts";

export type Pixels = readonly [width: number, height: number];

/** The delivery sizes that have a name. */
export const DELIVERS: Readonly<Record<string, Pixels>> = {
  "1080p": [1920, 1080],
  "1440p": [2560, 1440],
  "4k": [3840, 2160],
};

/** A delivery as the contract's schema has checked it: a name, or `WxH`. */
export function deliverSize(written: string): Pixels {
  return DELIVERS[written] ?? pixelsOf(written);
}

/** `WxH`, as the contract's schema has checked it. */
export function pixelsOf(size: string): Pixels {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return [width, height];
}

/** A step that makes a film larger. */
export interface SizedStep {
  readonly scale: number;
  /** Both sides are a multiple of it: 32 of a sampler, 2 of everything else. */
  readonly align: number;
  /** It makes its own scale and no other. */
  readonly isFixed: boolean;
  /** What it is called in a sentence. */
  readonly name: string;
}

export interface Delivery {
  readonly size: Pixels;
  readonly fit: Fit;
}

/** What each step makes. A delivery sizes the last step that can make any size; the rest is cut or padded afterwards. */
export function sizeSteps(
  from: Pixels,
  steps: readonly SizedStep[],
  delivery: Delivery | null,
): CheckResult<readonly Pixels[]> {
  const free = delivery ? steps.findLastIndex(({ isFixed }) => !isFixed) : -1;
  const sizes: Pixels[] = [];
  let size = from;
  for (const [at, step] of steps.entries()) {
    const { align, name } = step;
    if (delivery && at === free) {
      if (shareOf(size, delivery) < 1) return shrinks(name, size, delivery.size);
      size = reaching(size, delivery, align);
    } else size = scaled(size, step);
    sizes.push(size);
  }
  return { ok: true, value: sizes };
}

function scaled([width, height]: Pixels, { scale, align, isFixed }: SizedStep): Pixels {
  const size = scaledSize({ width, height }, scale, { align, isFixed });
  return [size.width, size.height];
}

function shrinks(name: string, [width, height]: Pixels, [across, down]: Pixels) {
  const sentence = `${name} would have to make ${width}x${height} smaller, to ${across}x${down}: deliver a larger size`;
  return { ok: false as const, sentence };
}

/** How many times larger a film has to be to cover the delivery, or to fill it from inside. */
function shareOf([width, height]: Pixels, { size, fit }: Delivery): number {
  const shares = [size[0] / width, size[1] / height] as const;
  return fit === "crop" ? Math.max(...shares) : Math.min(...shares);
}

/** The film's own aspect at the delivery's size: covering it where it is cut, inside it where it is padded. */
function reaching(from: Pixels, delivery: Delivery, align: number): Pixels {
  const share = shareOf(from, delivery);
  const side = (at: 0 | 1): number => {
    const exact = from[at] * share;
    const whole = delivery.size[at];
    if (align === 2 && Math.abs(exact - whole) < 1e-6 * whole) return whole;
    const near = aligned(exact, align);
    if (delivery.fit === "pad") return near > whole ? Math.max(align, near - align) : near;
    return near < whole ? near + align * Math.ceil((whole - near) / align) : near;
  };
  return [side(0), side(1)];
}

function aligned(value: number, align: number): number {
  return Math.max(align, Math.round(value / align) * align);
}
