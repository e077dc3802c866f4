// What the detector says of a picture, as faces: boxes and points of three grids, the surest of those that lie over each other.
// The picture is laid into a square of `DETECTOR_SIDE` pixels at its top left corner.

/** Pixels. */
export const DETECTOR_SIDE = 640;
/** Pixels that one cell of each grid stands for. */
const STRIDES = [8, 16, 32] as const;
/** Below this it is no face. The zoo's own sample asks for 0.9, at which drawn faces are passed over. */
const SURE = 0.7;
/** Share of two boxes that is common to both, from which on they are the same face. */
const SAME = 0.3;
/** Faces of a picture that are told apart; extras far behind are none of the cast. */
const MOST = 8;

export type Point = readonly [x: number, y: number];

/** Pixels of the picture; `points`: eye, eye, tip of the nose, corner and corner of the mouth, each pair from the left of the picture. */
export interface FoundFace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  /** 0 to 1. */
  readonly score: number;
}

/** Values of the detector by the name of its output: `cls_8`, `obj_8`, `bbox_8`, `kps_8`, and the same for 16 and 32. */
export type DetectorOutput = Readonly<Record<string, Float32Array>>;

/** The largest first. `scale`: pixels of the square for one of the picture. */
export function facesOf(output: DetectorOutput, scale: number): FoundFace[] {
  const found = STRIDES.flatMap((stride) => cellsOf(output, stride, scale));
  const kept: FoundFace[] = [];
  for (const face of found.toSorted((a, b) => b.score - a.score)) {
    if (!kept.some((other) => overlap(face, other) > SAME)) kept.push(face);
  }
  return kept.toSorted((a, b) => b.width * b.height - a.width * a.height).slice(0, MOST);
}

function cellsOf(output: DetectorOutput, stride: number, scale: number): FoundFace[] {
  const values = (kind: string) => {
    const found = output[`${kind}_${stride}`];
    if (!found) throw new Error(`the face detector has no output ${kind}_${stride}: install the faces feature again`);
    return found;
  };
  const [classes, objects, boxes, points] = [values("cls"), values("obj"), values("bbox"), values("kps")];
  const across = DETECTOR_SIDE / stride;
  const faces: FoundFace[] = [];
  for (let cell = 0; cell < across * across; cell++) {
    const score = Math.sqrt(share(classes[cell]) * share(objects[cell]));
    if (score < SURE) continue;
    const at = { column: cell % across, row: Math.floor(cell / across), unit: stride / scale };
    faces.push({ score, ...boxOf(boxes.subarray(cell * 4), at), points: pointsOf(points.subarray(cell * 10), at) });
  }
  return faces;
}

interface Cell {
  readonly column: number;
  readonly row: number;
  /** Pixels of the picture. */
  readonly unit: number;
}

function boxOf([dx = 0, dy = 0, dw = 0, dh = 0]: Float32Array, { column, row, unit }: Cell) {
  const width = Math.exp(dw) * unit;
  const height = Math.exp(dh) * unit;
  return { x: (column + dx) * unit - width / 2, y: (row + dy) * unit - height / 2, width, height };
}

function pointsOf(values: Float32Array, { column, row, unit }: Cell): Point[] {
  return Array.from({ length: 5 }, (_, point) => [
    (column + (values[point * 2] ?? 0)) * unit,
    (row + (values[point * 2 + 1] ?? 0)) * unit,
  ]);
}

function share(value = 0): number {
  return Math.min(1, Math.max(0, value));
}

/** Share of the two boxes together that both have. */
function overlap(a: FoundFace, b: FoundFace): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}
