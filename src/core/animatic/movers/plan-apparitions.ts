// Apparitions in the picture: where each comes up, opens or strikes, and when.
import { colourOf } from "../colour/colour-words.ts";
import { wordsIn } from "../looks/read-words.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import { aheadX, behindX, freeX, personIn, type MoverRoom } from "./room-for-movers.ts";
import type { Mover } from "./mover.ts";
import { comesUp, round, smooth, START, toAndFro } from "./paths.ts";
import { readApparitions, type Apparition, type ApparitionArt } from "./read-apparitions.ts";

type Plan = (place: MoverRoom, said: Apparition) => readonly Mover[];

export function planApparitions(place: MoverRoom): readonly Mover[] {
  const beasts = place.people.filter(({ member: { look } }) => look.kind === "animal" || look.kind === "creature");
  return readApparitions(place.card.actionWords)
    .filter((one) => beasts.length === 0 || !isOwnLimb(place.card.actionWords, one))
    .flatMap((one) => PLANS[one.art](place, one));
}

const LIMBS: ReadonlySet<ApparitionArt> = new Set(["claw", "tentacle", "fin"]);

/** "holds the jar in its tentacles", "with one paw lifted": of the beast that is seen, and of nobody else. */
function isOwnLimb(action: string, { art, because }: Apparition): boolean {
  const said = action.toLowerCase();
  const before = said
    .slice(0, said.indexOf(because))
    .trim()
    .split(/[^a-z']+/)
    .slice(-2);
  return LIMBS.has(art) && before.some((word) => /^(?:its|his|her|their|one|both|two|eight|all|\w+'s)$/.test(word));
}

const WATERS =
  /\b(?:water|sea|lake|loch|river|ocean|swamp|pond|pool|waves?|bay|harbou?r|canal|lagoon|marsh|bath|bathtub|well)\b/;
const EARTH = /\b(?:grave|earth|soil|mud|ground|sand|snow|tomb|coffin|floor)\b/;

/** In parts of the frame's height: where something comes up out of water that nobody stands in. */
const WATER = 0.72;

function base({ card, facing, unit }: { card: MoverRoom["card"]; facing: 1 | -1; unit: number }, said: Apparition) {
  const words = wordsIn(card.actionWords);
  const before = said.because.split(/\s+/)[0] ?? "";
  const own = words.slice(Math.max(0, words.indexOf(before) - 2), words.indexOf(before) + 5);
  const colour = own.map((word) => colourOf(word)).find((one) => one !== undefined);
  return { unit, facing, colour, because: [said.because] };
}

function facingTo(x: number, one: StagedMember | undefined): 1 | -1 {
  return one && one.spot.x < x ? -1 : 1;
}

/** Whom it is about: the one that is named behind a word, else anybody named. */
function whom(place: MoverRoom): { readonly one: StagedMember | undefined; readonly isBehind: boolean } {
  const text = place.card.actionWords.toLowerCase();
  const behind = /\bbehind (.{2,40})/.exec(text)?.[1];
  const one = behind === undefined ? undefined : (personIn(behind, place) ?? place.people[0]);
  return { one: one ?? place.people[0], isBehind: one !== undefined };
}

/** Out of earth, and not out of water; it takes hold of somebody. */
function isOutOfEarth({ card }: MoverRoom): boolean {
  const text = `${card.actionWords} ${card.placeDescription}`.toLowerCase();
  return EARTH.test(card.actionWords.toLowerCase()) || !WATERS.test(text);
}

const GRABS = /\b(?:ankle|foot|leg|grab|seiz|grasp|snatch|wrap)/;

function risesAt(place: MoverRoom, half: number, isEarth: boolean): number {
  const { one, isBehind } = whom(place);
  if (!one) return place.frame.width / 2;
  if (isBehind) return behindX(one, place, 3.2);
  const grabs = GRABS.test(place.card.actionWords.toLowerCase());
  return grabs ? aheadX(one, place, isEarth ? 1.5 : 2.4) : freeX(place, half);
}

/** Out of water or of earth, beside whoever is there. */
const comingUp: Plan = (place, said) => {
  const { card, frame, unit, ground, isNear } = place;
  const isEarth = isOutOfEarth(place);
  const own = unit * (place.people.length === 0 ? 1.5 : 1);
  const floor = isNear ? frame.height * 0.95 : ground + unit * 0.2;
  const y = isEarth ? floor : frame.height * (isNear ? 0.9 : WATER);
  const large = Math.min(LARGE[said.art] ?? 1, (0.97 * y) / (own * (TALL[said.art] ?? TALLEST)));
  const x = risesAt(place, unit * large, isEarth);
  const plain = base({ card, unit: own * large, facing: facingTo(x, whom(place).one) }, said);
  const thing: Mover = {
    ...plain,
    because: [...plain.because, ...(SWORD.exec(card.actionWords.toLowerCase()) ?? [])],
    ...{ art: said.art, x, y, isBefore: isEarth || GRABS.test(card.actionWords.toLowerCase()) },
    at: (seconds) => comesUp(seconds),
  };
  return [thing, { ...thing, art: "splash", isBefore: true, at: (seconds) => splashAt(seconds, isEarth) }];
};

function splashAt(seconds: number, isEarth: boolean) {
  if (seconds < START) return undefined;
  return { phase: isEarth ? 0.99 : 0.9 * round(seconds - START, 0.7) };
}

const SWORD = /\b(?:sword|excalibur)\b/;
/** Units of each, and of the highest. */
const TALLEST = 6.8;
const TALL: Partial<Readonly<Record<ApparitionArt, number>>> = { claw: 4.2, periscope: 4, tentacle: 5.6 };
/** How large these are beside heads. */
const LARGE: Partial<Readonly<Record<ApparitionArt, number>>> = { tentacle: 1.5, claw: 1.5, monster_neck: 1.4 };

/** A fin goes round somebody, or across. */
const fin: Plan = (place, said) => {
  const { card, frame, unit, people } = place;
  const [one] = people;
  const text = card.actionWords.toLowerCase();
  const y = one
    ? Math.min(frame.height * 0.9, Math.max(frame.height * 0.6, one.spot.base - unit))
    : frame.height * WATER;
  const middle = one?.spot.x ?? frame.width / 2;
  const wide = frame.width * 0.3;
  const circles = /\bcircl/.test(text);
  const at = (seconds: number) => {
    const turn = round(seconds, circles ? 0.22 : 0.14);
    const dx = circles ? Math.cos(turn * 2 * Math.PI) * wide : (turn - 0.5) * 2.6 * wide;
    const dy = circles ? Math.sin(turn * 2 * Math.PI) * unit * 0.9 : 0;
    return { dx, dy, ahead: circles ? -Math.sin(turn * 2 * Math.PI) : 1 };
  };
  return ([1, -1] as const).map((facing) => ({
    ...base({ card, unit: unit * (one ? 1 : 1.4), facing }, said),
    ...{ art: "fin", x: middle, y, isBefore: true },
    at: (seconds) => {
      const { dx, dy, ahead } = at(seconds);
      return ahead >= 0 === (facing === 1) ? { phase: round(seconds, 1.5), dx, dy } : undefined;
    },
  }));
};

const eyes: Plan = (place, said) => {
  const { card, frame, unit } = place;
  const { one } = whom(place);
  const isMany = /\b(?:many|dozens|pairs of)\b/.test(said.because);
  const x = one ? behindX(one, place, 2.6) : frame.width * 0.5;
  const isWet = /\b(?:water|surface|river|swamp|lake)$/.test(said.because);
  const y = isWet ? frame.height * WATER : (one?.spot.top ?? frame.height * 0.35) + unit * 0.35;
  return Array.from({ length: isMany ? 6 : 1 }, (_, at): Mover => {
    const across = isMany ? frame.width * (0.08 + 0.17 * at) : x;
    return {
      ...base({ card, unit: unit * (isMany ? 0.85 : 1.1) * (one ? 1 : 1.8), facing: facingTo(across, one) }, said),
      ...{ art: "eyes", x: across, y: y + (isMany ? ((at * 37) % 50) * 0.01 * unit : 0), isBefore: false },
      at: (seconds) => {
        const opened = smooth((seconds - START - at * 0.15) / 0.4);
        return opened === 0 ? undefined : { phase: seconds % 2.6 > 2.45 ? 0.3 : opened * 0.99 };
      },
    };
  });
};

const shadow: Plan = (place, said) => {
  const { card, frame } = place;
  const { one } = whom(place);
  const x = one ? behindX(one, place, 2.4) : frame.width * 0.55;
  const hasClaws = /\b(?:claw|monster|beast|creature|horn|vampire|demon|nosferatu|thing)/.test(
    card.actionWords.toLowerCase(),
  );
  return [
    {
      ...base({ card, unit: frame.height * 0.118, facing: facingTo(x, one) }, said),
      ...{ art: "claw_shadow", colour: undefined, x, y: frame.height * 0.93, isBefore: false },
      at: (seconds) => {
        const grown = smooth((seconds - 0.1) / 1.6);
        return {
          phase: hasClaws ? 0.5 + 0.49 * toAndFro(seconds, 0.3) : 0.2,
          by: 0.6 + 0.4 * grown,
          share: 0.86 * grown,
        };
      },
    },
  ];
};

const portal: Plan = (place, said) => {
  const { card, frame, unit, ground, people, isNear } = place;
  const [one] = people;
  const x = one ? freeX(place, unit * 1.8) : frame.width / 2;
  return [
    {
      ...base({ card, unit: unit * (one ? (isNear ? 0.75 : 1) : 1.2), facing: facingTo(x, one) }, said),
      ...{ art: "portal", x, y: isNear ? frame.height : ground, isBefore: false },
      at: (seconds) => {
        const opened = smooth((seconds - 0.15) / 0.7);
        return opened === 0 ? undefined : { phase: round(seconds, 0.5), by: 0.2 + 0.8 * opened };
      },
    },
  ];
};

const lightning: Plan = (place, said) => {
  const { card, frame, unit, people } = place;
  const one = personIn(card.actionWords, place) ?? undefined;
  const raised = /\b(?:staff|sword|rod|spear|raised|wand)\b/.test(card.actionWords.toLowerCase());
  const x = one ? one.spot.x + one.spot.facing * unit * (raised ? 0.9 : 0.1) : freeX(place, unit);
  const y = one ? one.spot.top - (raised ? unit * 0.9 : 0) : frame.height * 0.6;
  return [
    {
      ...base({ card, unit, facing: people[0]?.spot.facing ?? 1 }, said),
      ...{ art: "lightning", x, y, isBefore: true, reach: [0, -y / unit - 1] },
      at: (seconds) => {
        const turn = round(seconds - START, 0.75);
        return seconds < START || turn > 0.8 ? undefined : { phase: turn / 0.81, share: turn > 0.65 ? 0.5 : 1 };
      },
    },
  ];
};

const beam: Plan = (place, said) => {
  const { card, frame, unit, people } = place;
  const text = card.actionWords.toLowerCase();
  const from = personIn(said.because, place) ?? personIn(text.slice(0, text.indexOf(said.because)), place) ?? people[0];
  if (!from) return [];
  const to = people.find((one) => one !== from);
  const facing = to ? (to.spot.x > from.spot.x ? 1 : -1) : from.spot.facing;
  const x = from.spot.x + facing * unit * 1.9;
  const y = from.spot.top + unit * 1.9;
  const goal = to ? to.spot.x - facing * unit * 0.5 : facing === 1 ? frame.width * 1.05 : -frame.width * 0.05;
  return [
    {
      ...base({ card, unit, facing }, said),
      ...{ art: "beam", x, y, isBefore: true, reach: [Math.abs(goal - x) / unit, 0.2] },
      at: (seconds) => (seconds < START ? undefined : { phase: round(seconds, 2.2) }),
    },
  ];
};

const fireball: Plan = (place, said) => {
  const { card, unit, people, frame } = place;
  const one = personIn(card.actionWords, place) ?? people[0];
  const x = one ? one.spot.x + one.spot.facing * unit * 1.75 : frame.width / 2;
  const y = one ? one.spot.top + unit * 1.85 : frame.height * 0.5;
  const throws = /\b(?:hurl|throw|fling|launch|shoot)/.test(card.actionWords.toLowerCase());
  const facing = one?.spot.facing ?? 1;
  return [
    {
      ...base({ card, unit, facing }, said),
      ...{ art: "fireball", x, y, isBefore: true },
      at: (seconds) => {
        const grown = smooth((seconds - 0.1) / 0.9);
        const flies = throws ? Math.max(0, round(seconds, 0.45) - 0.4) * 14 * unit * facing : 0;
        return grown === 0 ? undefined : { phase: round(seconds, 1.6), by: 0.25 + 0.75 * grown, dx: flies };
      },
    },
  ];
};

const PLANS: Readonly<Record<ApparitionArt, Plan>> = {
  hand_up: comingUp,
  claw: comingUp,
  tentacle: comingUp,
  periscope: comingUp,
  monster_neck: comingUp,
  fin,
  eyes,
  claw_shadow: shadow,
  portal,
  lightning,
  beam,
  fireball,
};
