// Parts of a body that fill the picture: an ear, a nape, a bare back, a shoulder, knees, a belly, a brow. The picture's units.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { BodyMark } from "../../../../core/animatic/detail/detail.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import {
  curve,
  dots,
  drawLine,
  drawSeam,
  inkOf,
  oval,
  paintGlow,
  paintPart,
  taperedStroke,
  type Pen,
} from "../../../cards/pen.ts";

type Marks = ReadonlySet<BodyMark>;

/** What is worn around the trunk, as seen. */
const clothOf = ({ clothes: { over, top }, skin }: PersonLook): Colour => {
  const worn = over ?? top;
  return worn.kind === "bare" ? skin : worn.colour;
};
const shade = (skin: Colour): Colour => ({ light: skin.light * 0.62, chroma: skin.chroma + 0.02, hue: 30 });
const SCAR: Colour = { light: 0.5, chroma: 0.12, hue: 22 };
const INK: Colour = { light: 0.34, chroma: 0.06, hue: 240, alpha: 0.85 };

const isBald = ({ hair }: PersonLook): boolean => ["bald", "shaven", "receding"].includes(hair.style);

/** The side of a head: hair behind and above, the jaw below, the ear in the middle. */
export function paintEarSide(pen: Pen, look: PersonLook): void {
  const { context } = pen;
  const { skin, hair } = look;
  context.fillStyle = css(skin);
  context.fillRect(-2, -1, 4, 2);
  paintGlow(context, [-0.6, 0.1], 0.5, faded({ ...skin, chroma: skin.chroma + 0.05, hue: 26 }, 0.5));
  paintGlow(context, [0.2, 0.42], 0.5, faded(shade(skin), 0.4));
  paintPart(pen, curve(dots("-.1,.62 .06,.42 .16,.3 .5,.34 1,.6 1,.9 -.2,.9"), true, 0.5), shifted(skin, -0.06), {
    shade: 0.08,
  });
  if (isBald(look)) return;
  const falls = hair.style === "long" || hair.style === "wavy" || hair.style === "bob" || hair.style === "locs";
  const outline = falls
    ? "-1,-.6 -.62,-.3 -.34,-.28 -.2,-.34 .02,-.36 .2,-.22 .24,.1 .2,.36 .3,.8 1.2,.8 1.2,-.8 -1,-.8"
    : "-1,-.6 -.62,-.3 -.34,-.28 -.2,-.34 .04,-.36 .2,-.24 .26,-.02 .3,.16 .44,.24 .7,.2 1.2,.1 1.2,-.8 -1,-.8";
  paintPart(pen, curve(dots(outline), true, 0.4), hair.colour, { shade: 0.1 });
  for (let lock = 0; lock < 9; lock++)
    drawSeam(
      pen,
      dots(
        `${-0.5 + lock * 0.16},-.56 ${-0.2 + lock * 0.13},-.4 ${0.22 + lock * 0.1},${-0.2 + (lock % 3) * 0.1} ${0.34 + lock * 0.1},${0.1 + (lock % 2) * 0.1}`,
      ),
      hair.colour,
      1,
    );
}

/** The shell, its folds and the lobe. */
export function paintEar(pen: Pen, { skin, clothes }: PersonLook): void {
  const lobe: Colour = { ...skin, chroma: skin.chroma + 0.015, light: skin.light - 0.01 };
  const shell = "-.12,-.12 -.06,-.28 .1,-.33 .23,-.24 .26,-.06 .19,.1 .1,.2 .06,.3 -.04,.33 -.1,.25 -.09,.12 -.14,.04";
  paintPart(pen, curve(dots(shell), true, 0.8), lobe, { shade: 0.06, outline: 1.4 });
  drawLine(pen, curve(dots("-.04,-.16 .04,-.25 .14,-.23 .19,-.1 .15,.04 .07,.14"), false, 0.8), inkOf(skin), 1.6);
  drawLine(pen, curve(dots(".02,-.1 .1,-.12 .12,-.02 .06,.1 -.02,.16"), false, 0.8), inkOf(skin), 1.3);
  pen.context.fillStyle = css(faded(shade(skin), 0.8));
  pen.context.fill(oval(-0.03, 0.05, 0.05, 0.07, 0.3));
  paintPart(pen, curve(dots("-.15,-.02 -.08,.0 -.06,.08 -.1,.13 -.15,.12"), true, 0.7), lobe, { shade: 0.02 });
  const ring = clothes.extras["earrings"];
  if (ring) drawLine(pen, oval(-0.03, 0.4, 0.07, 0.08), ring.colour, 4);
}

/** From behind: the neck between hair that is up and the collar. */
export function paintNape(pen: Pen, look: PersonLook, marks: Marks): void {
  const { skin, hair } = look;
  const cloth = clothOf(look);
  paintPart(
    pen,
    curve(
      dots("-1.2,.8 -1.1,.44 -.6,.3 -.26,.2 -.24,-.1 -.3,-.6 .3,-.6 .24,-.1 .26,.2 .6,.3 1.1,.44 1.2,.8"),
      true,
      0.5,
    ),
    skin,
    { shade: 0.12 },
  );
  drawSeam(pen, dots("0,-.1 .01,.1 0,.3"), skin, 1.4);
  paintGlow(pen.context, [0, 0.05], 0.2, faded(shade(skin), 0.35));
  if (!isBald(look)) {
    paintPart(
      pen,
      curve(dots("-.46,-.8 -.44,-.3 -.3,-.12 -.14,-.06 0,-.1 .14,-.06 .3,-.12 .44,-.3 .46,-.8"), true, 0.5),
      hair.colour,
      { shade: 0.1 },
    );
    for (const x of [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3])
      drawSeam(pen, dots(`${x * 0.7},-.6 ${x},-.3 ${x * 0.6},-.1`), hair.colour, 1);
    for (const x of [-0.12, 0.1]) drawSeam(pen, dots(`${x},-.08 ${x * 1.1},-.02 ${x * 0.9},.04`), hair.colour, 1);
  }
  for (const side of [-1, 1])
    paintPart(
      pen,
      curve(
        dots(`${side * 1.3},.9 ${side * 1.2},.42 ${side * 0.62},.34 ${side * 0.3},.42 ${side * 0.1},.56 0,.9`),
        true,
        0.3,
      ),
      cloth,
      { shade: 0.1 },
    );
  if (!marks.has("necklace")) return;
  for (let bead = -9; bead <= 9; bead++)
    paintPart(
      pen,
      oval(bead * 0.036, 0.2 - 0.0011 * bead * bead, 0.026),
      { light: 0.95, chroma: 0.02, hue: 90 },
      { shade: 0.008, outline: 0.7 },
    );
}

export function paintBack(pen: Pen, look: PersonLook, marks: Marks): void {
  const { skin, hair } = look;
  paintPart(
    pen,
    curve(
      dots("-.8,.9 -.7,.2 -.86,-.1 -.7,-.3 -.26,-.36 -.2,-.7 .2,-.7 .26,-.36 .7,-.3 .86,-.1 .7,.2 .8,.9"),
      true,
      0.5,
    ),
    skin,
    { shade: 0.12 },
  );
  if (!isBald(look))
    paintPart(pen, curve(dots("-.34,-.9 -.3,-.56 0,-.46 .3,-.56 .34,-.9"), true, 0.4), hair.colour, { shade: 0.06 });
  drawSeam(pen, dots("0,-.36 .01,0 0,.6"), skin, 2);
  for (const side of [-1, 1]) {
    drawSeam(pen, dots(`${side * 0.5},-.2 ${side * 0.26},-.02 ${side * 0.3},.16 ${side * 0.44},.12`), skin, 1.6);
    paintGlow(pen.context, [side * 0.3, 0.08], 0.2, faded(shade(skin), 0.3));
  }
  if (marks.has("scar")) {
    taperedStroke(pen.context, dots("-.36,-.26 -.1,-.02 .1,.2 .32,.5"), 0.07, SCAR);
    for (let stitch = 0; stitch < 9; stitch++) {
      const [x, y] = [-0.3 + stitch * 0.075, -0.2 + stitch * 0.083];
      taperedStroke(
        pen.context,
        [
          [x - 0.05, y + 0.045],
          [x + 0.05, y - 0.045],
        ],
        0.022,
        SCAR,
      );
    }
  }
  if (marks.has("tattoo"))
    for (const side of [-1, 1])
      for (const far of [0.1, 0.24, 0.38])
        taperedStroke(
          pen.context,
          dots(
            `${side * 0.02},-.1 ${side * far},${-0.26 + far * 0.3} ${side * (far + 0.14)},${far * 0.9} ${side * far * 0.6},.3`,
          ),
          0.045,
          INK,
        );
  if (marks.has("sweat")) paintDrops(pen, "-.4,.1 -.2,.3 .2,-.1 .4,.2 .1,.36 -.1,-.2");
}

/** From before: the shoulder of one side, the neck and the chin beside it. */
export function paintShoulder(pen: Pen, look: PersonLook): void {
  const { skin, hair } = look;
  const cloth = clothOf(look);
  paintPart(pen, curve(dots(".3,.5 .28,-.04 .34,-.5 1.2,-.6 1.2,.6"), true, 0.4), skin, { shade: 0.1 });
  paintPart(pen, curve(dots(".24,-.9 .22,-.34 .36,-.22 .6,-.16 1.3,-.2 1.3,-.9"), true, 0.5), shifted(skin, 0.01), {
    shade: 0.08,
  });
  if (!isBald(look))
    paintPart(pen, curve(dots(".16,-.9 .14,-.5 .22,-.34 .3,-.5 .34,-.9"), true, 0.5), hair.colour, { shade: 0.05 });
  paintPart(
    pen,
    curve(dots("-.74,.9 -.76,.4 -.66,.16 -.4,.02 0,-.02 .24,-.08 .34,.04 .5,.3 .6,.9"), true, 0.5),
    cloth,
    { shade: 0.14 },
  );
  drawSeam(pen, dots("-.3,.04 -.34,.3 -.28,.6"), cloth, 1.6);
  drawSeam(pen, dots(".28,-.06 .36,.2 .46,.56"), cloth, 2);
}

/** One who kneels, from the side: the knees on the ground. */
export function paintKnees(pen: Pen, look: PersonLook): void {
  const { bottom } = look.clothes;
  const isBare = /skirt|dress|shorts|kilt|gown|nightgown|tunic|bare/.test(bottom.kind);
  const legs = isBare ? look.skin : bottom.colour;
  pen.context.fillStyle = css({ light: 0.5, chroma: 0.012, hue: 70 });
  pen.context.fillRect(-2, 0.22, 4, 1);
  pen.context.fillStyle = css({ light: 0.2, chroma: 0.01, hue: 260, alpha: 0.4 });
  pen.context.fill(oval(0.1, 0.36, 0.8, 0.06));
  for (const far of [1, 0]) {
    const tint = far ? shifted(legs, -0.08) : legs;
    const dx = far * 0.16;
    const leg = `${-0.5 - dx},.1 ${-0.46 - dx},-.1 ${-0.3 - dx},-.9 ${0.24 - dx},-.9 ${0.1 - dx},-.2 ${0.16 - dx},.06 ${0.9 - dx},.1 1.4,.14 1.4,.36 ${0.4 - dx},.36 ${-0.3 - dx},.36 ${-0.48 - dx},.26`;
    paintPart(pen, curve(dots(leg), true, 0.4), tint, { shade: 0.1 });
    drawSeam(pen, dots(`${-0.42 - dx},.02 ${-0.3 - dx},.08 ${-0.2 - dx},.02`), tint, 1.8);
  }
}

/** From the side: round, under cloth. */
export function paintBelly(pen: Pen, look: PersonLook): void {
  const cloth = clothOf(look);
  const isRound = look.traits.has("belly");
  const far = isRound ? -0.62 : -0.4;
  const outline = `.1,-.9 .02,-.5 ${far * 0.6},-.3 ${far},.06 ${far * 0.8},.36 ${far * 0.2},.52 .06,.9 1.4,.9 1.4,-.9`;
  paintPart(pen, curve(dots(outline), true, 0.7), cloth, { shade: 0.2 });
  drawSeam(pen, dots(`.1,-.4 ${far * 0.3},-.2 ${far * 0.5},.1`), cloth, 1.4);
  drawSeam(pen, dots(`.2,.6 ${far * 0.1},.5 ${far * 0.5},.3`), cloth, 1.4);
}

/** Hair above, brows and closed-in eyes below. */
export function paintBrow(pen: Pen, look: PersonLook, marks: Marks): void {
  const { context } = pen;
  const { skin, hair, form } = look;
  context.fillStyle = css(skin);
  context.fillRect(-2, -1, 4, 2);
  paintGlow(context, [-0.7, 0.1], 0.5, faded(shade(skin), 0.4));
  paintGlow(context, [0.7, 0.1], 0.5, faded(shade(skin), 0.4));
  if (!isBald(look))
    paintPart(
      pen,
      curve(dots("-1.3,-.9 -1.1,-.1 -.8,-.26 -.4,-.36 0,-.38 .4,-.36 .8,-.26 1.1,-.1 1.3,-.9"), true, 0.4),
      hair.colour,
      { shade: 0.06 },
    );
  for (const side of [-1, 1]) {
    const brow = dots(`${side * 0.14},.2 ${side * 0.3},.12 ${side * 0.52},.12 ${side * 0.68},.22`);
    taperedStroke(
      context,
      brow,
      form === "woman" ? 0.05 : 0.08,
      shifted(hair.colour, hair.colour.light > 0.8 ? -0.2 : -0.05),
    );
    context.fillStyle = css({ light: 0.965, chroma: 0.008, hue: 80 });
    context.fill(oval(side * 0.4, 0.38, 0.15, 0.07));
    paintPart(pen, oval(side * 0.4, 0.38, 0.07), look.eyes, { shade: 0.01, outline: 1 });
    paintPart(pen, oval(side * 0.4, 0.38, 0.032), { light: 0.12, chroma: 0.01, hue: 260 }, { shade: 0, outline: 0 });
    taperedStroke(context, dots(`${side * 0.22},.38 ${side * 0.32},.31 ${side * 0.48},.31 ${side * 0.58},.37`), 0.035, {
      light: 0.18,
      chroma: 0.02,
      hue: 40,
    });
  }
  for (const y of [-0.12, 0]) drawSeam(pen, dots(`-.4,${y + 0.02} 0,${y - 0.02} .4,${y + 0.02}`), skin, 1.2);
  if (marks.has("blood"))
    taperedStroke(context, dots(".2,-.3 .24,-.1 .2,.1 .26,.5"), 0.06, { light: 0.42, chroma: 0.16, hue: 25 });
  if (marks.has("sweat")) paintDrops(pen, "-.56,-.1 -.3,-.2 -.1,-.08 .12,-.2 .3,-.06 .52,-.14 0,.06");
}

const WET: Colour = { light: 0.92, chroma: 0.03, hue: 230 };

export function paintDrops(pen: Pen, places: string): void {
  for (const [x, y] of dots(places)) {
    paintPart(
      pen,
      curve(dots(`${x},${y - 0.06} ${x + 0.035},${y + 0.01} ${x},${y + 0.05} ${x - 0.035},${y + 0.01}`), true, 0.8),
      WET,
      { shade: 0.01, outline: 0.9 },
    );
    pen.context.fillStyle = "rgba(255,255,255,0.95)";
    pen.context.fill(oval(x - 0.01, y, 0.007, 0.014));
  }
}

/** Lips in profile that come from the left, with nose and chin. */
export function paintLips(pen: Pen, { skin, form, hair }: PersonLook, open: number): void {
  const face = `-1.2,-.9 -.52,-.9 -.5,-.5 -.42,-.24 -.34,-.12 -.4,-.04 -.46,-.02 -.42,.04 ${-0.38},.08 -.44,${0.1 + open * 0.01} -.46,${0.12 + open * 0.05} -.4,${0.16 + open * 0.08} -.44,${0.22 + open * 0.08} -.42,${0.36 + open * 0.06} -.52,.5 -.8,.62 -1.2,.7`;
  paintPart(pen, curve(dots(face), true, 0.35), shifted(skin, -0.02), { shade: 0.08, outline: 1.4 });
  const lip: Colour =
    form === "woman"
      ? { light: 0.5, chroma: 0.15, hue: 18 }
      : { light: skin.light - 0.12, chroma: skin.chroma + 0.04, hue: 25 };
  paintPart(pen, curve(dots(`-.5,.07 -.42,.04 -.37,.08 -.43,${0.105 + open * 0.01} -.54,.11`), true, 0.5), lip, {
    shade: 0.01,
  });
  paintPart(
    pen,
    curve(
      dots(
        `-.54,${0.12 + open * 0.03} -.45,${0.12 + open * 0.05} -.39,${0.16 + open * 0.08} -.44,${0.2 + open * 0.08} -.52,${0.18 + open * 0.06}`,
      ),
      true,
      0.5,
    ),
    lip,
    { shade: 0.01 },
  );
  drawSeam(pen, dots("-.46,-.05 -.41,-.07 -.4,-.03"), skin, 1.6);
  paintPart(pen, curve(dots("-1.2,-.9 -.86,-.9 -.9,-.4 -1,.1 -1.2,.3"), true, 0.4), hair.colour, { shade: 0.04 });
}
