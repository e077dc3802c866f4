// Wheels of vehicles, the ground at 1, and parts of a drawing put elsewhere in another size.
import type { Part } from "../../pen.ts";

/** A wheel that stands on the ground. */
export function wheel(x: number, radius = 0.21, hub = "metal"): readonly Part[] {
  return [
    ["rubber", round(x, 1 - radius, radius), 0.03],
    [hub, round(x, 1 - radius, radius * 0.58), 0.02],
    [
      "line metal",
      `M${x - radius * 0.4} ${1 - radius} L${x + radius * 0.4} ${1 - radius} M${x} ${1 - radius * 1.4} L${x} ${1 - radius * 0.6}`,
    ],
  ];
}

/** A wheel of spokes. */
export function spoked(x: number, radius: number): readonly Part[] {
  const spokes = [0, 1, 2, 3].map((at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 4) * radius, Math.sin((at * Math.PI) / 4) * radius];
    return `M${(x - dx).toFixed(3)} ${(1 - radius - dy).toFixed(3)} L${(x + dx).toFixed(3)} ${(1 - radius + dy).toFixed(3)}`;
  });
  return [
    ["line metal", spokes.join(" "), 0.7],
    ["stroke rubber", round(x, 1 - radius, radius - 0.02), 0.045],
  ];
}

export function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y} A${r} ${r} 0 1 1 ${x + r} ${y} A${r} ${r} 0 1 1 ${x - r} ${y} Z`;
}

interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Parts in another place and size; their paths have coordinates in pairs. */
export function placed(parts: readonly Part[], { x, y, scale }: Shift): readonly Part[] {
  return parts.map(([tone, path, breadth]): Part => {
    let turn = 0;
    const moved = path.replaceAll(/-?(?:\d+\.?\d*|\.\d+)/g, (number) =>
      String(Math.round((Number(number) * scale + (turn++ % 2 === 0 ? x : y)) * 1000) / 1000),
    );
    const own = tone.startsWith("line") ? breadth : (breadth ?? 0.035) * scale;
    return own === undefined ? [tone, moved] : [tone, moved, own];
  });
}
