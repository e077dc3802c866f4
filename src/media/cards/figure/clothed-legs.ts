// Legs with what is worn on them: trousers, stockings, shoes, and cloth on the lap of one who sits.
import type { Colour } from "../../../core/animatic/colour.ts";
import type { Clothes, Garment } from "../../../core/animatic/looks/clothes.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Body, type Point3, limbPath } from "./body.ts";
import { paintFoot } from "./feet.ts";
import { between, paintLeg, type Leg } from "./limbs.ts";
import type { Dressing } from "./loft-lines.ts";
import { paintPattern } from "./pattern.ts";
import type { Posture } from "./posture.ts";
import { type Pen, paintPart } from "../pen.ts";

interface Legged extends Dressing {
  readonly look: PersonLook;
  readonly posture: Posture;
}

export function paintLegs({ pen, body, clothes, skin, look, posture }: Legged, joined: boolean): void {
  const { bottom, shoes } = clothes;
  const isBare = isSkirt(bottom);
  const lap = posture.isSeated ? lapOf(clothes) : null;
  const sock = look.age === "child" && isBare ? WHITE : null;
  for (const side of [-1, 1] as const) {
    const leg = posture.leg(side);
    paintFoot(pen, body, leg, { kind: shoes.kind, colour: shoes.kind === "bare" ? skin : shoes.colour });
    paintLeg(pen, body, leg, {
      skin,
      ...cutOf(bottom),
      joined: joined || posture.isSeated ? side : null,
      inside: () => paintPattern(pen, body, bottom),
    });
    if (lap) paintLap(pen, body, leg, lap.colour);
    if (sock) paintSock(pen, body, leg, sock);
    if (shoes.kind === "boots") paintFoot(pen, body, leg, shoes);
  }
}

const WHITE: Colour = { light: 0.95, chroma: 0.01, hue: 90 };

/** How far down cloth covers a leg, if it does. */
function cutOf(bottom: Garment): { readonly cloth: Colour | null; readonly long: number } {
  return { cloth: isSkirt(bottom) ? null : bottom.colour, long: bottom.kind === "shorts" ? 0.46 : 1 };
}

function isSkirt({ kind }: Garment): boolean {
  return kind === "skirt" || kind === "dress";
}

/** What lies on the thighs of one who sits. */
function lapOf({ bottom, over }: Clothes): Garment | null {
  if (isSkirt(bottom)) return bottom;
  return LONG_COATS.includes(over?.kind ?? "") ? over : null;
}

function paintSock(pen: Pen, body: Body, { ankle }: Leg, colour: Colour): void {
  const top: Point3 = [ankle[0], ankle[1] - 0.5, ankle[2]];
  const path = limbPath(body.view, [
    [top, 0.19 * body.limb],
    [ankle, 0.125 * body.limb],
  ]);
  paintPart(pen, path, colour, { shade: 0.06 });
}

const LONG_COATS: readonly string[] = ["coat", "raincoat", "labcoat", "robe", "cloak"];

/** A skirt or a coat on the thighs of one who sits. */
function paintLap(pen: Pen, body: Body, { hip, knee, ankle }: Leg, colour: Colour): void {
  const limb = body.limb;
  const path = limbPath(body.view, [
    [hip, 0.42 * limb],
    [between(hip, knee, 0.6), 0.37 * limb],
    [knee, 0.31 * limb],
    [between(knee, ankle, 0.3), 0.29 * limb],
  ]);
  paintPart(pen, path, colour, { shade: 0.13 });
}
