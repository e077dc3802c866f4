// Plans of the built-in pictures of references: a character in one of its views, a prop or vehicle, a place, a shot's first or last frame. What is
// drawn follows the words; what they leave open follows the id, so that all views show the same; the seed changes stance, side and light.
import { choosePictures } from "../animatic/pictures.ts";
import { readPlace } from "../animatic/place/read-place.ts";
import { hashOf } from "../animatic/seeded-random.ts";
import { readCard } from "../animatic/shot-card.ts";
import type { CardOrder } from "../refs/card-order.ts";
import { isCharacterView } from "../refs/ref-names.ts";
import type { CardLight, CardPlan, CardStance, KeyframeCard, PlateCard, SubjectCard } from "./card-plan.ts";
import { readLook } from "../animatic/looks/look.ts";

type OrderOf<Is extends CardOrder["is"]> = CardOrder & { readonly is: Is };

/** Of a picture; a voice is planned by `planVoice`. Throws where a keyframe's document holds no shot. */
export function planCard(order: Exclude<CardOrder, OrderOf<"voice">>): CardPlan {
  if (order.is === "subject") return planSubject(order);
  return order.is === "place" ? planPlace(order) : planKeyframe(order);
}

function planSubject(order: OrderOf<"subject">): SubjectCard {
  const { kind, view, seed, width, height } = order;
  const members = kind === "character" ? (order.members ?? 1) : 1;
  const looks = Array.from({ length: members }, (_, at) =>
    readLook(at === 0 ? order : { ...order, id: `${order.id} ${at}` }),
  );
  const shown = kind === "character" && view !== null && isCharacterView(view) ? view : null;
  return { kind: "subject", looks, view: shown, stance: stanceOf(seed), light: lightOf(seed), width, height };
}

function planPlace({ id, description, seed, width, height }: OrderOf<"place">): PlateCard {
  const mirrored = hashOf(`${seed} side`) % 2 === 1;
  return { kind: "plate", place: readPlace({ id, description }), seed, mirrored, width, height };
}

/** The keyframe itself is not among its own pictures. */
function planKeyframe({
  shotlist,
  which,
  pictures: files,
  subjects,
  width,
  height,
}: OrderOf<"keyframe">): KeyframeCard {
  const shot = readCard(shotlist, 1);
  const [entry] = shotlist.shots;
  if (!shot || !entry) throw new Error("the shot list of this keyframe is empty: build the episode, then ask again");
  const pictures = { ...choosePictures(shotlist, entry, files), first: null, last: null };
  const looks = Object.fromEntries(subjects.map((subject) => [subject.subject, readLook(subject)]));
  return { kind: "keyframe", shot, end: which, pictures, looks, stance: stanceOf(entry.seed), width, height };
}

/** How far the elbows are out and the hands before the hips: arms that hang, that stand out, hands before the thighs, and between. */
const STANCES: readonly (readonly [elbow: number, reach: number])[] = [
  [0.01, -0.04],
  [0.32, -0.02],
  [0.08, 0.2],
  [0.18, 0.06],
];

function stanceOf(seed: string): CardStance {
  const [elbow, reach] = STANCES[hashOf(`stance ${seed}`) % STANCES.length] ?? [0, 0];
  const share = (trait: string) => (hashOf(`${seed} ${trait}`) % 101) / 100;
  return { elbow: elbow + 0.04 * share("elbow"), reach: reach + 0.04 * share("reach") };
}

function lightOf(seed: string): CardLight {
  return { paper: hashOf(`paper ${seed}`), fromRight: hashOf(`lamp ${seed}`) % 2 === 1 };
}
