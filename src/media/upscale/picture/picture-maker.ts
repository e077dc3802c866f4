// One frame of an upscale from one of the take and, where a model made one, from its picture: sized, finished, in its place. All that
// is the same for every frame is worked out when it is opened.
import { composed, scaled, shifted, type PicturePlace, type Size } from "../../../core/media/upscale/place-picture.ts";
import { LANCZOS } from "../../../core/media/upscale/sampling-weights.ts";
import type { Arena } from "../../animatic/kernel/arena.ts";
import { planGrain, type Noise } from "./grain.ts";
import { planModelFinish } from "./model-finish.ts";
import type { FinishParts, Means, PictureRequest } from "./picture-request.ts";
import { mapsOf, openFrame, partOf, widePitch, type Frame, type Plane, type PlaneMap } from "./planes.ts";
import { planResizing } from "./resampler.ts";

export interface PictureMaker {
  /** Where the frames are put that a picture is made of. */
  readonly take: Frame;
  readonly model: Frame | null;
  /** The frame that is made. */
  readonly frame: Frame;
  /** Makes it. `seed`: of its grain, 32 bits. `isPaired`: take and model are of the same moment, which those of the first frame are. */
  readonly make: (seed: number, isPaired: boolean) => void;
}

const NO_PARTS: FinishParts = { difference: 0, split: false, even: 0, softness: 0 };

/** Blackness, and colours of no colour. */
const BLACK = [16, 128, 128] as const;
/** How much the draft raises detail, in 1/32768. */
const DRAFT = 22_000;

type Step = (seed: number, isPaired: boolean) => void;

export function openPictureMaker(means: Means, request: PictureRequest): PictureMaker {
  const { arena } = means;
  const take = openFrame(arena, request.take);
  const model = request.model && openFrame(arena, request.model);
  const frame = openFrame(arena, request.frame);
  fillBlack(arena, frame);
  const draft = request.draft ? openFrame(arena, request.take) : null;
  const shown = model ?? draft ?? take;
  const first = draft ? [planDetail(means, take, draft)] : [];
  const steps: readonly Step[] = [...first, ...planPlanes(means, request, { take, shown, frame })];
  return { take, model, frame, make: (seed, isPaired) => steps.forEach((step) => step(seed, isPaired)) };
}

/** The frame of the take, that which is seen, and that which is made. */
interface Films {
  readonly take: Frame;
  readonly shown: Frame;
  readonly frame: Frame;
}

function planPlanes(means: Means, request: PictureRequest, { take, shown, frame }: Films): Step[] {
  const { place, grain } = request;
  const seen = partOf(means.arena, frame, place.inFrame, place.seen);
  const films = { take: mapsFrom(take, place), shown: mapsFrom(shown, place) };
  const finishes = shown === take ? null : planModelFinish(means, { request, take, shown, films, seen });
  return seen.flatMap((target, index) => {
    const [source, map, own] = [shown.planes[index]!, films.shown[index]!, finishes?.[index]];
    const sized = planResizing(means, { target, source, map, curve: LANCZOS, depth: "bytes" });
    const noise = index === 0 && grain > 0 ? planGrain(means, target, { grain, frame }) : null;
    if (!own && !noise) return [sized];
    const finish = planFinish(means, target, { ...(own?.parts ?? NO_PARTS), noise });
    return [
      sized,
      ...(own ? [(_seed: number, isPaired: boolean) => own.make(isPaired)] : []),
      ...(noise ? [noise.make] : []),
      finish,
    ];
  });
}

/** Where the seen pixels come from in a film. */
function mapsFrom(
  { width, height }: Size,
  { picture, inPicture }: PicturePlace,
): readonly [PlaneMap, PlaneMap, PlaneMap] {
  const across = composed(scaled(width, picture.width), shifted(inPicture.left));
  return mapsOf(across, composed(scaled(height, picture.height), shifted(inPicture.top)));
}

function planFinish({ arena, kernel }: Means, plane: Plane, parts: FinishParts & { readonly noise: Noise | null }) {
  const { difference, split, even, softness, noise } = parts;
  const [address, strength] = [noise?.address ?? 0, noise?.strength ?? 0];
  const pitch = widePitch(plane.width);
  const described = arena.words(difference, split ? 1 : 0, even, softness, address, strength, pitch);
  return () => kernel.finish(plane.described, described);
}

/** The take with its brightness made clearer; colours stay. */
function planDetail({ arena, kernel }: Means, from: Frame, to: Frame): () => void {
  const scratch = arena.take(3 * (2 * from.width + 64));
  const [, ...colours] = to.planes.map((target, index) => ({ target, source: from.planes[index]! }));
  return () => {
    kernel.detail(to.planes[0].described, from.planes[0].described, DRAFT, scratch);
    for (const { target, source } of colours) kernel.copy(target.described, source.described, 0, 0);
  };
}

function fillBlack(arena: Arena, frame: Frame): void {
  for (const [index, { address, width, height }] of frame.planes.entries()) {
    new Uint8Array(arena.memory.buffer, address, width * height).fill(BLACK[index]!);
  }
}
