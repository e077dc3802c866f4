// A stand-in for onnxruntime with both models, behind the module that the studio loads: a "face" is a patch of strong colour on grey, and what
// tells two apart is that colour. It proves the way of pictures, points and numbers, and nothing about faces.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { FACE_RUNTIME, type FaceModelFile } from "../../../src/core/faces/face-models.ts";
import { writeFiles } from "../episodes/write-files.ts";

const MODULE = `
export const env = { wasm: { numThreads: 0 } };
export class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } }
const SIDE = 640;
/** Columns of the picture that each stand-in face fills: patches lie beside each other with grey between them. */
function patches(planes) {
  const isFace = (x) => { const at = 320 * 0 + x; let n = 0; let top = SIDE, bottom = 0;
    for (let y = 0; y < SIDE; y++) { const i = y * SIDE + x; const v = [0, 1, 2].map((c) => planes[c * SIDE * SIDE + i]);
      if (Math.max(...v) - Math.min(...v) > 120) { n++; top = Math.min(top, y); bottom = Math.max(bottom, y); } }
    return n > 8 ? [top, bottom] : null; };
  const found = []; let open = null;
  for (let x = 0; x <= SIDE; x++) {
    const rows = x < SIDE ? isFace(x) : null;
    if (rows && !open) open = { left: x, right: x, top: rows[0], bottom: rows[1] };
    else if (rows) open.right = x;
    else if (open) { found.push(open); open = null; }
  }
  return found.filter(({ left, right }) => right - left > 8);
}
function detect({ data }) {
  const output = {};
  for (const stride of [8, 16, 32]) {
    const cells = (SIDE / stride) ** 2;
    for (const [kind, size] of [["cls", 1], ["obj", 1], ["bbox", 4], ["kps", 10]]) output[kind + "_" + stride] = { data: new Float32Array(cells * size) };
  }
  for (const { left, right, top, bottom } of patches(data)) {
    const x = (left + right) / 2, y = (top + bottom) / 2, w = right - left, h = bottom - top;
    const column = Math.floor(x / 8), row = Math.floor(y / 8), cell = row * 80 + column;
    output.cls_8.data[cell] = 0.9; output.obj_8.data[cell] = 0.9;
    output.bbox_8.data.set([x / 8 - column, y / 8 - row, Math.log(w / 8), Math.log(h / 8)], cell * 4);
    const points = [[-0.2, -0.1], [0.2, -0.1], [0, 0.1], [-0.15, 0.25], [0.15, 0.25]];
    output.kps_8.data.set(points.flatMap(([u, v]) => [(x + u * w) / 8 - column, (y + v * h) / 8 - row]), cell * 10);
  }
  return output;
}
function describe({ data }) {
  const plane = data.length / 3;
  return { fc1: { data: Float32Array.from([0, 1, 2], (c) => data.subarray(c * plane, (c + 1) * plane).reduce((a, b) => a + b, 0) / plane - 128) } };
}
export const InferenceSession = {
  async create(bytes) {
    const name = Buffer.from(bytes).toString();
    if (name === "broken") throw new Error("no graph was found in the protobuf");
    return { inputNames: [name === "detector" ? "input" : "data"], run: async (inputs) => (name === "detector" ? detect(inputs.input) : describe(inputs.data)) };
  },
};
`;

/** The two files of the stand-in, as they would be fetched from a server. */
export function standInModels(url = "http://127.0.0.1:9", texts = ["detector", "embedder"]): FaceModelFile[] {
  return texts.map((text) => ({
    name: `${text}.onnx`,
    url: `${url}/${text}.onnx`,
    sha256: createHash("sha256").update(text).digest("hex"),
  }));
}

/** Files of the runtime's package, below the folder that npm installs to. */
export function standInRuntime(version: string = FACE_RUNTIME.version): Record<string, string> {
  const folder = `node_modules/${FACE_RUNTIME.name}`;
  return {
    [`${folder}/package.json`]: JSON.stringify({ name: FACE_RUNTIME.name, version, type: "module" }),
    [`${folder}/dist/ort.node.min.mjs`]: MODULE,
    [`${folder}/dist/ort.all.js`]: "// another build",
  };
}

/** Makes a folder look as if the feature had been installed to it. */
export async function placeStandInFaces(folder: string): Promise<void> {
  await writeFiles(join(folder, "runtime"), standInRuntime());
  await writeFiles(join(folder, "models"), { "detector.onnx": "detector", "embedder.onnx": "embedder" });
}
