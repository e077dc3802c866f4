// Cloth that is unrolled or spread over a stall, a table or a counter, which stands before the hands.
import { coloursIn } from "../../colour/colour-words.ts";
import type { Gear } from "../gear.ts";
import type { Mover } from "../mover.ts";
import { smooth } from "../paths.ts";

const COUNTERS = /^(?:stall|table|counter|bench|desk|altar|bar|trestle|workbench)$/;
/** Heads from who spreads it to its middle, and the height of its top; where that is in a near picture, in parts of the frame's height. */
const FORWARD = 3.4;
const TOP = 2.9;
const NEAR = 0.84;

export const spreadOver: Gear = ({ place, one, beat, from, to }) => {
  const noun = beat.because.findLast((word) => COUNTERS.test(word));
  if (noun === undefined || one.member.fixture !== undefined) return [];
  const { spot } = one;
  const known = place.card.scene.subjects.find(({ id }) => beat.holds.includes(id));
  const [colour] = coloursIn([...beat.because, ...(known?.design ?? "").toLowerCase().split(/[^a-z]+/)]);
  const line: Omit<Mover, "art" | "isBefore" | "at"> = {
    ...{ x: spot.x + spot.facing * FORWARD * spot.head, unit: spot.head, facing: spot.facing, because: [noun], colour },
    y: place.isNear ? NEAR * place.frame.height + TOP * spot.head : spot.base,
  };
  const end = Math.min(to, (beat.until ?? 1) * place.card.seconds);
  return [
    { ...line, art: "counter", isBefore: true, at: () => ({ phase: 0 }) },
    {
      ...{ ...line, art: "cloth_over", isBefore: true },
      at: (seconds) =>
        seconds < from ? undefined : { phase: 0.999 * smooth((seconds - from) / Math.max(0.3, 0.8 * (end - from))) },
    },
  ];
};
