// The two networks as functions of pictures, on a runtime that is loaded from where it was installed. Only the thread loads it.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { alignedFace, detectorPlanes, FACE_SIDE, type RgbaPixels } from "../../core/faces/align-face.ts";
import { DETECTOR_SIDE, facesOf, type DetectorOutput } from "../../core/faces/detect-faces.ts";
import { openCanvas, type Canvas } from "../animatic/paint/canvas.ts";
import type { FaceModules } from "./face-order.ts";

interface Values {
  readonly data: Float32Array;
}

interface Session {
  readonly inputNames: readonly string[];
  run(inputs: Readonly<Record<string, Values>>): Promise<Readonly<Record<string, Values>>>;
}

/** What is used of onnxruntime. */
interface Runtime {
  readonly env: { readonly wasm: { numThreads: number } };
  readonly Tensor: new (type: "float32", data: Float32Array, dims: readonly number[]) => Values;
  readonly InferenceSession: {
    create(model: Uint8Array, options: { readonly executionProviders: readonly string[] }): Promise<Session>;
  };
}

export class FaceNetwork {
  readonly #runtime: Runtime;
  readonly #detector: Session;
  readonly #embedder: Session;

  private constructor(runtime: Runtime, detector: Session, embedder: Session) {
    this.#runtime = runtime;
    this.#detector = detector;
    this.#embedder = embedder;
  }

  static async open(modules: FaceModules): Promise<FaceNetwork> {
    const runtime = (await import(pathToFileURL(modules.runtime).href)) as Runtime;
    runtime.env.wasm.numThreads = 1; // this is a thread already, and others draw
    const session = async (path: string) =>
      runtime.InferenceSession.create(await readFile(path), { executionProviders: ["wasm"] });
    return new FaceNetwork(runtime, await session(modules.detector), await session(modules.embedder));
  }

  /** What the embedder says of each face, the largest face first. */
  async describe(picture: Canvas): Promise<number[][]> {
    const { width, height } = picture;
    const scale = Math.min(1, DETECTOR_SIDE / Math.max(width, height));
    const square = openCanvas(DETECTOR_SIDE, DETECTOR_SIDE);
    square.context.drawImage(picture, 0, 0, width * scale, height * scale);
    const planes = detectorPlanes(pixelsOf(square.canvas));
    const output = await this.#ask(this.#detector, planes, DETECTOR_SIDE);
    const faces = facesOf(output, scale);
    if (faces.length === 0) return [];
    const pixels = pixelsOf(picture);
    const described: number[][] = [];
    for (const { points } of faces) {
      const [values] = Object.values(await this.#ask(this.#embedder, alignedFace(pixels, points), FACE_SIDE));
      described.push([...(values ?? [])]);
    }
    return described;
  }

  async #ask(session: Session, planes: Float32Array, side: number): Promise<DetectorOutput> {
    const [name = "input"] = session.inputNames;
    const output = await session.run({ [name]: new this.#runtime.Tensor("float32", planes, [1, 3, side, side]) });
    return Object.fromEntries(Object.entries(output).map(([key, { data }]) => [key, data]));
  }
}

function pixelsOf(canvas: Canvas): RgbaPixels {
  const { width, height } = canvas;
  return { width, height, data: canvas.getContext("2d").getImageData(0, 0, width, height).data };
}
