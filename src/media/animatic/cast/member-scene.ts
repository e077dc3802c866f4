// What all drawings of a shot's cast share: the place's light, water, what hands hold; and when each drawing is shown.
import { MARGIN } from "../../../core/animatic/camera-path.ts";
import { STANDING } from "../../../core/animatic/acting/acting.ts";
import { planPerformance, type Performance } from "../../../core/animatic/acting/performance.ts";
import { faded, type Colour } from "../../../core/animatic/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import { traitsOf } from "../../../core/animatic/place/place-kinds.ts";
import { paletteOf, type Palette } from "../../../core/animatic/palette.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { holdOf } from "./hold.ts";
import type { CastLight, MemberScene } from "./place-body.ts";

const BED = /\b(?:bed|bunk|hammock|mattress|stretcher|cot)\b/i;
const WATER = /\b(?:water|pool|sea|lake|river|ocean|waves?|surf|pond|lagoon)\b/i;
const BED_PLACES: ReadonlySet<string> = new Set(["bedroom", "hospital", "prison_cell"]);
const ELSEWHERE = /\b(?:floor|ground|carpet|rug|bath|sofa|couch)\b/i;

export function memberScene(card: ShotCard, frame: Frame): MemberScene {
  const { side } = card.place;
  return {
    ...{ frame, framing: card.framing, heldLooks: card.heldLooks, margin: MARGIN },
    light: lightOf(card, paletteOf(card.place), side),
    hasBed: !ELSEWHERE.test(card.actionWords) && (BED.test(card.actionWords) || BED_PLACES.has(card.place.kind)),
    people: card.standings.filter(({ kind }) => kind === "person").length,
    water: traitsOf(card.place.kind).land !== "deep",
    isByWater: WATER.test(card.actionWords),
  };
}

/** The hour's tone over a body: the darker the place, the more of it. */
function lightOf(card: ShotCard, { near, glow, exposure, rim }: Palette, side: 1 | -1): CastLight {
  const [tint] = card.place.light.colours;
  const dark: Colour = card.place.outside ? near : { light: 0.2, chroma: 0.03, hue: card.place.hue };
  const strength = Math.min(0.46, Math.max(0, (0.68 - exposure) * 1.7));
  if (tint) return { side, rim, glow, tone: { ...tint, light: 0.36, alpha: Math.max(0.34, strength) } };
  return { side, rim, glow, tone: faded(dark, strength) };
}

export function performanceOf(staged: StagedMember, card: ShotCard, frame: Frame): Performance {
  const { member, spot, mount } = staged;
  const isPerson = member.kind === "person";
  return planPerformance({
    ...{
      id: member.id,
      seconds: card.seconds,
      seed: card.seed,
      x: spot.x,
      middle: staged.middle,
      facing: spot.facing,
      framing: card.framing,
      frame,
    },
    beats: member.beats.length > 0 ? member.beats : [STANDING],
    heldAs: (beat) => (isPerson ? holdOf(beat, card.heldLooks, card.framing.feet === undefined) : null),
    lines:
      isPerson && !staged.isForeground
        ? card.lines.filter(({ speaker, mode }) => speaker === member.id && mode === "on")
        : [],
    height: Math.max(4, spot.head * (member.heads ?? 7.1)),
    head: spot.head,
    carries: mount?.as === "carrier",
    reach:
      mount?.as === "carrier" ? mount.half : spot.head * (member.long === undefined ? 1.6 : 1.6 * (member.heads ?? 2)),
    isAnimal: member.look.kind === "animal",
    hovers: member.look.kind === "creature" && card.framing.feet !== undefined,
  });
}
