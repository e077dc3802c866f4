// An animal's head that is turned to whoever looks, on a body in profile.
import type { BeastEars, BeastFace } from "../../../../../core/animatic/looks/dressed-beast.ts";
import type { Face } from "../../../figure/head.ts";
import { paintBeastHead } from "../../../figure/beast-head.ts";
import type { EarKind, HeadKind } from "../build.ts";
import type { BeastFrame } from "../frame.ts";
import { FRONT_HEADS, paintFrontHead } from "./hoofed-head.ts";

/** Heads that are as broad as they are high from before. */
const KINDS: Partial<Readonly<Record<HeadKind, BeastFace>>> = {
  ...{ dog: "short", blunt: "short", cat: "short", bear: "short", rodent: "short" },
  ...{ rabbit: "short", monkey: "short", ape: "short", pig: "snout" },
};
export const FACES: ReadonlySet<HeadKind> = new Set([...(Object.keys(KINDS) as HeadKind[]), ...FRONT_HEADS]);
const EARS: Partial<Readonly<Record<EarKind, BeastEars>>> = {
  long: "long",
  round: "round",
  pointed: "pointed",
  small: "round",
  floppy: "round",
};

export function paintFacingHead(frame: BeastFrame): void {
  const { pen, build, look, rig } = frame;
  if (FRONT_HEADS.has(build.head)) return paintFrontHead(frame);
  const { context } = pen;
  const size = build.headLong * 0.86;
  const face = { aspect: "front", wide: 1 } as Face;
  context.save();
  context.translate(rig.head.at[0] - size * 0.1, rig.head.at[1] - size * 0.5);
  context.scale(size, size);
  paintBeastHead(
    { ...pen, line: pen.line / size },
    { ears: EARS[build.ears] ?? "none", face: KINDS[build.head] ?? "short", coat: look.coat, pale: look.pale },
    face,
  );
  context.restore();
}
