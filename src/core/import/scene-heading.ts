// What a scene heading says: inside or outside, the place, and the time of day.

export interface Setting {
  /** "Interior", "Exterior", both, or "" when the heading does not say. */
  readonly inside: string;
  /** As written; "" when the heading holds nothing else. */
  readonly place: string;
  /** A time of day that a picture would show, or "". */
  readonly time: string;
  /** The last part when it is a time that the scene before decides: CONTINUOUS, LATER. */
  readonly follows: boolean;
}

const PREFIX = /^(int\.?\/ext|ext\.?\/int|i\.?\/e|e\.?\/i|int|ext|est)[. ][.\s]*/i;
const INSIDE: Readonly<Record<string, string>> = { int: "Interior", ext: "Exterior", est: "Exterior" };
const TIMES = new Set(
  "day night dawn dusk morning evening afternoon noon midday midnight sunrise sunset twilight"
    .split(" ")
    .concat(["magic hour", "golden hour", "early morning", "late afternoon", "late night", "pre-dawn"]),
);
const FOLLOWS =
  /^(moments?|minutes?|hours?|seconds?|a (moment|minute|while|bit)|shortly|much)?\s*(later|after)$|^(continuous|cont'd|same( time)?)$/;

export function readHeading(heading: string): Setting {
  const text = heading.replace(/\s+/g, " ").trim();
  const prefix = PREFIX.exec(text);
  const kind = (prefix?.[1] ?? "").toLowerCase().replaceAll(".", "");
  const inside = INSIDE[kind] ?? (kind === "" ? "" : "Interior and exterior");
  const parts = text.slice(prefix?.[0].length ?? 0).split(/ [-–—]+ /);
  const last = (parts.at(-1) ?? "").toLowerCase().replace(/[.()]/g, "").trim();
  const isTime = TIMES.has(last);
  const follows = FOLLOWS.test(last);
  const place = (isTime || follows ? parts.slice(0, -1) : parts).join(" - ").trim();
  return { inside, place, time: isTime ? last : "", follows };
}
