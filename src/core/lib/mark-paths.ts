// What a reviewer drew, as SVG path data: in parts of the picture (0 to 1) as it is kept, in pixels as it is shown. What is not such a
// path is not drawn. Shared by the review's page, the viewer and the pictures for editing programs.

/** What a mark says of its shape; it may say more. */
export interface DrawnMark {
  readonly kind: string;
  readonly d?: string | undefined;
  readonly color?: string | undefined;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

export type MarkKind = "stroke" | "arrow" | "box";

/** What marks are drawn in: seen on light pictures and on dark ones. The first is that of a mark that names none. */
export const MARK_COLOURS = [
  { color: "#ff3b30", word: "Red" },
  { color: "#ffd60a", word: "Yellow" },
  { color: "#34c759", word: "Green" },
  { color: "#0a84ff", word: "Blue" },
  { color: "#ffffff", word: "White" },
] as const;

/** An arrow's head, in parts of the picture's shorter side. */
const HEAD = 0.035;
const NUMBER = /^-?\d*\.?\d+(e-?\d+)?$/i;

/** Path data in pixels of an area; undefined for a mark that is no known shape. */
export function shapeOf(mark: DrawnMark, area: Area): string | undefined {
  if (!["stroke", "arrow", "box"].includes(mark.kind)) return undefined;
  const steps = stepsOfPath(mark.d ?? "");
  if (!steps) return undefined;
  const pixels = steps.map(({ command, points }) => ({
    command,
    points: points.map(([x, y]): Point => [rounded(x * area.width, 2), rounded(y * area.height, 2)]),
  }));
  const path = pixels.map(({ command, points }) => [command, ...points.flat()].join(" ")).join(" ");
  if (mark.kind !== "arrow") return path;
  return (
    path +
    headOf(
      pixels.flatMap(({ points }) => points),
      HEAD * Math.min(area.width, area.height),
    )
  );
}

/** `#rrggbb`. */
export function colourOf({ color = "" }: DrawnMark): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : MARK_COLOURS[0].color;
}

/** A mark through points that are parts of the picture; an arrow and a box have two. Undefined where there is none yet. */
export function markThrough(points: readonly Point[], kind: MarkKind, color: string) {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || points.length < 2) return undefined;
  const d = kind === "stroke" ? lineThrough(points) : kind === "arrow" ? lineThrough([from, to]) : boxBetween(from, to);
  return { kind, d, color };
}

function lineThrough(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"} ${part(x)} ${part(y)}`).join(" ");
}

/** By two of its corners. */
function boxBetween([left, top]: Point, [right, bottom]: Point): string {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return `${lineThrough(corners)} Z`;
}

interface PathStep {
  readonly command: string;
  readonly points: readonly Point[];
}

/** Moves, lines and curves with absolute points; undefined for anything else. */
function stepsOfPath(d: string): PathStep[] | undefined {
  const parts = d.trim().split(/(?=[A-Za-df-z])/);
  const steps: PathStep[] = [];
  for (const text of parts) {
    const command = text[0] ?? "";
    const numbers = text
      .slice(1)
      .split(/[\s,]+/)
      .filter((one) => one !== "");
    const needed = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }[command];
    if (needed === undefined || numbers.length !== needed || !numbers.every((one) => NUMBER.test(one)))
      return undefined;
    const values = numbers.map((one) => Math.max(-1, Math.min(2, Number(one))));
    const points = Array.from({ length: needed / 2 }, (_, at): Point => [values[2 * at] ?? 0, values[2 * at + 1] ?? 0]);
    steps.push({ command, points });
  }
  return steps.length > 1 && steps[0]?.command === "M" ? steps : undefined;
}

function headOf(points: readonly Point[], size: number): string {
  const [tip, from] = [points.at(-1), points.at(-2)];
  if (!tip || !from) return "";
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const end = (turn: number) =>
    `${rounded(tip[0] - size * Math.cos(angle + turn), 2)} ${rounded(tip[1] - size * Math.sin(angle + turn), 2)}`;
  return ` M ${end(0.5)} L ${tip[0]} ${tip[1]} L ${end(-0.5)}`;
}

function part(value: number): number {
  return rounded(Math.max(0, Math.min(1, value)), 4);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
