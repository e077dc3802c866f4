// A hand at the inner pocket of a coat that is worn: the chest fills the picture, shirt and lapel on the one side, the lining with its pocket on the other.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawSeam, oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { block } from "../fixtures/materials.ts";
import { gripFor, heightOf, type HandAt } from "../scenes/bench.ts";
import { moving, poses, restingAt, type Path, type Scene } from "../scenes/hands.ts";
import { ease, still, type Paint } from "../sprite.ts";

const SHIRT: Colour = { light: 0.93, chroma: 0.012, hue: 90 };
const CLOTH: Colour = { light: 0.32, chroma: 0.03, hue: 260 };
/** Where the pocket opens, and how far a thing goes down into it. */
const MOUTH = { x: 0.06, y: 0.1 } as const;
const DEEP = 0.24;
const IN_AT = 0.66;

const lining = (coat: Colour): Colour => ({
  light: coat.light < 0.5 ? coat.light + 0.16 : coat.light - 0.2,
  chroma: 0.07,
  hue: 20,
});

const chest =
  (coat: Colour): Paint =>
  (pen) => {
    paintPart(pen, block(-1.3, -0.8, [2.6, 1.6]), lining(coat), { shade: 0 });
    paintPart(pen, block(-1.3, -0.8, [0.86, 1.6]), SHIRT, { shade: 0.05 });
    drawSeam(pen, dots("-.74,-.8 -.75,0 -.74,.8"), SHIRT, 1);
    for (const y of [-0.46, -0.14, 0.18, 0.5])
      paintPart(pen, oval(-0.8, y, 0.022), shifted(SHIRT, -0.12), { shade: 0.01 });
    paintPart(pen, curve(dots(".62,-.8 .56,-.3 .66,.2 .6,.8 1.4,.8 1.4,-.8"), true, 0.1), coat, { shade: 0.08 });
    paintPart(pen, block(MOUTH.x - 0.27, MOUTH.y - 0.05, [0.54, 0.06, 0.01]), shifted(lining(coat), -0.22), {
      shade: 0.01,
    });
  };

/** Over what is in it. */
const pocket =
  (coat: Colour): Paint =>
  (pen) => {
    const own = lining(coat);
    paintPart(pen, block(MOUTH.x - 0.28, MOUTH.y, [0.56, 0.8, 0.02]), own, { shade: 0.02 });
    paintPart(pen, block(MOUTH.x - 0.3, MOUTH.y - 0.01, [0.6, 0.07, 0.01]), shifted(own, -0.09), { shade: 0.015 });
    drawSeam(pen, dots(`-.2,.2 -.2,.8`), shifted(own, -0.1), 1.2);
    drawSeam(pen, dots(`.32,.2 .32,.8`), shifted(own, -0.1), 1.2);
    paintLapel(pen, coat);
  };

/** The front edge, folded back, and its notch. */
function paintLapel(pen: Pen, coat: Colour): void {
  paintPart(pen, curve(dots("-.52,-.8 -.2,-.8 -.3,.1 -.36,.8 -.56,.8 -.52,.2"), true, 0.06), shifted(coat, -0.05), {
    shade: 0.05,
  });
  paintPart(pen, curve(dots("-.62,-.8 -.28,-.8 -.14,-.42 -.3,-.34 -.26,-.2 -.5,.46 -.58,-.2"), true, 0.02), coat, {
    shade: 0.06,
  });
  drawSeam(pen, dots("-.3,-.34 -.42,-.42 -.58,-.44"), coat, 1.4);
}

/** `isOut`: it is taken out. */
export const intoCoat =
  (isOut: boolean): Scene =>
  ({ hand, beat: { thing } }) => {
    const coat = hand.sleeve?.colour ?? CLOTH;
    const size = Math.min(1.1, 0.34 / heightOf(thing));
    const pose = thing ? gripFor(thing) : "flat";
    const held: HandAt = { x: MOUTH.x, y: MOUTH.y - 0.12, turn: -0.62, thing, size };
    const along = (part: number) => (isOut ? 1 - part : part);
    const down = (part: number) => DEEP * ease(along(part), 0.34, IN_AT);
    const way: Path = (part) => {
      const at = along(part);
      const away = at > IN_AT && !isOut ? ease(at, IN_AT + 0.06, 0.96) : 0;
      return {
        dx: 0.42 * (1 - ease(at, 0, 0.34)) + 0.5 * away,
        dy: down(part) - 0.16 * away - 0.12 * (1 - ease(at, 0, 0.34)),
      };
    };
    const left = thing ? restingAt(thing, [MOUTH.x, MOUTH.y - 0.12], size) : () => undefined;
    return [
      still(chest(coat)),
      moving([left], (part) => (!isOut && part > IN_AT + 0.06 ? { dy: DEEP } : undefined)),
      poses(
        hand,
        isOut || !thing
          ? [[0, pose, held]]
          : [
              [0, pose, held],
              [IN_AT + 0.06, "reach", { ...held, thing: null }],
            ],
        way,
      ),
      still(pocket(coat)),
    ];
  };
