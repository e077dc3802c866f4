// Who stands, sits or lies on the outside of a vehicle: on its roof, its bonnet, its tailgate, in its open back. "lies on the roof of the bus".
import type { Beat } from "../acting/acting.ts";
import type { CastMember } from "../stage/staged-member.ts";
import type { Clause } from "../acting/verbs.ts";
import { WHOLE, type Boarding, type BoardingFound, type Passenger, type Seat, type Vehicle } from "./seat.ts";

type Outside = NonNullable<Boarding["outside"]>;

const STAYS =
  /^(?:stand|stood|sit|sat|lie|lay|kneel|knelt|crouch|perch|danc|sleep|slept|balanc|squat|pose|wait|rest|sprawl|stretch|doz|rid)/;
const PARTS: readonly (readonly [part: Outside, words: RegExp])[] = [
  ["roof", /\b(?:on|onto|atop) (?:the |its |his |her )?(?:very )?(?:roof|top)(?: of)?\b|\bon top of\b|'s roof\b/],
  ["bonnet", /\bon (?:the |its |his |her )?(?:\w+ )?(?:bonnet|hood)\b|'s (?:bonnet|hood)\b/],
  ["boot", /\bon (?:the |its |his |her )?(?:boot|trunk)\b|'s (?:boot|trunk)\b/],
  ["tailgate", /\bon (?:the |its |his |her )?(?:\w+ )?(?:tailgate|tailboard|bumper)\b/],
  ["bed", /\b(?:in|on) (?:the |its |his |her )?(?:open )?(?:back|bed|rear|load bed|cargo bed) of\b|\bon the back of\b/],
];
/** Where the hips are of who sits on it, in heights of the vehicle: forwards from the middle, and up. */
const ON_ROOF: Readonly<Record<string, readonly [forward: number, up: number]>> = {
  ...{ car: [-0.2, 1], taxi: [-0.45, 0.92], vintage_car: [-0.2, 1], police_car: [-0.45, 0.92], jeep: [-0.1, 1] },
  ...{ pickup: [0, 1], truck: [-0.25, 1], van: [-0.1, 1], bus: [0, 1], tram: [0, 0.96], train: [0, 1] },
  ...{ coach: [-0.8, 1], tank: [0.1, 0.98], ambulance: [-0.2, 0.94], fire_engine: [-0.2, 0.94] },
};
const AT: Readonly<Record<Exclude<Outside, "roof">, Readonly<Record<string, readonly [number, number]>>>> = {
  bonnet: {
    ...{ car: [0.92, 0.62], taxi: [0.86, 0.56], vintage_car: [0.75, 0.62], police_car: [0.86, 0.56] },
    ...{ pickup: [1, 0.6], jeep: [0.7, 0.66], convertible: [1.1, 0.66] },
  },
  boot: { car: [-1.05, 0.62], taxi: [-1, 0.56], convertible: [-1.2, 0.66] },
  tailgate: { pickup: [-1.45, 0.55], truck: [-1.05, 0.4], jeep: [-0.95, 0.5], car: [-1.2, 0.55], van: [-1.05, 0.3] },
  bed: { pickup: [-0.95, 0.5], truck: [-0.5, 0.5], jeep: [-0.6, 0.5] },
};
/** From the soles to the hips of who stands, and of who kneels, in heights of a grown person. */
const LEGS = { stand: 0.47, kneel: 0.24 } as const;

const partIn = (said: string): Outside | undefined => PARTS.find(([, words]) => words.test(said))?.[0];

/** On the outside of a vehicle that the words name. */
export function onTop(
  { actor }: Passenger,
  { clauses, vehicles }: { readonly clauses: readonly Clause[]; readonly vehicles: readonly Vehicle[] },
): BoardingFound | undefined {
  for (const { who, verb, said, after } of clauses) {
    if (!who.includes(actor.id) || !STAYS.test(verb.plain)) continue;
    const outside = partIn(after.join(" "));
    const vehicle = outside && vehicles.find(({ words, isMount }) => !isMount && after.some((word) => words.has(word)));
    if (vehicle && vehicle.runs !== "water" && vehicle.runs !== "air")
      return { ...WHOLE, on: vehicle.id, outside, because: [said, ...after] };
  }
  return undefined;
}

interface On {
  readonly shape: string;
  /** Of the vehicle, in heights of a grown person. */
  readonly tall: number;
  readonly posture: Beat["posture"];
}

function seatAt(outside: Outside, { shape, tall, posture }: On): Seat | undefined {
  const place = outside === "roof" ? (ON_ROOF[shape] ?? [0, 1]) : AT[outside][shape];
  if (!place) return undefined;
  const [forward, up] = place;
  const isBed = outside === "bed";
  const plain = { forward, isRim: false, isFar: false, isUnder: isBed };
  if (/^(?:stand|dance|balance)$/.test(posture))
    return { ...plain, as: "stand", up: up - (isBed ? 0.1 : 0) + LEGS.stand / tall };
  if (/^(?:kneel|crouch)/.test(posture)) return { ...plain, as: "kneel", up: up + LEGS.kneel / tall };
  if (/^(?:lie|face_down)/.test(posture)) return { ...plain, as: "lie", up: up + 0.06 };
  return { ...plain, as: isBed || outside === "roof" ? "sit_ground" : "sit", up: up + 0.06 };
}

/** Where somebody is who is on the outside of it, and does there what they do anywhere; undefined where it has no such part. */
export function outerSeat(
  { beats }: CastMember,
  { outside }: Boarding,
  carrier: CastMember | undefined,
): Seat | undefined {
  if (outside === undefined || carrier?.look.kind !== "thing") return undefined;
  const { shape } = carrier.look.look;
  return seatAt(outside, { shape, tall: carrier.tall ?? 1, posture: beats[0]?.posture ?? "sit" });
}
