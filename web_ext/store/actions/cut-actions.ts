// What can be done with a shot's place in the cut.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { moveClip } from "../cut/cut-keys.ts";
import type { Editor } from "../editor.ts";
import { action, type Action } from "./action.ts";

export const LOCKED = "its place in the cut is locked: unlock it first";

export function cutActions(editor: Editor, shot: ShotStatus): Action[] {
  const { change } = editor.cut;
  const { locked, flag, out } = shot.cut;
  const id = shot.shot;
  return [
    action({
      id: "sound",
      name: "Audio from…",
      why: locked ? LOCKED : undefined,
      run: () => void (editor.windows.sound.value = id),
    }),
    moveAction(editor, shot, -1),
    moveAction(editor, shot, 1),
    action({ id: "lock", name: locked ? "Unlock" : "Lock", run: () => void change(id, { locked: !locked }) }),
    action({
      id: "flag",
      name: flag ? "Take the flag off" : "Flag",
      key: "flag",
      run: () => void change(id, { flag: !flag }),
    }),
    action({
      id: "out",
      name: out ? "Put back into the cut" : "Leave out of the cut",
      key: "leave-out",
      why: locked ? LOCKED : undefined,
      run: () => void change(id, { out: !out }),
    }),
  ];
}

function moveAction(editor: Editor, { shot, cut }: ShotStatus, by: 1 | -1): Action {
  const isAtEnd = editor.cut.shots.value.at(by === 1 ? -1 : 0)?.shot === shot;
  const [side, end] = by === 1 ? ["right", "last"] : ["left", "first"];
  return action({
    id: `move-${side}`,
    name: `Move ${side}`,
    key: "move",
    why: cut.locked ? LOCKED : isAtEnd ? `it is the ${end} of the cut` : undefined,
    run: () => moveClip(editor, shot, by),
  });
}
