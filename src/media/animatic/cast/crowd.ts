// People without a name, further back and softer than the cast.
import { STANDING, CALM, type Beat } from "../../../core/animatic/acting/acting.ts";
import { cycleOf } from "../../../core/animatic/acting/poses.ts";
import { css } from "../../../core/animatic/colour/colour.ts";
import type { Frame, Framing } from "../../../core/animatic/frame.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { readPerson } from "../../../core/animatic/looks/read-person.ts";
import { wordsIn } from "../../../core/animatic/looks/read-words.ts";
import { headsOf, trueSize } from "../../../core/animatic/looks/true-size.ts";
import { between, seededRandom, type SeededRandom } from "../../../core/animatic/seeded-random.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { openCanvas, type Canvas, type Context2D } from "../paint/canvas.ts";
import type { DrawnBody } from "./body-box.ts";
import { bodyOf } from "./paint-body.ts";
import type { CastLight } from "./light-edges.ts";
import { paintShadow } from "./surroundings.ts";

export interface CrowdOrder {
  readonly count: number;
  readonly words: string;
  /** Of all of them; undefined where they pass by, or stand there. */
  readonly deed: Beat | undefined;
  /** Of the place: they dress the crowd. */
  readonly around: readonly string[];
  readonly seed: string;
  readonly framing: Framing;
  readonly frame: Frame;
  readonly light: CastLight;
  /** Whom some of them look at. */
  readonly cast: readonly StagedMember[];
  readonly margin: number;
}

interface Passer {
  readonly id: string;
  readonly x: number;
  /** Size beside the cast. */
  readonly near: number;
}

export function paintCrowd(order: CrowdOrder): Canvas {
  const { count, seed, framing, frame, margin } = order;
  const { canvas, context } = openCanvas(frame.width * (1 + 2 * margin), frame.height * (1 + 2 * margin));
  const random = seededRandom(`${seed} crowd`);
  const isWide = framing.feet !== undefined;
  const people = Array.from({ length: count }, (_, at): Passer => ({
    id: `${seed} ${at}`,
    x: frame.width * (0.02 + (0.96 * (at + between(random, 0.2, 0.8))) / count),
    near: isWide ? between(random, 0.62, 0.82) : between(random, 0.42, 0.56),
  }));
  context.translate(frame.width * margin, frame.height * margin);
  if (!isWide) context.filter = `blur(${(frame.unit * 0.006).toFixed(2)}px)`;
  for (const passer of people.toSorted((a, b) => a.near - b.near)) paintPasser(context, passer, { order, random });
  return canvas;
}

interface Street {
  readonly order: CrowdOrder;
  readonly random: SeededRandom;
}

function paintPasser(context: Context2D, { id, x, near }: Passer, { order, random }: Street): void {
  const { framing, frame, light, cast, words, around } = order;
  const look = crowdLook(words, around, id);
  const heads = headsOf(look);
  const lead = Math.min(Math.sqrt(frame.unit * frame.height) * framing.head, frame.height * 0.3);
  const head = (lead * near * trueSize(look) * 7.1) / heads;
  const base =
    framing.feet === undefined
      ? frame.height * 0.44 + head * (heads - 0.6)
      : frame.height * (framing.feet - 0.085 * (1 - near));
  const [lookedAt] = cast;
  const facing = lookedAt && random() < 0.5 ? Math.sign(lookedAt.spot.x - x) || 1 : random() < 0.5 ? 1 : -1;
  const body = poseOf(look, { isWide: framing.feet !== undefined, deed: order.deed }, random);
  if (framing.feet !== undefined) {
    context.save();
    context.translate(x, base);
    paintShadow(context, head * 0.9, light.side);
    context.restore();
  }
  const own = paintAlone(body, {
    head: facing === 1 ? -head : head,
    heads,
    light,
    line: Math.max(0.7, 0.0018 * frame.unit) / head,
  });
  context.drawImage(own, x - head * 2.5, base - head * (heads + 0.9));
}

interface Shown {
  readonly isWide: boolean;
  readonly deed: Beat | undefined;
}

function poseOf(look: SubjectLook, { isWide, deed }: Shown, random: SeededRandom): DrawnBody {
  const passing: Beat = { ...STANDING, posture: isWide && random() < 0.5 ? "walk" : "stand" };
  const { poses } = cycleOf(deed ?? passing, null);
  const [first] = poses;
  const pose = poses[Math.floor(random() * poses.length)] ?? first;
  if (!pose) throw new Error("a posture has no drawings");
  return bodyOf({
    look,
    drawing: { pose, beat: deed ?? STANDING, phase: 0 },
    aspect: random() < 0.3 ? "back" : random() < 0.5 ? "side" : "threequarter",
    stance: { elbow: 0.1 * random(), reach: 0.1 * random() },
    expression: CALM,
    held: undefined,
    tall: trueSize(look),
  });
}

interface Alone {
  /** Pixels; negative where it looks to the right. */
  readonly head: number;
  readonly heads: number;
  readonly light: CastLight;
  readonly line: number;
}

function paintAlone(body: DrawnBody, { head, heads, light, line }: Alone): Canvas {
  const size = Math.abs(head);
  const { canvas, context } = openCanvas(size * 5, size * (heads + 1.4));
  context.translate(size * 2.5, size * (0.9 + heads - body.box.bottom));
  context.scale(head, size);
  body.paint({ context, line, size: size < 26 ? "tiny" : "small" });
  context.resetTransform();
  context.globalCompositeOperation = "source-atop";
  for (const tint of [css(light.tone), "rgba(20,24,34,0.26)"]) {
    context.fillStyle = tint;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const PLURALS: Readonly<Record<string, string>> = {
  children: "child",
  men: "man",
  women: "woman",
  kids: "child",
  people: "person",
  boys: "boy",
  girls: "girl",
};

/** Somebody the words fit: "soldiers", "children"; the rest follows the seed. */
function crowdLook(words: string, around: readonly string[], id: string): SubjectLook {
  const own = wordsIn(words).map((word) => PLURALS[word] ?? word);
  const pronoun = seededRandom(`${id} form`)() < 0.5 ? "her" : "his";
  return { kind: "person", look: readPerson({ id, words: own, wardrobe: null, pronoun, around }) };
}
