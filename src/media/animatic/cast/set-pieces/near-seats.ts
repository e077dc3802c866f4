// Backs of seats behind those who sit in a near picture, where their legs are not seen: a chair's slats, an armchair's wings, a throne, the back of a sofa.
// Head heights from the crown of who sits, who looks to the left.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { coloursIn } from "../../../../core/animatic/colour/colour-words.ts";
import { wordsIn } from "../../../../core/animatic/looks/read-words.ts";
import { oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { Path2D, type Context2D } from "../../paint/canvas.ts";

type NearSeat = "chair" | "swivel" | "armchair" | "throne" | "sofa" | "bench";

const SEATS: readonly (readonly [NearSeat, RegExp])[] = [
  ["throne", /\bthrone\b/],
  ["sofa", /\b(?:sofa|couch|settee)\b/],
  ["bench", /\b(?:bench|pew)\b/],
  ["armchair", /\b(?:armchair|easy chair|wing chair|recliner|rocking chair|barber's chair|dentist's chair)\b/],
  [
    "swivel",
    /\b(?:swivel|office|desk|leather|executive|gaming|revolving|captain's|command|rolling) (?:chair|seat)\b|\bswivel/,
  ],
  ["chair", /\b(?:chair|seat|table|desk|counter)\b/],
];

/** Words of sitting; and of seats that have no back. */
const SITS = /\b(?:sit|sits|sat|sitting|seated|chair|armchair|seat|throne|sofa|couch|bench|pew|swivel\w*)\b/;
const NO_BACK = /\b(?:stool|bed|bunk|floor|ground|edge|step|steps|swing|saddle|stump|log|rock|wall|crate|barrel|bar)\b/;

const OAK: Colour = { light: 0.5, chroma: 0.07, hue: 60 };
const BLACK: Colour = { light: 0.28, chroma: 0.015, hue: 260 };
const GOLD: Colour = { light: 0.72, chroma: 0.12, hue: 85 };
const VELVET: Colour = { light: 0.42, chroma: 0.15, hue: 22 };
const CLOTH: Colour = { light: 0.5, chroma: 0.08, hue: 150 };
const OWN: Readonly<Record<NearSeat, Colour>> = {
  ...{ chair: OAK, swivel: BLACK, armchair: CLOTH, throne: GOLD, sofa: CLOTH, bench: OAK },
};

/** Words of how a seat looks. */
const BEFORE_SEAT = /((?:\w+ ){1,4})(?:chair|armchair|seat|throne|sofa|couch|bench|pew)\b/;

/** `said`: what else is said of the seat in the shot. Undefined where nobody sits on what has a back. */
function nearSeatOf({ member }: StagedMember, said: string): { seat: NearSeat; colour: Colour } | undefined {
  const words = member.beats.flatMap(({ posture, because }) => (posture === "sit" ? because : [])).join(" ");
  const text = `${words} ${said}`.toLowerCase();
  if (!SITS.test(text) || NO_BACK.test(text)) return undefined;
  const seat = SEATS.find(([, names]) => names.test(text))?.[0] ?? "chair";
  const before = BEFORE_SEAT.exec(text)?.[1] ?? "";
  return { seat, colour: coloursIn(wordsIn(before))[0] ?? OWN[seat] };
}

type Part = (
  area: readonly [x: number, y: number, width: number, height: number],
  colour: Colour,
  round: number,
) => void;

const BACKS: Readonly<Record<NearSeat, (part: Part, colour: Colour, pen: Pen) => void>> = {
  chair: (part, colour) => {
    for (const y of [1.35, 2.2, 3.05]) part([-1.35, y, 3, 0.42], shifted(colour, 0.04), 0.1);
    for (const x of [-1.6, 1.45]) part([x, 0.95, 0.38, 9], colour, 0.16);
  },
  swivel: (part, colour) => {
    part([-0.55, 0.15, 1.5, 1.1], shifted(colour, 0.05), 0.4);
    part([-1.45, 1, 3.2, 8], colour, 0.5);
    for (const y of [1.9, 2.8, 3.7]) part([-1.3, y, 2.9, 0.08], shifted(colour, -0.1), 0.04);
  },
  armchair: (part, colour) => {
    part([-1.9, 0.5, 4.4, 9], colour, 0.9);
    for (const x of [-2.5, 1.9]) part([x, 2.9, 1.2, 8], shifted(colour, 0.06), 0.5);
  },
  throne: (part, colour, pen) => {
    part([-1.55, -0.9, 3.5, 11], colour, 0.5);
    part([-1.1, -0.35, 2.6, 11], VELVET, 0.4);
    for (const x of [-1.35, 0.2, 1.75])
      paintPart(pen, oval(x, x === 0.2 ? -1.15 : -0.9, 0.34), shifted(colour, 0.06), {});
  },
  sofa: (part, colour) => {
    part([-7.5, 1.2, 15, 9], colour, 0.7);
    for (const x of [-2.6, 2.6]) part([x, 1.6, 0.08, 8], shifted(colour, -0.1), 0.04);
  },
  bench: (part, colour) => {
    for (const y of [1.5, 2.3, 3.1]) part([-7, y, 14, 0.5], shifted(colour, 0.03), 0.1);
    for (const x of [-5, 5]) part([x, 1.3, 0.3, 9], shifted(colour, -0.08), 0.1);
  },
};

export function paintNearSeat(
  context: Context2D,
  one: StagedMember,
  { said, line }: { readonly said: string; readonly line: number },
): void {
  const found = nearSeatOf(one, said);
  if (!found) return;
  const { spot } = one;
  const { seat, colour } = found;
  const pen: Pen = { context, line: line / spot.head };
  context.save();
  context.translate(spot.x, spot.top);
  context.scale(-spot.facing * spot.head, spot.head);
  BACKS[seat](
    (area, own, round) => {
      const path = new Path2D();
      path.roundRect(...area, round);
      paintPart(pen, path, own, { shade: 0.12 });
    },
    colour,
    pen,
  );
  context.restore();
}
