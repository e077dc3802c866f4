// People who lie side by side: heads at one end, the further ones higher in the picture, so that nobody lies on somebody's legs.
import type { StagedMember } from "../stage/staged-member.ts";

type Staged = Pick<StagedMember, "member" | "spot" | "mount">;

/** Head heights from one to the next: up the picture, and along it. */
const FURTHER = 1.35;
const ALONG = 0.7;

const LYING: ReadonlySet<string> = new Set(["lie", "lie_side", "lie_front", "face_down", "snow_angel"]);

const lies = ({ member: { kind, look, beats }, mount }: Staged): boolean =>
  kind === "person" &&
  (look.kind === "person" || look.kind === "robot") &&
  !mount &&
  beats.length > 0 &&
  beats.every(({ posture, way }) => LYING.has(posture) && way === "none");

export function lyingBeside<T extends Staged>(staged: readonly T[]): readonly T[] {
  const row = staged.filter(lies).toSorted((a, b) => a.spot.x - b.spot.x);
  const [first] = row;
  if (!first || row.length < 2) return staged;
  const middle = row.reduce((sum, { spot }) => sum + spot.x, 0) / row.length;
  return staged.map((one) => {
    const at = row.indexOf(one);
    if (at < 0) return one;
    const { head, base, top } = one.spot;
    const up = (row.length - 1 - at) * FURTHER * head;
    const x = middle + (at - (row.length - 1) / 2) * ALONG * head;
    return { ...one, spot: { ...one.spot, x, base: base - up, top: top - up, facing: first.spot.facing } };
  });
}
