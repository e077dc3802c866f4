// A robot's head: its shell, visor, lights and antenna.
import { type Colour, css, faded } from "../../core/animatic/colour/colour.ts";
import type { RobotLook } from "../../core/animatic/looks/robot-look.ts";
import type { Aspect, Body } from "./figure/body.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, inkOf, oval, paintGlow, paintPart } from "./pen.ts";

interface Headed {
  readonly pen: Pen;
  readonly look: RobotLook;
  readonly body: Body;
}

const SHELLS: Readonly<Record<RobotLook["head"], readonly Dot[]>> = {
  dome: dots("-0.44,0.86 -0.46,0.4 -0.34,0.1 0,0 0.34,0.1 0.46,0.4 0.44,0.86 0.3,0.95 -0.3,0.95"),
  box: dots("-0.48,0.1 -0.4,0.03 0.4,0.03 0.48,0.1 0.48,0.86 0.4,0.94 -0.4,0.94 -0.48,0.86"),
  egg: dots("-0.36,0.3 -0.22,0.06 0,0 0.22,0.06 0.36,0.3 0.36,0.62 0.2,0.9 0,0.98 -0.2,0.9 -0.36,0.62"),
};

/** What is seen of a face: from where to where the visor reaches, the eyes, the mouth. */
const FACES: Readonly<
  Record<
    Exclude<Aspect, "back">,
    {
      readonly visor: readonly [number, number];
      readonly eyes: readonly number[];
      readonly mouth: readonly [number, number];
      readonly ears: readonly number[];
    }
  >
> = {
  front: { visor: [-0.35, 0.35], eyes: [-0.17, 0.17], mouth: [-0.16, 0.16], ears: [] },
  threequarter: { visor: [-0.43, 0.14], eyes: [-0.3, -0.02], mouth: [-0.34, -0.06], ears: [0.3] },
  side: { visor: [-0.46, -0.12], eyes: [-0.33], mouth: [-0.42, -0.2], ears: [0.1] },
};

export function paintRobotHead({ pen, look, body }: Headed): void {
  const { aspect } = body.view;
  if (look.antenna) {
    drawLine(pen, curve(dots("0.1,0.1 0.14,-0.24"), false), inkOf(look.metal), 2.4);
    paintPart(pen, oval(0.14, -0.28, 0.05), look.lights, { shade: 0.01 });
  }
  if (aspect === "front" || aspect === "back")
    for (const side of [-1, 1]) paintPart(pen, oval(side * 0.47, 0.52, 0.08, 0.15), look.metal, { shade: 0.03 });
  paintPart(pen, curve(SHELLS[look.head], true, look.head === "box" ? 0.3 : 0.5), look.shell, { shade: 0.11 });
  if (aspect === "back") return drawSeam(pen, dots("-0.3,0.7 0,0.74 0.3,0.7"), look.shell, 1);
  const { visor, eyes, mouth, ears } = FACES[aspect];
  const [from, to] = visor;
  if (look.hasScreen) return paintScreen(pen, look, { from, to, eyes });
  const glass = dots(`${from},0.36 ${to},0.36 ${to + 0.02},0.5 ${to},0.62 ${from},0.62 ${from - 0.01},0.5`);
  paintPart(pen, curve(glass, true, 0.35), { light: 0.2, chroma: 0.02, hue: 260 }, { shade: 0.03 });
  if (look.isOneEyed) paintLight(pen, look.lights, (from + to) / 2, 1.9);
  else for (const x of eyes) paintLight(pen, look.lights, x);
  for (const y of [0.74, 0.79, 0.84]) drawSeam(pen, dots(`${mouth[0]},${y} ${mouth[1]},${y}`), look.shell, 0.9);
  for (const x of ears) paintPart(pen, oval(x, 0.52, 0.1, 0.14), look.metal, { shade: 0.03 });
}

interface Screen {
  readonly from: number;
  readonly to: number;
  readonly eyes: readonly number[];
}

/** Two eyes and a smile of light on dark glass. */
function paintScreen(pen: Pen, { lights }: RobotLook, { from, to, eyes }: Screen): void {
  const { context } = pen;
  const glass = dots(`${from},0.16 ${to},0.16 ${to + 0.03},0.48 ${to},0.8 ${from},0.8 ${from - 0.02},0.48`);
  paintPart(pen, curve(glass, true, 0.2), { light: 0.22, chroma: 0.05, hue: 250 }, { shade: 0.03 });
  context.fillStyle = css(lights);
  for (const x of eyes) context.fill(oval(x, 0.4, 0.05, 0.08));
  const middle = (from + to) / 2;
  const half = (to - from) * 0.26;
  drawLine(pen, curve(dots(`${middle - half},0.6 ${middle},0.68 ${middle + half},0.6`), false), lights, 2);
}

function paintLight(pen: Pen, tint: Colour, x: number, large = 1): void {
  const { context } = pen;
  paintGlow(context, [x, 0.49], 0.2 * large, faded(tint, 0.75));
  context.fillStyle = css(tint);
  context.fill(oval(x, 0.49, 0.075 * large));
  context.fillStyle = "rgba(255,255,255,0.85)";
  context.fill(oval(x - 0.02 * large, 0.49 - 0.02 * large, 0.026 * large));
}
