// What people look up at in the open sky and that is no subject of the shot: fireworks, a comet, shooting stars.
import type { Mover } from "../mover.ts";
import { round, smooth } from "../paths.ts";
import type { MoverRoom } from "../room-for-movers.ts";

type Sight = (place: MoverRoom, because: string) => readonly Mover[];

const LOOKS =
  /\b(?:look|gaz|star(?:e|es|ed|ing)|watch|peer|point|admir|marvel|glanc|squint|see|wish|follow|spot|notic)(?:s|es|ed|e|ing)?\b|\b(?:under|overhead|in the (?:\w+ )?sky|above)\b/;

export function planSkySights(place: MoverRoom): readonly Mover[] {
  const { card } = place;
  const text = card.actionWords.toLowerCase();
  if (card.place?.outside !== true || !LOOKS.test(text)) return [];
  return SIGHTS.flatMap(([words, plan]) => {
    const found = words.exec(text)?.[0];
    return found === undefined ? [] : plan(place, found);
  });
}

/** Here and there over the heads, one after another. */
export function fireworksIn({ frame }: MoverRoom, because: string): readonly Mover[] {
  return [0.18, 0.5, 0.82, 0.34, 0.68].map((x, nth): Mover => ({
    ...{ art: "firework", x: frame.width * x, y: frame.height * (0.14 + 0.07 * (nth % 3)) },
    ...{ unit: frame.height * 0.085, facing: 1, isBefore: false, because: [because] },
    colour: { light: 0.8, chroma: 0.17, hue: (nth * 83 + 20) % 360 },
    at: (seconds) => ({ phase: 0.999 * round(seconds + nth * 0.37, 0.55) }),
  }));
}

/** Units from the head of a comet to the end of its tail. */
const TAIL = 8;

/** Part of the breadth at which its head is, on the side that is looked to. */
const AHEAD = 0.62;

/** Head first towards whoever looks, and hardly moving. */
const comet: Sight = (place, because) => {
  const { frame, people } = place;
  const unit = frame.height * 0.05;
  const looks = people.find(({ member }) => member.beats.some(({ gaze }) => gaze.to === "up")) ?? people[0];
  const facing = looks?.spot.facing === -1 ? 1 : -1;
  const ahead = Math.min(AHEAD * frame.width, frame.width - TAIL * unit);
  const x = facing === -1 ? ahead : frame.width - ahead;
  return [
    {
      ...{ art: "comet", x, y: frame.height * 0.16, unit, facing, isBefore: false, because: [because] },
      at: (seconds) => ({ phase: 0.5, dx: facing * seconds * unit * 0.12, dy: seconds * unit * 0.05 }),
    },
  ];
};

/** Parts of the breadth and of the height at which each begins, and when. */
const STARS = [
  [0.3, 0.06, 0.3],
  [0.72, 0.1, 1.2],
  [0.46, 0.04, 2.1],
  [0.84, 0.05, 2.9],
] as const;
/** Seconds of one. */
const FALLS = 0.8;

const shootingStars: Sight = ({ frame }, because) =>
  STARS.map(([x, y, starts]): Mover => ({
    ...{ art: "shooting_star", x: frame.width * x, y: frame.height * y, unit: frame.height * 0.05 },
    ...{ facing: 1, isBefore: false, because: [because] },
    at: (seconds) => {
      const part = (seconds - starts) / FALLS;
      if (part < 0 || part >= 1) return undefined;
      return {
        ...{ phase: 0.5, share: 1 - smooth((part - 0.6) / 0.4) },
        ...{ dx: part * frame.width * 0.2, dy: part * frame.height * 0.16 },
      };
    },
  }));

const SIGHTS: readonly (readonly [RegExp, Sight])[] = [
  [/\bfireworks\b(?! (?:shop|stall|factory|box|rocket))/, fireworksIn],
  [/\bcomet\b/, comet],
  [/\b(?:shooting|falling) stars?\b|\bmeteors?(?: shower)?\b/, shootingStars],
];
