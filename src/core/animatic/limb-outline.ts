// Limbs as smooth tubes: stations along their middle with a radius at each, and the outline around them.

/** A point of a limb: place and half thickness. */
export type Station = readonly [x: number, y: number, radius: number];

export interface Limb {
  readonly stations: readonly Station[];
}

/** A place without thickness. */
export type Joint = readonly [x: number, y: number];

/** Places along a limb, ends included, as many between each two stations. */
export function traceLimb(limb: Limb, between = 9): readonly Station[] {
  const { stations } = limb;
  const last = stations.length - 1;
  const at = (index: number) => stations[Math.min(last, Math.max(0, index))] ?? [0, 0, 0];
  const trace: Station[] = [];
  for (let step = 0; step <= last * between; step++) {
    const from = Math.min(Math.floor(step / between), last - 1);
    trace.push(rounded([at(from - 1), at(from), at(from + 1), at(from + 2)], step / between - from));
  }
  return trace;
}

/** The outline of a traced limb: down one side and up the other. Its ends are left to circles. */
export function outlineOf(trace: readonly Station[]): readonly Joint[] {
  const sides = trace.map(([x, y, radius], at): readonly [Joint, Joint] => {
    const before = trace[at - 1] ?? trace[at] ?? [x, y, 0];
    const after = trace[at + 1] ?? trace[at] ?? [x, y, 0];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / long) * radius, (dx / long) * radius];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
}

/** A smooth curve through the middle two of four stations. */
function rounded(around: readonly [Station, Station, Station, Station], part: number): Station {
  const [before, from, to, after] = around;
  const curve = (axis: 0 | 1 | 2) => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    const linear = (c - a) / 2;
    const square = a - 2.5 * b + 2 * c - d / 2;
    const cube = (d - a) / 2 + 1.5 * (b - c);
    return b + part * (linear + part * (square + part * cube));
  };
  return [curve(0), curve(1), Math.max(0.02, curve(2))];
}
