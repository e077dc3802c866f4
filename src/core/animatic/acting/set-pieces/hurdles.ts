// Hurdles across the picture, and how high above the ground somebody is who runs over them at a part of the way.

/** Where they stand, in parts of the frame's breadth from the side that the run begins at. */
export const HURDLES = [0.12, 0.42, 0.72, 1.02] as const;

/** Where the run begins and how far it goes in those parts, how near to a hurdle one is in the air, and how high in heights of a body. */
const RUN = { from: 0.1, far: 0.8 } as const;
const AIR = 0.085;
const HIGH = 0.2;

/** 0 on the ground. */
export function overHurdles(part: number): number {
  const x = RUN.from + RUN.far * part;
  const away = Math.min(...HURDLES.map((place) => Math.abs(place - x)));
  return away >= AIR ? 0 : HIGH * Math.cos((away / AIR) * (Math.PI / 2));
}
