// The game of a frozen scene, by its action, its place and its subjects.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import { wordsOfPlace } from "../overlay/clean-text.ts";
import type { Game } from "./game.ts";
import { readGame } from "./read-game.ts";

/** `shown`: who is in the picture. */
export function gameIn(
  { action, location, subjects }: Scene,
  shown: readonly { readonly id: string; readonly kind: string; readonly look: { readonly kind: string } }[],
): Game | undefined {
  const isPlayer = (id: string) =>
    shown.some((one) => one.id === id && one.kind === "person" && one.look.kind === "person");
  const wordsOf = ({ name, design = "" }: Scene["subjects"][number]) => `${name} ${design}`;
  return readGame({
    action,
    place: wordsOfPlace(location),
    players: subjects.filter(({ id }) => isPlayer(id)).map(({ id, name, design = "" }) => ({ id, name, design })),
    things: subjects
      .filter(({ kind }) => kind !== "character")
      .map(wordsOf)
      .join(". "),
  });
}
