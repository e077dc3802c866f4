// A shot over somebody's shoulder: who is looked past, and where both stand in the frame.
import type { SubjectPosition } from "../blocking/blocked.ts";
import type { Frame } from "../frame.ts";
import type { ShotCard } from "../shot-card.ts";
import type { CastMember } from "./staged-member.ts";

type Shot = Pick<ShotCard, "framing" | "cameraWords" | "actionWords" | "lines">;

const SHOULDER = /\bover[- ](?:the[- ]|her[- ]|his[- ]|their[- ])?(?:(\p{L}+)['\u2019]s[- ])?shoulders?\b|\bots\b/iu;

/** In the action: "Over Paul's shoulder, Elise lifts her glass", "Elise, seen over Paul's shoulder". */
const SEEN_OVER =
  /(?:^(?:we (?:see|look) )?|\b(?:seen|shot|framed) )over (?:the |(?:the )?(\p{L}+)['\u2019]s )(?:\p{L}+ )?shoulders?\b/iu;

/** Who is looked past, where the words ask for it: the one that they name, else the one who does not speak. */
export function shoulderOf(
  { cameraWords, actionWords, framing, lines }: Shot,
  people: readonly CastMember[],
): string | undefined {
  const asked = SHOULDER.exec(`${framing.label} ${cameraWords}`) ?? SEEN_OVER.exec(actionWords);
  if (!asked || people.length < 2) return undefined;
  const name = asked[1]?.toLowerCase();
  const named = people.find(
    (one) => name !== undefined && (one.id === name || one.name.toLowerCase().split(/\s+/).includes(name)),
  );
  const speaker = lines.find(({ mode }) => mode === "on")?.speaker;
  return (named ?? people.find(({ id }) => id !== speaker) ?? people[0])?.id;
}

/** The shoulder large at the edge on its own side, the other one in what is left of the frame. */
export function overShoulder(
  spot: SubjectPosition,
  over: string,
  { frame, people }: { readonly frame: Frame; readonly people: readonly CastMember[] },
): SubjectPosition {
  if (spot.standing.kind !== "person" || people.length < 2) return spot;
  const isLeft = spot.x < frame.width / 2;
  if (spot.standing.id !== over) return { ...spot, x: frame.width * (isLeft ? 0.36 : 0.64) };
  const head = Math.min(spot.head * 1.45, frame.height * 0.62);
  const top = frame.height * 0.24;
  return { ...spot, head, x: frame.width * (isLeft ? 0.13 : 0.87), top, base: top + head * (spot.standing.heads ?? 7) };
}
