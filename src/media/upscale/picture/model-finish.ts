// What keeps a model's picture true to its take: colour and tone of the take under the model's detail, and no detail where the take is
// soft. The low band of both is what a soft curve leaves at a fraction of the take's size; their difference, enlarged evenly, is added.
import { composed, type SideMap, type Size } from "../../../core/media/upscale/place-picture.ts";
import { BICUBIC, SMOOTH } from "../../../core/media/upscale/sampling-weights.ts";
import type { FinishParts, Means, PictureRequest } from "./picture-request.ts";
import { openWide, widePitch, type Frame, type Plane, type PlaneMap, type Planes } from "./planes.ts";
import { planResizing } from "./resampler.ts";

interface ModelFinish {
  readonly request: PictureRequest;
  readonly take: Frame;
  readonly shown: Frame;
  /** Where the seen pixels come from in each. */
  readonly films: { readonly take: readonly PlaneMap[]; readonly shown: readonly PlaneMap[] };
  readonly seen: Planes;
}

interface PlaneFinish {
  /** Where the two frames are not of the same moment, the difference of the last two that were stays. */
  readonly make: (isPaired: boolean) => void;
  readonly parts: FinishParts;
}

/** Pixels of the take along a value of its low band: brightness, and the colours, which have half as many already. */
const LOW_BAND = [4, 2, 2] as const;
/** Pixels of a block whose detail is measured. */
const BLOCK = 8;
const ALL = 32_767;

/** Null where nothing is asked for. */
export function planModelFinish(means: Means, order: ModelFinish): readonly PlaneFinish[] | null {
  const { split, keepSoft } = order.request;
  if (!split && keepSoft === 0) return null;
  const { arena } = means;
  // One after the other, the planes use the same memory.
  const difference = openWide(arena, order.seen[0]);
  const soft = keepSoft > 0 ? planSoftness(means, order) : null;
  return order.seen.map((target, index) => {
    const makeDifference = planDifference(means, { ...order, index, target: wideOf(means, target, difference) });
    const make = (isPaired: boolean) => {
      makeDifference(isPaired);
      soft?.(index);
    };
    const parts = { difference: difference.address, split, even: 0, softness: 0, ...soft?.addresses };
    return { make, parts };
  });
}

/** A plane of 16 bits of the same size as a plane of bytes, in memory that is there. */
function wideOf({ arena }: Means, { width, height }: Size, { address }: Plane): Plane {
  const pitch = widePitch(width);
  return { width, height, pitch, address, described: arena.words(address, width, height, pitch) };
}

/** Take minus model in the low band, at the size of the target. */
function planDifference(
  means: Means,
  order: ModelFinish & { readonly index: number; readonly target: Plane },
): (isPaired: boolean) => void {
  const { take, shown, films, index, target } = order;
  const step = LOW_BAND[index]!;
  const [from, other] = [take.planes[index]!, shown.planes[index]!];
  const size = { width: Math.ceil(from.width / step), height: Math.ceil(from.height / step) };
  const [own, models] = [openWide(means.arena, size), openWide(means.arena, size)];
  const low = lowBand(step);
  const toModel = between(films.take[index]!, films.shown[index]!);
  const shrink = (source: Plane, low: PlaneMap, into: Plane) =>
    planResizing(means, { target: into, source, map: low, curve: SMOOTH, depth: "widen" });
  const compare = [
    shrink(from, { across: low, down: low }, own),
    shrink(other, { across: composed(toModel.across, low), down: composed(toModel.down, low) }, models),
    () => means.kernel.subtract(own.address, own.address, models.address, (own.pitch / 2) * size.height),
  ];
  const map = within(low, films.take[index]!);
  const enlarge = planResizing(means, { target, source: own, map, curve: BICUBIC, depth: "wide" });
  return (isPaired) => {
    if (isPaired) for (const step of compare) step();
    enlarge();
  };
}

/** Value n of the low band lies in the middle of its pixels. */
function lowBand(step: number): SideMap {
  return { start: (step - 1) / 2, step };
}

/** From the target straight to the low band. */
function within(low: SideMap, { across, down }: PlaneMap): PlaneMap {
  return { across: composed(inverse(low), across), down: composed(inverse(low), down) };
}

/** From the take's pixels to the model's, by way of the target's. */
function between(take: PlaneMap, model: PlaneMap): PlaneMap {
  return {
    across: composed(model.across, inverse(take.across)),
    down: composed(model.down, inverse(take.down)),
  };
}

function inverse({ start, step }: SideMap): SideMap {
  return { start: -start / step, step: 1 / step };
}

/** The take enlarged evenly, and how far the picture goes towards it; measured once for all three planes. */
function planSoftness(means: Means, { request, take, films, seen }: ModelFinish) {
  const { arena, kernel } = means;
  const [luma] = take.planes;
  const blocks = openWide(arena, { width: Math.ceil(luma.width / BLOCK), height: Math.ceil(luma.height / BLOCK) });
  const [even, softness] = [openWide(arena, seen[0]), openWide(arena, seen[0])];
  const strength = Math.round(request.keepSoft * ALL);
  const plans = seen.map((plane, index) => {
    const map = films.take[index]!;
    const target = wideOf(means, plane, even);
    const source = take.planes[index]!;
    const toBlocks = within(lowBand(index === 0 ? BLOCK : BLOCK / 2), map);
    return [
      planResizing(means, { target, source, map, curve: BICUBIC, depth: "widen" }),
      planResizing(means, {
        target: wideOf(means, plane, softness),
        source: blocks,
        map: toBlocks,
        curve: SMOOTH,
        depth: "wide",
      }),
    ];
  });
  const make = (index: number) => {
    if (index === 0) kernel.softness(blocks.described, luma.described, strength);
    for (const plan of plans[index]!) plan();
  };
  return Object.assign(make, { addresses: { even: even.address, softness: softness.address } });
}
