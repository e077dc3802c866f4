// Runs in a worker thread: finds and describes the faces of views and frames. Views are remembered, because every take of a shot has the same.
import { ImageData, loadImage, openCanvas, type Canvas } from "../animatic/paint/canvas.ts";
import { isVast, parsePictureHeader } from "../../core/media/picture-file.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import { FaceNetwork } from "./face-network.ts";
import type { FaceModules, FaceOrder, FaceReading, RawFrames, ViewPicture } from "./face-order.ts";

/** Views that are remembered: a cast, twice over. */
const MOST_VIEWS = 64;
const views = new Map<string, readonly number[] | null>();
let opened: { readonly of: string; readonly network: Promise<FaceNetwork> } | undefined;

takeOrders<FaceOrder, FaceReading>(async ({ modules, views: wanted, frames }, { signal }) => {
  const network = await networkOf(modules);
  const read: FaceReading["views"][number][] = [];
  for (const view of wanted) read.push(await describeView(network, view));
  const described: number[][][] = [];
  for (const picture of canvasesOf(frames)) {
    signal.throwIfAborted();
    described.push(await network.describe(picture));
  }
  return { views: read, frames: described };
});

/** Opened once; one that could not be opened is tried again. */
function networkOf(modules: FaceModules): Promise<FaceNetwork> {
  const of = Object.values(modules).join("|");
  if (opened?.of !== of) {
    views.clear();
    opened = { of, network: FaceNetwork.open(modules) };
    opened.network.catch(() => (opened = undefined));
  }
  return opened.network;
}

async function describeView(network: FaceNetwork, view: ViewPicture): Promise<readonly number[] | null> {
  const known = views.get(view.mark);
  if (known !== undefined) return known;
  const [face = null] = await network.describe(await canvasOf(view));
  if (views.size >= MOST_VIEWS) views.clear();
  views.set(view.mark, face);
  return face;
}

async function canvasOf({ path, crop }: ViewPicture): Promise<Canvas> {
  const bytes = await readWhole(path);
  const header = parsePictureHeader(bytes);
  if (!header || isVast(header)) throw new Error("a picture to compare with is none, or too large: pick another one");
  const picture = await loadImage(bytes);
  const width = crop ? picture.width / crop.of : picture.width;
  const { canvas, context } = openCanvas(width, picture.height);
  context.drawImage(picture, crop ? -crop.panel * width : 0, 0);
  return canvas;
}

function* canvasesOf({ width, height, pictures }: RawFrames): Generator<Canvas> {
  for (const bytes of pictures) {
    const { canvas, context } = openCanvas(width, height);
    context.putImageData(new ImageData(new Uint8ClampedArray(bytes), width, height), 0, 0);
    yield canvas;
  }
}
