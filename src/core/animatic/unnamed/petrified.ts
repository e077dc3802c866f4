// Somebody who turns to stone, ice or gold: the statue that they are then, as a subject of the shot.
import type { Scene } from "../../../contracts/files/shotlist.ts";

type Subject = Scene["subjects"][number];

/** Id of the statue. */
export const STATUE = "statue";
export const TURNS_TO =
  /\b(?:turns?|changes?|is turned|are turned|freezes|freeze) (?:\w+ly )?(?:in)?to (?:(?:solid|pure|cold|grey|an?|pillar of|block of|living) ){0,3}(stone|rock|granite|marble|ice|gold|bronze|salt|glass|wax|clay|sand|statue)\b/i;
const LIKE: Readonly<Record<string, string>> = { salt: "plaster", glass: "ice", statue: "stone" };

export function petrified({ action, subjects }: Scene): readonly Subject[] {
  const said = TURNS_TO.exec(action);
  const stuff = said?.[1]?.toLowerCase();
  if (!said || stuff === undefined || subjects.some(({ id }) => id === STATUE)) return [];
  const before = action.slice(0, said.index).toLowerCase();
  const people = subjects.filter(({ kind }) => kind === "character");
  const named = ({ id, name }: Subject) =>
    Math.max(before.lastIndexOf(id.toLowerCase()), name ? before.lastIndexOf(name.toLowerCase()) : -1);
  const [who] = people.toSorted((a, b) => named(b) - named(a));
  if (!who) return [];
  const design = `a ${LIKE[stuff] ?? stuff} statue of ${who.design ?? "somebody"}`;
  return [{ ...who, id: STATUE, name: "", design, speaker_index: -1 }];
}
